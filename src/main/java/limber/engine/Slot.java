package limber.engine;

import java.util.List;
import java.util.stream.Stream;

/// A phase at its place in a frame.
///
/// @param around the rounds of the loops of which this phase is a step, from the outermost in
/// @param within the rounds of the loops that a step of the phase runs through, such as sweeps and batches
/// @param skin whether it belongs to the skin
public record Slot(Phase phase, List<Round> around, List<Round> within, boolean skin) {
    /// All rounds, from the outermost in.
    public Stream<Round> path() {
        return Stream.concat(around.stream(), within.stream());
    }

    /// The round of a loop, from 1; 0 outside it.
    public int round(String loop) {
        return path().filter(r -> r.loop().equals(loop)).mapToInt(Round::number).findFirst().orElse(0);
    }

    /// Whether two slots lie in the same round of a loop, and of all loops around it.
    public boolean sharesRound(String loop, Slot o) {
        List<Round> mine = path().toList(), its = o.path().toList();
        for (int i = 0; i < mine.size() && i < its.size(); i++) {
            Round a = mine.get(i), b = its.get(i);
            if (!a.loop().equals(b.loop()) || a.number() != b.number()) return false;
            if (a.loop().equals(loop)) return true;
        }
        return false;
    }

    /// The number of the innermost round as a phase takes it: from 0, and 0 outside loops.
    public int index() {
        List<Round> innermost = within.isEmpty() ? around : within;
        return innermost.isEmpty() ? 0 : innermost.getLast().number() - 1;
    }

    /// Elements of its phase here.
    int size(State s) {
        return phase.size(s, index());
    }
}
