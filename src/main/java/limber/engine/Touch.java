package limber.engine;

import java.util.function.Function;

/// The effect of the pointer on a model's surface: an action where it touches, with the arguments `point` (in the
/// world, m) and `normal` (unit, outward) if the action has them.
///
/// @param action the action of a touch
/// @param lift the action of the release; the same as `action` where it has none
/// @param surface vertices in the world, xyz triples, for the test with the pointer's ray
public record Touch(Action action, Action lift, Function<State, double[]> surface) {
    public boolean held() {
        return !lift.equals(action);
    }
}
