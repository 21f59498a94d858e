package limber.ui.controls;

import java.util.function.BooleanSupplier;
import javafx.animation.PauseTransition;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.input.InputEvent;
import javafx.util.Duration;

/// Work done ahead, a piece at a time, while nobody does anything in a part of the window: each piece waits until no
/// input has come there for a moment.
public final class IdleWork implements AutoCloseable {
    private static final Duration MOMENT = Duration.millis(400);

    private final Node place;
    private final BooleanSupplier busy, piece;
    private final PauseTransition wait = new PauseTransition(MOMENT);
    private final EventHandler<InputEvent> again = _ -> wait.playFromStart();

    /// @param place the part of the window
    /// @param busy whether it is to wait though no input comes
    /// @param piece does a piece; false when there was none left
    public IdleWork(Node place, BooleanSupplier busy, BooleanSupplier piece) {
        this.place = place;
        this.busy = busy;
        this.piece = piece;
        place.addEventFilter(InputEvent.ANY, again);
        wait.setOnFinished(_ -> go());
        wait.play();
    }

    private void go() {
        if (busy.getAsBoolean() || piece.getAsBoolean()) wait.playFromStart();
        else close();
    }

    @Override public void close() {
        wait.stop();
        place.removeEventFilter(InputEvent.ANY, again);
    }
}
