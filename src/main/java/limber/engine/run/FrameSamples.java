package limber.engine.run;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.Cursor;
import limber.engine.Slot;

/// The samples of probes inside one frame: at its start, and after each phase that did anything, or after each round of
/// a loop.
///
/// @param frame from 1
/// @param values by probe, one a step
public record FrameSamples(int frame, List<Step> steps, Map<Probe, double[]> values) {
    /// @param step the number of phases or rounds that are done
    /// @param at the cursor that leads there
    /// @param done the phase that was done last; empty where the frame begins
    public record Step(int step, Cursor at, Optional<Slot> done) {}

    static final FrameSamples NONE = new FrameSamples(0, List.of(), Map.of());
}
