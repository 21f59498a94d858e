package limber.engine.model;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import limber.engine.State;
import limber.engine.settings.Parameter;
import limber.engine.settings.Vec;

/// The effect of the pointer on a model's surface: an action where it touches.
///
/// @param action the action of a touch; the parameters below are arguments of it
/// @param point receives where it is, in the world, m
/// @param normal receives the unit normal there, outward
/// @param frames how long the action lasts; empty if it has no duration
/// @param lift the action of the release; empty where it has none
/// @param surface vertices in the world, xyz triples, for the test with the pointer's ray
public record Touch(Action action, Parameter<Vec> point, Optional<Parameter<Vec>> normal,
        Optional<Parameter<Integer>> frames, Optional<Action> lift, Function<State, double[]> surface) {
    /// A touch that is over at once.
    public Touch(Action action, Parameter<Vec> point, Function<State, double[]> surface) {
        this(action, point, Optional.empty(), Optional.empty(), Optional.empty(), surface);
    }

    /// Whether it lasts until the release.
    public boolean held() {
        return lift.isPresent();
    }

    /// The arguments of the action at a place.
    ///
    /// @param endless whether something else ends it, so that it gets the longest duration
    public Map<String, Object> arguments(Vec at, Vec outward, boolean endless) {
        var arguments = new HashMap<String, Object>();
        arguments.put(point.name(), at);
        normal.ifPresent(p -> arguments.put(p.name(), outward));
        frames.filter(_ -> endless).ifPresent(p -> arguments.put(p.name(), (int) p.range().max()));
        return arguments;
    }
}
