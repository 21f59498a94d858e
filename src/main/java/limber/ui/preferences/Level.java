package limber.ui.preferences;

import java.util.Set;
import limber.presentation.words.NamedChoice;

/// The amount of detail that the window shows of a scene.
public enum Level implements NamedChoice {
    /// The view and the transport.
    WATCH(Set.of()),
    /// Adds the ladder and the caption.
    STEP(Set.of("parameters")),
    /// Adds code, numbers and plots.
    INSPECT(Set.of("code", "plots"));

    private final Set<String> panes;

    Level(Set<String> panes) {
        this.panes = panes;
    }

    /// Names of the panes that are open by default.
    Set<String> panes() {
        return panes;
    }

    public boolean atLeast(Level other) {
        return compareTo(other) >= 0;
    }
}
