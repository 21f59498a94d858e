package limber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/// The rule for what is said against the inputs of strangers: one line, which says something and can be read.
public final class ClearLine {
    private static final int LONGEST = 2500;

    private ClearLine() {}

    /// @return the same
    public static String checked(String line) {
        assertFalse(line.isBlank(), "an input is refused without a word");
        assertEquals(1, line.lines().count(), () -> "this is more than a line: " + line);
        assertTrue(line.length() < LONGEST, () -> "a line of " + line.length() + " characters: " + line);
        return line;
    }
}
