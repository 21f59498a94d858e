package limber.ui.parameters;

import java.util.Optional;
import javafx.scene.Node;
import limber.engine.settings.Parameter;
import limber.presentation.panes.ParameterForm;
import limber.presentation.panes.ParameterState;
import limber.presentation.panes.SliderScale;
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

    /// The editor for a parameter's form.
    static ParameterEditor of(ParameterState state, Wording words, Edits edits) {
        Parameter<?> p = state.parameter();
        return switch (state.form()) {
            case ParameterForm.Figure(Optional<SliderScale> slider) -> new NumberEditor(state, slider, edits);
            case ParameterForm.Flag _ -> new FlagEditor(state.title(), edits);
            case ParameterForm.Words w -> new ChoiceEditor(p, w.words(), w.typed(), state.title(), words, edits);
            case ParameterForm.Vector _ -> new VectorEditor(state, edits);
            case ParameterForm.Rows _ -> new ListEditor(p, state.title(), words, edits);
        };
    }
}
