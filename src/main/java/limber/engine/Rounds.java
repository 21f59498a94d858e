package limber.engine;

import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/// The number of rounds of a loop.
public sealed interface Rounds {
    /// A number that is known when the loop is reached, and stays while it runs.
    record Times(ToIntFunction<State> count) implements Rounds {}

    /// A number that is found by running: another round while a condition of the state holds.
    ///
    /// @param goesOn asked before each round
    /// @param most from 1; after so many rounds the loop ends, whatever the condition says
    record While(Predicate<State> goesOn, int most) implements Rounds {
        public While {
            if (most < 1) throw new IllegalArgumentException(most + " rounds at most");
        }
    }

    /// A number that the place of the loop in a run decides, not the state, as in a run that was logged.
    ///
    /// @param most over all places
    record Placed(Count count, int most) implements Rounds {}

    /// A number of rounds at each place of a run.
    @FunctionalInterface
    interface Count {
        /// @param frame from 1
        /// @param around the rounds of the loops around it, from the outermost in, each from 0
        int at(int frame, int[] around);
    }

    /// The most rounds that there can be.
    default int most(State s) {
        return switch (this) {
            case Times times -> times.count().applyAsInt(s);
            case While found -> found.most();
            case Placed placed -> placed.most();
        };
    }

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
