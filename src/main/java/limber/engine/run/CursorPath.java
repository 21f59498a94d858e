package limber.engine.run;

import java.util.List;
import limber.engine.Phase;
import limber.engine.Slot;
import limber.engine.StepSize;

/// The path of a cursor: the position of the next operation from the frame down to the element, as on the ladder.
///
/// @param frame the frame it belongs to, from 1
/// @param sizes the step sizes of the schedule, from the frame down to the element
/// @param element the model's element; the phase has `elements` of them
public record CursorPath(int frame, Slot slot, List<StepSize> sizes, int element, int elements) {
    public Phase phase() {
        return slot.phase();
    }

    /// The round of a loop, from 1; 0 outside it.
    public int round(String loop) {
        return slot.round(loop);
    }
}
