package limber.log;

import java.util.Set;
import limber.engine.Channel;
import limber.engine.Phase;
import limber.engine.Placed;
import limber.engine.State;
import limber.engine.watch.SelfReporting;
import limber.engine.watch.StoreLog;

/// The frames that have been dropped from the front of a log, as one operation at the end of the last of them: it
/// leaves the state that they left. Before that frame nothing is done.
///
/// @param first the first frame that can be shown; 0 while none has been dropped
/// @param kept the numbers of the log's kept channels after it
record LogDropped(LogHeader header, int first, double[] kept) implements Placed, SelfReporting {
    @Override public String name() {
        return "dropped";
    }

    @Override public Phase at(int frame, int[] rounds) {
        return new Here(this, first > 0 && frame == first ? 1 : 0, false);
    }

    @Override public Phase twin() {
        return this;
    }

    @Override public Set<String> locals() {
        return Set.of();
    }

    private void run(State s, boolean tells) {
        int at = 0;
        for (LogHeader.Logged logged : header.channels()) {
            if (logged.channel().life() != Channel.Life.KEPT) continue;
            double[] values = s.of(logged.channel());
            if (!tells) System.arraycopy(kept, at, values, 0, values.length);
            else for (int i = 0; i < values.length; i++) StoreLog.store(values, i, kept[at + i], 0);
            at += values.length;
        }
    }

    /// @param tells whether it tells what it does
    private record Here(LogDropped frames, int elements, boolean tells) implements SelfReporting {
        @Override public String name() {
            return frames.name();
        }

        @Override public int size(State s) {
            return elements;
        }

        @Override public void run(State s, int sweep, int from, int to) {
            if (to > from) frames.run(s, tells);
        }

        @Override public Phase twin() {
            return new Here(frames, elements, true);
        }

        @Override public Set<String> locals() {
            return Set.of();
        }
    }
}
