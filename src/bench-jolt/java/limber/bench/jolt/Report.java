package limber.bench.jolt;

import com.github.stephengold.joltjni.Jolt;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;
import limber.engine.Runner;
import limber.engine.State;
import limber.engine.Walk;
import limber.engine.levels.Levels;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.models.Catalog;
import limber.models.cloth.ClothParameters;
import limber.models.soft.SoftParameters;

/// A table of the time of a frame in Limber, with one thread and with two, in Jolt Physics, in Limber's kernels as they
/// are and in plain loops, in turns in one JVM: `./limber bench --jolt`. A time is processor time of the thread that
/// asks, which waits for others without sleeping, the best of its rounds: other load on the machine only makes them
/// longer.
public final class Report {
    private static final String LIMBER = "Limber", TWO = "by two", JOLT = "Jolt", KERNELS = "kernels",
            DOUBLES = "doubles", FLOATS = "floats";
    private static final List<String> WAYS = List.of(LIMBER, TWO, JOLT, KERNELS, DOUBLES, FLOATS);
    /// Frames after which all must be about as far.
    private static final int COMPARED = 10;
    /// Rounds that only warm up, rounds that count, frames before the clock runs, and how long it does, ns.
    private static final int WARM_UP = 4, ROUNDS = 12, FIRST_FRAMES = 10;
    private static final long ROUND = 200_000_000;
    /// How far plain loops of doubles may be from Limber after [#COMPARED] frames, m: they round in another order.
    private static final double CLOSE = 1e-6;

    /// A body with its springs and steps, as all ways get it.
    ///
    /// @param listed whether Limber takes the springs in the order of their numbers, as plain loops do
    private record Work(String name, Model model, Settings settings, Body body, Steps steps, boolean listed) {
        Supplier<Contestant> by(String way) {
            return switch (way) {
                case LIMBER -> () -> scheduled(Levels.with(1));
                case TWO -> () -> scheduled(PAIR.another());
                case KERNELS -> () -> scheduled(Runner.PLAIN);
                case JOLT -> () -> new JoltBody(body, steps);
                case DOUBLES -> () -> new DoubleLoop(body, steps);
                default -> () -> new FloatLoop(body, steps);
            };
        }

        private Contestant scheduled(Runner runner) {
            return new Scheduled(new Walk(model.schedule(settings), runner), model.initial(settings));
        }

        /// Plain loops know springs alone.
        List<String> ways() {
            return body.volume().length == 0 ? WAYS : List.of(LIMBER, TWO, JOLT, KERNELS);
        }
    }

    /// A body that Limber's own solver moves.
    private record Scheduled(Walk walk, State state) implements Contestant {
        @Override public void frame() {
            walk.solve(state);
        }

        @Override public double[] positions() {
            return state.named("position").clone();
        }
    }

    private static final Levels PAIR = Levels.with(2);
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private Report() {}

    /// @param args how the names of the works begin that are wanted; all without any
    public static void main(String[] args) throws IOException {
        JoltBody.begin();
        System.out.printf("jolt-jni %s, %s%n%n", Jolt.versionString(), Jolt.buildType());
        List<Work> works = Stream.of(rope("rope, 1 step of 200 sweeps", 1, 200), rope("rope, 200 steps of 1", 200, 1),
                cloth("cloth, listed", "listed"), cloth("cloth, coloured", "coloured"), soft())
                .filter(w -> args.length == 0 || Stream.of(args).anyMatch(w.name::startsWith)).toList();
        for (Work work : works) compare(work);
        System.out.printf("%n%-28s %9s %9s %9s %9s %9s %9s %14s %14s %17s%n", "ms a frame", LIMBER, TWO, JOLT, KERNELS,
                DOUBLES, FLOATS, "Limber / Jolt", "by two / Jolt", "Limber / kernels");
        for (Work work : works) row(work);
        System.out.printf(
                "%nBy two is Limber with two threads. Jolt does each sweep in a substep of its own, in floats, "
                        + "springs and tetrahedra in its own order.%n"
                        + "Kernels are Limber's own as students see them, without levels. "
                        + "Doubles and floats are plain loops over the springs in the order of their numbers.%n");
    }

    private static Work rope(String name, int substeps, int sweeps) {
        Model rope = Catalog.model("rope");
        double h = 0.02 / substeps;
        Settings p = rope.defaults().with("segments", "80").with("iterations", "" + sweeps)
                .with("substeps", "" + substeps).with("substep", "" + h);
        return new Work(name, rope, p, Body.rope(rope.initial(p)), new Steps(substeps, sweeps, h), true);
    }

    /// 64 × 64 cells that hang from two corners, in still air.
    private static Work cloth(String name, String order) {
        Model cloth = Catalog.model("cloth");
        int substeps = 20;
        double h = 1.0 / 1200;
        Settings p = cloth.defaults().with("columns", "64").with("rows", "64").with("drag", "0").with("order", order)
                .with("iterations", "1").with("substeps", "" + substeps).with("substep", "" + h);
        Body body = Body.cloth(cloth.initial(p), p.get(ClothParameters.COMPLIANCE),
                p.get(ClothParameters.SHEAR_COMPLIANCE), p.get(ClothParameters.BEND_COMPLIANCE));
        return new Work(name + ", 20 steps of 1", cloth, p, body, new Steps(substeps, 1, h),
                order.equals("listed"));
    }

    /// 20³ cells that fall, stretched a little at first: with more, tetrahedra turn inside out, which Jolt allows.
    private static Work soft() {
        Model soft = Catalog.model("soft");
        int substeps = 10;
        Settings p = soft.defaults().with("cellsX", "20").with("cellsY", "20").with("cellsZ", "20")
                .with("stretch", "1.01,1,1").with("substeps", "" + substeps);
        Body body = Body.soft(soft.initial(p), p.get(SoftParameters.EDGE_COMPLIANCE));
        return new Work("soft block, 10 steps of 1", soft, p, body,
                new Steps(substeps, 1, SoftParameters.CLOCK.step(p)), true);
    }

    /// Shows that all move, and about alike: how far from Limber they are, and the height of the last particle.
    private static void compare(Work work) {
        Body start = work.body;
        System.out.printf("%s: %,d particles, %,d springs, %,d tetrahedra; after %d frames%n", work.name,
                start.w().length, start.rest().length, start.volume().length, COMPARED);
        double[] limber = after(work, LIMBER);
        for (String way : work.ways()) {
            double[] x = after(work, way);
            double away = farthest(x, limber);
            System.out.printf(Locale.ROOT, "  %-8s moved %.4f m, y of the last %9.6f m, at most %.2g m from Limber%n",
                    way, farthest(x, start.x()), x[x.length - 2], away);
            if (way.equals(DOUBLES) && work.listed && away > CLOSE)
                throw new IllegalStateException(work.name + ": these are not the same body");
        }
        if (work.ways().contains(FLOATS))
            System.out.printf(Locale.ROOT,
                    "  Floats in the order that Jolt gives the springs are at most %.2g m from it%n",
                    farthest(after(() -> new FloatLoop(JoltBody.ordered(start), work.steps)), after(work, JOLT)));
    }

    private static double[] after(Work work, String way) {
        return after(work.by(way));
    }

    private static double[] after(Supplier<Contestant> way) {
        try (Contestant c = way.get()) {
            for (int n = 0; n < COMPARED; n++) c.frame();
            return c.positions();
        }
    }

    /// The longest way between a particle's two places, m.
    private static double farthest(double[] a, double[] b) {
        double most = 0;
        for (int j = 0; j < a.length; j += 3)
            most = Math.max(most, Math.hypot(Math.hypot(a[j] - b[j], a[j + 1] - b[j + 1]), a[j + 2] - b[j + 2]));
        return most;
    }

    /// Each way in turn, round after round, always from the start.
    private static void row(Work work) {
        var best = new ArrayList<Double>();
        for (String _ : work.ways()) best.add(Double.MAX_VALUE);
        for (int round = -WARM_UP; round < ROUNDS; round++)
            for (int k = 0; k < best.size(); k++) {
                double took = millis(work.by(work.ways().get(k)));
                if (round >= 0) best.set(k, Math.min(best.get(k), took));
            }
        System.out.printf("%-28s", work.name);
        for (int k = 0; k < WAYS.size(); k++) System.out.printf(" %9s", k < best.size() ? number(best.get(k)) : "–");
        System.out.printf(" %13s× %13s× %16s×%n", number(best.get(0) / best.get(2)), number(best.get(1) / best.get(2)),
                number(best.get(0) / best.get(3)));
    }

    /// Of a frame, the mean over a round.
    private static double millis(Supplier<Contestant> way) {
        try (Contestant c = way.get()) {
            for (int n = 0; n < FIRST_FRAMES; n++) c.frame();
            long begun = THREADS.getCurrentThreadCpuTime(), took;
            int frames = 0;
            do {
                c.frame();
                frames++;
                took = THREADS.getCurrentThreadCpuTime() - begun;
            } while (took < ROUND);
            return took / 1e6 / frames;
        }
    }

    private static String number(double v) {
        return String.format(Locale.ROOT, v < 10 ? "%.3f" : "%.1f", v);
    }
}
