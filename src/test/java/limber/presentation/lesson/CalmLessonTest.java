package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A lesson for somebody whose system asks for less motion: what would play by itself is offered.
class CalmLessonTest {
    private static final String LESSON = """
            ---
            format: 1
            id: calm
            title: Calm
            model: rope
            ---
            ## Still
            ```limber
            id: still
            ```
            ## Moving
            ```limber
            id: moving
            play: {to: 3, speed: 0.5}
            ```
            """;

    @Test
    void aStepWaitsUntilItsUserPlaysAndEndsWhereItWouldHaveEnded(@TempDir Path folder) throws Exception {
        try (var face = new WalkedLesson(folder, LESSON)) {
            face.scene.calm = true;
            face.walk.turn(1);
            assertFalse(face.playback.playing().get());
            assertTrue(face.said.contains(face.words.get("lesson.calm")), face.said.toString());
            face.playback.toggle();
            assertTrue(face.playback.playing().get());
            face.until(() -> !face.playback.playing().get());
            face.until(() -> face.cursor().frame() == 3);
            face.playback.toggle();
            face.until(() -> face.cursor().frame() > 3); // a second time it is a play as any other
        }
    }

    @Test
    void aStepPlaysByItselfForAllOthers(@TempDir Path folder) throws Exception {
        try (var face = new WalkedLesson(folder, LESSON)) {
            face.walk.turn(1);
            assertTrue(face.playback.playing().get());
        }
    }
}
