package limber.engine;

import java.util.List;
import java.util.stream.Stream;

/// Blocks that run in rounds, such as substeps, sweeps, batches, Newton steps or conjugate gradients.
///
/// @param name lower-kebab: `substep`, `sweep`, `batch`, `newton`, `cg`; unique within the schedule
/// @param scalars measures of the whole that describe a round, such as the residual; readable after each round
public record Loop(String name, Rounds rounds, List<Block> body, List<Measure> scalars) implements Block {
    /// The name of the loop of a frame's substeps.
    public static final String SUBSTEP = "substep";
    /// The name of the loop of a solver's sweeps over its constraints.
    public static final String SWEEP = "sweep";

    public Loop(String name, Rounds rounds, List<Block> body) {
        this(name, rounds, body, List.of());
    }

    public Loop(String name, Rounds rounds, Block... body) {
        this(name, rounds, List.of(body));
    }

    /// The phases of its body and of the loops inside.
    public Stream<Phase> phases() {
        return Schedule.phases(body);
    }

    /// Whether the numbers of rounds, here and in all loops inside, are known when they are reached.
    boolean counted() {
        return !(rounds instanceof Rounds.While)
                && body.stream().allMatch(b -> !(b instanceof Loop inner) || inner.counted());
    }

    /// Whether a round of it is a solver of several parts: blocks one after another, among them a loop.
    boolean composed() {
        return body.size() > 1 && body.stream().anyMatch(Loop.class::isInstance);
    }
}
