package limber.engine.run;

import java.util.LinkedHashMap;
import java.util.Map;
import limber.engine.Walk;

/// A memory of what complete frames consisted of: the rounds of each loop whose length was found by running. It is
/// bounded; frames of the branch begun longest ago are forgotten first.
final class FoundRounds {
    /// Loops that are remembered, 4 bytes each.
    private static final int MOST = 1 << 20;
    private static final int[] NONE = {};

    private final Map<Branch, Map<Integer, int[]>> frames = new LinkedHashMap<>();
    private int loops;

    /// @param rounds as [Walk#found] gives them
    synchronized void remember(Branch branch, int frame, int[] rounds) {
        if (rounds.length == 0 || rounds.length > MOST) return;
        int[] before = frames.computeIfAbsent(branch, _ -> new LinkedHashMap<>()).put(frame, rounds);
        loops += rounds.length - (before == null ? 0 : before.length);
        while (loops > MOST) {
            Map<Integer, int[]> oldest = frames.values().iterator().next();
            loops -= oldest.remove(oldest.keySet().iterator().next()).length;
            if (oldest.isEmpty()) frames.remove(frames.keySet().iterator().next());
        }
    }

    /// The rounds in a frame; empty if it has not been run, or is forgotten.
    synchronized int[] of(Branch branch, int frame) {
        return frames.getOrDefault(branch, Map.of()).getOrDefault(frame, NONE);
    }

    /// Forgets the frames of a branch.
    synchronized void forget(Branch branch) {
        Map<Integer, int[]> its = frames.remove(branch);
        if (its != null) loops -= its.values().stream().mapToInt(rounds -> rounds.length).sum();
    }
}
