package limber.ui;

import java.util.Optional;
import javafx.scene.Node;
import limber.engine.Kind;
import limber.engine.Parameter;
import limber.lesson.Allowed;

/// What one kind of parameter is edited with.
sealed interface ParameterEditor permits NumberEditor, FlagEditor, ChoiceEditor, VectorEditor, ListEditor {
    /// What an edit does. A drag is pressed and released; anything else is one edit.
    interface Edits {
        void press();

        /// @return why the value was refused
        Optional<String> edit(String text);

        void release();
    }

    /// What stands beside the name.
    default Optional<Node> beside() {
        return Optional.empty();
    }

    /// What needs a line of its own.
    default Optional<Node> under() {
        return Optional.empty();
    }

    /// Whether it says by itself why a value was refused, and keeps it to be mended.
    default boolean explains() {
        return false;
    }

    /// Closes what it has opened: what was tried there is taken back.
    default void close() {}

    /// @param text the value as it is written
    void show(String text);

    /// @param allowed what of its range may be chosen
    /// @param title what the parameter is called
    static ParameterEditor of(Parameter<?> p, Allowed allowed, String title, Wording words, Edits edits) {
        return switch (p.kind()) {
            case Kind.Real _, Kind.Count _ -> new NumberEditor(p, allowed.range().orElse(p.range()), title, edits);
            case Kind.Flag _ -> new FlagEditor(title, edits);
            case Kind.Choice<?> c -> new ChoiceEditor(p, allowed.words().isEmpty() ? c.names() : allowed.words(), false, title, words, edits);
            case Kind.WordOrFile w -> new ChoiceEditor(p, w.words(), true, title, words, edits);
            case Kind.Vector _ -> new VectorEditor(p, title, edits);
            case Kind.Vectors _, Kind.Numbers _ -> new ListEditor(p, title, words, edits);
        };
    }
}
