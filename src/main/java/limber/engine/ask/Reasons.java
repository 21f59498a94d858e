package limber.engine.ask;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.function.BooleanSupplier;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.run.Run;
import limber.engine.run.Writers;
import limber.engine.text.BadInput;
import limber.engine.watch.Read;

/// A reason for a number, with the reasons for what its operation read, and so on down to a depth.
///
/// What an operation wrote is followed once, where it is nearest to the number that was asked about. Elsewhere it is
/// marked as repeated: without that the reasons of a solver that sweeps would double with every level.
public final class Reasons {
    private final Why why;
    private final List<Reasons> reads = new ArrayList<>();
    private boolean repeated;

    private Reasons(Why why) {
        this.why = why;
    }

    /// The reasons for a number of a channel as it is here.
    ///
    /// @param run stays where it is
    /// @param depth how many levels of reads are followed; 0 for none
    /// @param stop gives the search up
    /// @return empty if it was given up
    /// @throws BadInput if there is no such number
    public static Optional<Reasons> of(Run run, WhyTarget.Stored asked, int depth, BooleanSupplier stop) {
        var search = new Search(run.copy(), stop);
        Optional<Reasons> root = search.reason(asked);
        Queue<Reasons> level = new ArrayDeque<>();
        root.ifPresent(level::add);
        for (int left = depth; !level.isEmpty(); left--) {
            Queue<Reasons> next = new ArrayDeque<>();
            for (Reasons reason : level)
                if (!search.follow(reason, left > 0, next)) return Optional.empty();
            level = next;
        }
        return root;
    }

    public Why why() {
        return why;
    }

    /// The reasons for what the operation read, in the order of [Why#reads]; empty where they are not followed.
    public List<Reasons> reads() {
        return reads;
    }

    /// Whether the same element, written by the same operation, is followed at another place.
    public boolean repeated() {
        return repeated;
    }

    /// A reason, and from which moment to which it is one.
    ///
    /// @param from the element is written or set here, and not again up to `to`
    private record Known(Cursor from, Cursor to, Why why) {
        boolean at(Cursor here) {
            return from.compareTo(here) < 0 && here.compareTo(to) <= 0;
        }
    }

    /// An element as an operation wrote it.
    private record Followed(Cursor at, WhyTarget asked) {}

    /// What has been found so far.
    private static final class Search {
        private static final Cursor BEFORE_ALL = Cursor.complete(-1);

        private final Run there;
        private final BooleanSupplier stop;
        private final ParameterOrigins origins = new ParameterOrigins();
        private final Writers writers = new Writers();
        private final Set<Followed> followed = new HashSet<>();
        private final Map<WhyTarget, List<Known>> known = new HashMap<>();

        Search(Run there, BooleanSupplier stop) {
            this.there = there;
            this.stop = stop;
        }

        /// The reason for a number as it is where the run stands; empty if the search was given up.
        Optional<Reasons> reason(WhyTarget.Stored asked) {
            Cursor here = there.cursor();
            List<Known> before = known.computeIfAbsent(asked, _ -> new ArrayList<>());
            Optional<Why> why = before.stream().filter(k -> k.at(here)).findFirst().map(Known::why);
            if (why.isEmpty()) {
                why = Why.of(there, asked, origins, writers, stop);
                why.ifPresent(found -> since(found, asked.channel())
                        .ifPresent(from -> before.add(new Known(from, here, found))));
            }
            return why.map(Reasons::new);
        }

        /// The moment since which a number is what it is; empty where a frame makes it anew.
        private Optional<Cursor> since(Why why, String channel) {
            return switch (why.origin()) {
                case Why.Origin.Operation(Cursor at) -> Optional.of(at);
                case Why.Origin.Inputs(int frame) -> Optional.of(Cursor.complete(frame - 1));
                case Why.Origin.Initial _ when !Why.lives(there, channel, Channel.Life.SCRATCH) ->
                        Optional.of(BEFORE_ALL);
                default -> Optional.empty();
            };
        }

        /// Finds the reasons for what was read, unless that has been done.
        ///
        /// @param further whether what is found there is wanted
        /// @return whether it was not given up
        boolean follow(Reasons reason, boolean further, Queue<Reasons> next) {
            if (!(reason.why.origin() instanceof Why.Origin.Operation(Cursor at))) return true;
            reason.repeated = !followed.add(new Followed(at, reason.why.asked()));
            if (reason.repeated || !further) return true;
            there.seek(there.branch(), at);
            for (Read read : reason.why.reads()) {
                Optional<Reasons> of = reason(new WhyTarget.Stored(read.channel(), read.element()));
                if (of.isEmpty()) return false;
                reason.reads.add(of.get());
            }
            next.addAll(reason.reads);
            return true;
        }
    }
}
