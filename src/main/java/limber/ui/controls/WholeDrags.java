package limber.ui.controls;

import javafx.event.EventHandler;
import javafx.scene.Scene;
import javafx.scene.input.MouseEvent;
import javafx.util.Subscription;

/// A rule for drags in a scene: one whose press the scene never had, since that closed a menu, moves nothing. The thumb
/// of a slider would throw.
public final class WholeDrags {
    private boolean pressed;

    private WholeDrags() {}

    /// Holds until the subscription ends.
    public static Subscription only(Scene scene) {
        var drags = new WholeDrags();
        EventHandler<MouseEvent> filter = drags::filter;
        scene.addEventFilter(MouseEvent.ANY, filter);
        return () -> scene.removeEventFilter(MouseEvent.ANY, filter);
    }

    private void filter(MouseEvent e) {
        if (e.getEventType() == MouseEvent.MOUSE_PRESSED) pressed = true;
        else if (e.getEventType() == MouseEvent.MOUSE_MOVED) pressed = false; // no button is down
        else if (e.getEventType() == MouseEvent.MOUSE_DRAGGED && !pressed) e.consume();
    }
}
