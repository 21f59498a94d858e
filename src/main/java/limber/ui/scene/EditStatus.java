package limber.ui.scene;

import java.util.Optional;
import limber.engine.ask.FirstDifference;

/// The state of an edited source: what has become of its text.
public sealed interface EditStatus {
    /// It is that of the model.
    record Original() implements EditStatus {}

    /// It is being compiled, or what it changes is being looked for.
    record Working() implements EditStatus {}

    /// It cannot be compiled, may not be run, or fails.
    ///
    /// @param line from 1; 0 where it is not known
    record Refused(int line, String why) implements EditStatus {}

    /// It runs.
    ///
    /// @param frames in which a difference from the original was looked for
    record Runs(int frames, Optional<FirstDifference> first) implements EditStatus {}
}
