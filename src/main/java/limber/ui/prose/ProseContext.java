package limber.ui.prose;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import limber.ui.code.Formulas;

/// The context of one rendering: the listener, and how much may still be rendered.
final class ProseContext {
    private final Prose.Reader reader;
    private final Function<String, Optional<String>> role;
    private final Formulas formulas;
    private final Set<String> named = new HashSet<>();
    private int left;

    /// @param most the largest number of formatted pieces
    ProseContext(Prose.Reader reader, Function<String, Optional<String>> role, Formulas formulas, int most) {
        this.reader = reader;
        this.role = role;
        this.formulas = formulas;
        left = most;
    }

    Prose.Reader reader() {
        return reader;
    }

    Formulas formulas() {
        return formulas;
    }

    Optional<String> role(String name) {
        return role.apply(name);
    }

    /// Whether this is the first request for a name.
    boolean first(String name) {
        return named.add(name);
    }

    /// Whether that many pieces may still be added; if so, they are counted.
    boolean take(int pieces) {
        if (pieces > left) return false;
        left -= pieces;
        return true;
    }
}
