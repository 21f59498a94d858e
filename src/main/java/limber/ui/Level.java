package limber.ui;

import java.util.Set;

/// How much of a scene one sees at once.
public enum Level implements Named {
    /// The view and the transport.
    WATCH(Set.of()),
    /// The ladder and the caption too.
    STEP(Set.of("parameters")),
    /// Code, numbers and plots too.
    INSPECT(Set.of("parameters", "code", "plots"));

    private final Set<String> panes;

    Level(Set<String> panes) {
        this.panes = panes;
    }

    /// Names of the panes that are open until somebody folds them.
    Set<String> panes() {
        return panes;
    }

    boolean atLeast(Level other) {
        return compareTo(other) >= 0;
    }
}
