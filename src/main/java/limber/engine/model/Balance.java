package limber.engine.model;

import java.util.List;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.IntStream;
import limber.engine.Channel;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// A quantity whose books are kept: what it is made of, and what changes it besides the method, such as hands, wind,
/// contact, and damping as it is modelled. What is left of a change, the method has lost or made. Supports do no work,
/// but they change momenta: books of a momentum without the account [#SUPPORT] leave that to the method's.
///
/// @param axis of a momentum: 0, 1, 2; 0 for energy
/// @param terms names of measures, whose sum it is: of one number each for energy, of three for a momentum
public record Balance(Kind kind, int axis, List<String> terms, List<Work> works) {
    /// Accounts that several models have.
    public static final String HANDS = "hands", WIND = "wind", CONTACT = "contact", DAMPING = "damping",
            GRAVITY = "gravity", SUPPORT = "support";

    /// What a force does to a quantity.
    public enum Kind {
        /// Force times way.
        ENERGY,
        /// Force times time.
        MOMENTUM,
        /// Position × force, times time.
        ANGULAR_MOMENTUM
    }

    public Balance {
        terms = List.copyOf(terms);
        works = List.copyOf(works);
    }

    public static Balance energy(List<String> terms, List<Work> works) {
        return new Balance(Kind.ENERGY, 0, terms, works);
    }

    /// One for each axis of a measure of three numbers.
    public static List<Balance> axes(Kind kind, String measure, List<Work> works) {
        return IntStream.range(0, 3).mapToObj(axis -> new Balance(kind, axis, List.of(measure), works)).toList();
    }

    /// The weight of each free element, N: three numbers each.
    ///
    /// @param masses kg
    /// @param inverse 1/kg; 0 for elements that are held
    public static double[] weight(Vec gravity, double[] masses, double[] inverse) {
        var force = new double[3 * masses.length];
        for (int i = 0; i < masses.length; i++) if (inverse[i] > 0) gravity.times(masses[i]).into(force, i);
        return force;
    }

    /// The damping of each free element, N: three numbers each.
    ///
    /// @param damping 1/s
    /// @param velocities m/s: three numbers each
    /// @param masses kg
    /// @param inverse 1/kg; 0 for elements that are held
    public static double[] drag(double damping, double[] velocities, double[] masses, double[] inverse) {
        var force = new double[velocities.length];
        for (int j = 0; j < force.length; j++)
            if (inverse[j / 3] > 0) force[j] = -damping * masses[j / 3] * velocities[j];
        return force;
    }

    /// The force that moves each free element in a substep as far as a phase has moved it, N: three numbers each. Where
    /// constraints push their free ends against each other, what is left of its sum comes from supports.
    ///
    /// @param h substep, s
    /// @param masses kg
    /// @param inverse 1/kg; 0 for elements that are held
    /// @param places m: three numbers each
    public static Reading moved(double h, Channel masses, Channel inverse, Channel places) {
        return (_, was, s) -> {
            double[] m = s.of(masses), w = s.of(inverse), before = was.of(places), after = s.of(places),
                    force = new double[after.length];
            for (int j = 0; j < force.length; j++)
                if (w[j / 3] > 0) force[j] = m[j / 3] * (after[j] - before[j]) / (h * h);
            return force;
        };
    }

    /// A force that is read off the states before and behind a phase.
    @FunctionalInterface
    public interface Reading {
        double[] of(Settings p, State before, State after);
    }

    /// What one of them does, and the phase that does it.
    public sealed interface Work {
        String account();

        String phase();

        /// All that a phase changes of the quantity.
        record Whole(String account, String phase) implements Work {}

        /// A force that acts in the substep around.
        ///
        /// @param share of the substep in which it acts
        /// @param force N: three numbers for each element of the model's subject
        record Force(String account, String phase, double share, Reading force) implements Work {}

        /// An amount that is known from the state that the phase finds.
        ///
        /// @param amount that is added, in the unit of the terms
        record Amount(String account, String phase, ToDoubleBiFunction<Settings, State> amount) implements Work {}
    }
}
