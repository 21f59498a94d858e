package limber.engine;

import java.util.List;
import limber.engine.text.BadInput;

/// The size of a step: an element, a phase, a round of a loop, or a frame. A phase inside counted loops, such as
/// sweeps, is one step with all of their rounds; outside a loop, a round of it is one phase. The first substep includes
/// what precedes it in the frame, the last one what follows.
///
/// @param word lower-kebab; of a loop its name
public record StepSize(String word) {
    public static final StepSize ELEMENT = new StepSize("element"), PHASE = new StepSize("phase"),
            FRAME = new StepSize("frame"), SWEEP = new StepSize(Loop.SWEEP), SUBSTEP = new StepSize(Loop.SUBSTEP);

    /// The sizes that mean something in every schedule, from the smallest.
    public static final List<StepSize> EVERYWHERE = List.of(ELEMENT, SWEEP, PHASE, SUBSTEP, FRAME);

    /// @throws BadInput if it is neither one of the usual words nor a loop of the schedule
    public static StepSize read(String text, Schedule schedule) {
        var size = new StepSize(text);
        if (EVERYWHERE.contains(size) || schedule.sizes().contains(size)) return size;
        List<String> words = schedule.sizes().reversed().stream().map(StepSize::word).toList();
        throw new BadInput("'" + BadInput.brief(text) + "' is not a step size (" + String.join(", ", words) + ")");
    }
}
