package limber.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextBytesTest {
    /// A letter of one byte in UTF-8, of two, of three, and of four: the last one is two units of UTF-16.
    private static final String TEXT = "a\n\u00E9\u6587\uD83D\uDE00\n";

    private static String refused(int... bytes) {
        var given = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++)
            given[i] = (byte) bytes[i];
        return assertThrows(BadInput.class, () -> PlainFile.decode("x", given)).getMessage();
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE"})
    void aMarkNamesTheEncodingAndIsNoPartOfTheText(String encoding) {
        assertEquals(TEXT, PlainFile.decode("x", ("\uFEFF" + TEXT).getBytes(Charset.forName(encoding))));
        assertEquals("", PlainFile.decode("x", "\uFEFF".getBytes(Charset.forName(encoding))));
    }

    @Test
    void aTextInUtf8NeedsNoMark() {
        assertEquals(TEXT, PlainFile.decode("x", TEXT.getBytes(StandardCharsets.UTF_8)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16LE", "UTF-16BE"})
    void utf16WithoutItsMarkIsNamed(String encoding) {
        var bytes = "frame,element".getBytes(Charset.forName(encoding));
        assertEquals(
                "x: is text in UTF-16 without a mark of byte order; text in UTF-8, or in UTF-16 with its mark, "
                        + "would be right",
                assertThrows(BadInput.class, () -> PlainFile.decode("x", bytes)).getMessage());
    }

    /// The first half of a pair stands in line 2 behind one letter; half a unit, in line 1 behind one.
    @Test
    void thePlaceInUtf16IsNamed() {
        String right = "; a file saved as UTF-8 would be right";
        assertEquals("x:2:2: is not UTF-16 text from here on" + right,
                refused(0xFE, 0xFF, 0, 'a', 0, '\n', 0, 'b', 0xD8, 0x3D, 0, 'c'));
        assertEquals("x:1:2: is not UTF-16 text from here on" + right, refused(0xFF, 0xFE, 'a', 0, 'b'));
    }

    @Test
    void whatIsNoTextIsNamed() {
        Map.of("PK\u0003\u0004", "a zip archive", "%PDF-", "a PDF file", "\u00FF\u00FE\0\0", "text in UTF-32",
                "\u0093NUMPY", "an array of NumPy", "\u00D0\u00CF\u0011\u00E0", "a document of an older office program")
                .forEach((begins, what) -> {
                    String said = refused((begins + "xyz").chars().toArray());
                    assertTrue(said.startsWith("x: is " + what), said);
                });
    }
}
