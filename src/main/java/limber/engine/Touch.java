package limber.engine;

import java.util.function.Function;

/// What the pointer does to a model's surface: the action is done where it touches, with the arguments `point` (in the
/// world, m) and `normal` (unit, outward) as far as the action has them.
///
/// @param action what a touch does
/// @param lift what letting go does; the same as `action` where letting go does nothing
/// @param surface vertices in the world, xyz triples, that the pointer's ray is tested against
public record Touch(Action action, Action lift, Function<State, double[]> surface) {
    public boolean held() {
        return !lift.equals(action);
    }
}
