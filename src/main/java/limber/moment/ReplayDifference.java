package limber.moment;

import java.util.Optional;
import java.util.stream.Collectors;
import limber.engine.Slot;

/// The place at which a run parts from its recording.
///
/// @param equal the last frame before it that is known to be equal; 0 if there is none
/// @param frame the first frame that is known to differ
/// @param phase the first phase in that frame after which the state differs; empty where the recording does not tell
/// @param inputs whether inputs take effect before that phase, and may be the cause as well
/// @param expected,found the hashes of the frame, or of the phase
public record ReplayDifference(int equal, int frame, Optional<Slot> phase, boolean inputs, String expected,
        String found) {
    /// One line: the frame, the phase with the rounds around it, both hashes.
    public String message() {
        return "frame " + frame + " differs" + phase.map(this::after).orElseGet(this::between) + ": expected "
                + expected + ", found " + found;
    }

    private String after(Slot s) {
        return (inputs ? " after its inputs or" : "") + " after phase " + s.phase().name()
                + s.path().map(r -> ", " + r.loop() + " " + r.number()).collect(Collectors.joining());
    }

    private String between() {
        return frame - equal < 2 ? "" : " (frame " + equal + " is equal, those between have no hash)";
    }
}
