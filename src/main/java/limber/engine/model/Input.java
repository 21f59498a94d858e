package limber.engine.model;

import java.util.Map;
import limber.engine.Element;
import limber.engine.settings.Parameter;
import limber.engine.settings.Vec;

/// A user's input to a run, stamped with the frame in which it takes effect; frame 1 is the first that is computed. A
/// model, its settings and its inputs are a complete recording.
public sealed interface Input {
    /// The action that releases a grabbed element; a model with grabbable elements declares it.
    String RELEASE = "release";

    int frame();

    /// A live parameter takes a value, given as text, from this frame on.
    record Set(int frame, String parameter, String value) implements Input {}

    /// A handle, or the grabbed element [Element#particle], is moved to a point.
    record Move(int frame, String handle, Vec to) implements Input {}

    /// An action is started, with its arguments by name.
    record Act(int frame, String action, Map<String, Object> arguments) implements Input {
        public Act {
            // the copy of nothing fails in a page
            arguments = arguments.isEmpty() ? Map.of() : Map.copyOf(arguments);
        }

        /// @param <T> the type that the model's [Action] declared for this argument
        @SuppressWarnings("unchecked") // checked against the declaration when the input is read
        public <T> T get(Parameter<T> argument) {
            return (T) arguments.getOrDefault(argument.name(), argument.initial());
        }
    }
}
