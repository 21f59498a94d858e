package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import limber.Sample;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.source.Folder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The mid-term and the final of the course: twelve questions each, right for twenty students with other numbers.
class ExaminationsTest {
    private static final Path EXAMS = Path.of("docs", "course", "exams");
    private static final List<String> MIDTERM = List.of("midterm-rope", "midterm-spring"),
            FINAL = List.of("final-cloth", "final-soft", "final-curves");

    private static Lesson lesson(String name) {
        return LessonReader.read(Folder.of(EXAMS.resolve(name))).lesson().orElseThrow();
    }

    @Test
    void eachHasTwelveQuestionsWithVariants() {
        for (List<String> exam : List.of(MIDTERM, FINAL)) {
            List<Lesson> parts = exam.stream().map(ExaminationsTest::lesson).toList();
            assertEquals(12, parts.stream().flatMap(l -> l.steps().stream()).mapToInt(s -> s.questions().size()).sum());
            for (Lesson part : parts) assertFalse(part.vary().isEmpty(), part.id());
        }
    }

    @Test
    @Tag("wide")
    void someAreRightInTwentyVariants() {
        List<String> parts = Sample.of(Stream.concat(MIDTERM.stream(), FINAL.stream()).toList(), 2);
        String[] arguments = Stream.concat(Stream.of("check"), parts.stream().map(f -> EXAMS.resolve(f).toString()))
                .toArray(String[]::new);
        List<String> lines = Outcome.of(arguments).succeeded().lines();
        assertEquals(parts.size(), lines.stream().filter(l -> l.endsWith(", 20 variants")).count(), lines.toString());
        assertEquals(parts.size() + 1, lines.size(), "no warning: " + lines);
    }
}
