package limber.engine.levels;

import java.util.Arrays;
import limber.engine.Phase;
import limber.engine.State;

/// A list of members that wait for the end of the step, in the place of the phase
/// that would run them: what they count, all threads would count at once.
final class Waiting implements Phase {
    private int[] members = new int[16];
    private int count;

    @Override public void run(State s, int round, int from, int to) {
        if (count == members.length) members = Arrays.copyOf(members, 2 * count);
        members[count++] = from;
    }

    int count() {
        return count;
    }

    int member(int i) {
        return members[i];
    }

    void clear() {
        count = 0;
    }
}
