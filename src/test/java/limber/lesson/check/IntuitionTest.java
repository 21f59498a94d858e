package limber.lesson.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import limber.lesson.Advice;
import limber.lesson.Draft;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntuitionTest {
    /// A stick of 1 m that falls freely: after 10 frames it is lower and still 1 m long.
    private static final String FALLING = Draft.HEAD.replace("model: rope\n",
            "model: rope\nset: {segments: 1, length: 1, end: [1, 0, 0], pinStart: false}\n") + """
                    ## Ask
                    ```limber
                    id: ask
                    predict:
                    - id: long
                      ask: How long is it then?
                      at: {frame: 10}
                      choices:
                      - {text: 1 m, when: abs(totalLength - 1) < 1e-9, naive: true}
                      - {text: longer, when: totalLength > 1.001}
                    - id: fast
                      ask: How fast are its ends?
                      at: {frame: 10}
                      choices:
                      - {text: both as fast, when: max(speed) - min(speed) < 1e-9}
                      - {text: one is faster, when: max(speed) - min(speed) > 1e-9, naive: true}
                    - id: unmarked
                      ask: Does it fall?
                      at: {frame: 10}
                      choices:
                      - {text: it does, when: max(speed) > 0}
                      - {text: it rests, when: max(speed) == 0}
                    ```
                    """;

    @TempDir Path folder;

    @Test
    void whatIsRightIsCountedAsTheLessonRuns() {
        assertEquals(new Intuition(2, 1), counted(FALLING), "one first thought of two is right, the third is unmarked");
        assertEquals(new Intuition(2, 2), counted(FALLING.replace("min(speed) < 1e-9}", "min(speed) < 0}")
                .replace("min(speed) > 1e-9,", "min(speed) > -1,")), "it follows the conditions, not the marks");
    }

    private Intuition counted(String text) {
        var counter = new Intuition.Counter((_, _, _) -> {});
        assertEquals(List.of(), PlayThrough.of(Draft.of(folder, text).lesson(), counter));
        return counter.found();
    }

    @Test
    void aQuestionOfChoicesWithoutAFirstThoughtIsAdvisedAgainst() {
        List<String> advice = Advice.on(Draft.of(folder, FALLING).lesson());
        assertEquals(1, advice.size(), advice.toString());
        assertTrue(advice.getFirst().endsWith("lesson.md:27:3: warning: 'unmarked' has no naive choice; naive: true "
                + "beside what a beginner thinks first would be right"), advice.getFirst());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "110 ¦ 41 ¦ intuition: right in 41 of 110 choices (37 %)",
        "1 ¦ 0 ¦ intuition: right in 0 of 1 choice (0 %)",
        "8 ¦ 1 ¦ intuition: right in 1 of 8 choices (13 %)",
    })
    void itIsTold(int labelled, int right, String told) {
        assertEquals(Optional.of(told), new Intuition(labelled, right).told());
        assertEquals(Optional.empty(), Intuition.NONE.told());
    }

    /// 30 % of 20 are 6 and 45 % are 9; of one lesson, or of 19 questions, nothing is said.
    @ParameterizedTest
    @CsvSource({"2, 20, 5, too seldom", "2, 20, 6, ''", "2, 20, 9, ''", "2, 20, 10, too often", "1, 20, 0, ''",
        "2, 19, 0, ''", "38, 102, 8, too seldom"})
    void aCourseIsWarnedOutside30To45Percent(int lessons, int labelled, int right, String said) {
        Optional<String> warning = new Intuition(labelled, right).warning(lessons);
        assertEquals(said.isEmpty() ? Optional.empty()
                : Optional.of("warning: a beginner's first thought is " + said + " right; 30..45 % over a course would "
                        + "be right"),
                warning);
    }
}
