package limber.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The samples of probes inside one frame: at its start, after each phase and sweep that did anything, and at its end.
///
/// @param frame from 1
/// @param values by probe, one a step
public record FrameSamples(int frame, List<Step> steps, Map<Probe, double[]> values) {
    /// @param slot the number of slots that are done
    /// @param at the cursor that leads there
    /// @param done the slot that was done last; empty where the frame begins
    public record Step(int slot, Cursor at, Optional<Slot> done) {}

    static final FrameSamples NONE = new FrameSamples(0, List.of(), Map.of());
}
