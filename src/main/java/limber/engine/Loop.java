package limber.engine;

import java.util.List;

/// Blocks that run in rounds, such as substeps, sweeps, batches, Newton steps or conjugate gradients.
///
/// @param name lower-kebab: `substep`, `sweep`, `batch`, `newton`, `cg`; unique within the schedule
public record Loop(String name, Rounds rounds, List<Block> body) implements Block {}
