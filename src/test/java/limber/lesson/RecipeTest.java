package limber.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import limber.lesson.check.PlayThrough;
import limber.lesson.source.Folder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The instructions for a first lesson in docs/first-lesson.md, followed word for word.
class RecipeTest {
    @Test
    void theRecipesLessonIsRightWithItsSolution(@TempDir Path folder) throws IOException {
        String page = Files.readString(Path.of("docs/first-lesson.md"));
        Files.writeString(folder.resolve("lesson.md"), found(page, "````markdown\n(.*?)````"));
        LessonReader.Read read = LessonReader.read(new Folder(folder));
        assertEquals(List.of(), read.faults());
        assertTrue(
                PlayThrough.of(read.lesson().orElseThrow()).getFirst().contains("no solution is recorded for 'stiff'"),
                "as point 6 says");
        Files.writeString(folder.resolve("solution.json"), found(page, "`solution.json`: `(\\{.*?\\})`"));
        assertEquals(List.of(), PlayThrough.of(read.lesson().orElseThrow()));
    }

    private static String found(String text, String pattern) {
        Matcher m = Pattern.compile(pattern, Pattern.DOTALL).matcher(text);
        assertTrue(m.find(), pattern);
        return m.group(1);
    }
}
