package limber.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The refusals of a handout and of a lesson's picture, before any picture is drawn.
class HandoutCommandTest {
    @TempDir Path folder;

    @Test
    void whatCannotBePrintedIsOneLine() {
        Outcome.of("handout", "one-stick", "--out", folder.resolve("x.pdf").toString()).complained(2,
                "is not an .html");
        Outcome.of("handout", "one-stick", "--lang", "fr", "--out", "x.html").complained(2,
                "'fr' is no language of Limber; en or zh would be right");
        Outcome.of("handout", "one-stik", "--out", folder.resolve("x.html").toString()).complained(2,
                "did you mean one-stick?");
        Outcome.of("handout", folder.toString(), "--out", folder.resolve("x.html").toString()).complained(2,
                "holds no lesson.md");
    }

    @Test
    void ofALessonThatCannotBeReadTheFaultIsSaidAndNothingIsWritten() throws IOException {
        Files.writeString(folder.resolve("lesson.md"),
                "---\nformat: 1\nid: x\ntitle: X\nmodel: rope\n---\n## A\n```limber\nid: a\nhodl: true\n```\n");
        Outcome.of("handout", folder.toString(), "--out", folder.resolve("x.html").toString()).complained(2,
                "lesson.md:10:1: ");
        Outcome.of("render", folder.toString(), "--out", folder.resolve("x.png").toString()).complained(2,
                "lesson.md:10:1: ");
        assertFalse(Files.exists(folder.resolve("x.html")));
    }

    @Test
    void aLessonMakesItsSceneItself() {
        String out = folder.resolve("x.png").toString();
        Outcome.of("render", "one-stick", "--set", "iterations=3", "--out", out).complained(2,
                "--set: a lesson makes its scene itself");
        Outcome.of("render", "one-stick", "--preset", "hook", "--out", out).complained(2, "--preset: a lesson");
        Outcome.of("render", "one-stick", "--inputs", "x.json", "--out", out).complained(2, "--inputs: a lesson");
        Outcome.of("render", "one-stick", "--step", "ise", "--out", out).complained(2,
                "one-stick has no step 'ise'; did you mean ice?");
        Outcome.of("render", "rope", "--step", "ice", "--frame", "1", "--out", out).complained(2,
                "--step: is for lessons");
        Outcome.of("render", "rope", "--out", out).complained(2, "--frame: is missing");
    }
}
