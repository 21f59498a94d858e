package limber.engine.model;

import java.util.List;
import java.util.function.ToDoubleBiFunction;
import limber.engine.State;
import limber.engine.settings.Settings;

/// The parts of a model's energy, and what changes it besides the method: hands, wind, contact, and damping as it is
/// modelled. What is left of a change, the method has lost or made.
///
/// @param terms names of measures of one number each, whose sum is the energy; empty for a model without masses
/// @param works what else changes it
public record Energies(List<String> terms, List<Work> works) {
    /// What hands do, by the inputs of a frame; every model has it.
    public static final String HANDS = "hands";
    public static final String WIND = "wind", CONTACT = "contact", DAMPING = "damping";
    public static final Energies NONE = new Energies(List.of(), List.of());

    public Energies {
        terms = List.copyOf(terms);
        works = List.copyOf(works);
    }

    /// A force that is read off the states before and behind a phase.
    @FunctionalInterface
    public interface Reading {
        double[] of(Settings p, State before, State after);
    }

    /// The work of one of them.
    public sealed interface Work {
        String account();

        /// The name of the phase that does it.
        String phase();

        /// All that a phase changes of the energy.
        record Whole(String account, String phase) implements Work {}

        /// A force times the way that the model's elements go in the substep around.
        ///
        /// @param share of the substep in which it acts
        /// @param force N: three numbers for each element of the model's subject
        record Force(String account, String phase, double share, Reading force) implements Work {}

        /// An amount that is known from the state that the phase finds.
        ///
        /// @param energy that is added, in the unit of the terms
        record Amount(String account, String phase, ToDoubleBiFunction<Settings, State> energy) implements Work {}
    }
}
