package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import limber.OpensWindow;
import limber.ui.lesson.LessonSession;
import org.junit.jupiter.api.Test;

/// A lesson that plays at a speed of its own.
@OpensWindow
class LessonSpeedWindowTest extends ShippedLessonsWindow {
    @Test
    void aSpeedThatCannotBeChosenIsShownWhileItLasts() throws Exception {
        LessonSession session = open(Path.of("lessons", "25-compliance"));
        settle();
        assertEquals("1×", shown());
        fx(() -> session.go(2));
        fx(() -> session.predictions().commit(session.step().questions().getFirst(), Optional.empty()));
        until(() -> fx(() -> scene().playback().player().speed().get() == 3));
        settle();
        assertEquals("3×", shown());
        fx(() -> session.go(3));
        settle();
        assertEquals("1×", shown());
        assertEquals(7, fx(() -> speed().getItems().size()), "speeds to choose from");
    }

    private ComboBox<?> speed() {
        return (ComboBox<?>) scene().root().lookup("#speed");
    }

    private String shown() throws Exception {
        return fx(() -> speed().getChildrenUnmodifiable().stream().filter(ListCell.class::isInstance)
                .map(cell -> ((ListCell<?>) cell).getText()).findFirst().orElseThrow());
    }
}
