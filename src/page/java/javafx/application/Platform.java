package javafx.application;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/// The queue of JavaFX in a browser: what is put off runs after what is being done, in order.
public final class Platform {
    private Platform() {}

    /// A task of the browser's queue.
    @JSFunctor
    private interface Task extends JSObject {
        void run();
    }

    public static void runLater(Runnable task) {
        queue(task::run);
    }

    /// Whether this is the only thread there is.
    public static boolean isFxApplicationThread() {
        return true;
    }

    @JSBody(params = "task", script = "queueMicrotask(task);")
    private static native void queue(Task task);
}
