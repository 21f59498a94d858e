package limber.presentation;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// A port to work that takes long, beside the thread that shows: on a thread of its own, or in slices between the
/// pictures of a browser. What is added is done in that order, one after the other.
public interface Work {
    /// Adds work. Its results come on the thread that shows.
    ///
    /// @param part does a part of the work, as long as a frame takes; empty while there is more
    /// @param done receives what it finds
    /// @param failed receives what it throws, after which it is given up
    <T> void add(Supplier<Optional<T>> part, Consumer<T> done, Consumer<Throwable> failed);
}
