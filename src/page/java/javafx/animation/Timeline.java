package javafx.animation;

import javafx.util.Duration;
import org.teavm.jso.browser.Window;

/// One key frame that is repeated until it is stopped, in a browser.
public final class Timeline extends Animation {
    private final KeyFrame frame;
    private Duration delay = Duration.ZERO;
    private int waiting, repeating;
    private boolean running;

    public Timeline(KeyFrame... frames) {
        frame = frames[0];
    }

    /// Only [#INDEFINITE] is known here.
    public void setCycleCount(int count) {
        if (count != INDEFINITE) throw new IllegalArgumentException("a page repeats without an end");
    }

    public void setDelay(Duration wait) {
        delay = wait;
    }

    public Status getStatus() {
        return running ? Status.RUNNING : Status.STOPPED;
    }

    public void playFromStart() {
        stop();
        running = true;
        waiting = Window.setTimeout(() -> {
            frame.action.handle(null);
            repeating = Window.setInterval(() -> frame.action.handle(null), (int) frame.time.toMillis());
        }, (int) delay.add(frame.time).toMillis());
    }

    public void stop() {
        running = false;
        Window.clearTimeout(waiting);
        Window.clearInterval(repeating);
    }
}
