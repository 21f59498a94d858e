package limber.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import limber.expression.Expression;
import limber.lesson.check.PlayThrough;
import limber.lesson.source.Folder;
import limber.lesson.source.Limits;
import limber.tex.Harmless;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The page on the lesson format: its example plays, and its limits are those of the reader.
class LessonFormatTest {
    private static String page() throws IOException {
        return Files.readString(Path.of("docs/lesson-format.md"));
    }

    @Test
    void theFullExampleIsRightInBothLanguagesAndSolved(@TempDir Path folder) throws IOException {
        List<String> texts = found("````markdown\n(.*?)````");
        assertEquals(2, texts.size(), "the lesson and its translation");
        Files.writeString(folder.resolve("lesson.md"), texts.getFirst());
        Files.writeString(folder.resolve("lesson.zh.md"), texts.getLast());
        Files.writeString(folder.resolve("solution.json"), found("```json\n(.*?)```").getFirst());
        LessonReader.Read read = LessonReader.read(new Folder(folder));
        assertEquals(List.of(), read.faults());
        assertEquals(List.of(), PlayThrough.of(read.lesson().orElseThrow()));
        assertEquals(2, read.lesson().orElseThrow().tellings().size());
    }

    private static List<String> found(String pattern) throws IOException {
        var blocks = Pattern.compile(pattern, Pattern.DOTALL).matcher(page());
        List<String> found = blocks.results().map(block -> block.group(1)).toList();
        assertFalse(found.isEmpty(), pattern);
        return found;
    }

    static List<Map.Entry<String, Long>> limits() {
        return List.of(
                Map.entry("bytes of a text file", (long) Limits.CHARACTERS),
                Map.entry("steps", (long) Limits.STEPS),
                Map.entry("questions in a step", (long) Limits.QUESTIONS),
                Map.entry("choices of a question", (long) Limits.CHOICES),
                Map.entry("inputs in a list", (long) Limits.INPUTS),
                Map.entry("last frame", (long) Limits.FRAMES),
                Map.entry("minutes", (long) Limits.MINUTES),
                Map.entry("characters of a title, question, choice, hint", (long) Limits.TEXT),
                Map.entry("names in one list of `show`", (long) Limits.SHOWN),
                Map.entry("cells of a table", (long) Limits.CELLS),
                Map.entry("blocks, or emphasis, inside each other", (long) Limits.NESTED),
                Map.entry("characters of an expression", (long) Expression.LONGEST),
                Map.entry("depth of an expression", (long) Expression.DEEPEST),
                Map.entry("bytes of a picture", Limits.PICTURE),
                Map.entry("pixels of a picture", Limits.PIXELS),
                Map.entry("bytes of a mesh", Limits.MESH),
                Map.entry("characters of a formula", (long) Harmless.LONGEST),
                Map.entry("depth of braces in a formula", (long) Harmless.DEEPEST),
                Map.entry("commands inside each other that copy what they stand at, such as `\\binom`, `\\dddot` and "
                        + "`\\choose`", (long) Harmless.MOST_LEVELS),
                Map.entry("letters and signs of a formula, with all copies", (long) Harmless.MOST_BOXES),
                Map.entry("`\\left` and `\\right` inside each other", (long) Harmless.MOST_PAIRS),
                Map.entry("elements worked on while the lesson is played", Limits.OPERATIONS));
    }

    @ParameterizedTest
    @MethodSource("limits")
    void aLimitOnThePageIsTheReaders(Map.Entry<String, Long> limit) throws IOException {
        var row = Pattern.compile("\\| " + Pattern.quote(limit.getKey()) + " \\| (\\d+) \\|");
        assertEquals(List.of(limit.getValue()), row.matcher(page()).results().map(LessonFormatTest::number).toList());
    }

    private static long number(MatchResult row) {
        return Long.parseLong(row.group(1));
    }
}
