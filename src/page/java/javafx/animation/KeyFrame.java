package javafx.animation;

import javafx.event.ActionEvent;
import javafx.event.EventHandler;
import javafx.util.Duration;

/// Something that is done after a time.
public final class KeyFrame {
    final Duration time;
    final EventHandler<ActionEvent> action;

    /// @param action receives no event: nobody asks for it here
    /// @param values none: nothing is animated here
    public KeyFrame(Duration time, EventHandler<ActionEvent> action, KeyValue... values) {
        this.time = time;
        this.action = action;
    }
}
