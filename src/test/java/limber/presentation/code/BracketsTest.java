package limber.presentation.code;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Brackets that belong together.
class BracketsTest {
    private static final String SOURCE = "a(b[1], ')'); // )\n{ }";

    @Test
    void theBracketsOnEitherSideOfTheCaretArePaired() {
        assertEquals(Optional.of(new Brackets(1, 11)), Brackets.at(SOURCE, 1), "behind the caret");
        assertEquals(Optional.of(new Brackets(1, 11)), Brackets.at(SOURCE, 12), "before the caret");
        assertEquals(Optional.of(new Brackets(3, 5)), Brackets.at(SOURCE, 4));
        assertEquals(Optional.of(new Brackets(19, 21)), Brackets.at(SOURCE, SOURCE.length()));
    }

    @Test
    void oneInAStringOrACommentOrWithoutAnotherHasNone() {
        assertEquals(Optional.empty(), Brackets.at(SOURCE, 10), "in a string");
        assertEquals(Optional.empty(), Brackets.at(SOURCE, 18), "in a comment");
        assertEquals(Optional.empty(), Brackets.at("f(a;", 2));
        assertEquals(Optional.empty(), Brackets.at("(]", 1));
        assertEquals(Optional.empty(), Brackets.at("", 0));
    }
}
