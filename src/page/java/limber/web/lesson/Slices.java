package limber.web.lesson;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import limber.presentation.Work;
import org.teavm.jso.browser.Window;

/// Work that takes long, done a little at a time between the page's other work.
final class Slices implements Work {
    /// The longest slice, and the pause after it, ms.
    private static final long LONGEST = 12;
    private static final int PAUSE = 4;

    /// Each does a part, and says whether there is more.
    private final Deque<BooleanSupplier> waiting = new ArrayDeque<>();
    private boolean begun;

    @Override
    public <T> void add(Supplier<Optional<T>> part, Consumer<T> done, Consumer<Throwable> failed) {
        waiting.add(() -> more(part, done, failed));
        if (!begun) later();
    }

    private void later() {
        begun = true;
        Window.setTimeout(this::slice, PAUSE);
    }

    private void slice() {
        begun = false;
        long end = System.currentTimeMillis() + LONGEST;
        while (!waiting.isEmpty() && System.currentTimeMillis() < end)
            if (!waiting.peek().getAsBoolean()) waiting.poll();
        if (!waiting.isEmpty() && !begun) later();
    }

    private static <T> boolean more(Supplier<Optional<T>> part, Consumer<T> done, Consumer<Throwable> failed) {
        try {
            Optional<T> found = part.get();
            found.ifPresent(done);
            return found.isEmpty();
        } catch (RuntimeException e) {
            failed.accept(e);
            return false;
        }
    }
}
