import java.util.*;
import limber.engine.*;
import limber.engine.model.*;
import limber.engine.settings.*;

/// A square cloth of particles and springs, stepped by forces. Two corners are held; it begins on a slope of 3 in 4.
public final class Cloth implements Solver {
    static final Channel POSITION = new Channel("position", 3, "m", "particle", Channel.Life.KEPT),
            VELOCITY = new Channel("velocity", 3, "m/s", "particle", Channel.Life.KEPT),
            FORCE = new Channel("force", 3, "N", "particle", Channel.Life.KEPT),
            REST = new Channel("rest", 1, "m", "spring", Channel.Life.FIXED),
            INVERSE_MASS = new Channel("inverseMass", 1, "1/kg", "particle", Channel.Life.FIXED),
            ENDS = Channel.whole("ends", 2, "spring");
    static final Parameter<Integer> CELLS = Parameter.count("cells", 8, 1, 60).restarting();
    static final Parameter<Double> STIFFNESS = Parameter.real("springStiffness", 400, 0, 1e6, "N/m"),
            DAMPING = Parameter.real("damping", 1, 0, 100, "1/s"),
            GRAVITY = Parameter.real("gravity", 9.81, -100, 100, "m/s²");
    private static final double SIZE = 1, MASS = 0.5;
    private static final Clock CLOCK = new Clock(0.002, 8);

    /// Each particle is pulled down, and its force begins anew.
    record Weight(double gravity) implements Phase {
        @Override public String of() { return "particle"; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] force = s.of(FORCE), w = s.of(INVERSE_MASS);
            for (int i = from; i < to; i++) {
                double weight = w[i] > 0 ? gravity / w[i] : 0;
                force[3 * i] = 0;
                force[3 * i + 1] = -weight;
                force[3 * i + 2] = 0;
            }
        }
    }

    /// Each spring pulls its ends together as far as it is too long.
    record Springs(double springStiffness) implements Phase {
        @Override public String of() { return "spring"; }
        @Override public int size(State s) { return s.of(REST).length; }

        @Override public Formula formula() {
            return Formula.of("F = k\\,(|d| - L)").number("F", "pull", "N").number("k", "springStiffness", "N/m")
                    .number("|d|", "length", "m").number("L", "rest", "m");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), force = s.of(FORCE), rests = s.of(REST);
            int[] ends = s.ints(ENDS);
            for (int i = from; i < to; i++) {
                int a = 3 * ends[2 * i], b = 3 * ends[2 * i + 1];
                double dx = x[b] - x[a], dy = x[b + 1] - x[a + 1], dz = x[b + 2] - x[a + 2];
                double length = Math.sqrt(dx * dx + dy * dy + dz * dz), rest = rests[i];
                if (length < 1e-12) continue;
                double pull = springStiffness * (length - rest), share = pull / length;
                force[a] += share * dx;
                force[a + 1] += share * dy;
                force[a + 2] += share * dz;
                force[b] -= share * dx;
                force[b + 1] -= share * dy;
                force[b + 2] -= share * dz;
            }
        }
    }

    /// Semi-implicit Euler: first the velocity, then the position with the new velocity.
    record Step(double damping, double h) implements Phase {
        @Override public String of() { return "particle"; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), v = s.of(VELOCITY), force = s.of(FORCE), w = s.of(INVERSE_MASS);
            double kept = 1 - damping * h;
            for (int i = from; i < to; i++) {
                if (w[i] == 0) continue;
                for (int j = 3 * i; j < 3 * i + 3; j++) {
                    v[j] = kept * v[j] + h * w[i] * force[j];
                    x[j] += h * v[j];
                }
            }
        }
    }

    @Override public String name() { return "my-cloth"; }
    @Override public Channel subject() { return POSITION; }
    @Override public Optional<Clock> clock() { return Optional.of(CLOCK); }

    @Override public List<Parameter<?>> parameters() {
        var parameters = new ArrayList<Parameter<?>>(List.of(CELLS, STIFFNESS, DAMPING, GRAVITY));
        parameters.addAll(CLOCK.parameters());
        return parameters;
    }

    @Override public State initial(Settings p) {
        int cells = p.get(CELLS), across = cells + 1, particles = across * across;
        List<int[]> springs = springs(cells);
        var sizes = new LinkedHashMap<Channel, Integer>();
        sizes.put(POSITION, particles);
        sizes.put(VELOCITY, particles);
        sizes.put(FORCE, particles);
        sizes.put(INVERSE_MASS, particles);
        sizes.put(REST, springs.size());
        sizes.put(ENDS, springs.size());
        sizes.put(Clock.CHANNEL, Clock.SIZE);
        State s = State.of(sizes, 0);
        double[] x = s.of(POSITION);
        for (int i = 0; i < particles; i++) {
            x[3 * i] = SIZE * (i % across) / cells;
            x[3 * i + 1] = -0.6 * SIZE * (i / across) / cells;
            x[3 * i + 2] = 0.8 * SIZE * (i / across) / cells;
            s.of(INVERSE_MASS)[i] = i == 0 || i == cells ? 0 : particles / MASS;
        }
        for (int i = 0; i < springs.size(); i++) {
            int a = springs.get(i)[0], b = springs.get(i)[1];
            s.ints(ENDS)[2 * i] = a;
            s.ints(ENDS)[2 * i + 1] = b;
            s.of(REST)[i] = Vec.of(x, a).distance(Vec.of(x, b));
        }
        return s;
    }

    /// Along rows, along columns, and both diagonals of each cell.
    private static List<int[]> springs(int cells) {
        int across = cells + 1;
        var springs = new ArrayList<int[]>();
        for (int r = 0; r <= cells; r++) for (int c = 0; c <= cells; c++) {
            int i = r * across + c;
            if (c < cells) springs.add(new int[]{i, i + 1});
            if (r < cells) springs.add(new int[]{i, i + across});
            if (r < cells && c < cells) springs.add(new int[]{i, i + across + 1});
            if (r < cells && c > 0) springs.add(new int[]{i, i + across - 1});
        }
        return springs;
    }

    @Override public Schedule schedule(Settings p) {
        return new Schedule(List.of(CLOCK.phase(p), Clock.substeps(new Weight(p.get(GRAVITY)),
                new Springs(p.get(STIFFNESS)), new Step(p.get(DAMPING), CLOCK.step(p)))), List.of());
    }

    @Override public List<Measure> measures() {
        return List.of(Measure.of("lowest", "m", (_, s) -> {
            double lowest = 0;
            for (int i = 1; i < s.of(POSITION).length; i += 3) lowest = Math.min(lowest, s.of(POSITION)[i]);
            return lowest;
        }));
    }

    @Override public List<ElementKind> kinds(Settings p) {
        return List.of(ElementKind.points("particle", POSITION),
                ElementKind.listed("spring", ElementKind.Shape.EDGE, POSITION, ENDS),
                ElementKind.grid("triangle", POSITION, p.get(CELLS) + 1).role("foam"));
    }

    /// The two corners that are held can be dragged.
    @Override public List<Handle> handles(Settings p) {
        return List.of(Handle.of("left", POSITION, 0), Handle.of("right", POSITION, p.get(CELLS)));
    }

    @Override public void move(Input.Move move, Settings p, State s) {
        move.to().into(s.of(POSITION), move.handle().equals("left") ? 0 : p.get(CELLS));
    }
}
