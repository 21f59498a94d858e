package limber.ui;

import java.util.function.DoubleSupplier;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.util.Duration;

/// The wishes that have not been answered yet, and what is said of an answer that lets one wait: nothing for half a second,
/// then how much of the way is done.
final class Waiting {
    private static final Duration PATIENCE = Duration.millis(500), OFTEN = Duration.millis(100);
    /// A bar that has just begun is still a bar.
    private static final double BEGUN = 0.01;

    private final ReadOnlyDoubleWrapper share = new ReadOnlyDoubleWrapper();
    private final Timeline clock;
    /// The number of the newest wish, and of the last one that was answered.
    private long asked, answered;

    /// @param done how much of the way is done now, 0..1
    Waiting(DoubleSupplier done) {
        clock = new Timeline(new KeyFrame(OFTEN, _ -> share.set(Math.max(BEGUN, done.getAsDouble()))));
        clock.setCycleCount(Animation.INDEFINITE);
        clock.setDelay(PATIENCE);
    }

    /// The share that is done, 0..1; 0 while nothing lets one wait.
    ReadOnlyDoubleProperty share() {
        return share.getReadOnlyProperty();
    }

    /// @param wish the number of what has been asked for; whatever has been waited for so far goes on
    void ask(long wish) {
        asked = wish;
        if (waits() && clock.getStatus() != Animation.Status.RUNNING) clock.playFromStart();
    }

    /// A wish has been answered, and with it those before it.
    void answer(long wish) {
        answered = Math.max(answered, wish);
        if (!waits()) end();
    }

    /// Whether something is to come.
    boolean waits() {
        return answered < asked;
    }

    /// Whether nothing has been asked for since.
    boolean newest(long wish) {
        return wish >= asked;
    }

    void end() {
        clock.stop();
        share.set(0);
    }
}
