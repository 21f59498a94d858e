package limber.page;

/// Bytes as text in 116 characters of ASCII: all but those that end a line or a text, tabulators, escape and delete,
/// and `&`, `<` and `>`, so that nothing in HTML reads them as markup and no server changes them on their way. Seven
/// characters stand for six bytes, since 116⁷ > 256⁶, and one more than there are bytes for the last ones; the first
/// byte and the first character are the lowest.
final class Base116 {
    private static final int BYTES = 6;
    private static final char[] CHARACTERS = characters();

    private Base116() {}

    private static char[] characters() {
        var all = new StringBuilder();
        for (char c = 0; c < 128; c++) if ("\0\t\n\13\f\r\32\33&<>\177".indexOf(c) < 0) all.append(c);
        return all.toString().toCharArray();
    }

    static String of(byte[] bytes) {
        var text = new StringBuilder((int) (bytes.length * 7L / BYTES) + 2);
        for (int at = 0; at < bytes.length; at += BYTES) {
            int count = Math.min(BYTES, bytes.length - at);
            long value = 0;
            for (int i = count - 1; i >= 0; i--) value = value << 8 | bytes[at + i] & 0xff;
            for (int i = 0; i <= count; i++) {
                text.append(CHARACTERS[(int) (value % CHARACTERS.length)]);
                value /= CHARACTERS.length;
            }
        }
        return text.toString();
    }
}
