import java.util.*;
import limber.engine.*;
import limber.engine.model.*;
import limber.engine.settings.*;

/// A rope of particles that store their previous position, joined by sticks of fixed length. The first one is held.
public final class Rope implements Solver {
    static final Channel POSITION = new Channel("position", 3, "m", "particle", Channel.Life.KEPT),
            PREVIOUS = new Channel("previous", 3, "m", "particle", Channel.Life.KEPT);
    static final Parameter<Integer> STICKS = Parameter.count("sticks", 12, 1, 500).restarting(),
            SWEEPS = Parameter.count("sweeps", 8, 1, 200);
    static final Parameter<Double> LENGTH = Parameter.real("ropeLength", 3, 0.1, 100, "m").restarting(),
            GRAVITY = Parameter.real("gravity", 9.81, -100, 100, "m/s²");
    private static final Clock CLOCK = new Clock(0.02);

    /// Each particle goes on as far as it went in the last step, and falls.
    record Integrate(double gravity, double h) implements Phase {
        @Override public String of() { return "particle"; }
        @Override public int size(State s) { return s.of(POSITION).length / 3; }

        @Override public Formula formula() {
            return Formula.of("x' = 2\\,x - x_{old} - h^2\\,g").vector("x", "x", "m", "position")
                    .number("g", "gravity", "m/s²");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] position = s.of(POSITION), previous = s.of(PREVIOUS);
            for (int i = Math.max(from, 1); i < to; i++) {
                int j = 3 * i;
                double xx = position[j], xy = position[j + 1], xz = position[j + 2];
                position[j] = 2 * xx - previous[j];
                position[j + 1] = 2 * xy - previous[j + 1] - h * h * gravity;
                position[j + 2] = 2 * xz - previous[j + 2];
                previous[j] = xx;
                previous[j + 1] = xy;
                previous[j + 2] = xz;
            }
        }
    }

    /// Each stick moves its ends along itself until it has its length; the end that is held stays.
    record Distance(double rest) implements Phase {
        @Override public String of() { return "stick"; }
        @Override public int size(State s) { return s.of(POSITION).length / 3 - 1; }

        @Override public Formula formula() {
            return Formula.of("e = (|d| - L) / |d|").number("e", "error").number("|d|", "length", "m")
                    .number("L", "rest", "m").vector("d", "d", "m", "position");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION);
            for (int i = from; i < to; i++) {
                int a = 3 * i, b = a + 3;
                double dx = x[b] - x[a], dy = x[b + 1] - x[a + 1], dz = x[b + 2] - x[a + 2];
                double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
                if (length < 1e-12) continue;
                double error = (length - rest) / length;
                double shareA = i == 0 ? 0 : 0.5, shareB = 1 - shareA;
                x[a] += shareA * error * dx;
                x[a + 1] += shareA * error * dy;
                x[a + 2] += shareA * error * dz;
                x[b] -= shareB * error * dx;
                x[b + 1] -= shareB * error * dy;
                x[b + 2] -= shareB * error * dz;
            }
        }
    }

    @Override public String name() { return "my-rope"; }
    @Override public Channel subject() { return POSITION; }
    @Override public Optional<Clock> clock() { return Optional.of(CLOCK); }

    @Override public List<Parameter<?>> parameters() {
        var parameters = new ArrayList<Parameter<?>>(List.of(STICKS, LENGTH, GRAVITY, SWEEPS));
        parameters.addAll(CLOCK.parameters());
        return parameters;
    }

    @Override public State initial(Settings p) {
        int particles = p.get(STICKS) + 1;
        var sizes = new LinkedHashMap<Channel, Integer>();
        sizes.put(POSITION, particles);
        sizes.put(PREVIOUS, particles);
        sizes.put(Clock.CHANNEL, Clock.SIZE);
        State s = State.of(sizes, 0);
        for (int i = 0; i < particles; i++) {
            double along = p.get(LENGTH) * i / p.get(STICKS);
            s.of(POSITION)[3 * i] = along;
            s.of(PREVIOUS)[3 * i] = along;
        }
        return s;
    }

    @Override public Schedule schedule(Settings p) {
        var sweeps = new Loop(Loop.SWEEP, Rounds.times(p.get(SWEEPS)), new Distance(p.get(LENGTH) / p.get(STICKS)));
        var integrate = new Integrate(p.get(GRAVITY), CLOCK.step(p));
        return new Schedule(List.of(CLOCK.phase(p), Clock.substeps(integrate, sweeps)), List.of());
    }

    /// Either end can be dragged. A particle that is dragged jumps there.
    @Override public List<Handle> handles(Settings p) {
        return List.of(Handle.of("particle:0", POSITION, 0),
                Handle.of("particle:" + p.get(STICKS), POSITION, p.get(STICKS)));
    }

    @Override public void move(Input.Move move, Settings p, State s) {
        int i = Element.ofHandle(move.handle()).orElseThrow().index();
        move.to().into(s.of(POSITION), i);
        move.to().into(s.of(PREVIOUS), i);
    }

    @Override public List<Measure> measures() {
        return List.of(Measure.of("tip", "m", (_, s) -> s.of(POSITION)[s.of(POSITION).length - 2]));
    }

    @Override public List<ElementKind> kinds(Settings p) {
        return List.of(ElementKind.points("particle", POSITION).radius(0.07).role("clay"),
                ElementKind.row("stick", POSITION).radius(0.04).role("hemp"));
    }
}
