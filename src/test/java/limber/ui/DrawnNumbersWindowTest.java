package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import limber.OpensWindow;
import limber.ui.lesson.LessonSession;
import org.junit.jupiter.api.Test;

/// A lesson that draws a length of 0.8, 0.82, … 1.2 m for each student asks for the name, and keeps what was answered.
@OpensWindow
class DrawnNumbersWindowTest extends ShippedLessonsWindow {
    private String line() {
        return ((Label) scene().root().lookup("#lesson-numbers")).getText();
    }

    @Test
    void aNameIsTypedInTheLesson() throws Exception {
        LessonSession lesson = open(Path.of("lessons/04-pin-and-half"));
        assertTrue(fx(this::line).startsWith("Each student has other numbers"), fx(this::line));
        fx(() -> {
            TextField name = lookup("#student-name").queryAs(TextField.class);
            name.setText("Ann ");
            name.requestFocus();
        });
        press(KeyCode.ENTER).release(KeyCode.ENTER);
        // SHA-256 of "ann", "pin-and-half" and "length": 5717366397615739917 modulo 21 is 15 steps
        until(() -> fx(this::line).startsWith("Numbers of Ann: "));
        assertEquals("Numbers of Ann: Length 1.1 m", fx(this::line));
        assertEquals(1.1, fx(() -> lesson.lesson().drawn().get("length")), 1e-12);
        assertTrue(fx(() -> scene().root().lookup("#student-name") == null), "the name is known");
    }
}
