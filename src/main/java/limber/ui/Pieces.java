package limber.ui;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.animation.AnimationTimer;

/// Work of the FX thread that can wait: a piece a pulse, in the order in which they came, so that the window answers in between.
final class Pieces {
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private final AnimationTimer pulses = new AnimationTimer() {
        @Override
        public void handle(long now) {
            next();
        }
    };

    void later(Runnable piece) {
        waiting.add(piece);
        pulses.start();
    }

    private void next() {
        waiting.remove().run();
        if (done()) pulses.stop();
    }

    boolean done() {
        return waiting.isEmpty();
    }

    /// Does everything now.
    void finish() {
        while (!done()) next();
    }

    /// Leaves undone what waits.
    void drop() {
        waiting.clear();
        pulses.stop();
    }
}
