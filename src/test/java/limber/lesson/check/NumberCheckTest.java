package limber.lesson.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import limber.lesson.Draft;
import limber.lesson.Lesson;
import limber.lesson.Step;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Numbers in texts about a stick that falls freely: v = g·h·n is 1.962 m/s after n = 10 steps of h = 0.02 s, and the
/// way is g·h²·n(n+1)/2 = 0.21582 m.
class NumberCheckTest {
    private static final String HEAD = Draft.HEAD.replace("model: rope\n",
            "model: rope\nset: {segments: 1, end: [1, 0, 0], pinStart: false}\n");

    @TempDir Path folder;

    /// The warnings about a lesson with this reason, behind its place, which is line 16.
    private List<String> reason(String because) {
        return warnings(draft(because, ""));
    }

    private Draft draft(String because, String after) {
        return Draft.of(folder, HEAD + """
                ## Step
                ```limber
                id: one
                predict:
                - id: q
                  ask: How fast is it after ten frames?
                  at: {frame: 10}
                  number: {truth: max(speed), unit: m/s, tolerance: 5 %%}
                  because: "%s"
                ```
                %s
                """.formatted(because, after));
    }

    private List<String> warnings(Draft draft) {
        Lesson lesson = draft.lesson();
        var check = new NumberCheck(lesson, (_, _, _) -> {});
        assertEquals(List.of(), PlayThrough.of(lesson, check));
        return check.warnings().stream().map(draft::shown).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "It falls freely.", "It is 1.962 m/s.", "It is 1.96 m/s.", "It is 2.0 m/s.", "It is 2 m/s.",
        "10 · 0.02 s · 9.81 m/s² = 1.962 m/s", "Each of the 10 steps adds 9.81 · 0.02 = 0.196 m/s: 1.96 m/s.",
        "It is 1.962 m/s, and half of that, 0.981 m/s, on the way.", "It is 1.962 m/s; a step takes 20 ms.",
        "It is 1.962 m/s, and the stick of 1 m stays 100 cm long.", "It is 1.962 m/s · 1 = 1.962 m/s.",
        "It is 1.962 m/s and twice 0.02 s is 0.04 s.", "v² = 1.96² = 3.84 at 1.96 m/s",
    })
    void aReasonThatAgreesIsNotMentioned(String because) {
        assertEquals(List.of(), reason(because));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "It is 9.81 m/s². ¦ this reason does not have the number that ran, 1.962 m/s; it would be right there",
        "10 · 0.02 · 9.81 = 1.862, not 1.962 m/s. ¦ '10 · 0.02 · 9.81 = 1.862' does not hold: the left side is 1.962; "
                + "equal sides would be right",
        "It is 1.962 m/s, and it has fallen 0.37 m. ¦ '0.37 m' agrees with nothing that ran, that is set or that is "
                + "computed here; such a number, how it is computed, or given: [0.37] in the block would be right",
        "It is 1.962 m/s after 350 ms. ¦ '350 ms' agrees with nothing that ran, that is set or that is computed here; "
                + "such a number, how it is computed, or given: [350.0] in the block would be right",
    })
    void aReasonThatDoesNotIsAWarningWithItsPlace(String because, String warning) {
        assertEquals(List.of("lesson.md:16:13: warning: " + warning),
                reason(because).stream().map(w -> w.replaceAll("1\\.96[12]\\d*(?= m/s;|; eq)", "1.962")).toList());
    }

    @Test
    void theTextOfTheStepIsComparedWithWhatRanToo() {
        assertEquals(List.of("18"), places(draft("It is 1.962 m/s.", "Here it moves at 2.31 m/s.")));
        assertEquals(List.of(), places(draft("It is 1.962 m/s.", "In frame 5 it moves at 0.981 m/s.")),
                "a frame that the text names is run");
        assertEquals(List.of("18"), places(draft("It is 1.962 m/s.", "It is $`1.962 \\cdot 2`$ = 3.92, and "
                + "$`\\frac{1.962}{2}`$ = 0.99.")), "a formula is read as arithmetic");
    }

    private List<String> places(Draft draft) {
        return warnings(draft).stream().map(w -> w.split(":")[1]).toList();
    }

    @Test
    void aGivenNumberNeedsNoOtherSource() {
        Draft draft = Draft.of(folder, HEAD + """
                ## Step
                ```limber
                id: one
                goto: {frame: 5}
                given: [0.73, 3 * max(speed)]
                ```
                Copper has 0.73, and 2.943 is three times the speed. But 0.77 is not known.
                """);
        assertEquals(List.of("lesson.md:14:1: warning: '0.77' agrees with nothing that ran, that is set or that is "
                + "computed here; such a number, how it is computed, or given: [0.77] in the block would be right"),
                warnings(draft));
    }

    @Test
    void aTranslationWithAnotherNumberIsFound() {
        Draft draft = draft("It is 1.962 m/s.", "").with("lesson.zh.md", """
                ---
                id: draft
                title: 稿
                ---
                ## 步
                ```limber
                id: one
                predict:
                - id: q
                  ask: 多快？
                  because: 是 1.692 米/秒。
                ```
                """);
        assertEquals(List.of("lesson.zh.md:11:12"),
                warnings(draft).stream().map(w -> w.substring(0, w.indexOf(": "))).distinct().toList());
    }

    /// 5⁴⁰ copies of a number would fit into no memory.
    @Test
    void powersOfPowersAreNotWrittenOut() {
        String nested = "(".repeat(40) + "2" + ")⁵".repeat(40);
        assertEquals(List.of(), WrittenEquation.in(nested + " = 1"));
        assertEquals(List.of(), reason("It is 1.962 m/s, and " + nested + " = 1."));
    }

    // ---- reading numbers and equations ----

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "16,236 bytes ¦ 16236.0 bytes", "10 242 顶点 ¦ 10242.0 ", "3.0e-6 N ¦ 3.0E-6 N", "0.71 毫米 ¦ 0.71 毫米",
        "(0.75, 0.25) ¦ 0.75 ;0.25 ", "P3, x_2 and 2r ¦ ''", "20 1/s ¦ 20.0 1/s", "2 m/s² ¦ 2.0 m/s²",
        "−0.25. ¦ 0.25 ",
    })
    void numbersAreReadWithTheirUnits(String text, String numbers) {
        assertEquals(numbers.strip(), String.join(";", PrintedNumber.in(text).stream()
                .map(n -> n.value() + " " + n.unit()).toList()).strip());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "so 2 · 3 = 6. ¦ true", "so 2 · 3 = 7. ¦ false", "1/3 = 0.333 ¦ true", "1/3 = 0.33 ¦ true",
        "1/3 = 0.34 ¦ false",
        "40 − 4 = 36 cm ¦ true", "9 · 9.81 m/s² · (0.01 s)² = 8.83 mm ¦ true", "√(3² + 4²) = 5 ¦ true",
        "sin 30° = 0.5 ¦ true", "sin 30° = 0.87 ¦ false", "atan(1.2/2.2) = 28.6° ¦ true", "(1.5 + 0.5)⁵ = 32 ¦ true",
        "π · 0.4 m = 1.26 m ¦ true", "e^(−0.358) = 0.699 ¦ ''", "x = 3 ¦ ''", "1 + … + 50 = 1275 ¦ ''",
        "r · cos 60° = r/2 ¦ ''", "hω/2 = 0.53 ¦ ''", "4 = 0 ¦ ''",
    })
    void equationsBetweenNumbersAreComputed(String text, String holds) {
        assertEquals(holds, String.join(" ", WrittenEquation.in(text).stream().map(e -> "" + e.holds()).toList()));
    }
}
