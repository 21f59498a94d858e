package limber.ui.controls;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.animation.AnimationTimer;

/// A queue of UI work, run one item per pulse in order of arrival, so that the window stays responsive.
public final class PulseQueue {
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private final AnimationTimer pulses = new AnimationTimer() {
        @Override public void handle(long now) {
            next();
        }
    };

    public void later(Runnable piece) {
        waiting.add(piece);
        pulses.start();
    }

    private void next() {
        waiting.remove().run();
        if (done()) pulses.stop();
    }

    public boolean done() {
        return waiting.isEmpty();
    }

    /// Runs all items now.
    public void finish() {
        while (!done()) next();
    }

    /// Discards all waiting items.
    public void drop() {
        waiting.clear();
        pulses.stop();
    }
}
