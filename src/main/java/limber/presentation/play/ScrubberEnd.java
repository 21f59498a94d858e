package limber.presentation.play;

import java.util.OptionalInt;

/// The last frame of a scrubber: the scene's own where it has one. The others have no end, so that the scrubber grows
/// by a stretch whenever the run comes near it, and never shrinks: a thumb must not jump back under the hand.
public final class ScrubberEnd {
    static final int STRETCH = 300, NEAR = 10;

    private final boolean fixed;
    private int end;

    /// @param last the scene's last frame; empty if it has none
    public ScrubberEnd(OptionalInt last) {
        fixed = last.isPresent();
        end = last.orElse(STRETCH);
    }

    /// The last frame of the scrubber when the scene is at a frame.
    public int at(int frame) {
        while (!fixed && frame > end - NEAR) end += STRETCH;
        return end;
    }
}
