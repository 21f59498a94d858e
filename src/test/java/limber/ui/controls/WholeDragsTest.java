package limber.ui.controls;

import static limber.ui.Fx.fx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Slider;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import limber.OpensWindow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;

/// Drags of a slider's thumb, with and without the press before them.
@OpensWindow
class WholeDragsTest extends ApplicationTest {
    private final List<Throwable> uncaught = new ArrayList<>();
    private Slider slider;

    @Override
    public void start(Stage stage) {
        slider = new Slider(0, 1, 0);
        var scene = new Scene(slider, 400, 60);
        WholeDrags.only(scene);
        Thread.currentThread().setUncaughtExceptionHandler((_, e) -> uncaught.add(e));
        stage.setScene(scene);
        stage.show();
    }

    @AfterEach
    void close() throws Exception {
        fx(() -> Thread.currentThread().setUncaughtExceptionHandler(null)); // the thread is that of later tests too
    }

    private void send(EventType<MouseEvent> type, double right) throws Exception {
        fx(() -> {
            Node thumb = slider.lookup(".thumb");
            Point2D at = thumb.localToScene(5 + right, 5);
            Event.fireEvent(thumb, new MouseEvent(type, at.getX(), at.getY(), at.getX(), at.getY(), MouseButton.PRIMARY,
                    1, false, false, false, false, type != MouseEvent.MOUSE_MOVED, false, false, false, false, true,
                    null));
        });
    }

    @Test
    void aDragWithoutItsPressMovesNothing() throws Exception {
        send(MouseEvent.MOUSE_DRAGGED, 100);
        assertEquals(List.of(), uncaught);
        assertEquals(0, slider.getValue());
    }

    @Test
    void aWholeDragMovesTheThumb() throws Exception {
        send(MouseEvent.MOUSE_PRESSED, 0);
        send(MouseEvent.MOUSE_DRAGGED, 100);
        assertTrue(slider.getValue() > 0.2, slider.getValue() + "");
        send(MouseEvent.MOUSE_RELEASED, 0);
        send(MouseEvent.MOUSE_MOVED, 0);
        double value = slider.getValue();
        send(MouseEvent.MOUSE_DRAGGED, 100);
        assertEquals(value, slider.getValue(), "the press was another drag's");
    }
}
