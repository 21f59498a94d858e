package limber.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What probes read inside one frame: where it begins, after each phase and sweep that did anything, and where it is complete.
///
/// @param frame from 1
/// @param values by probe, one a step
public record Inside(int frame, List<Step> steps, Map<Probe, double[]> values) {
    /// @param slot the number of slots that are done
    /// @param at the cursor that leads there
    /// @param done the slot that was done last; empty where the frame begins
    public record Step(int slot, Cursor at, Optional<Slot> done) {}

    static final Inside NONE = new Inside(0, List.of(), Map.of());
}
