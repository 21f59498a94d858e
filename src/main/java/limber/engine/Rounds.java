package limber.engine;

import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/// How many rounds a loop runs.
public sealed interface Rounds {
    /// A number that is known when the loop is reached, and stays while it runs.
    record Times(ToIntFunction<State> count) implements Rounds {}

    /// A number that is found by running: another round while a condition of the state holds.
    ///
    /// @param goesOn asked before each round
    /// @param most after so many rounds the loop ends, whatever the condition says
    record While(Predicate<State> goesOn, int most) implements Rounds {}

    /// @param count of the state; asked once
    static Rounds times(ToIntFunction<State> count) {
        return new Times(count);
    }

    static Rounds times(int count) {
        return new Times(_ -> count);
    }

    static Rounds whilst(Predicate<State> goesOn, int most) {
        return new While(goesOn, most);
    }
}
