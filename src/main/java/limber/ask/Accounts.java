package limber.ask;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import limber.engine.Channel;
import limber.engine.State;
import limber.engine.model.Box;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;

/// A search for what would account for a difference: the changes of settings under which a run agrees with another
/// program's numbers longer than it does. First every small change alone, then pairs that begin with the best of them.
///
/// @param settings that differ, with the inputs of both
/// @param base the judgement under them
public record Accounts(Model model, Settings settings, List<Input> inputs, Channel channel, Trajectory theirs,
        Judgement base) {
    private static final int KEYFRAMES = 1 << 20;
    /// Pairs begin with this many changes.
    private static final int BEST = 8;
    /// Frames after the first difference by which changes that do not cure it are compared.
    private static final int EARLY = 3;
    private static final int MOST = 5;
    /// How many times as far as a run from itself, with its numbers rounded, a program in single precision may lie: it
    /// rounds after each operation, and not after each phase.
    private static final double ROUNDING = 64;
    /// A finer tolerance, as a share of the scene, is not asked of single precision.
    private static final double FINE = 1e-5;

    /// A change, and how far it goes.
    ///
    /// @param set the parameters that are changed, with their values as the command line takes them
    public record Account(Map<String, String> set, Judgement judgement, Sensitivity sensitivity) {
        /// Whether everything agrees, or all that single precision lets agree.
        public boolean accounts() {
            return judgement.agrees() || sensitivity.explains();
        }
    }

    /// How a motion parts from itself where its numbers are rounded to single precision after each phase. Where it is
    /// that sensitive, nobody's numbers can agree for longer.
    ///
    /// @param parts the first frame in which it lies further from itself than the tolerance; empty where none does
    /// @param explains whether the other program's numbers lie within the tolerance, or are no further away than such
    ///   rounding brings them, up to that frame
    public record Sensitivity(OptionalInt parts, boolean explains) {}

    /// What was found.
    ///
    /// @param best the best five, those that go furthest first; empty where nothing helps
    /// @param tried changes
    /// @param whole whether all changes were tried, and not given up before
    public record Found(List<Account> best, int tried, boolean whole) {
        /// Whether one of them explains all frames.
        public boolean explained() {
            return best.stream().anyMatch(Account::accounts);
        }
    }

    /// A change that was tried.
    ///
    /// @param through the place in the trajectory of the first frame that differs; its length where none does
    /// @param early the sum of the largest distances of the frames around the first that differs under the settings
    private record Tried(Changes.Changed changed, int through, double early) {}

    /// A listener to the progress of a search, called on its thread.
    @FunctionalInterface
    public interface Told {
        /// @param tried changes so far
        /// @param of how many there are to be tried, as far as that is known: pairs are added when they begin
        void told(int tried, int of);
    }

    private static final Comparator<Tried> ORDER = Comparator.comparingInt((Tried t) -> -t.through)
            .thenComparingInt(t -> t.changed.set().size()).thenComparingDouble(t -> t.early)
            .thenComparing(t -> t.changed.set().toString());

    /// Searches on all cores, behind all else that the program does.
    ///
    /// @param stop gives up; what was found so far counts
    public Found search(Told told, BooleanSupplier stop) {
        int cores = Runtime.getRuntime().availableProcessors();
        var threads = Thread.ofPlatform().daemon().name("limber-judge-", 0).priority(Thread.MIN_PRIORITY).factory();
        try (ExecutorService pool = Executors.newFixedThreadPool(cores, threads)) {
            return new Searching(pool, told, stop).run();
        }
    }

    private final class Searching {
        private final ExecutorService pool;
        private final Told told;
        private final BooleanSupplier stop;
        private final Map<Settings, Tried> tried = new LinkedHashMap<>();
        private int done, known;

        Searching(ExecutorService pool, Told told, BooleanSupplier stop) {
            this.pool = pool;
            this.told = told;
            this.stop = stop;
        }

        Found run() {
            var changes = new Changes(model, Box.around(Judgement.places(fresh(settings), channel)).longestSide());
            Tried unchanged = tried(Changes.Changed.none(settings)).orElseThrow();
            tried.put(settings, unchanged);
            all(List.of(changes.of(unchanged.changed)));
            List<Account> best = best(unchanged);
            if (best.stream().noneMatch(Account::accounts)) {
                pairs(changes);
                best = best(unchanged);
            }
            return new Found(best, tried.size() - 1, !stop.getAsBoolean());
        }

        private List<Account> best(Tried unchanged) {
            return better(unchanged).stream().sorted(ORDER).limit(MOST).map(t -> account(t.changed)).toList();
        }

        /// Pairs that begin with the changes that come nearest, then those that begin with another choice: of two
        /// faults, one alone may cure nothing.
        private void pairs(Changes changes) {
            List<Tried> nearest = tried.values().stream().filter(t -> t.changed.set().size() == 1)
                    .sorted(Comparator.comparingDouble((Tried t) -> t.early).thenComparing(ORDER)).toList();
            all(Stream.concat(nearest.stream().limit(BEST), nearest.stream().skip(BEST)
                    .filter(t -> Changes.choices(t.changed))).map(first -> changes.of(first.changed)).toList());
        }

        /// Those that go further than no change at all, or lie half as far away.
        private List<Tried> better(Tried unchanged) {
            return tried.values().stream().filter(t -> better(t, unchanged))
                    .filter(t -> t.changed.set().size() < 2 || t.changed.set().keySet().stream()
                            .allMatch(name -> without(t, name).map(part -> better(t, part)).orElse(true)))
                    .toList();
        }

        private boolean better(Tried t, Tried than) {
            return t.through > than.through || t.through == than.through && t.early < than.early / 2;
        }

        /// The change of a pair that is left where one parameter is not changed: a pair must do better than both.
        private Optional<Tried> without(Tried pair, String name) {
            var rest = new TreeMap<>(pair.changed.set());
            rest.remove(name);
            return tried.values().stream().filter(t -> t.changed.set().equals(rest)).findFirst();
        }

        /// Tries groups of changes, one group after the other.
        private void all(List<List<Changes.Changed>> groups) {
            known += groups.stream().mapToInt(List::size).sum();
            groups.forEach(this::group);
        }

        private void group(List<Changes.Changed> changes) {
            var waiting = new ArrayList<CompletableFuture<Optional<Tried>>>();
            for (Changes.Changed change : changes)
                if (tried.get(change.settings()) == null)
                    waiting.add(CompletableFuture.supplyAsync(() -> tried(change), pool));
            for (CompletableFuture<Optional<Tried>> answer : waiting) {
                answer.join().ifPresent(t -> tried.putIfAbsent(t.changed.settings(), t));
                told.told(++done, known);
            }
            done += changes.size() - waiting.size(); // they were tried with another group
            told.told(done, known);
        }

        /// Empty if it was given up, or has another number of elements.
        private Optional<Tried> tried(Changes.Changed changed) {
            if (stop.getAsBoolean()) return Optional.empty();
            Run run = fresh(changed.settings());
            int through = 0;
            double early = 0;
            boolean agrees = true;
            for (int n = 0; n < theirs.frames(); n++) {
                int frame = theirs.numbers().get(n);
                while (run.cursor().frame() < frame) run.next();
                double[] ours = Judgement.places(run, channel), their = theirs.places().get(n);
                if (ours.length != their.length || stop.getAsBoolean()) return Optional.empty();
                double largest = largest(ours, their);
                agrees &= largest <= base.tolerance();
                if (agrees) through = n + 1;
                if (n >= firstMiss() && n < firstMiss() + EARLY) early += largest;
                if (!agrees && n >= firstMiss() + EARLY) break;
            }
            return Optional.of(new Tried(changed, through, early));
        }

        private int firstMiss() {
            return base.first().map(m -> theirs.numbers().indexOf(m.frame())).orElse(0);
        }

        private Account account(Changes.Changed changed) {
            return new Account(changed.set(),
                    Judgement.of(fresh(changed.settings()), channel, theirs, base.tolerance(), () -> false),
                    sensitivity(changed.settings()));
        }
    }

    /// The sensitivity of the motion under the settings as they are: where it explains the difference, nothing is wrong
    /// with the program that its numbers could show.
    public Sensitivity sensitivity() {
        return sensitivity(settings);
    }

    private Sensitivity sensitivity(Settings p) {
        Run exact = fresh(p), rounded = fresh(p);
        double least = FINE * Box.around(Judgement.places(exact, channel)).longestSide();
        if (base.tolerance() < least) return new Sensitivity(OptionalInt.empty(), false); // it asks for more digits
        for (int n = 0; n < theirs.frames(); n++) {
            int frame = theirs.numbers().get(n);
            while (exact.cursor().frame() < frame) exact.next();
            while (rounded.cursor().frame() < frame) {
                rounded.nextPhase();
                round(rounded.state());
            }
            double[] ours = Judgement.places(exact, channel);
            double own = largest(ours, Judgement.places(rounded, channel)),
                    their = largest(ours, theirs.places().get(n));
            if (!(their <= Math.max(base.tolerance(), ROUNDING * own)))
                return new Sensitivity(OptionalInt.empty(), false);
            if (!(own <= base.tolerance())) return new Sensitivity(OptionalInt.of(frame), true);
        }
        return new Sensitivity(OptionalInt.empty(), true);
    }

    private static void round(State s) {
        for (Channel c : s.channels()) if (c.life() == Channel.Life.KEPT && c.width() == 3) {
            double[] values = s.of(c);
            for (int i = 0; i < values.length; i++) values[i] = (float) values[i];
        }
    }

    private Run fresh(Settings p) {
        var timeline = new Timeline(model, KEYFRAMES);
        return new Run(timeline, timeline.root(p, inputs));
    }

    private static double largest(double[] a, double[] b) {
        double largest = 0;
        for (int i = 0; i < a.length / 3; i++) largest = Math.max(largest, Judgement.distance(a, b, i));
        return largest;
    }
}
