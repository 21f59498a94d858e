package limber.mesh.file;

import java.nio.charset.StandardCharsets;
import limber.engine.text.BadInput;

/// A logical line of a mesh file that is text, with a read position. Words are separated by blanks; a word that begins
/// with `#` ends the line.
final class TextLine {
    /// In bytes, continuations included; a polygon of some thousand corners fits.
    static final int LONGEST = 1 << 16;
    private static final int LONGEST_QUOTE = 40;
    private static final long LARGEST_INDEX = 100_000_000_000_000_000L; // ten times as much still fits in a long
    private static final String CORNER = " is not a corner of a face; v, v/vt, v//vn or v/vt/vn would be right";

    private final String file;
    private final byte[] text = new byte[LONGEST];
    private int number, length, at;
    private boolean commented;

    TextLine(String file) {
        this.file = file;
    }

    /// The number of its first physical line, from 1.
    int number() {
        return number;
    }

    /// The complaint with file and line in front.
    BadInput bad(String reason) {
        return new BadInput(reason).at(file + ":" + number);
    }

    // ---- as it is filled ----

    void start(int number) {
        this.number = number;
        length = at = 0;
        commented = false;
    }

    void append(byte b) {
        if (length == LONGEST) throw bad("has more than " + LONGEST + " characters; a shorter line would be right");
        if (b == '#' && (length == 0 || isBlank(text[length - 1]))) commented = true;
        text[length++] = b;
    }

    boolean isEmpty() {
        return length == 0;
    }

    /// Whether the next physical line belongs to this one; then the `\` becomes a blank. In a comment it has no meaning
    /// (`# C:\models\`).
    boolean continues() {
        if (commented || length == 0 || text[length - 1] != '\\') return false;
        text[length - 1] = ' ';
        return true;
    }

    /// Leaves out what some editors put before UTF-8 text.
    void skipByteOrderMark() {
        if (length >= 3 && text[0] == (byte) 0xEF && text[1] == (byte) 0xBB && text[2] == (byte) 0xBF) at = 3;
    }

    // ---- as it is read ----

    /// Whether another word follows; the place is then at its beginning.
    boolean more() {
        while (at < length && isBlank(text[at])) at++;
        return at < length && text[at] != '#';
    }

    String word() {
        int from = at;
        at = end();
        return new String(text, from, at - from, StandardCharsets.ISO_8859_1);
    }

    /// The number that stands here, which may be infinite or none (`inf`, `-1.#IND`).
    ///
    /// @param right what would be right, for the complaint
    double coordinate(String right) {
        int from = at;
        double v = valueOrNaN();
        if (!Double.isNaN(v)) return v;
        String word = quote(from);
        if (word.matches("(?i)'[+-]?(nan|inf|\\d*\\.?#).*")) return v;
        throw bad(word + " is not a number; " + right + " would be right");
    }

    /// A number that is finite, or that nobody checks.
    double number(String right) {
        int from = at;
        double v = coordinate(right);
        if (Double.isFinite(v)) return v;
        throw bad(quote(from) + " is not a finite number; " + right + " would be right");
    }

    /// The number that stands here; NaN for a word that is none.
    double valueOrNaN() {
        int from = at;
        at = end();
        return Decimal.parse(text, from, at);
    }

    /// Whether an index stands here, rather than nothing, as in the middle of `1//3`.
    boolean atIndex() {
        return at < length && !isBlank(text[at]) && text[at] != '/';
    }

    /// The same for a vertex, of which there are not that many.
    long vertexIndex() {
        long v = index();
        if (Math.abs(v) >= LARGEST_INDEX) throw badWord(" names nothing; a smaller index would be right");
        return v;
    }

    /// A whole number up to `/` or the end of the word.
    long index() {
        int from = at;
        boolean negative = text[at] == '-';
        if (negative || text[at] == '+') at++;
        int digits = at;
        long v = 0;
        for (; at < length && text[at] >= '0' && text[at] <= '9'; at++)
            if (v < LARGEST_INDEX) v = v * 10 + text[at] - '0';
        if (at == digits || at < length && text[at] != '/' && !isBlank(text[at])) throw badCorner(from);
        return negative ? -v : v;
    }

    /// Steps over a `/` if one stands here.
    boolean slash() {
        boolean slash = at < length && text[at] == '/';
        if (slash) at++;
        return slash;
    }

    /// Refuses a corner that does not end here.
    void endCorner() {
        if (at < length && !isBlank(text[at])) throw badCorner(at);
    }

    private BadInput badCorner(int place) {
        at = place;
        return badWord(CORNER);
    }

    /// The complaint about the word that ends or stands at the place.
    BadInput badWord(String reason) {
        int from = at;
        while (from > 0 && !isBlank(text[from - 1])) from--;
        at = end();
        return bad(quote(from) + reason);
    }

    private int end() {
        int end = at;
        while (end < length && !isBlank(text[end])) end++;
        return end;
    }

    /// From there to the place, not too much of it.
    private String quote(int from) {
        String word = new String(text, from, Math.min(at - from, LONGEST_QUOTE), StandardCharsets.UTF_8);
        return "'" + word + (at - from > LONGEST_QUOTE ? "…'" : "'");
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\t' || b == 0x0B || b == '\f';
    }
}
