package limber.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The next operation of a run, done again on a state of which only what it read is known.
public final class Recomputed {
    private Recomputed() {}

    /// What the next operation stores, as text with all digits.
    public static List<String> stores(Run run) {
        return done(run.begunCopy());
    }

    /// The same where everything that it did not read is no number.
    public static List<String> fromReadsAlone(Run run) {
        Run copy = run.begunCopy();
        List<Read> reads = copy.reads();
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

    private static List<String> done(Run copy) {
        var log = new StoreLog();
        State s = copy.state();
        copy.watched(log, copy.cursor().element() + 1);
        var told = new ArrayList<String>();
        for (StoreLog.Store store : log.stores)
            told.add(s.name(store.array()) + "[" + store.index() + "] = " + store.after());
        return told;
    }
}
