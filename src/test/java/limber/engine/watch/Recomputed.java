package limber.engine.watch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import limber.engine.Channel;
import limber.engine.State;
import limber.engine.run.Operations;
import limber.engine.run.Run;

/// The next operation of a run, done again on a state of which only what it read is known.
public final class Recomputed {
    private Recomputed() {}

    /// What the next operation stores, as text with all digits.
    public static List<String> stores(Run run) {
        return done(Operations.of(run));
    }

    /// The same where everything that it did not read is no number.
    public static List<String> fromReadsAlone(Run run) {
        Operations copy = Operations.of(run);
        List<Read> reads = Operations.reads(run);
        State s = copy.state();
        Map<String, double[]> known = new HashMap<>();
        for (Channel c : s.channels()) {
            if (c.life() == Channel.Life.FIXED) continue;
            known.put(c.name(), s.of(c).clone());
            Arrays.fill(s.of(c), Double.NaN);
        }
        for (Read read : reads) {
            double[] all = known.get(read.channel());
            if (all == null) continue;
            int width = read.value().length;
            System.arraycopy(all, read.element() * width, s.named(read.channel()), read.element() * width, width);
        }
        return done(copy);
    }

    private static List<String> done(Operations copy) {
        var log = new StoreLog();
        State s = copy.state();
        copy.watch(log, copy.cursor().element() + 1);
        var told = new ArrayList<String>();
        for (StoreLog.Store store : log.stores)
            told.add(s.name(store.array()) + "[" + store.index() + "] = " + store.after());
        return told;
    }
}
