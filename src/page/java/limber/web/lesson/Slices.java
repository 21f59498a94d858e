package limber.web.lesson;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.teavm.jso.browser.Window;

/// Work that takes long, done a little at a time between the page's other work, one piece after the other.
final class Slices {
    /// The longest slice, and the pause after it, ms.
    private static final long LONGEST = 12;
    private static final int PAUSE = 4;

    private final Consumer<RuntimeException> failed;
    private final Deque<BooleanSupplier> waiting = new ArrayDeque<>();
    private boolean begun;

    /// @param failed receives what a piece of work throws, after which that piece is given up
    Slices(Consumer<RuntimeException> failed) {
        this.failed = failed;
    }

    /// Adds work, which is done after all that was added before.
    ///
    /// @param step does a part of it; returns whether there is more
    void add(BooleanSupplier step) {
        waiting.add(step);
        if (!begun) later();
    }

    private void later() {
        begun = true;
        Window.setTimeout(this::slice, PAUSE);
    }

    private void slice() {
        begun = false;
        long end = System.currentTimeMillis() + LONGEST;
        while (!waiting.isEmpty() && System.currentTimeMillis() < end) if (!more(waiting.peek())) waiting.poll();
        if (!waiting.isEmpty() && !begun) later();
    }

    private boolean more(BooleanSupplier step) {
        try {
            return step.getAsBoolean();
        } catch (RuntimeException e) {
            failed.accept(e);
            return false;
        }
    }
}
