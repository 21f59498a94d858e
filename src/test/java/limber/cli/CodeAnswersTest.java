package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.lesson.answers.AnswersFile;
import limber.lesson.question.Answer;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.MarkedAnswer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Answers that are codes: they are run again to verify what a file claims, two of them trying to get out.
class CodeAnswersTest {
    /// 9 particles in 10 frames, and again in 3 frames.
    private static final long ALL = 117;

    @TempDir Path folder;

    private static Lesson lesson() {
        return Lessons.find("rebuild-the-rope").orElseThrow();
    }

    private Path file(String student, String code, double score) throws IOException {
        Path file = folder.resolve(student + ".json");
        AnswersFile.write(file, List.of(new MarkedAnswer(lesson().id(), lesson().hash(), student, "integrate",
                "integrate", Optional.of(new Answer.Written(code, 0, Math.round(score * ALL))),
                Optional.of(new Answer.Worked(ALL, Optional.empty())), Optional.of(score), Optional.empty(), 1,
                "2026-11-27T08:00:00Z")));
        return file;
    }

    @Test
    void codesAreRunAgain() throws IOException {
        String right = ((CodeQuestion) lesson().steps().stream().filter(s -> s.id().equals("integrate")).findFirst()
                .orElseThrow().questions().getFirst()).gap().solution();
        // from rest, the first frame is right without a velocity, and so is the pinned particle of the second: 10
        String still = Files.readString(Path.of("lessons/39-rebuild-the-rope/kernels/no-inertia.java"));
        Path stranger = folder.resolve("stranger");
        List<Path> files = List.of(file("right", right, 1), file("still", still, 10.0 / ALL), file("boasts", still, 1),
                file("leaves", "            System.exit(0);\n", 1),
                file("writes", "            new java.io.FileWriter(\"" + stranger + "\");\n", 1));
        Outcome run = Outcome.of(Stream.concat(Stream.concat(Stream.of("answers"), files.stream().map(Path::toString)),
                Stream.of("--verify")).toArray(String[]::new));
        assertEquals(1, run.code());
        assertTrue(run.out().contains("boasts.json: line 1: integrate/integrate: score 1, computed 0.0854701"),
                run.out());
        for (String edited : List.of("boasts", "leaves", "writes"))
            assertTrue(run.out().lines().anyMatch(l -> l.matches(".*" + edited + "\\.json .*edited")), run.out());
        for (String honest : List.of("right", "still"))
            assertTrue(run.out().lines().anyMatch(l -> l.matches(".*" + honest + "\\.json .*verified")), run.out());
        assertFalse(Files.exists(stranger), "nothing was written");
    }
}
