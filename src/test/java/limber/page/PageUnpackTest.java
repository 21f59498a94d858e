package limber.page;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// The script with which a page unpacks itself gives back what the library of the build packed.
class PageUnpackTest {
    private static final int MANY = 300_000;

    @Test
    void whatWasPackedComesBack() throws IOException {
        try (Browser browser = Browser.start(); Tab tab = browser.open()) {
            try (InputStream script = PageUnpackTest.class.getResourceAsStream("unpack.js")) {
                tab.eval(new String(Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8)
                        + "; window.unpackLzma = unpackLzma; true");
            }
            for (byte[] bytes : samples()) assertArrayEquals(bytes, unpacked(tab, bytes), bytes.length + " bytes");
        }
    }

    /// Nothing, one byte, one byte again and again, noise, noise that comes again after near and far places, and words.
    private static List<byte[]> samples() {
        var noise = new byte[MANY];
        new Random(53).nextBytes(noise);
        var again = new byte[4 * MANY];
        var random = new Random(7);
        for (int at = 0; at < again.length;) {
            int length = Math.min(1 + random.nextInt(400), again.length - at);
            int distance = random.nextInt(3) == 0 ? 1 + random.nextInt(6) : 1 + random.nextInt(Math.max(1, at));
            for (int i = 0; i < length; i++, at++) {
                int from = at - distance;
                again[at] = from < 0 || random.nextInt(90) == 0 ? (byte) random.nextInt() : again[from];
            }
        }
        var words = new StringBuilder();
        List<String> some = List.of("rope ", "stick ", "point ", "弹簧", "x = x + v dt\n", "0.125 ", "the ", "a ");
        while (words.length() < MANY) words.append(some.get(random.nextInt(some.size())));
        var same = new byte[MANY];
        Arrays.fill(same, (byte) 200);
        return List.of(new byte[0], new byte[]{65}, same, noise, again,
                words.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] unpacked(Tab tab, byte[] bytes) {
        String packed = Base64.getEncoder().encodeToString(Lzma.packed(bytes));
        return Base64.getDecoder().decode(tab.eval("""
                (function(bytes) {
                    var text = '';
                    for (var i = 0; i < bytes.length; i += 4096)
                        text += String.fromCharCode.apply(null, bytes.subarray(i, i + 4096));
                    return btoa(text);
                })(unpackLzma(Uint8Array.from(atob('%s'), function(c) { return c.charCodeAt(0); })))"""
                .formatted(packed)).asString());
    }
}
