package limber.presentation;

import java.util.function.LongConsumer;

/// A thread that shows nothing: what is put off is done at once, and no picture ever comes.
public final class StillLater implements Later {
    private static final Repeated NEVER = new Repeated() {
        @Override public void start() {}

        @Override public void stop() {}
    };

    @Override public void run(Runnable task) {
        task.run();
    }

    @Override public Repeated beforeEachPicture(LongConsumer pulse) {
        return NEVER;
    }

    @Override public Repeated every(int delay, int period, Runnable task) {
        return NEVER;
    }
}
