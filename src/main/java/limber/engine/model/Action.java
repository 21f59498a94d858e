package limber.engine.model;

import java.util.List;
import limber.engine.settings.Parameter;

/// An action of a model that is started at a frame, such as `retract`. Its sentence stands in the model's words under
/// `action.NAME`.
///
/// @param arguments its arguments, with defaults; a point may be called `to` or `point` in an inputs file if it is
///   the only one
public record Action(String name, List<Parameter<?>> arguments) {
    public Action(String name, Parameter<?>... arguments) {
        this(name, List.of(arguments));
    }
}
