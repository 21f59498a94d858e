package limber.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.lesson.check.NumberCheck;
import limber.lesson.check.PlayThrough;
import limber.lesson.question.Answer;
import limber.lesson.question.Question;
import limber.lesson.source.Folder;
import limber.lesson.source.LessonWords;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The lessons that ship: each is read in both languages and played.
@Tag("wide")
class ShippedLessonsTest {
    private static final Path LESSONS = Path.of("lessons");
    /// Lessons that have been played through, by their ids: it takes seconds for some.
    private static final Map<String, Played> PLAYED = new HashMap<>();

    /// A choice of a lesson that is right.
    private record Right(Lesson lesson, int step, int question, Question.Choices choices, int right) {}

    /// What playing through a lesson has found.
    private record Played(List<String> faults, NumberCheck numbers, List<Right> rights) {}

    private static Played played(Lesson lesson) {
        return PLAYED.computeIfAbsent(lesson.id(), _ -> {
            var rights = new ArrayList<Right>();
            var numbers = new NumberCheck(lesson, (step, question, truth) -> {
                if (question instanceof Question.Choices choices)
                    rights.add(
                            new Right(lesson, lesson.steps().indexOf(step), step.questions().indexOf(question), choices,
                                    ((Answer.Chosen) truth).index()));
            });
            return new Played(PlayThrough.of(lesson, numbers), numbers, rights);
        });
    }

    private static List<Right> rights() throws IOException {
        return folders().stream()
                .flatMap(f -> LessonReader.read(Folder.of(f)).lesson().stream().flatMap(l -> played(l).rights.stream()))
                .toList();
    }

    static List<Path> folders() throws IOException {
        try (Stream<Path> inside = Files.list(LESSONS)) {
            return inside.sorted().toList();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("folders")
    void itIsRightInBothLanguagesAndPlaysClean(Path folder) {
        LessonReader.Read read = LessonReader.read(Folder.of(folder));
        assertEquals(List.of(), read.faults());
        Lesson lesson = read.lesson().orElseThrow();
        assertEquals(Set.of("en", "zh"), lesson.tellings().keySet());
        Played played = played(lesson);
        NumberCheck numbers = played.numbers;
        assertEquals(List.of(), played.faults);
        assertEquals(List.of(), numbers.warnings());
        assertTrue(numbers.looked() > 20, "numbers that are compared: " + numbers.looked());
        assertTrue(folder.getFileName().toString().matches("\\d\\d-" + lesson.id()),
                folder + " is the lesson " + lesson.id());
        assertTrue(lesson.steps().stream().anyMatch(s -> s.goal().isPresent()), "it has a goal");
        assertTrue(lesson.steps().stream().anyMatch(s -> !s.questions().isEmpty()), "it has a prediction");
    }

    @Test
    void theyAreAsRightInAJar(@TempDir Path folder) throws IOException {
        try (FileSystem jar = FileSystems.newFileSystem(folder.resolve("lessons.jar"), Map.of("create", "true"))) {
            for (Path from : folders()) {
                Path to = Files.createDirectory(jar.getPath("/" + from.getFileName()));
                try (Stream<Path> files = Files.walk(from).skip(1)) { // folders before what is in them
                    for (Path file : files.toList()) Files.copy(file, to.resolve(from.relativize(file).toString()));
                }
                assertEquals(List.of(), LessonReader.read(Folder.of(to)).faults());
            }
        }
    }

    /// Without it the swept test of the default stops the particles at the plate, and they move by 0 m and not 0.1 m.
    @Test
    void theFirstQuestionOfSweptContactIsFoundWhenItsCureIsTakenOut(@TempDir Path copy) throws IOException {
        try (Stream<Path> files = Files.list(LESSONS.resolve("35-swept-contact"))) {
            for (Path file : files.toList()) Files.copy(file, copy.resolve(file.getFileName()));
        }
        Path text = copy.resolve("lesson.md");
        String cured = Files.readString(text), cure = "id: jump\nset: {collision: discrete}\n";
        assertTrue(cured.contains(cure));
        Files.writeString(text, cured.replace(cure, "id: jump\n"));
        Lesson lesson = LessonReader.read(Folder.of(copy)).lesson().orElseThrow();
        var numbers = new NumberCheck(lesson, (_, _, _) -> {});
        PlayThrough.of(lesson, numbers);
        assertEquals(List.of("lesson.md", "lesson.zh.md"), numbers.warnings().stream()
                .filter(w -> w.contains("this reason does not have the number that ran, 0.0 m"))
                .map(w -> Path.of(w.substring(0, w.indexOf(':'))).getFileName().toString()).toList());
    }

    @Test
    void theyAreNumberedWithoutGaps() throws IOException {
        List<String> numbers = folders().stream().map(f -> f.getFileName().toString().split("-")[0]).toList();
        assertEquals(IntStream.rangeClosed(1, numbers.size()).mapToObj("%02d"::formatted).toList(), numbers);
    }

    /// How often the right choice is at each position in the file lies within three standard deviations of chance, also
    /// among those that are shown in a fixed order.
    @Test
    void noPositionIsRightMoreOftenThanChanceAllows() throws IOException {
        var positions = new TreeMap<String, int[]>();
        for (Right r : rights())
            positions.computeIfAbsent(r.choices.choices().size() + (r.choices.shuffled() ? " shuffled" : " fixed"),
                    _ -> new int[r.choices.choices().size()])[r.right]++;
        positions.forEach((kind, counts) -> {
            double all = Arrays.stream(counts).sum(), p = 1.0 / counts.length,
                    most = all * p + 3 * Math.sqrt(all * p * (1 - p));
            assertTrue(Arrays.stream(counts).max().orElse(0) <= most,
                    kind + ": " + Arrays.toString(counts) + ", at most " + most);
        });
    }

    @Test
    void noHeadingHasItsRightChoice() throws IOException {
        for (Right r : rights()) for (LessonWords telling : r.lesson.tellings().values()) {
            LessonWords.OfStep step = telling.steps().get(r.step);
            String heading = plain(step.heading()),
                    choice = plain(step.questions().get(r.question).choices().get(r.right).text());
            assertTrue(choice.length() < 3 || !heading.contains(choice),
                    r.lesson.id() + ": '" + step.heading() + "' tells the answer");
        }
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }
}
