package limber.page;

/// Bytes as text in the 91 printable characters of ASCII without `&`, `<` and `>`, so that nothing in HTML reads them
/// as markup. Two characters stand for 13 bits, the first bits in the lowest places, and the last one or two for the
/// rest: one for up to six bits.
final class Base91 {
    private static final int BASE = 91, BITS = 13, ONE = 6;

    private Base91() {}

    static String of(byte[] bytes) {
        var text = new StringBuilder((int) (bytes.length * 8L * 2 / BITS) + 2);
        int waiting = 0, count = 0;
        for (byte b : bytes) {
            waiting |= (b & 0xff) << count;
            count += 8;
            if (count < BITS) continue;
            pair(waiting & (1 << BITS) - 1, text);
            waiting >>>= BITS;
            count -= BITS;
        }
        if (count > ONE) pair(waiting, text);
        else if (count > 0) text.append(character(waiting));
        return text.toString();
    }

    private static void pair(int value, StringBuilder text) {
        text.append(character(value % BASE)).append(character(value / BASE));
    }

    private static char character(int digit) {
        int c = '!' + digit;
        if (c >= '&') c++;
        if (c >= '<') c++;
        if (c >= '>') c++;
        return (char) c;
    }
}
