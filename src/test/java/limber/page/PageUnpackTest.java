package limber.page;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The script with which a page unpacks itself gives back what the library of the build packed.
class PageUnpackTest extends InBrowser {
    private static final int MANY = 300_000;

    @Test
    void whatWasPackedComesBack() throws IOException {
        for (byte[] bytes : samples())
            assertArrayEquals(bytes, undone("unpackLzma", Lzma.packed(bytes)), bytes.length + " bytes");
    }

    /// A module with the list 3, 300, 302, 5 of elements, a short function and a long one; the differences +3, +297,
    /// +2 and −297 are written as 6, 594, 4 and 593.
    @Test
    void differencesComeBackAsNumbers() throws IOException {
        byte[] wasm = HexFormat.of().parseHex("0061736d01000000" + "0906" + "03ac02ae0205"
                + "0a1b" + "02" + "02000b" + "16" + "00" + "23e807" + "417f" + "23e907" + "1052" + "fb051105"
                + "d2808001"
                + "d203" + "0b" + "0b02" + "0700");
        byte[] written = Deltas.of(wasm);
        assertEquals("0a00000006000000", HexFormat.of().formatHex(written, 0, 8));
        assertEquals("06d20404d104", HexFormat.of().formatHex(written, 30, 36));
        assertArrayEquals(wasm, undone("withoutDeltas", written));
    }

    @BeforeEach
    void load() throws IOException {
        try (InputStream script = PageUnpackTest.class.getResourceAsStream("unpack.js")) {
            tab.eval(new String(Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8)
                    + "; Object.assign(window, {unpackLzma, withoutDeltas}); true");
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

    private byte[] undone(String function, byte[] packed) {
        return Base64.getDecoder().decode(tab.eval("""
                (function(bytes) {
                    var text = '';
                    for (var i = 0; i < bytes.length; i += 4096)
                        text += String.fromCharCode.apply(null, bytes.subarray(i, i + 4096));
                    return btoa(text);
                })(%s(Uint8Array.from(atob('%s'), function(c) { return c.charCodeAt(0); })))"""
                .formatted(function, Base64.getEncoder().encodeToString(packed))).asString());
    }
}
