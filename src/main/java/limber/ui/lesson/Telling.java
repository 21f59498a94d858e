package limber.ui.lesson;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import limber.ui.code.Formulas;

/// One drawing of a text: who hears of what is done in it, and how much of it may still be drawn.
final class Telling {
    private final Prose.Reader reader;
    private final Function<String, Optional<String>> role;
    private final Formulas formulas;
    private final Set<String> named = new HashSet<>();
    private int left;

    /// @param most pieces that are drawn with their shape
    Telling(Prose.Reader reader, Function<String, Optional<String>> role, Formulas formulas, int most) {
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

    /// Whether a name has not been asked for before.
    boolean first(String name) {
        return named.add(name);
    }

    /// Whether there is room for some more pieces; then they are counted.
    boolean take(int pieces) {
        if (pieces > left) return false;
        left -= pieces;
        return true;
    }
}
