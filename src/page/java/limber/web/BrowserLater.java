package limber.web;

import java.util.function.LongConsumer;
import limber.presentation.Later;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.browser.Window;

/// The only thread of a browser: what is put off runs after what is being done, in order.
public final class BrowserLater implements Later {
    public static final BrowserLater THREAD = new BrowserLater();
    private static final double NANOSECONDS = 1e6;

    private BrowserLater() {}

    /// A task of the browser's queue.
    @JSFunctor
    private interface Task extends JSObject {
        void run();
    }

    @Override
    public void run(Runnable task) {
        queue(task::run);
    }

    @JSBody(params = "task", script = "queueMicrotask(task);")
    private static native void queue(Task task);

    @Override
    public Repeated beforeEachPicture(LongConsumer pulse) {
        return new Repeated() {
            /// The number of the run that is going on; an older one ends.
            private int run;
            private boolean going;

            @Override
            public void start() {
                if (going) return;
                going = true;
                next(++run);
            }

            @Override
            public void stop() {
                going = false;
            }

            private void next(int mine) {
                Window.requestAnimationFrame(ms -> {
                    if (!going || mine != run) return;
                    pulse.accept((long) (ms * NANOSECONDS));
                    next(mine);
                });
            }
        };
    }

    @Override
    public Repeated every(int delay, int period, Runnable task) {
        return new Repeated() {
            private int waiting, repeating;
            private boolean going;

            @Override
            public void start() {
                if (going) return;
                going = true;
                waiting = Window.setTimeout(() -> {
                    repeating = Window.setInterval(task::run, period);
                    task.run();
                }, delay);
            }

            @Override
            public void stop() {
                going = false;
                Window.clearTimeout(waiting);
                Window.clearInterval(repeating);
            }
        };
    }
}
