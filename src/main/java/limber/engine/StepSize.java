package limber.engine;

import java.util.Locale;

/// The size of a step, from one element to a whole frame. Outside sweeps, `SWEEP` and `PHASE` are one slot. The first
/// substep includes what precedes it in the frame, the last one what follows.
public enum StepSize {
    ELEMENT, SWEEP, PHASE, SUBSTEP, FRAME;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static StepSize read(String text) {
        for (StepSize size : values())
            if (size.word().equals(text)) return size;
        throw new BadInput("'" + BadInput.brief(text) + "' is not a step size (element, sweep, phase, substep, frame)");
    }
}
