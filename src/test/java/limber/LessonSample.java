package limber;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.lesson.Step;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;

/// A sample of the lessons that ship, for tests that need seconds for each: what is most likely to fail, and a few more
/// that a seed draws ([Sample]).
public final class LessonSample {
    private LessonSample() {}

    /// A step of a lesson.
    ///
    /// @param index of the step, from 0
    public record At(Lesson lesson, int index) {
        public Step step() {
            return lesson.steps().get(index);
        }

        LessonWords.OfStep words(Locale language) {
            return lesson.telling(language).steps().get(index);
        }

        @Override public String toString() {
            return lesson.id() + " " + (index + 1);
        }
    }

    /// All steps of all lessons, in order.
    public static List<At> steps() {
        return Lessons.shipped().stream()
                .flatMap(lesson -> IntStream.range(0, lesson.steps().size()).mapToObj(i -> new At(lesson, i))).toList();
    }

    /// Of each kind of question the step with the longest questions, where room is short first, and some more steps
    /// with questions.
    ///
    /// @param more how many others the seed draws
    public static List<At> questions(Locale language, int more) {
        List<At> asking = steps().stream().filter(at -> !at.step().questions().isEmpty()).toList();
        Map<Class<?>, At> longest = new LinkedHashMap<>();
        for (At at : asking)
            for (Question q : at.step().questions())
                longest.merge(q.getClass(), at, (a, b) -> asked(b, language) > asked(a, language) ? b : a);
        return inOrder(Stream.concat(longest.values().stream(), Sample.of(asking, more).stream()));
    }

    /// The steps with the longest texts, where a formula, a table or a picture is too wide first, and some others.
    ///
    /// @param longest how many of the longest
    /// @param more how many others the seed draws
    public static List<At> texts(Locale language, int longest, int more) {
        Comparator<At> length = Comparator.comparing(at -> at.words(language).blocks().size());
        return inOrder(Stream.concat(steps().stream().sorted(length.reversed()).limit(longest),
                Sample.of(steps(), more).stream()));
    }

    private static List<At> inOrder(Stream<At> some) {
        Set<At> wanted = some.collect(Collectors.toCollection(LinkedHashSet::new));
        return new ArrayList<>(steps().stream().filter(wanted::contains).toList());
    }

    private static int asked(At at, Locale language) {
        return at.words(language).questions().stream().mapToInt(
                q -> q.ask().length() + q.choices().stream().mapToInt(c -> c.text().length()).sum()).sum();
    }
}
