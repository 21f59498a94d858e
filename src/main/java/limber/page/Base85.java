package limber.page;

/// Bytes as text in the 85 characters from `#` to `y` without `<` and `\`, which nothing in HTML reads as markup: five
/// characters stand for four bytes, and n + 1 for the n that are left at the end.
final class Base85 {
    private static final int BASE = 85, GROUP = 4;

    private Base85() {}

    static String of(byte[] bytes) {
        var text = new StringBuilder(bytes.length / GROUP * (GROUP + 1) + GROUP + 1);
        var digits = new char[GROUP + 1];
        for (int i = 0; i < bytes.length; i += GROUP) {
            int count = Math.min(GROUP, bytes.length - i);
            long value = 0;
            for (int j = 0; j < GROUP; j++) value = value << 8 | (j < count ? bytes[i + j] & 0xff : 0);
            for (int j = GROUP; j >= 0; j--) {
                digits[j] = character((int) (value % BASE));
                value /= BASE;
            }
            text.append(digits, 0, count + 1);
        }
        return text.toString();
    }

    private static char character(int digit) {
        int c = '#' + digit;
        if (c >= '<') c++;
        if (c >= '\\') c++;
        return (char) c;
    }
}
