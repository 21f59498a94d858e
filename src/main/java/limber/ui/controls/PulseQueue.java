package limber.ui.controls;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.animation.AnimationTimer;

/// A queue of UI work, run in order of arrival, a few items a pulse, so that the window stays responsive. What has been
/// asked for while nothing was waiting is begun a pulse later, so that the window first draws what is coming.
public final class PulseQueue {
    /// The time after which a pulse begins no further item, ns. Without a graphics card the window takes about as long
    /// to draw after each of them, so shorter ones would be finished later.
    private static final long SLICE = 150_000_000;

    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private boolean announced;
    private final AnimationTimer pulses = new AnimationTimer() {
        @Override public void handle(long now) {
            if (!announced) {
                announced = true;
                return;
            }
            long end = System.nanoTime() + SLICE;
            do next();
            while (!done() && System.nanoTime() < end);
        }
    };

    public void later(Runnable piece) {
        if (done()) announced = false;
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
