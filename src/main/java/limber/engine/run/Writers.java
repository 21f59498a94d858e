package limber.engine.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.watch.StoreLog;

/// The operations that wrote the elements of kept channels, for many questions to one run. A few questions to a frame
/// are searched for one by one; from then on all stores of that frame are written down once.
public final class Writers {
    /// To write a frame down takes as long as some tens of searches in it.
    private static final int FEW = 40;
    /// More stores of a frame than this are not written down.
    private static final int MOST = 4_000_000;

    private final Map<Integer, Integer> asked = new HashMap<>();
    private final Map<Integer, Optional<Frame>> frames = new HashMap<>();

    /// The cursor before the last operation of a frame that wrote an element, and is done where the run stands; empty
    /// if there is none, or if the search is given up.
    ///
    /// @param run in that frame, or right behind it; it stays where it is, and all are of one branch
    /// @param frame complete frames before it
    public Optional<Cursor> last(Run run, Target target, int frame, BooleanSupplier stop) {
        boolean kept = run.state().channel(target.channel()).filter(c -> c.life() == Channel.Life.KEPT).isPresent();
        if (!kept || asked.merge(frame, 1, Integer::sum) <= FEW) return searched(run, target, frame, stop);
        Optional<Frame> known = frames.get(frame);
        if (known == null) {
            known = Frame.of(run, frame, stop);
            if (stop.getAsBoolean()) return Optional.empty();
            frames.put(frame, known);
        }
        return known.isEmpty() ? searched(run, target, frame, stop) : known.get().last(run.cursor(), target);
    }

    private static Optional<Cursor> searched(Run run, Target target, int frame, BooleanSupplier stop) {
        return new Watchpoint(run.copy(), target).last(frame, stop);
    }

    /// The stores of a frame: for each element the operations in their order.
    private static final class Frame extends StoreLog {
        private final Map<Object, Channel> channels = new IdentityHashMap<>();
        private final Map<String, Map<Integer, List<Cursor>>> stores = new HashMap<>();
        private Cursor at = Cursor.complete(0);
        private int count;

        /// Empty if they are too many, or if the search is given up.
        static Optional<Frame> of(Run run, int frame, BooleanSupplier stop) {
            Run there = run.copy();
            there.seek(run.branch(), Cursor.complete(frame));
            there.begin();
            var log = new Frame();
            for (Channel c : there.state().channels())
                if (c.life() == Channel.Life.KEPT) log.channels.put(there.state().array(c), c);
            while (there.cursor().frame() == frame && !there.frame().inSkin()) {
                if (there.frame().done() || log.count > MOST || stop.getAsBoolean()) break;
                log.at = there.cursor();
                there.watched(false, log, log.at.element() + 1);
                there.arrive(log.at.element() + 1);
            }
            return log.count > MOST || stop.getAsBoolean() ? Optional.empty() : Optional.of(log);
        }

        /// The last before a place in this frame, or of all of it where the run is behind it.
        Optional<Cursor> last(Cursor here, Target target) {
            List<Cursor> all = stores.getOrDefault(target.channel(), Map.of()).getOrDefault(target.element().index(),
                    List.of());
            for (int i = all.size() - 1; i >= 0; i--)
                if (all.get(i).compareTo(here) < 0) return Optional.of(all.get(i));
            return Optional.empty();
        }

        @Override protected void noted(int line, String name, double value) {}

        @Override protected void stored(int line, Object array, int index, double before, double after) {
            Channel c = channels.get(array);
            if (c == null) return;
            List<Cursor> all = stores.computeIfAbsent(c.name(), _ -> new HashMap<>())
                    .computeIfAbsent(index / c.width(), _ -> new ArrayList<>());
            if (all.isEmpty() || !all.getLast().equals(at)) all.add(at);
            count++;
        }
    }
}
