package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import limber.course.Course;
import limber.course.Glossary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The pages of the course: the glossary and the guides for teachers.
class CoursePagesTest {
    @TempDir Path folder;

    private String page(String... args) throws IOException {
        Outcome.of(args).succeeded();
        return Files.readString(Path.of(args[args.length - 1]));
    }

    @Test
    void theGlossaryHasEveryTermAndNothingThatIsFetched() throws IOException {
        String english = page("glossary", "--lang", "en", "--out", folder.resolve("g.html").toString());
        Glossary.shipped(Locale.ENGLISH).entries().forEach(e -> assertTrue(
                english.contains("<section class=\"term\" id=\"" + e.id() + "\">"), e.id()));
        assertFalse(english.matches("(?s).*(src|href)=\"(?!data:).*"), "a page that needs no other file");
        assertTrue(english.contains("models/rope/Distance.java") && english.contains("One stick"));
        String chinese = page("glossary", "--lang", "zh", "--out", folder.resolve("z.html").toString());
        assertTrue(chinese.contains("<html lang=\"zh\">") && chinese.contains("<h2>静止长度</h2>"));
    }

    @Test
    void aGuideHasItsLessonsWithTheirMinutes() throws IOException {
        for (Course course : Course.shipped()) {
            String guide = page("guide", course.id(), "--lang", "en", "--out", folder.resolve("x.html").toString());
            assertEquals(course.lessons().size(),
                    guide.substring(0, guide.indexOf("</table>")).split("<tr>", -1).length - 1, course.id());
        }
    }

    @Test
    void whatIsNoCourseOrNoPageIsRefused() {
        String out = folder.resolve("x.html").toString();
        Outcome.of("guide", "one-afternon", "--out", out).complained(2,
                "'one-afternon' is no course; did you mean one-afternoon?");
        Outcome.of("glossary", "--out", "x.pdf").complained(2, "x.pdf: is not an .html");
        assertFalse(Files.exists(Path.of(out)), "nothing is written");
    }
}
