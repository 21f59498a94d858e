package limber.engine.watch;

import java.util.Optional;
import java.util.Set;
import limber.engine.Phase;

/// A phase that tells by itself what it computes and changes, since there is no code to weave reports into, such as one
/// of a log. What it reads is not known.
public interface SelfReporting extends Phase {
    /// The same phase, which tells the current [StoreLog] each number and each store by its static methods.
    Phase twin();

    /// The names of the local numbers that it tells.
    Set<String> locals();

    /// The text of the source file whose lines it tells; empty where it is not known.
    default Optional<String> sourceText() {
        return Optional.empty();
    }

    /// The name of that file.
    default Optional<String> sourceFile() {
        return Optional.empty();
    }
}
