package limber.moment;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/// The hashes of a run, by which another run of the same moment is checked.
///
/// @param every how many frames lie between two hashes, from 1
/// @param frames the last frame, from 0
/// @param hashes after frame 0, `every`, 2·`every`, …, and the last frame: 16 hexadecimal digits each, of all kept
///   channels in their order
/// @param steps for each frame from 1, four hexadecimal digits for each phase that ran, the skin's too, of all channels
///   that are not fixed; empty where only frames are checked
public record Recording(int every, int frames, List<String> hashes, List<String> steps) {
    /// The most hashes that a recording may have.
    public static final int MOST = 100_000;
    static final int DIGITS = 16, STEP_DIGITS = 4;

    public Recording {
        hashes = List.copyOf(hashes);
        steps = List.copyOf(steps);
    }

    /// The first frame of which both have a hash, and not the same; empty where there is none.
    public static OptionalInt firstDifference(Optional<Recording> one, Optional<Recording> other) {
        if (one.isEmpty() || other.isEmpty()) return OptionalInt.empty();
        Map<Integer, String> theirs = other.get().byFrame();
        return one.get().byFrame().entrySet().stream()
                .filter(e -> !e.getValue().equals(theirs.getOrDefault(e.getKey(), e.getValue())))
                .mapToInt(Map.Entry::getKey).min();
    }

    private Map<Integer, String> byFrame() {
        var byFrame = new TreeMap<Integer, String>();
        for (int n = 0; n < hashes.size(); n++) byFrame.put(frame(n), hashes.get(n));
        return byFrame;
    }

    /// The digits of a phase in those of a frame; `none` where there is no such phase.
    ///
    /// @param number from 0
    static String step(String steps, int number) {
        int at = STEP_DIGITS * number;
        return at < steps.length() ? steps.substring(at, at + STEP_DIGITS) : "none";
    }

    /// How many phases are hashed.
    public int phases() {
        return steps.stream().mapToInt(String::length).sum() / STEP_DIGITS;
    }

    /// How many hashes so many frames have.
    static int count(int every, int frames) {
        return 1 + Math.ceilDiv(frames, every);
    }

    /// The frame after which a hash was taken.
    int frame(int hash) {
        return (int) Math.min(frames, (long) hash * every);
    }
}
