package limber.engine.run;

import java.util.LinkedHashMap;
import java.util.Map;
import limber.engine.Walk;

/// A memory of what complete frames consisted of: the rounds of each loop whose length was found by running. It is
/// bounded; the frame remembered longest ago is forgotten first.
final class FoundRounds {
    /// Loops that are remembered, 4 bytes each.
    private static final int MOST = 1 << 20;
    private static final int[] NONE = {};

    private record Frame(Branch branch, int number) {}

    private final Map<Frame, int[]> frames = new LinkedHashMap<>();
    private int loops;

    /// @param rounds as [Walk#found] gives them
    synchronized void remember(Branch branch, int frame, int[] rounds) {
        if (rounds.length == 0 || rounds.length > MOST) return;
        int[] before = frames.put(new Frame(branch, frame), rounds);
        loops += rounds.length - (before == null ? 0 : before.length);
        var oldest = frames.entrySet().iterator();
        while (loops > MOST) {
            loops -= oldest.next().getValue().length;
            oldest.remove();
        }
    }

    /// The rounds in a frame; empty if it has not been run, or is forgotten.
    synchronized int[] of(Branch branch, int frame) {
        return frames.getOrDefault(new Frame(branch, frame), NONE);
    }
}
