package limber.presentation.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

class TemplateTest {
    private static final String PUSHED = "particle {element}, pushed by {f:N}, is {gap?out:in}";

    @Test
    void numbersAreFilledInWithTheirUnits() {
        assertEquals("particle 3, pushed by 2 N, is in",
                Template.fill(PUSHED, Map.of("element", 3.0, "f", -2.0, "gap", -1.0)::get));
    }

    @Test
    void aSentenceWithoutOneOfItsNumbersIsNotComplete() {
        assertTrue(Template.complete(PUSHED, Map.of("element", 3.0, "f", 2.0, "gap", 0.0)::containsKey));
        assertFalse(Template.complete(PUSHED, Map.of("element", 3.0, "gap", 0.0)::containsKey));
        assertTrue(Template.complete("no number", Map.of()::containsKey));
    }
}
