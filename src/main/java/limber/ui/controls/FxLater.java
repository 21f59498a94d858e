package limber.ui.controls;

import java.util.function.LongConsumer;
import javafx.animation.Animation;
import javafx.animation.AnimationTimer;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.util.Duration;
import limber.presentation.Later;

/// The FX thread, on which a window shows.
public final class FxLater implements Later {
    public static final FxLater THREAD = new FxLater();

    private FxLater() {}

    @Override public void run(Runnable task) {
        Platform.runLater(task);
    }

    @Override public Repeated beforeEachPicture(LongConsumer pulse) {
        var timer = new AnimationTimer() {
            @Override public void handle(long now) {
                pulse.accept(now);
            }
        };
        return repeated(timer::start, timer::stop);
    }

    @Override public Repeated every(int delay, int period, Runnable task) {
        var clock = new Timeline(new KeyFrame(Duration.millis(period), _ -> task.run()));
        clock.setCycleCount(Animation.INDEFINITE);
        clock.setDelay(Duration.millis(delay - period));
        return repeated(clock::playFromStart, clock::stop);
    }

    private static Repeated repeated(Runnable start, Runnable stop) {
        return new Repeated() {
            private boolean going;

            @Override public void start() {
                if (going) return;
                going = true;
                start.run();
            }

            @Override public void stop() {
                going = false;
                stop.run();
            }
        };
    }
}
