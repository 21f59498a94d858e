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
/// Threads share levels in which much is computed. There are half as many as the machine has processors, and at most
/// four; the system property `limber.threads` says another number.
///
/// The system property `limber.levels` says when: `off` is never, `soon` at once, and `eager` at once and whatever is
/// gained, so that the bits can be compared.
public final class Levels implements Runner {
    private static final System.Logger LOG = System.getLogger(Levels.class.getName());

    private static final int THREADS = Integer.getInteger("limber.threads",
            Math.clamp(Runtime.getRuntime().availableProcessors() / 2, 1, 4));
    private static final @Nullable ThreadTeam CREW = THREADS > 1 ? new ThreadTeam(THREADS) : null;
    /// Phases that are kept ready: settings that change while a scene runs make new ones. And rounds of one of them.
    private static final int MOST = 64, MOST_ROUNDS = 32;

    private final When when;
    private final @Nullable ThreadTeam crew;
    private final Map<Phase, Known> shared;
    private final Map<Phase, Mine> mine = new IdentityHashMap<>();

    /// What all runners know of a phase.
    private static final class Known {
        private final List<PreparedPhase> ready = new CopyOnWriteArrayList<>();
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

    private Levels(When when, @Nullable ThreadTeam crew, Map<Phase, Known> shared) {
        this.when = when;
        this.crew = crew;
        this.shared = shared;
    }

    /// The same with a number of threads.
    public static Levels with(int threads) {
        return with(threads, When.asked());
    }

    static Levels with(int threads, When when) {
        return new Levels(when, threads == 1 ? null : new ThreadTeam(threads), new ConcurrentHashMap<>());
    }

    @Override public Runner another() {
        return new Levels(when, crew, shared);
    }

    private int threads() {
        return crew == null ? 1 : crew.size;
    }

    /// Whether a phase runs level by level here in some round.
    public boolean levelled(Phase phase) {
        Mine of = mine.get(phase);
        return of != null && !of.sweeps.isEmpty();
    }

    @Override public void run(Phase phase, State s, int round, int size) {
        Sweep sweep = size < when.least() ? null : sweep(phase, s, round, size);
        if (sweep == null) phase.run(s, round, 0, size);
        else sweep.run(round);
    }

    /// Null for a phase that is not ready, or stays as it is.
    private @Nullable Sweep sweep(Phase phase, State s, int round, int size) {
        Mine of = mine.get(phase);
        if (of == null || of.state != s) of = meet(phase, s);
        if (of.known.plain) return null;
        if (of.work < when.work()) {
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
        Optional<PreparedPhase> ready = of.known.ready.stream().filter(r -> r.fits(round)).findFirst()
                .or(() -> ready(of.known, phase, s, round));
        if (ready.isEmpty()) return null;
        try {
            var sweep = new Sweep(ready.get(), s, round, crew);
            of.sweeps.add(sweep);
            return sweep;
        } catch (Untraceable | ReflectiveOperationException e) {
            throw new IllegalStateException(phase.name() + " was ready", e);
        }
    }

    private Optional<PreparedPhase> ready(Known known, Phase phase, State s, int round) {
        try {
            if (!phase.getClass().isRecord()) throw new Untraceable("no record");
            if (known.ready.size() == MOST_ROUNDS) throw new Untraceable("rounds that differ");
            PreparedPhase made = PreparedPhase.of(phase, s, round, when, threads());
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
