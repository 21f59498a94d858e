package limber.ui.controls;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import limber.presentation.Work;

/// Work on a thread of its own.
///
/// @param thread does one thing after another
public record ThreadWork(Executor thread) implements Work {
    @Override public <T> void add(Supplier<Optional<T>> part, Consumer<T> done, Consumer<Throwable> failed) {
        Background.outcome(() -> whole(part), thread, done, failed);
    }

    private static <T> T whole(Supplier<Optional<T>> part) {
        Optional<T> found = part.get();
        while (found.isEmpty()) found = part.get();
        return found.get();
    }
}
