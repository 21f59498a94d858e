package limber.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;
import limber.tex.MathText;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// How the lessons that ship are written. docs/lesson-format.md has the same bounds in words.
class LessonStyleTest {
    /// Words of a sentence in English, and Han characters between two stops in Chinese.
    private static final int LONGEST = 30, MEAN = 15, LONGEST_CHINESE = 60, MEAN_CHINESE = 28;
    /// Flesch's reading ease: 60 to 70 is plain English for pupils of thirteen to fifteen.
    private static final double EASE = 65;
    /// In a hundred words of running text.
    private static final double MOST_NUMBERS = 6;
    private static final Pattern NUMBER = Pattern.compile("(?<![A-Za-z\\d.,])\\d[\\d.,]*");

    private static final List<Lesson> LESSONS = Lessons.shipped();

    static List<Lesson> lessons() {
        return LESSONS;
    }

    /// What stands in the paragraphs of some blocks; code and formulas count as one word each.
    private static List<String> paragraphs(List<Node> blocks) {
        var paragraphs = new ArrayList<String>();
        blocks.forEach(b -> b.accept(new AbstractVisitor() {
            private final StringBuilder words = new StringBuilder();

            @Override
            public void visit(Paragraph paragraph) {
                words.setLength(0);
                visitChildren(paragraph);
                paragraphs.add(words.toString());
            }

            @Override
            public void visit(Text text) {
                words.append(MathText.words(text));
            }

            @Override
            public void visit(Code code) {
                words.append('x');
            }

            @Override
            public void visit(SoftLineBreak end) {
                words.append(' ');
            }
        }));
        return paragraphs;
    }

    private static Stream<String> texts(LessonWords telling) {
        return Stream.concat(paragraphs(telling.introduction()).stream(), telling.steps().stream()
                .flatMap(step -> Stream.of(paragraphs(step.blocks()), paragraphs(step.after()),
                        paragraphs(step.teacher()), step.hints(), List.of(step.hint()),
                        step.questions().stream().flatMap(LessonStyleTest::texts).toList())
                        .flatMap(List::stream)));
    }

    private static Stream<String> texts(LessonWords.OfQuestion q) {
        return Stream.of(Stream.of(q.ask(), q.because()), q.mistakes().stream(),
                q.choices().stream().flatMap(c -> Stream.of(c.text(), c.because()))).flatMap(s -> s);
    }

    private static List<String> sentences(LessonWords telling) {
        return texts(telling).flatMap(t -> Arrays.stream(t.split("(?<=[.!?])\\s+(?=[A-Z“\"(\\[])|(?<=:)\\s")))
                .filter(s -> s.matches("(?s).*[A-Za-z]{2}.*")).toList();
    }

    private static List<String> words(String sentence) {
        Matcher m = Pattern.compile("[A-Za-z][A-Za-z'’-]*").matcher(sentence);
        return m.results().map(r -> r.group().toLowerCase(Locale.ROOT)).toList();
    }

    private static int syllables(String word) {
        long groups = Pattern.compile("[aeiouy]+").matcher(word).results().count();
        boolean silent = word.endsWith("e") && !word.endsWith("le") && groups > 1;
        return (int) Math.max(1, groups - (silent ? 1 : 0));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void itsEnglishIsReadOnce(Lesson lesson) {
        List<List<String>> sentences = sentences(lesson.tellings().get("en")).stream().map(LessonStyleTest::words)
                .toList();
        double words = sentences.stream().mapToInt(List::size).sum(), mean = words / sentences.size(),
                syllables = sentences.stream().flatMap(List::stream).mapToInt(LessonStyleTest::syllables).sum();
        assertEquals(List.of(), sentences.stream().filter(s -> s.size() > LONGEST).toList());
        assertTrue(mean <= MEAN, "words of a sentence: " + mean);
        double ease = 206.835 - 1.015 * mean - 84.6 * syllables / words;
        assertTrue(ease >= EASE, "reading ease " + ease);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void itBeginsWithPlayAndEndsWithWhatToRemember(Lesson lesson) {
        Step first = lesson.steps().getFirst(), last = lesson.steps().getLast();
        assertTrue(first.questions().isEmpty() && first.goal().isEmpty() && !first.hold());
        assertEquals(Optional.empty(), first.panel(), "everything may be changed");
        assertTrue(last.questions().isEmpty() && last.goal().isEmpty());
        assertEquals(!lesson.needs().isEmpty(), last.recap() > 0, "earlier questions come back where there are some");
    }

    /// Numbers stand in tables and in the window; a text that is full of them is not read.
    @ParameterizedTest
    @MethodSource("lessons")
    void itsTextHasFewNumbers(Lesson lesson) {
        LessonWords telling = lesson.tellings().get("en");
        List<String> running = Stream.concat(paragraphs(telling.introduction()).stream(), telling.steps().stream()
                .flatMap(s -> Stream.of(paragraphs(s.blocks()), paragraphs(s.after())).flatMap(List::stream))).toList();
        int words = running.stream().mapToInt(t -> words(t).size()).sum();
        long numbers = running.stream().flatMap(t -> NUMBER.matcher(t).results()).count();
        assertTrue(100.0 * numbers / words <= MOST_NUMBERS, numbers + " numbers in " + words + " words");
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void itsChineseIsReadOnceAndHasNoItalics(Lesson lesson) {
        LessonWords telling = lesson.tellings().get("zh");
        List<Integer> lengths = texts(telling).flatMap(t -> Arrays.stream(t.split("[。！？；：]")))
                .map(s -> (int) s.codePoints().filter(Character::isIdeographic).count()).filter(n -> n > 0).toList();
        assertTrue(lengths.stream().mapToInt(n -> n).max().orElse(0) <= LONGEST_CHINESE);
        double mean = lengths.stream().mapToInt(n -> n).average().orElse(0);
        assertTrue(mean <= MEAN_CHINESE, "characters of a sentence: " + mean);
        var italics = new ArrayList<Node>();
        Stream.concat(telling.introduction().stream(), telling.steps().stream()
                .flatMap(s -> Stream.of(s.blocks(), s.after(), s.teacher()).flatMap(List::stream)))
                .forEach(b -> b.accept(new AbstractVisitor() {
                    @Override
                    public void visit(Emphasis emphasis) {
                        italics.add(emphasis);
                    }
                }));
        assertEquals(List.of(), italics);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyAnswerHasItsReason(Lesson lesson) {
        assertEquals(List.of(), Advice.on(lesson));
        for (LessonWords telling : lesson.tellings().values())
            for (LessonWords.OfStep step : telling.steps())
                for (LessonWords.OfQuestion q : step.questions())
                    assertTrue(q.choices().stream().noneMatch(c -> c.because().isEmpty()),
                            lesson.id() + ": every choice of '" + q.ask() + "' has a because");
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyNumberHasTwoMistakesAtLeast(Lesson lesson) {
        for (Step step : lesson.steps())
            for (Question q : step.questions())
                if (q instanceof Question.Number n)
                    assertTrue(n.mistakes().size() >= 2, lesson.id() + ": " + step.id() + "/" + q.id());
    }

    /// Questions, reasons and hints are shown as they are.
    @ParameterizedTest
    @MethodSource("lessons")
    void itsPlainTextsHaveNoMarkup(Lesson lesson) {
        for (LessonWords telling : lesson.tellings().values()) for (LessonWords.OfStep step : telling.steps()) {
            Stream.concat(Stream.concat(step.hints().stream(), Stream.of(step.hint())),
                    step.questions().stream().flatMap(LessonStyleTest::texts))
                    .forEach(text -> assertTrue(!text.contains("`") && !text.contains("**") && !text.contains("]("),
                            lesson.id() + ": " + text));
        }
    }
}
