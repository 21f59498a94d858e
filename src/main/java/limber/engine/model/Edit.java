package limber.engine.model;

import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;

/// A change of the settings rather than of a run, such as adding a control point; the run starts again. Its sentence
/// stands in the model's words under `edit.NAME`.
///
/// @param form its name and arguments
public record Edit(Action form, Change change) {
    /// The settings after the edit.
    @FunctionalInterface
    public interface Change {
        /// @param arguments what the form was filled with
        /// @param s the state in which it was asked for: what was dragged there is kept
        /// @throws BadInput if it cannot be done, such as one control point too many
        Settings apply(Input.Act arguments, Settings p, State s);
    }

    public String name() {
        return form.name();
    }
}
