package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.LessonSample;
import limber.Sample;
import limber.engine.settings.Vec;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.lesson.check.PlayThrough;
import limber.lesson.question.Answer;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.FormulaQuestion;
import limber.lesson.question.Question;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The lessons that ship as pages: one for each kind of question opens, where it is answered right and wrong. What is
/// right is what the lesson finds when the JVM plays it.
@Tag("wide")
class PageLessonsTest extends InBrowser {
    /// A question, the number of its step from 1, and its truth.
    private record Asked(Lesson lesson, int step, Question question, Answer truth) {
        @Override
        public String toString() {
            return lesson.id() + " " + question.id();
        }
    }

    /// The questions of a lesson, but for those that ask for code, which pages only show, and for a formula.
    private static Stream<Asked> asked(Lesson lesson) {
        Map<Question, Answer> truths = new HashMap<>();
        PlayThrough.of(lesson, (_, question, truth) -> truths.put(question, truth));
        return IntStream.range(0, lesson.steps().size()).boxed().flatMap(i -> lesson.steps().get(i).questions().stream()
                .filter(q -> !(q instanceof CodeQuestion || q instanceof FormulaQuestion) && truths.containsKey(q))
                .map(q -> new Asked(lesson, i + 1, q, truths.get(q))));
    }

    /// The first question of some kinds; scenarios answer each kind in a page too.
    static Stream<Asked> kinds() {
        Map<Class<?>, Lesson> first = new LinkedHashMap<>();
        for (LessonSample.At at : LessonSample.steps())
            for (Question q : at.step().questions()) first.putIfAbsent(q.getClass(), at.lesson());
        return Sample.of(List.copyOf(first.entrySet()), 4).stream()
                .flatMap(e -> asked(e.getValue()).filter(a -> a.question().getClass() == e.getKey()).limit(1));
    }

    static Stream<Lesson> lessons() {
        return Lessons.shipped().stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void aQuestionIsAnsweredRightAndWrong(Asked asked) throws IOException {
        opens(asked.lesson(), Locale.ENGLISH, Optional.of(asked));
    }

    @ParameterizedTest(name = "{0}")
    @Tag("long")
    @MethodSource("lessons")
    void eachOpensAndItsFirstQuestionIsAnsweredRightAndWrong(Lesson lesson) throws IOException {
        Optional<Asked> first = asked(lesson).findFirst();
        for (Locale language : List.of(Locale.ENGLISH, Locale.CHINESE)) opens(lesson, language, first);
    }

    private void opens(Lesson lesson, Locale language, Optional<Asked> asked) throws IOException {
        Path page = pages.lesson(lesson, language);
        double first = tab.load(page);
        System.out.printf("%s %s: first picture after %.0f ms%n", lesson.id(), language, first);
        assertEquals(lesson.telling(language).title(), tab.text(".page-title"));
        assertEquals("1", tab.text(".dot.here"), "who has not been here begins with the first step");
        if (asked.isPresent()) {
            beginAgain(); // the answers of the other language are kept
            answer(asked.get(), true);
            tab.load(page);
            beginAgain();
            answer(asked.get(), false);
        }
        assertEquals(List.of(), tab.requests());
    }

    private void beginAgain() {
        tab.eval("document.getElementById('begin').click(); document.getElementById('begin-yes').click()");
    }

    @Test
    void itOpensInChinese() throws IOException {
        opens(Lessons.find("points-that-remember").orElseThrow(), Locale.CHINESE, Optional.empty());
    }

    private void answer(Asked asked, boolean right) {
        String id = asked.question().id();
        tab.eval("document.getElementById('lesson-step-" + asked.step() + "').click()");
        tab.until("document.getElementById('question-" + id + "')");
        switch (asked.truth()) {
            case Answer.Chosen chosen -> tab.eval("document.getElementById('choice-" + id + "-"
                    + (right ? chosen.index() + 1 : chosen.index() == 0 ? 2 : 1) + "').click()");
            case Answer.Figure figure ->
                    type("number-" + id, right ? figure.value() : 3 * figure.value() + 1234.5);
            case Answer.Pointed pointed -> type("element-" + id, right ? pointed.elements().getFirst()
                    : IntStream.iterate(0, i -> i + 1).filter(i -> !pointed.elements().contains(i)).findFirst()
                            .orElseThrow());
            case Answer.Drawn drawn -> type("numbers-" + id, far(drawn.samples(), right));
            case Answer.Directed arrow -> {
                Vec to = arrow.direction().times(right ? 1 : -1);
                type("numbers-" + id, to.x() + " " + to.y() + " " + to.z());
            }
            case Answer.Shaped shaped -> type("numbers-" + id, far(shaped.xyz(), right));
            default -> throw new AssertionError(id);
        }
        tab.until("!document.getElementById('commit-" + id + "').disabled");
        tab.eval("document.getElementById('commit-" + id + "').click()");
        reveal(asked);
        tab.until("document.querySelector('#result-" + id + ".right, #result-" + id + ".wrong')");
        assertEquals(right, tab.eval("document.getElementById('result-" + id + "').classList.contains('right')")
                .asBoolean(), id + ": " + tab.text("#result-" + id));
    }

    private void type(String field, Object text) {
        tab.eval("document.getElementById('" + field + "').focus()");
        tab.type(String.valueOf(text));
    }

    /// The same numbers, or others that are far from them.
    private static String far(double[] numbers, boolean same) {
        return Arrays.stream(numbers).map(v -> same ? v : v * v + 1000).mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    /// Asks for the result, where the run has not passed it yet: the other questions of the step are skipped first.
    private void reveal(Asked asked) {
        tab.eval("document.querySelectorAll('.question [id^=skip-]').forEach(b => { if (!b.hidden) b.click(); })");
        tab.eval("(b => { if (!b.hidden) b.click(); })(document.getElementById('reveal-" + asked.question().id()
                + "'))");
    }

    /// The stick that is 2 m long and should be 1.6 m has the error 0.4 / 2 = 0.2.
    @Test
    void aLessonIsDoneByKeysAlone() throws IOException {
        tab.load(pages.lesson("one-stick"));
        reach("lesson-step-3");
        tab.key("Enter");
        tab.until("document.querySelector('#number-error')");
        reach("number-error");
        tab.type("0.2");
        tab.key("Enter");
        tab.until("document.querySelector('#result-error').textContent.length > 0");
        tab.eval("document.activeElement.blur()");
        for (int i = 0; i < 3; i++) tab.key("ArrowRight");
        tab.until("document.querySelector('#result-error.right')");
        reach("next");
        tab.key(" ");
        tab.until("document.querySelector('#lesson-step-4.here')");
        assertTrue(tab.text("#step-heading").contains("direction"));
    }

    /// Somebody answers, leaves, and comes back: the step, its answer and the marks of the steps are there.
    @Test
    void aStepHasALinkAndAPageOpensWhereItWasLeft() throws IOException {
        Path page = pages.lesson("one-stick");
        tab.load(page);
        beginAgain();
        assertEquals("1", tab.text(".dot.here"));
        Asked asked = asked(Lessons.find("one-stick").orElseThrow()).filter(a -> a.step() == 3).findFirst()
                .orElseThrow();
        answer(asked, true);
        tab.until("document.querySelector('#lesson-step-3.right')");
        assertTrue(tab.eval("document.getElementById('lesson-step-3').title").asString().endsWith(" · right"));
        assertEquals("#" + asked.lesson().steps().get(2).id(), tab.eval("location.hash").asString());
        tab.comeBack();
        tab.load(page);
        assertEquals("3", tab.text(".dot.here"));
        tab.until("document.querySelector('#result-" + asked.question().id() + ".right')");
        assertTrue(tab.eval("document.getElementById('lesson-step-3').classList.contains('right')").asBoolean());
        tab.eval("location.hash = '" + asked.lesson().steps().get(1).id() + "'");
        tab.until("document.querySelector('#lesson-step-2.here')");
    }

    /// The last step of this lesson is only text and has no id. The address has none either at first.
    @Test
    void aLessonWithAStepWithoutIdBeginsWithItsFirst() throws IOException {
        tab.load(pages.lesson("points-that-remember"));
        assertEquals("1", tab.text(".dot.here"));
        tab.click("#lesson-step-7");
        tab.until("location.hash === '#7'");
        tab.eval("history.replaceState(null, '', '#')");
        tab.comeBack();
        tab.load(pages.lesson("points-that-remember"));
        assertEquals("7", tab.text(".dot.here"));
    }

    /// Presses Tab until an element has the keyboard.
    private void reach(String id) {
        for (int i = 0; i < 150; i++) {
            if (tab.eval("document.activeElement.id").asString("").equals(id)) return;
            tab.key("Tab");
        }
        throw new AssertionError("Tab does not reach " + id);
    }
}
