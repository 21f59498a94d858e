package limber.engine;

import java.util.List;
import java.util.Optional;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.When;

/// A clock that divides a frame's time into substeps; the same for every model that
/// has one.
///
/// `fixed`: a frame is `substeps` steps of `substep` each. `accumulated`: the
/// frame's time is added to a remainder, and while that is greater than h =
/// max(substep, 5 ms) a step is taken off it. The comparison is strict, as
/// published, so that a first frame of exactly one substep runs none. `per-frame`:
/// one step that is as long as the frame, as a game's update does it.
///
/// | `clock` element | holds |
/// | --- | --- |
/// | 0 | simulated time, s |
/// | 1 | remainder, s |
/// | 2 | substeps of this frame |
/// | 3 | time dropped by the cap since frame 0, s |
/// | 4 | h of the last frame, s |
/// | 5, 6 | time and frame since which the step has been the same |
/// | 7 | frames begun |
/// | 8 | time that a frame has had since then, s; 0 under the accumulated clock |
public final class Clock {
    public enum Rule { FIXED, ACCUMULATED, PER_FRAME }

    /// The name of its phase.
    public static final String NAME = "clock";
    public static final Channel CHANNEL = new Channel("clock", 1, "s",
            Channel.Life.KEPT);
    public static final int SIZE = 9, TIME = 0, REMAINDER = 1, COUNT = 2,
            DROPPED = 3, STEP = 4, SINCE_TIME = 5,
            SINCE_FRAME = 6, FRAMES = 7, PACE = 8;

    /// The shortest step of an accumulated clock, s (published).
    private static final double SHORTEST = 0.005;
    /// The share of a stable limit that a chosen step may reach.
    private static final double CLEAR = 0.5;

    private static final Parameter<Rule> RULE = Parameter.choice("clock",
            Rule.FIXED);

    public final Parameter<Rule> rule = RULE;
    public final Parameter<Double> substep;
    public final Parameter<Integer> substeps;
    public final Parameter<Double> frameTime;
    public final Parameter<Integer> maxSubsteps = Parameter.count("maxSubsteps",
            250, 1, 100_000).when(When.is(rule, Rule.ACCUMULATED));

    /// @param substep default of the `substep` parameter, s
    public Clock(double substep) {
        this(substep, 1);
    }

    /// @param substep default of the `substep` parameter, s
    /// @param substeps default of the `substeps` parameter
    public Clock(double substep, int substeps) {
        this(substep, substeps,
                When.is(RULE, Rule.ACCUMULATED, Rule.PER_FRAME));
    }

    private Clock(double substep, int substeps, When framed) {
        this.substep = Parameter.real("substep", substep, 1e-6, 10, "s")
                .when(When.is(rule, Rule.FIXED, Rule.ACCUMULATED));
        this.substeps = Parameter.count("substeps", substeps, 1, 1000)
                .when(When.is(rule, Rule.FIXED));
        frameTime = Parameter.real("frameTime", 1.0 / 60, 0, 3600, "s")
                .when(framed);
    }

    /// The same clock for a model that reads the time of a frame under every
    /// rule.
    public static Clock framed(double substep) {
        return new Clock(substep, 1, When.ALWAYS);
    }

    public List<Parameter<?>> parameters() {
        return List.of(substep, rule, substeps, frameTime, maxSubsteps);
    }

    /// Time of one substep, h, in s.
    public double step(Settings p) {
        return switch (p.get(rule)) {
            case FIXED -> p.get(substep);
            case ACCUMULATED -> Math.max(p.get(substep), SHORTEST);
            case PER_FRAME -> p.get(frameTime);
        };
    }

    /// The parameter that sets the time of one substep.
    public Parameter<Double> stepping(Settings p) {
        return p.get(rule) == Rule.PER_FRAME ? frameTime : substep;
    }

    /// Time of one frame, s.
    public double frameSeconds(Settings p) {
        return p.get(rule) == Rule.FIXED ? p.get(substeps) * p.get(substep)
                : p.get(frameTime);
    }

    /// The same frames cut into substeps that stay clear of a limit, or into as
    /// many as there may be, by the fixed rule. Empty if a substep would be
    /// shorter than is allowed, as in a frame that takes no time.
    ///
    /// @param limit the largest stable substep, s
    public Optional<Settings> within(Settings p, double limit) {
        double frame = frameSeconds(p);
        int count = (int) Math.min(substeps.range().max(),
                Math.ceil(frame / (CLEAR * limit)));
        return substep.range().contains(frame / count)
                ? Optional.of(p.with(rule, Rule.FIXED).with(substeps, count)
                        .with(substep, frame / count))
                : Optional.empty();
    }

    public Phase phase(Settings p) {
        return switch (p.get(rule)) {
            case FIXED -> new Fixed(p.get(substeps), step(p));
            case ACCUMULATED -> new Accumulated(p.get(frameTime), step(p),
                    p.get(maxSubsteps));
            case PER_FRAME -> new Fixed(1, step(p));
        };
    }

    /// The clock of a model without a choice of one: `substeps` steps of `h`
    /// seconds each frame.
    public static Phase fixed(int substeps, double h) {
        return new Fixed(substeps, h);
    }

    /// Substeps of the current frame, once the clock's phase has run.
    public static int count(State s) {
        return (int) s.of(CHANNEL)[COUNT];
    }

    /// The loop of the frame's substeps; the clock's phase comes before it.
    public static Loop substeps(List<Block> body) {
        return new Loop(Loop.SUBSTEP, Rounds.times(Clock::count), body);
    }

    public static Loop substeps(Block... body) {
        return substeps(List.of(body));
    }

    record Fixed(int substeps, double h) implements Phase {
        @Override public String name() { return NAME; }
        @Override public String of() { return ""; }
        @Override public int size(State s) { return 1; }
        @Override public boolean independent() { return false; }

        @Override public Formula formula() {
            return Formula.of("t = t_0 + n\\,k\\,h").number("t", "time", "s")
                    .number("n", "n").number("k", "substeps")
                    .number("h", "h", "s");
        }

        /// Time is a product, not a sum, so that it stays exact over a long run.
        @Override public void run(State s, int sweep, int from, int to) {
            double[] clock = s.of(CHANNEL);
            double step = substeps * h;
            if (step != clock[PACE]) {
                clock[SINCE_TIME] = clock[TIME];
                clock[SINCE_FRAME] = clock[FRAMES];
            }
            clock[FRAMES] += 1;
            double n = clock[FRAMES] - clock[SINCE_FRAME];
            double time = clock[SINCE_TIME] + n * substeps * h;
            clock[TIME] = time;
            clock[PACE] = step;
            clock[COUNT] = substeps;
            clock[STEP] = h;
        }
    }

    record Accumulated(double frameTime, double h, int maxSubsteps)
            implements Phase {
        @Override public String name() { return NAME; }
        @Override public String of() { return ""; }
        @Override public int size(State s) { return 1; }
        @Override public boolean independent() { return false; }

        @Override public Formula formula() {
            return Formula.of("r = r_0 + \\Delta t - k\\,h", "r \\le h")
                    .number("r", "remainder", "s")
                    .number("\\Delta t", "frameTime", "s").number("k", "substeps")
                    .number("h", "h", "s");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] clock = s.of(CHANNEL);
            double remainder = clock[REMAINDER] + frameTime;
            int substeps = 0;
            while (remainder > h && substeps < maxSubsteps) {
                remainder -= h;
                substeps++;
            }
            if (remainder > h) {
                clock[DROPPED] += remainder;
                remainder = 0;
            }
            clock[FRAMES] += 1;
            double time = clock[TIME] + frameTime;
            clock[TIME] = time;
            clock[PACE] = 0;
            clock[REMAINDER] = remainder;
            clock[COUNT] = substeps;
            clock[STEP] = h;
        }
    }
}
