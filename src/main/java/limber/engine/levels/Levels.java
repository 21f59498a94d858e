package limber.engine.levels;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import limber.engine.Phase;
import limber.engine.Runner;
import limber.engine.State;
import limber.engine.levels.Tracer.Untraceable;
import org.jspecify.annotations.Nullable;

/// A runner that runs large phases level by level, to the same bits.
///
/// A phase is made ready once as much has been done as that costs, so that settings that change in each frame cost
/// nothing. One that cannot be traced, or gains nothing, runs as it is. What is found out about phases is shared with
/// the runners made from this one, which other threads use.
///
/// Threads share levels of a thousand members and more. There are half as many as the machine has processors, and at
/// most four; the system property `limber.threads` says another number.
///
/// The system property `limber.levels` says when: `off` is never, `soon` at once, and `eager` at once and whatever is
/// gained, so that the bits can be compared.
public final class Levels implements Runner {
    private static final System.Logger LOG = System.getLogger(Levels.class.getName());

    /// When a phase is made ready.
    ///
    /// @param least members below which it runs as it is
    /// @param work members that it has run before
    /// @param narrow members in a level, in the mean, below which the list is as quick
    /// @param wide members in a level from which on threads share it
    private record When(int least, int work, double narrow, int wide) {
        private static final When LARGE = new When(256, 2_000_000, 4, 1000),
                SOON = new When(256, 0, 4, 1000), NEVER = new When(Integer.MAX_VALUE, 0, 0, 0),
                AT_ONCE = new When(1, 0, 0, 1);

        static When asked() {
            return switch (System.getProperty("limber.levels", "")) {
                case "off" -> NEVER;
                case "soon" -> SOON;
                case "eager" -> AT_ONCE;
                default -> LARGE;
            };
        }
    }

    /// Members of an independent phase that gains nothing but threads.
    private static final int MANY = 10_000;
    private static final int THREADS = Integer.getInteger("limber.threads",
            Math.clamp(Runtime.getRuntime().availableProcessors() / 2, 1, 4));
    private static final @Nullable Crew CREW = THREADS > 1 ? new Crew(THREADS) : null;
    /// Phases that are kept ready: settings that change while a scene runs make new ones. And rounds of one of them.
    private static final int MOST = 64, MOST_ROUNDS = 32;

    private final When when;
    private final @Nullable Crew crew;
    private final Map<Phase, Known> shared;
    private final Map<Phase, Mine> mine = new IdentityHashMap<>();

    /// What all runners know of a phase.
    private static final class Known {
        private final List<Ready> ready = new CopyOnWriteArrayList<>();
        private volatile boolean plain;
    }

    /// A phase on the state of this runner.
    private static final class Mine {
        private final State state;
        private final Known known;
        private final List<Sweep> sweeps = new ArrayList<>();
        private int work;

        Mine(State state, Known known) {
            this.state = state;
            this.known = known;
        }
    }

    public Levels() {
        this(When.asked(), CREW, new ConcurrentHashMap<>());
    }

    private Levels(When when, @Nullable Crew crew, Map<Phase, Known> shared) {
        this.when = when;
        this.crew = crew;
        this.shared = shared;
    }

    /// The same with a number of threads.
    static Levels with(int threads) {
        return new Levels(When.asked(), new Crew(threads), new ConcurrentHashMap<>());
    }

    @Override public Runner another() {
        return new Levels(when, crew, shared);
    }

    /// Whether a phase runs level by level here in some round.
    public boolean levelled(Phase phase) {
        Mine of = mine.get(phase);
        return of != null && !of.sweeps.isEmpty();
    }

    @Override public void run(Phase phase, State s, int round, int size) {
        Sweep sweep = size < when.least ? null : sweep(phase, s, round, size);
        if (sweep == null) phase.run(s, round, 0, size);
        else sweep.run(round);
    }

    /// Null for a phase that is not ready, or stays as it is.
    private @Nullable Sweep sweep(Phase phase, State s, int round, int size) {
        Mine of = mine.get(phase);
        if (of == null || of.state != s) of = meet(phase, s);
        if (of.known.plain) return null;
        if (of.work < when.work) {
            of.work += size;
            return null;
        }
        for (int i = 0; i < of.sweeps.size(); i++) if (of.sweeps.get(i).ready.fits(round)) return of.sweeps.get(i);
        return make(of, phase, s, round);
    }

    private Mine meet(Phase phase, State s) {
        if (mine.size() >= MOST) mine.clear();
        if (shared.size() >= MOST) shared.clear();
        var of = new Mine(s, shared.computeIfAbsent(phase, _ -> new Known()));
        mine.put(phase, of);
        return of;
    }

    private @Nullable Sweep make(Mine of, Phase phase, State s, int round) {
        Optional<Ready> ready = of.known.ready.stream().filter(r -> r.fits(round)).findFirst()
                .or(() -> ready(of.known, phase, s, round));
        if (ready.isEmpty()) return null;
        try {
            var sweep = new Sweep(ready.get(), s, round, crew, when.wide);
            of.sweeps.add(sweep);
            return sweep;
        } catch (Untraceable | ReflectiveOperationException e) {
            throw new IllegalStateException(phase.name() + " was ready", e);
        }
    }

    private Optional<Ready> ready(Known known, Phase phase, State s, int round) {
        try {
            if (!phase.getClass().isRecord()) throw new Untraceable("no record");
            if (known.ready.size() == MOST_ROUNDS) throw new Untraceable("rounds that differ");
            Ready made = Ready.of(phase, s, round, when.narrow,
                    when.narrow == 0 ? 0 : crew == null ? Integer.MAX_VALUE : MANY);
            known.ready.add(made);
            return Optional.of(made);
        } catch (Untraceable e) {
            LOG.log(System.Logger.Level.DEBUG, "{0} runs as it is: {1}", phase.name(), e.getMessage());
        } catch (ReflectiveOperationException | RuntimeException e) {
            if (when.equals(When.AT_ONCE)) throw new IllegalStateException(phase.name() + " cannot be traced", e);
            LOG.log(System.Logger.Level.WARNING, phase.name() + " runs as it is", e);
        }
        known.plain = true;
        return Optional.empty();
    }
}
