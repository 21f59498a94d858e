package limber.handout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.nayuki.qrcodegen.QrCode;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;

/// The address of a web page on a handout.
class PageAddressTest {
    private static final String PAGE = "https://example.org/course/one-stick.html?a=1&b=2";

    @Test
    void theDrawnSquaresAreThoseOfTheCode() {
        QrCode code = QrCode.encodeText(PAGE, QrCode.Ecc.MEDIUM);
        boolean[][] drawn = drawn(PageAddress.read(PAGE).html(), code.size + 8);
        for (int y = 0; y < drawn.length; y++)
            for (int x = 0; x < drawn.length; x++)
                assertEquals(code.getModule(x - 4, y - 4), drawn[y][x], x + ", " + y);
    }

    /// The squares that a path of rows fills.
    private static boolean[][] drawn(String html, int side) {
        assertTrue(html.contains("viewBox=\"0 0 " + side + " " + side + "\""), html);
        var dark = new boolean[side][side];
        Matcher row = Pattern.compile("M(\\d+) (\\d+)h(\\d+)v1h-\\3z").matcher(html);
        while (row.find())
            for (int i = 0; i < Integer.parseInt(row.group(3)); i++)
                dark[Integer.parseInt(row.group(2))][Integer.parseInt(row.group(1)) + i] = true;
        return dark;
    }

    @Test
    void theTextBesideItIsShortAndEscaped() {
        String html = PageAddress.read(PAGE).html();
        assertTrue(html.contains("<span>example.org/course/one-stick.html?a=1&amp;b=2</span>"), html);
        assertTrue(PageAddress.read("http://example.org/").html().contains("<span>http://example.org</span>"));
        String quoted = PageAddress.read("https://example.org/it's").html();
        assertFalse(quoted.contains("it's"), quoted);
    }

    @Test
    void otherAddressesAreRefused() {
        for (String bad : List.of("", "example.org", "javascript:alert(1)", "file:///etc/passwd", "https://",
                "https://a b.org", "https://me:secret@example.org/", "data:text/html,x", "https://example.org/\"><b>"))
            assertThrows(BadInput.class, () -> PageAddress.read(bad), bad);
        String message = assertThrows(BadInput.class, () -> PageAddress.read("https://example.org/" + "x".repeat(300)))
                .getMessage();
        assertTrue(message.contains("320 characters; at most 300"), message);
    }
}
