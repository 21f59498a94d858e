package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import limber.lesson.question.CodeGap;
import org.junit.jupiter.api.Test;

/// The space for an answer on paper.
class AnswerSpaceTest {
    /// The paragraph around a gap without the comments that open and close it, and two lines more than the solution.
    @Test
    void aGapStandsBetweenTheLinesOfItsParagraph() {
        var gap = new CodeGap("Own.java", "first();\n\nsecond();\n// your code\n", "",
                "// until here\nthird();\n\nlast();\n",
                "fourth();\nfifth();\n");
        assertEquals(new AnswerSpace.Gap(List.of("second();"), 4, List.of("third();")),
                AnswerSpace.Gap.of(gap));
    }
}
