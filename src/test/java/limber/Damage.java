package limber;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/// A way to damage a file that a seed decides: bytes changed, cut out, doubled, and words put in that parsers dislike.
public record Damage(long seed) {
    private static final List<String> WORDS = List.of("nan", "-1", "1e999", "99999999999999999999", "2147483648", "{",
            "}", "[", "]", "\"", "'", ":", ": ", "- ", "&a ", "*a", "!!x ", "\n", "\r", "\t", "\0", "\uFEFF", "\u202E",
            "\\", "\\u12", "---\n", "```", "null", "true", "%", "#", "0", "..", "/", "é", "🙂");
    private static final int MOST = 4, LONGEST = 60;

    /// The file with one to four faults.
    public byte[] of(byte[] file) {
        var random = new SplittableRandom(seed);
        byte[] damaged = file;
        for (int n = random.nextInt(1, MOST + 1); n > 0; n--) damaged = fault(damaged, random);
        return damaged;
    }

    private static byte[] fault(byte[] file, SplittableRandom random) {
        int from = random.nextInt(file.length + 1);
        int to = Math.min(file.length, from + random.nextInt(1, LONGEST));
        byte[] part = Arrays.copyOfRange(file, from, to);
        return switch (random.nextInt(6)) {
            case 0 -> joined(file, from, new byte[0], to);
            case 1 -> joined(file, from, part, from);
            case 2 -> joined(file, from, new byte[]{(byte) random.nextInt(256)}, Math.min(file.length, from + 1));
            case 3 -> Arrays.copyOf(file, from);
            case 4 -> joined(file, from, word(random), from);
            default -> joined(file, from, word(random), to);
        };
    }

    private static byte[] word(SplittableRandom random) {
        return WORDS.get(random.nextInt(WORDS.size())).getBytes(StandardCharsets.UTF_8);
    }

    /// The file before `from`, something, and the file from `to` on.
    private static byte[] joined(byte[] file, int from, byte[] between, int to) {
        var joined = new ByteArrayOutputStream();
        joined.write(file, 0, from);
        joined.writeBytes(between);
        joined.write(file, to, file.length - to);
        return joined.toByteArray();
    }
}
