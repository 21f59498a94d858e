package limber.moment;

import java.util.List;

/// The hashes of a run, by which another run of the same moment is checked.
///
/// @param every how many frames lie between two hashes, from 1
/// @param frames the last frame, from 0
/// @param hashes after frame 0, `every`, 2·`every`, …, and the last frame: 16 hexadecimal digits each, of all kept
///   channels in their order
/// @param steps for each frame from 1, four hexadecimal digits for each phase that ran, of all channels that are not
///   fixed; empty where only frames are checked
public record Recording(int every, int frames, List<String> hashes, List<String> steps) {
    /// The most hashes that a recording may have.
    public static final int MOST = 100_000;
    static final int DIGITS = 16, STEP_DIGITS = 4;

    public Recording {
        hashes = List.copyOf(hashes);
        steps = List.copyOf(steps);
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
