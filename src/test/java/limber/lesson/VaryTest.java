package limber.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import limber.engine.settings.Parameter;
import limber.lesson.check.PlayThrough;
import limber.lesson.check.VariantCheck;
import limber.lesson.question.Answer;
import limber.lesson.question.Trial;
import limber.lesson.source.PlainProse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Numbers that a lesson draws for each student.
class VaryTest {
    private static final String LESSON = """
            ---
            format: 1
            id: draft
            title: A draft
            model: rope
            set: {segments: 1, end: [1.4, 0, 0], length: 1, gravity: [0, 0, 0], iterations: 1}
            vary: VARY
            ---
            ## Step
            The rest length is {{length}} m, half of it {{0.5 * length}} m.
            ```limber
            id: s
            goto: {frame: 0}
            predict:
            - id: q
              ask: How much is missing from {{length}} m?
              at: {frame: 0}
              number: {truth: "max(residual)", unit: m, tolerance: 1 %}
              because: It is {{1.4 - length}} m.
            ```
            """;

    @TempDir Path folder;

    private Draft draft(String vary) {
        return Draft.of(folder, LESSON.replace("VARY", vary));
    }

    // ---- the numbers ----

    /// By hand: the largest of …, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, … that gives ten multiples within the range.
    @ParameterizedTest
    @CsvSource({"0.8, 1.2, 0.8, 0.02, 21", "0.7, 1.2, 0.7, 0.05, 11", "0, 9, 0, 1, 10", "0, 8.9, 0, 0.5, 18",
        "0.13, 0.31, 0.14, 0.02, 9.", "100, 400, 100, 20, 16"})
    void theStepIsRoundAndGivesTenNumbers(String least, String most, String first, String step, String count) {
        Vary vary = Vary.within(Parameter.real("x", 0, 0, 1000, "m"), new BigDecimal(least), new BigDecimal(most));
        if (count.endsWith(".")) { // nine multiples of 0.02 are too few: 0.13, 0.14, …, 0.31
            assertEquals(0, vary.step().compareTo(new BigDecimal("0.01")));
            assertEquals(19, vary.count());
            return;
        }
        assertEquals(0, vary.first().compareTo(new BigDecimal(first)), vary.toString());
        assertEquals(0, vary.step().compareTo(new BigDecimal(step)), vary.toString());
        assertEquals(Integer.parseInt(count), vary.count());
    }

    @Test
    void aCountDrawsWholeNumbersThoughThereAreFew() {
        Vary vary = Vary.within(Parameter.count("n", 1, 1, 100), new BigDecimal("8"), new BigDecimal("16"));
        assertEquals(List.of(8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0),
                IntStream.range(0, vary.count()).mapToObj(vary::value).toList());
    }

    /// SHA-256 of `li ming⏎draft⏎length` begins with 8c47bfdd, and its first eight bytes are 11
    /// modulo 21. Computed apart, with Python's hashlib and integers.
    @Test
    void theDrawIsThatOfTheWrittenHash() {
        assertEquals(Map.of("length", LI_MING), draft("{length: [0.8, 1.2]}").lesson().numbers("Li Ming"));
    }

    private static final double LI_MING = 1.02;

    /// The same, of names that were in use before their small letters were Limber's own.
    @ParameterizedTest
    @CsvSource({"第一组, 1.0", "李明, 1.0", "Ann, 1.12", "Team A, 1.18", "O'Brien-Smith, 0.8", "Günther, 1.12",
        "Мария, 0.8", "Café 3, 1.14", "Cafe\u0301 3, 1.14"})
    void namesDrawWhatTheyDrew(String name, double length) {
        assertEquals(Map.of("length", length), draft("{length: [0.8, 1.2]}").lesson().numbers(name));
    }

    /// Java's own small letters of these names are `σελας` and an `i̇stanbul` of two signs; one by one they are `σελασ`
    /// and `istanbul`.
    @ParameterizedTest
    @CsvSource({"ΣΕΛΑΣ, 0.8", "Σελασ, 0.8", "Σελας, 0.8", "İSTANBUL, 1.1", "İstanbul, 1.1", "istanbul, 1.1"})
    void aLetterIsSmallWhateverStandsBesideIt(String name, double length) {
        assertEquals(Map.of("length", length), draft("{length: [0.8, 1.2]}").lesson().numbers(name));
    }

    /// Earlier versions drew 0.92 for `σελας` and 0.84 for the `i̇stanbul` of Java.
    @Test
    void numbersOfEarlierVersionsStay() {
        Lesson lesson = draft("{length: [0.8, 1.2]}").lesson();
        assertEquals(Map.of("length", 0.92), lesson.numbers("ΣΕΛΑΣ", Map.of("length", 0.92)));
        assertEquals(Map.of("length", 0.84), lesson.numbers("İSTANBUL", Map.of("length", 0.84)));
        assertEquals(Map.of("length", 0.8), lesson.numbers("ΣΕΛΑΣ", Map.of("length", 0.84)));
        assertEquals(Map.of("length", 1.12), lesson.numbers("Ann", Map.of("length", 0.84)));
    }

    @Test
    void blanksAndCapitalsOfANameDoNotMatter() {
        Lesson lesson = draft("{length: [0.8, 1.2]}").lesson();
        assertEquals(lesson.numbers("Li Ming"), lesson.numbers("  li   MING "));
        assertEquals(Map.of(), lesson.numbers(" "));
        assertTrue(IntStream.range(0, 100).mapToObj(i -> lesson.numbers("s" + i)).distinct().count() > 15);
    }

    // ---- the lesson with them ----

    @Test
    void sceneTruthAndTextsHaveTheDrawnNumber() {
        Lesson written = draft("{length: [0.8, 1.2]}").lesson(), drawn = written.forStudent("Li Ming");
        double length = written.numbers("Li Ming").get("length");
        assertNotEquals(1.0, length);
        assertEquals(0.4, truth(written), 1e-12); // 1.4 m - 1 m
        assertEquals(1.4 - length, truth(drawn), 1e-12);
        assertEquals("How much is missing from 1 m?", ask(written));
        assertEquals("How much is missing from " + length + " m?", ask(drawn));
        assertEquals("It is 0.4 m.", written.telling(java.util.Locale.ROOT).steps().getFirst().questions().getFirst()
                .because());
        assertEquals("The rest length is 1 m, half of it 0.5 m.",
                PlainProse.of(written.telling(java.util.Locale.ROOT).steps().getFirst().blocks()).getFirst().text());
        assertEquals(written.hash(), drawn.hash());
        assertEquals(Map.of("length", length), drawn.drawn());
    }

    private static String ask(Lesson lesson) {
        return lesson.telling(java.util.Locale.ROOT).steps().getFirst().questions().getFirst().ask();
    }

    private static double truth(Lesson lesson) {
        StepEntry entry = StepEntry.of(lesson).getFirst();
        return ((Answer.Figure) entry.step().questions().getFirst()
                .truth(new Trial(lesson.model(), entry.staged()))).value();
    }

    @Test
    void aStepThatSetsTheParameterItselfKeepsItsOwn() {
        Lesson lesson = Draft.of(folder, LESSON.replace("VARY", "{length: [0.8, 1.2]}")
                + "## Own\n```limber\nid: own\nset: {length: 0.5}\n```\n").lesson().forStudent("Li Ming");
        assertEquals("0.5", own(lesson, 1));
        assertEquals(String.valueOf(lesson.drawn().get("length")), own(lesson, 0));
    }

    private static String own(Lesson lesson, int step) {
        var p = lesson.steps().get(step).scene().orElseThrow().settings();
        return p.text(p.parameter("length"));
    }

    // ---- faults ----

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "{lenght: [1, 2], length: [0.8, 1.2]} ¦ 7:8: 'lenght' is no parameter of the rope; did you mean length?",
        "{length: [1, 2, 3]} ¦ 7:16: length is an array of 3; a range [least, most] would be right",
        "{length: [a, 2]} ¦ 7:17: length is the string \"a\"; a number would be right",
        "{length: [1.2, 0.8]} ¦ 7:16: length: 1.2..0.8 holds no two numbers; the least one first, and a larger one, "
                + "would be right",
        "{length: [1, 1]} ¦ 7:16: length: 1..1 holds no two numbers; the least one first, and a larger one, would be "
                + "right",
        "{length: [-1, 1]} ¦ 7:16: length: -1..1 is not a part of 0..1000",
        "{segments: [2.1, 2.9], length: [0.8, 1.2]} ¦ 7:18: segments: 2.1..2.9 holds no two whole numbers; a wider "
                + "range would be right",
        "{gravity: [1, 2], length: [0.8, 1.2]} ¦ 7:8: gravity is x,y,z, which has no range; a number would be right"})
    void aWrongRangeIsToldWhereItStands(String vary, String fault) {
        List<String> faults = draft(vary).faults();
        assertTrue(faults.contains("lesson.md:" + fault), faults.toString());
    }

    @Test
    void aNameThatIsNotVariedIsToldWhereItStands() {
        assertEquals(List.of("lesson.md:10:20: '{{lenght}}' is no parameter that the head varies; did you mean "
                + "length?",
                "lesson.md:16:8: '{{segments}}' is no parameter that the head varies; there is length"),
                Draft.of(folder, LESSON.replace("VARY", "{length: [0.8, 1.2]}")
                        .replace("is {{length}} m, h", "is {{lenght}} m, h")
                        .replace("{{length}} m?", "{{segments}} m?")).faults().stream()
                        .map(f -> f.replaceFirst("16:\\d+", "16:8")).toList());
        assertTrue(Draft.of(folder, LESSON.replace("vary: VARY\n", "")).faults().getFirst()
                .contains("a key vary in the head would be right"));
    }

    @Test
    void aPanelCannotOpenWhatIsDrawn() {
        List<String> faults = Draft.of(folder, LESSON.replace("VARY", "{length: [0.8, 1.2]}")
                .replace("goto: {frame: 0}", "goto: {frame: 0}\npanel: {length: true}")).faults();
        assertEquals(1, faults.size());
        assertTrue(faults.getFirst().startsWith("lesson.md:14:9: length is drawn for each student"), faults.toString());
    }

    @Test
    void whatNoStepUsesIsAFault() {
        List<String> faults = Draft.of(folder, LESSON.replace("VARY", "{length: [0.8, 1.2]}")
                .replace("goto: {frame: 0}", "set: {length: 1}\ngoto: {frame: 0}")).faults();
        assertTrue(faults.getFirst().startsWith("lesson.md:7:1: every step sets length itself"), faults.toString());
    }

    // ---- playing variants ----

    /// The choices are true of 1 m alone, so each of the others has none.
    @Test
    void aVariantWithoutATrueChoiceIsAFaultWithItsNumbers() {
        Lesson lesson = Draft.of(folder, LESSON.replace("VARY", "{length: [0.8, 1.2]}").replace(
                "  number: {truth: \"max(residual)\", unit: m, tolerance: 1 %}\n  because: It is {{1.4 - length}} m.\n",
                "  choices:\n  - {text: a, when: \"abs(max(residual) - 0.4) < 1e-9\"}\n"
                        + "  - {text: b, when: \"max(residual) < 0\"}\n"))
                .lesson();
        assertEquals(List.of(), PlayThrough.of(lesson));
        var check = new VariantCheck(lesson, Set.of());
        assertEquals(20, check.played());
        assertEquals(1, check.faults().size());
        assertTrue(check.faults().getFirst().matches(".*lesson.md:18:.*no choice is true when the lesson is played; "
                + "exactly one would be right \\(with length = .*\\), and with 1[89] others"),
                check.faults().toString());
    }

    @Test
    void theLessonThatShipsIsRightInAllVariants() {
        Lesson lesson = Lessons.find("pin-and-half").orElseThrow();
        var check = new VariantCheck(lesson, Set.of());
        assertEquals(List.of(), check.faults());
        assertEquals(List.of(), check.warnings());
        assertEquals(20, check.played());
    }
}
