package limber.engine;

import java.util.List;

/// Something that is done at a moment, such as `retract`. Its sentence stands in the model's words under `action.NAME`.
///
/// @param arguments what it needs to know, with defaults; a point may be called `to` or `point` in an inputs file if it is the only one
public record Action(String name, List<Parameter<?>> arguments) {
    public Action(String name, Parameter<?>... arguments) {
        this(name, List.of(arguments));
    }
}
