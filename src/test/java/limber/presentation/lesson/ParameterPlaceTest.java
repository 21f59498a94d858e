package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import limber.lesson.Lesson;
import limber.lesson.Lessons;
import org.junit.jupiter.api.Test;

/// Where the parameters of a step stand that the text asks for.
class ParameterPlaceTest {
    /// Step 1 shows the pane and opens all of it, step 2 shows another pane, step 6 lets two be changed.
    @Test
    void aStepThatAsksForParametersHasThem() {
        Lesson lesson = Lessons.find("points-that-remember").orElseThrow();
        assertEquals(ParameterPlace.FOLDED, ParameterPlace.of(lesson.steps().get(0)));
        assertEquals(ParameterPlace.PANE, ParameterPlace.of(lesson.steps().get(1)));
        assertEquals(ParameterPlace.OPEN, ParameterPlace.of(lesson.steps().get(5)));
    }
}
