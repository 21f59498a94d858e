package javafx.animation;

import org.teavm.jso.browser.Window;

/// A timer that is called before each picture of a browser.
public abstract class AnimationTimer {
    private static final double NANOSECONDS = 1e6;
    /// The number of the run that is going on; an older one ends.
    private int run;
    private boolean going;

    /// @param now ns
    public abstract void handle(long now);

    public void start() {
        if (going) return;
        going = true;
        next(++run);
    }

    public void stop() {
        going = false;
    }

    private void next(int mine) {
        Window.requestAnimationFrame(ms -> {
            if (!going || mine != run) return;
            handle((long) (ms * NANOSECONDS));
            next(mine);
        });
    }
}
