package limber.file;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import limber.engine.text.BadInput;

/// The bytes of a text file: UTF-8, or UTF-16 in either order of bytes with the mark that names the order. What else
/// they are is said as far as their beginning tells.
///
/// UTF-16 is decoded here, since a browser has no decoder for it.
final class TextBytes {
    private static final String RIGHT = "; text in UTF-8, or in UTF-16 with its mark, would be right";
    /// Bytes by which UTF-16 without a mark is told: in most texts, every other one of them is 0.
    private static final int LOOKED_AT = 64;

    private final String file;
    private final byte[] bytes;

    /// The beginning of files that are no text, and what they are.
    private enum Other {
        UTF_32_LITTLE("is text in UTF-32", 0xFF, 0xFE, 0, 0), UTF_32_BIG("is text in UTF-32", 0, 0, 0xFE, 0xFF),
        ZIP("is a zip archive, such as a spreadsheet (.xlsx, .ods), and no text", 'P', 'K', 3, 4),
        OLD_OFFICE("is a document of an older office program (.xls, .doc), and no text", 0xD0, 0xCF, 0x11, 0xE0),
        GZIP("is compressed by gzip, and no text", 0x1F, 0x8B),
        PDF("is a PDF file, and no text", '%', 'P', 'D', 'F', '-'),
        PNG("is a PNG picture, and no text", 0x89, 'P', 'N', 'G'),
        JPEG("is a JPEG picture, and no text", 0xFF, 0xD8, 0xFF),
        NUMPY("is an array of NumPy (.npy), and no text", 0x93, 'N', 'U', 'M', 'P', 'Y');

        final String what;
        final int[] begins;

        Other(String what, int... begins) {
            this.what = what;
            this.begins = begins;
        }
    }

    /// @param file how complaints call it
    TextBytes(String file, byte[] bytes) {
        this.file = file;
        this.bytes = bytes;
    }

    /// Whether they begin with a mark of UTF-16, and not with one of UTF-32.
    static boolean isUtf16(byte[] bytes) {
        return begins(bytes, 0xFE, 0xFF) || begins(bytes, 0xFF, 0xFE) && !begins(bytes, Other.UTF_32_LITTLE.begins);
    }

    private static boolean begins(byte[] bytes, int... those) {
        if (bytes.length < those.length)
            return false;
        for (int i = 0; i < those.length; i++)
            if ((bytes[i] & 0xFF) != those[i])
                return false;
        return true;
    }

    /// The text, without its mark.
    ///
    /// @throws BadInput with the line and column from which on it is none
    String text() {
        for (Other other : Other.values())
            if (begins(bytes, other.begins))
                throw new BadInput(file + ": " + other.what + RIGHT);
        if (isUtf16(bytes))
            return utf16((bytes[0] & 0xFF) == 0xFE ? 0 : 1);
        if (alternates(0) || alternates(1))
            throw new BadInput(file + ": is text in UTF-16 without a mark of byte order" + RIGHT);
        return utf8();
    }

    /// Whether, of each pair of bytes, this one is 0 and the other one is not.
    private boolean alternates(int zero) {
        int length = Math.min(bytes.length, LOOKED_AT) & ~1;
        for (int i = 0; i < length; i++)
            if ((bytes[i] == 0) != (i % 2 == zero))
                return false;
        return length > 0;
    }

    private String utf8() {
        var out = CharBuffer.allocate(bytes.length + 1);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes), out, true);
        String text = out.flip().toString();
        if (result.isError())
            throw ends("UTF-8", text);
        return PlainFile.unmarked(text);
    }

    /// @param high where the higher byte of each pair is: 0 or 1
    private String utf16(int high) {
        var text = new char[bytes.length / 2 - 1];
        for (int i = 0; i < text.length; i++)
            text[i] = (char) ((bytes[2 * i + 2 + high] & 0xFF) << 8 | bytes[2 * i + 3 - high] & 0xFF);
        for (int i = 0; i < text.length; i++) {
            if (!Character.isSurrogate(text[i]))
                continue;
            if (i + 1 == text.length || !Character.isSurrogatePair(text[i], text[i + 1]))
                throw ends("UTF-16", new String(text, 0, i));
            i++;
        }
        if (bytes.length % 2 != 0)
            throw ends("UTF-16", new String(text));
        return new String(text);
    }

    private BadInput ends(String encoding, String text) {
        long line = text.chars().filter(c -> c == '\n').count() + 1;
        return new BadInput(file + ":" + line + ":" + (text.length() - text.lastIndexOf('\n')) + ": is not " + encoding
                + " text from here on; a file saved as UTF-8 would be right");
    }
}
