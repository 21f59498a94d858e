package limber.judge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.engine.Channel;
import limber.engine.model.Box;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import org.jspecify.annotations.Nullable;

/// A search for what would account for a difference: the changes under which a run agrees with another program's
/// numbers longer than it does. First how the file is read (its axes, unit, origin, order of elements, first frame),
/// then every small change of the settings alone, then each number fitted, then pairs that begin with the best of them.
///
/// @param settings that differ, with the inputs of both
/// @param raw the numbers as the file has them
/// @param read how they were made ours
/// @param base the judgement under them
public record CauseSearch(Model model, Settings settings, List<Input> inputs, Channel channel, Trajectory raw,
        Conversion read, Judgement base) {
    private static final int KEYFRAMES = 1 << 20;

    /// What was found.
    ///
    /// @param tried changes
    /// @param whole whether all changes were tried, and not given up before
    public record Found(Finding finding, int tried, boolean whole) {}

    /// A listener to the progress of a search, called on its thread.
    @FunctionalInterface
    public interface Told {
        /// @param tried changes so far
        /// @param of how many there are to be tried, as far as that is known: pairs are added when they begin
        void told(int tried, int of);
    }

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

    /// The way to read the file under which its first frame lies on one of ours.
    ///
    /// @throws BadInput if there is none, or two are as good
    public Conversion match() {
        return reading().match();
    }

    private ReadingSearch reading() {
        return new ReadingSearch(this::fresh, settings, channel, raw, read, base);
    }

    private Run fresh(Settings p) {
        var timeline = new Timeline(model, KEYFRAMES);
        return new Run(timeline, timeline.root(p, inputs));
    }

    private Judgement judged(Settings p, Conversion conversion) {
        return Judgement.of(fresh(p), channel, conversion.of(raw), base.tolerance(), () -> false);
    }

    private final class Searching {
        private static final int MOST = 5;
        /// Changes that are looked at closely: all of their frames are compared.
        private static final int CLOSELY = 8;

        private final ExecutorService pool;
        private final Told told;
        private final BooleanSupplier stop;
        private int done, known, tried;

        Searching(ExecutorService pool, Told told, BooleanSupplier stop) {
            this.pool = pool;
            this.told = told;
            this.stop = stop;
        }

        Found run() {
            List<Conversion> ways = tasks(List.<Supplier<List<Conversion>>>of(reading()::ways)).getFirst();
            tried += ways.size();
            List<Cause> read = tasks(ways.stream().<Supplier<Cause>>map(way -> () -> cause(way, none())).toList());
            List<Cause> all = read.stream().filter(c -> c.judgement().agrees()).toList();
            boolean begins = base.equalThrough().isPresent();
            if (!begins && !all.isEmpty()) return found(new Finding.Accounts(all));
            Optional<Cause> way = begins ? Optional.empty() : read.stream().findFirst();
            Conversion conversion = way.map(Cause::conversion).orElse(CauseSearch.this.read);
            var search = new SettingSearch(this, conversion, way.map(Cause::judgement).orElse(base));
            List<Cause> set = settings(search, conversion);
            List<Cause> accounts = Stream.concat(set.stream().filter(c -> c.judgement().agrees()), all.stream())
                    .limit(MOST).toList();
            if (!accounts.isEmpty()) return found(new Finding.Accounts(accounts));
            Optional<Rounding> rounding =
                    search.thorough ? rounding(settings, CauseSearch.this.read) : Optional.empty();
            if (rounding.isPresent()) return found(new Finding.RoundingMay(rounding.get()));
            List<Cause> further = Stream.concat(set.stream(), way.stream())
                    .filter(c -> Finding.ExplainsUpTo.goesFurther(c.judgement(), base))
                    .filter(c -> c.set().isEmpty() && c.program().isEmpty() || way.isEmpty()
                            || Finding.ExplainsUpTo.goesFurther(c.judgement(), way.get().judgement()))
                    .sorted(Comparator.comparing((Cause c) -> c.rest().isEmpty())).limit(MOST).toList();
            return found(further.isEmpty() ? new Finding.Nothing() : new Finding.ExplainsUpTo(base, further));
        }

        private Changes.Changed none() {
            return Changes.Changed.none(settings);
        }

        private Found found(Finding finding) {
            return new Found(finding, tried, !stop.getAsBoolean());
        }

        private List<Cause> settings(SettingSearch search, Conversion conversion) {
            List<Changes.Changed> best = search.best(CLOSELY);
            tried += search.tried.size() - 1;
            return tasks(best.stream().<Supplier<Cause>>map(changed -> () -> cause(conversion, changed)).toList());
        }

        private Cause cause(Conversion conversion, Changes.Changed changed) {
            Judgement judgement = judged(changed.settings(), conversion);
            return new Cause(conversion, conversion.options(read), changed.values(false), changed.values(true),
                    changed.settings(), judgement,
                    judgement.agrees() ? Optional.empty() : rounding(changed.settings(), conversion));
        }

        /// It is asked after a search, and so does not end with it.
        private Optional<Rounding> rounding(Settings p, Conversion conversion) {
            return Rounding.of(() -> fresh(p), channel, conversion.of(raw), base.tolerance(), () -> false);
        }

        /// Runs tasks on all cores; the answers in their order.
        <T> List<T> tasks(List<Supplier<T>> tasks) {
            known += tasks.size();
            var waiting = tasks.stream().map(task -> CompletableFuture.supplyAsync(task, pool)).toList();
            var answers = new ArrayList<T>();
            for (CompletableFuture<T> answer : waiting) {
                answers.add(answer.join());
                told.told(++done, known);
            }
            return answers;
        }
    }

    /// A change that was tried.
    ///
    /// @param through the place in the trajectory of the first frame that differs; its length where none does
    /// @param early the sum of the largest distances of the frames around the first that differs without a change;
    ///   infinite where it soon led much further away
    /// @param largest the largest distance of all frames that were compared
    private record Tried(Changes.Changed changed, int through, double early, double largest) {}

    /// The search among settings, under one way of reading the file.
    private final class SettingSearch {
        /// Pairs begin with this many changes.
        private static final int BEST = 8;
        /// Frames after the first difference by which changes that do not cure it are compared.
        private static final int EARLY = 3;
        /// Frames that numbers are fitted to.
        private static final int FITTED = 12;
        private static final int LIKELY = 3;
        /// How many times as far away as without a change a change ends its run.
        private static final double HOPELESS = 4;
        /// Of the tolerance: what lies nearer in all frames is the same, but for the last digits.
        private static final double EXACT = 1e-3;

        private final Searching searching;
        private final Conversion conversion;
        private final Trajectory theirs;
        private final Changes changes;
        private final int firstMiss;
        private final int[] window;
        private double hopeless = Double.POSITIVE_INFINITY;
        private final Map<Settings, Tried> tried = new LinkedHashMap<>();
        private final Tried unchanged;
        /// Whether all single changes were tried, and all numbers fitted.
        private boolean thorough;

        SettingSearch(Searching searching, Conversion conversion, Judgement without) {
            this.searching = searching;
            this.conversion = conversion;
            theirs = conversion.of(raw);
            changes = new Changes(model, Box.around(Judgement.places(fresh(settings), channel)).longestSide());
            firstMiss = without.first().map(m -> theirs.numbers().indexOf(m.frame())).orElse(0);
            int last = Math.min(firstMiss + EARLY, theirs.frames()) - 1;
            window = IntStream.rangeClosed(0, FITTED).map(n -> n * last / FITTED).distinct()
                    .filter(n -> Arrays.stream(theirs.places().get(n)).allMatch(Double::isFinite)).toArray();
            unchanged = tried(Changes.Changed.none(settings), () -> false).orElseThrow();
            hopeless = HOPELESS * unchanged.largest;
            tried.put(settings, unchanged);
        }

        List<Changes.Changed> best(int most) {
            tryAll(changes.of(unchanged.changed));
            if (tried.values().stream().noneMatch(this::same) && !rounded()) fit(List.of(unchanged));
            thorough = !searching.stop.getAsBoolean();
            if (tried.values().stream().noneMatch(this::agrees) && !rounded()
                    && searching.rounding(settings, conversion).isEmpty())
                pairs();
            return better().stream().sorted(order()).limit(most).map(t -> t.changed).toList();
        }

        /// Whether rounding may explain what one of the best changes leaves: then nothing else is looked for.
        private boolean rounded() {
            return better().stream().sorted(order()).limit(LIKELY)
                    .anyMatch(t -> searching.rounding(t.changed.settings(), conversion).isPresent());
        }

        private boolean agrees(Tried t) {
            return t.through == theirs.frames();
        }

        private boolean same(Tried t) {
            return agrees(t) && t.largest <= EXACT * base.tolerance();
        }

        /// What goes further goes first. Of what agrees everywhere: what is the same but for the last digits, then what
        /// has fewer parts, was not fitted, has fewer digits.
        private Comparator<Tried> order() {
            return Comparator.comparingInt((Tried t) -> -t.through).thenComparing(t -> !same(t))
                    .thenComparingInt(t -> t.changed.items().size()).thenComparing(t -> agrees(t) && t.changed.fitted())
                    .thenComparing(t -> agrees(t) && t.changed.fitted() && fromNothing(t))
                    .thenComparingInt(t -> agrees(t) && t.changed.fitted() ? digits(t) : 0)
                    .thenComparingDouble(t -> t.early)
                    .thenComparing(t -> t.changed.items().toString());
        }

        /// Whether a number was fitted that is 0 with us: one that is not 0 is more likely to be off.
        private boolean fromNothing(Tried t) {
            return t.changed.values(false).keySet().stream().map(settings::parameter)
                    .anyMatch(q -> settings.text(q).matches("[-0.,;]+"));
        }

        private static int digits(Tried t) {
            return t.changed.items().stream().mapToInt(item -> item.value().replaceAll("[^0-9]", "").length())
                    .sum();
        }

        /// Pairs that begin with the changes that come nearest, then those that begin with another choice: of two
        /// faults, one alone may cure nothing.
        private void pairs() {
            List<Tried> nearest = tried.values().stream().filter(t -> t.changed.items().size() == 1)
                    .sorted(Comparator.comparingDouble((Tried t) -> t.early).thenComparing(order())).toList();
            for (Tried t : nearest.stream().limit(BEST).toList()) {
                tryAll(changes.of(t.changed));
                if (t.early < unchanged.early) fit(List.of(t));
            }
            List<Tried> choices = nearest.stream().skip(BEST).filter(t -> Changes.choices(t.changed)).toList();
            for (Tried t : choices) tryAll(changes.of(t.changed));
            if (tried.values().stream().noneMatch(this::agrees)) fit(choices);
        }

        /// Those that go further than no change at all, or lie half as far away.
        private List<Tried> better() {
            return tried.values().stream().filter(t -> better(t, unchanged))
                    .filter(t -> t.changed.items().size() < 2 || t.changed.items().stream()
                            .allMatch(item -> without(t, item).map(part -> better(t, part)).orElse(true)))
                    .toList();
        }

        private boolean better(Tried t, Tried than) {
            return t.through > than.through || t.through == than.through && t.early < than.early / 2;
        }

        /// The change of a pair that is left without one of them: a pair must do better than both.
        private Optional<Tried> without(Tried pair, Item item) {
            List<Item> rest = pair.changed.items().stream().filter(i -> !i.equals(item)).toList();
            return tried.values().stream().filter(t -> t.changed.items().equals(rest)).findFirst();
        }

        private void tryAll(List<Changes.Changed> list) {
            var tasks = list.stream().filter(change -> tried.get(change.settings()) == null)
                    .<Supplier<Optional<Tried>>>map(change -> () -> tried(change, searching.stop)).toList();
            for (Optional<Tried> answer : searching.tasks(tasks))
                answer.ifPresent(t -> tried.putIfAbsent(t.changed.settings(), t));
        }

        /// Fits each number on top of changes.
        private void fit(List<Tried> before) {
            var fit = new Fit(changes, this::residuals);
            var tasks = new ArrayList<Supplier<Optional<Tried>>>();
            for (Tried t : before) {
                double[] first = residuals(t.changed);
                if (first == null) continue;
                for (Dial dial : Dial.of(changes, t.changed))
                    tasks.add(() -> fit.along(t.changed, dial, first).flatMap(c -> tried(c, searching.stop)));
            }
            for (Optional<Tried> answer : searching.tasks(tasks))
                answer.ifPresent(t -> tried.putIfAbsent(t.changed.settings(), t));
        }

        /// Empty if it was given up, or has another number of elements.
        private Optional<Tried> tried(Changes.Changed changed, BooleanSupplier stop) {
            if (stop.getAsBoolean()) return Optional.empty();
            Run run = fresh(changed.settings());
            int through = 0;
            double early = 0, most = 0;
            boolean agrees = true;
            for (int n = 0; n < theirs.frames(); n++) {
                double[] ours = at(run, n), their = theirs.places().get(n);
                if (ours.length != their.length || stop.getAsBoolean()) return Optional.empty();
                double largest = Judgement.largest(ours, their);
                most = Math.max(most, largest);
                agrees &= largest <= base.tolerance();
                if (agrees) through = n + 1;
                if (!agrees && largest > hopeless) return Optional.of(new Tried(changed, through,
                        Double.POSITIVE_INFINITY, most));
                if (n >= firstMiss && n < firstMiss + EARLY) early += largest;
                if (!agrees && n >= firstMiss + EARLY) break;
            }
            return Optional.of(new Tried(changed, through, early, most));
        }

        private double[] at(Run run, int n) {
            int frame = theirs.numbers().get(n);
            while (run.cursor().frame() < frame) run.next();
            return Judgement.places(run, channel);
        }

        private double @Nullable [] residuals(Changes.Changed changed) {
            Run run = fresh(changed.settings());
            int length = theirs.places().getFirst().length;
            var residuals = new double[window.length * length];
            for (int k = 0; k < window.length; k++) {
                double[] ours = at(run, window[k]), their = theirs.places().get(window[k]);
                if (ours.length != length || searching.stop.getAsBoolean()) return null;
                for (int i = 0; i < length; i++) {
                    residuals[k * length + i] = ours[i] - their[i];
                    if (!Double.isFinite(ours[i])) return null;
                }
            }
            return residuals;
        }
    }
}
