package limber.presentation;

import java.util.function.LongConsumer;

/// A port to the thread that shows: that of the toolkit, or the only one of a browser.
///
/// [#run] may be called on any thread, all else on the thread that shows only.
public interface Later {
    /// Something that is done again and again between start and stop. Both may be called twice.
    interface Repeated {
        void start();

        void stop();
    }

    /// Does something on the thread that shows, after what is being done there, in order.
    void run(Runnable task);

    /// Calls before each picture that is drawn.
    ///
    /// @param pulse receives the time, ns; only differences mean something
    Repeated beforeEachPicture(LongConsumer pulse);

    /// Calls that begin some time after the start.
    ///
    /// @param delay until the first call, ms
    /// @param period between two calls, ms
    Repeated every(int delay, int period, Runnable task);
}
