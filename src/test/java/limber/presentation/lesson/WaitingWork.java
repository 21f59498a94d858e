package limber.presentation.lesson;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import limber.presentation.Work;

/// Work that is done when a test says so.
final class WaitingWork implements Work {
    private final Deque<Runnable> waiting = new ArrayDeque<>();

    @Override public <T> void add(Supplier<Optional<T>> part, Consumer<T> done, Consumer<Throwable> failed) {
        waiting.add(() -> {
            try {
                Optional<T> found = part.get();
                while (found.isEmpty()) found = part.get();
                done.accept(found.get());
            } catch (RuntimeException e) {
                failed.accept(e);
            }
        });
    }

    /// Does what was added first.
    void next() {
        waiting.remove().run();
    }

    /// Does all, with what is added meanwhile.
    void all() {
        while (!waiting.isEmpty()) next();
    }

    /// Drops all that waits.
    void drop() {
        waiting.clear();
    }
}
