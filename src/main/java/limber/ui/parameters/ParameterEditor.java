package limber.ui.parameters;

import java.util.Optional;
import javafx.scene.Node;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.lesson.Allowed;
import limber.presentation.words.Wording;

/// An editor for one kind of parameter.
sealed interface ParameterEditor permits NumberEditor, FlagEditor, ChoiceEditor, VectorEditor, ListEditor {
    /// The receiver of edits. A drag is pressed and released; any other edit is a single one.
    interface Edits {
        void press();

        /// @return the reason if the value was refused
        Optional<String> edit(String text);

        void release();
    }

    /// The node beside the name.
    default Optional<Node> beside() {
        return Optional.empty();
    }

    /// The node on a line of its own.
    default Optional<Node> under() {
        return Optional.empty();
    }

    /// Whether the editor itself shows why a value was refused, and keeps it for correction.
    default boolean explains() {
        return false;
    }

    /// Closes its sheets and reverts values that were only tried.
    default void close() {}

    /// @param text the value as text
    void show(String text);

    /// @param allowed the allowed part of its range
    /// @param title the title of the parameter
    static ParameterEditor of(Parameter<?> p, Allowed allowed, String title, Wording words, Edits edits) {
        return switch (p.kind()) {
            case Kind.Real _,Kind.Count _ -> new NumberEditor(p, allowed.range().orElse(p.range()), title,
                    words.get("parameter." + p.name() + ".zero", p.unit()), edits);
            case Kind.Flag _ -> new FlagEditor(title, edits);
            case Kind.Choice<?> c -> new ChoiceEditor(p, allowed.words().isEmpty() ? c.names() : allowed.words(), false,
                    title, words, edits);
            case Kind.WordOrFile w -> new ChoiceEditor(p, w.words(), true, title, words, edits);
            case Kind.WordOrColour w -> new ChoiceEditor(p, w.words(), true, title, words, edits);
            case Kind.Vector _ -> new VectorEditor(p, title, edits);
            case Kind.Vectors _,Kind.Numbers _ -> new ListEditor(p, title, words, edits);
        };
    }
}
