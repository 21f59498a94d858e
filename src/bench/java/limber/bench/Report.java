package limber.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import limber.engine.model.Model;
import limber.models.Catalog;
import limber.page.Pace;
import limber.ui.Latency;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/// `./limber bench`: runs what the demands of DESIGN.md speak of and ends with a table of ratios. `./limber bench
/// start` measures only the start of the window, `./limber bench latency` how long hands wait for it, and `./limber
/// bench pages` how fast web pages open and play. With any other arguments it is JMH itself, so that `./limber bench
/// RodBench` runs one benchmark and `./limber bench RodBench.skin -p rod=600x68` one row of it.
///
/// A score is the best of its iterations, since other load on the machine only makes them longer.
public final class Report {
    /// Tubes of the rope with about 1 k, 10 k, 40 k and 100 k vertices.
    private static final String[] FRAMES = {"80x12", "800x12", "1600x24", "2000x50"};
    /// As many vertices on a ball, and how many exactly.
    private static final String[] SURFACES = {"icosphere:3", "icosphere:5", "icosphere:6", "uv-sphere:400x250"};
    private static final int[] VERTICES = {642, 10_242, 40_962, 99_602};
    /// As many on a rod, the third to be compared with a rebuild.
    private static final String[] RODS = {"100x12", "250x40", "600x68", "1000x100"};
    private static final String ROD = RODS[2];
    /// Cells along a side of the cloth.
    private static final String[] CLOTHS = {"16", "32", "64"};

    /// Cells along a side of the soft block.
    private static final String[] SOFTS = {"10", "20"};

    private record Row(String what, String measured, String asked, boolean met) {}

    private final List<RunResult> results = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>();

    private Report() {}

    public static void main(String[] args) throws RunnerException, IOException, InterruptedException {
        if (List.of(args).equals(List.of("start"))) Start.print();
        else if (List.of(args).equals(List.of("latency"))) Latency.print();
        else if (List.of(args).equals(List.of("pages"))) Pace.print();
        else if (args.length > 0) org.openjdk.jmh.Main.main(args);
        else if (!new Report().run()) System.exit(1);
    }

    private boolean run() throws RunnerException, IOException, InterruptedException {
        measure(new OptionsBuilder().include("RopeBench").addProfiler(GCProfiler.class));
        measure(new OptionsBuilder().include("RopeBench.scheduleFused").param("segments", "10", "40", "2000"));
        measure(new OptionsBuilder().include("RopeBench.scheduleFused").param("sweeps", "4", "64", "256"));
        measure(new OptionsBuilder().include("SeekBench"));
        measure(new OptionsBuilder().include("SeekBench.anyFrame").param("megabytes", "64").param("model", others()));
        measure(new OptionsBuilder().include("TwinBench"));
        measure(new OptionsBuilder().include("MeshBench").addProfiler(GCProfiler.class));
        measure(new OptionsBuilder().include("FrameBench").param("tube", FRAMES));
        measure(new OptionsBuilder().include("SurfaceBench").addProfiler(GCProfiler.class));
        measure(new OptionsBuilder().include("RodBench"));
        measure(new OptionsBuilder().include("ClothBench").addProfiler(GCProfiler.class));
        measure(new OptionsBuilder().include("ConjugateGradientsBench"));
        measure(new OptionsBuilder().include("SoftBench").addProfiler(GCProfiler.class));
        measure(new OptionsBuilder().include("PuppetBench").addProfiler(GCProfiler.class));
        measure(new OptionsBuilder().include("PlotBench"));
        measure(new OptionsBuilder().include("PlayBench"));
        measure(new OptionsBuilder().include("HeapBench"));
        measure(new OptionsBuilder().include("SceneFrameBench").param("shown", "bare", "step", "panes"));
        measure(new OptionsBuilder().include("FurnitureBench"));
        Start.Times start = Start.measure();

        double oneLoop = best("oneLoop", 200, 16), schedule = best("schedule", 200, 16),
                fused = best("scheduleFused", 200, 16), naive = best("naivePort", 200, 16);
        atLeast("speed through the schedule, against one loop", oneLoop / schedule, 0.95);
        atLeast("sweeps in flight, against one after another", schedule / fused, 2.5);
        atLeast("fused, against an object a particle", naive / fused, 1);
        atMost("bytes allocated per running frame", allocated("scheduleFused"), 1, "");
        atMost("time per constraint, 2000 segments against 200", perConstraint(2000, 16) / perConstraint(200, 16), 1.3,
                "×");
        atMost("time per constraint, 256 sweeps against 16", perConstraint(200, 256) / perConstraint(200, 16), 1.3,
                "×");
        atMost("seek in 10,000 frames, 999 of 1000", worst("anyFrame", "64"), 50, " ms");
        atMost("into the middle of a sweep, 999 of 1000", worst("middleOfASweep", "64"), 50, " ms");
        atMost("the same with 4 MB of keyframes", worst("middleOfASweep", "4"), 50, " ms");
        for (String model : others())
            atMost(model + ": seek in 10,000 frames, 999 of 1000",
                    result("anyFrame", "megabytes", "64", "model", model).getPrimaryResult().getStatistics()
                            .getPercentile(99.9),
                    50, " ms");
        atMost("explaining one element", best("explain") / 1000, 1, " ms");
        atMost("explaining one, twin made first", best("explainWithANewTwin") / 1000, 50, " ms");
        atMost("skinning, time per vertex, 40 k against 1 k",
                perVertex("MeshBench.skin", "1600x24") / perVertex("MeshBench.skin", "80x12"), 1.3, "×");
        atMost("bytes allocated per mesh handed over", allocated("show"), 1000, "");
        atLeast("rod bent and handed over, against an FXyz3D rebuild",
                mean("rebuildFxyz", "rod", ROD) / mean("bendAndUpdate", "rod", ROD), 10);
        atMost("ball: bytes allocated per pressed frame",
                result("frame", "mesh", SURFACES[1]).getSecondaryResults().get("gc.alloc.rate.norm").getScore(), 16,
                "");
        atMost("ball: relaxing, time per vertex, 100 k against 40 k", ns("relax", 3) / ns("relax", 2), 1.5, "×");
        for (String cells : CLOTHS)
            atLeast("cloth of " + cells + "² through the schedule, against plain loops",
                    grid("plainLoops", cells) / grid("xpbdListed", cells), 1.2);
        atLeast("cloth of 64² level by level, against its kernels",
                grid("xpbdKernels", "64") / grid("xpbdListed", "64"),
                1.4);
        for (String method : List.of("xpbdListed", "xpbdBatches", "vbd", "symplectic"))
            atMost("cloth, " + method + ": time per particle, 64² against 16²",
                    perParticle(grid(method, "64"), 64) / perParticle(grid(method, "16"), 16), 1.3, "×");
        atMost("cloth: time per round of CG and particle, 64² against 16²",
                perParticle(perRound("64"), 64) / perParticle(perRound("16"), 16), 1.3, "×");
        for (String method : List.of("xpbdListed", "xpbdBatches", "vbd", "symplectic", "implicit"))
            atMost("cloth, " + method + ": bytes allocated per frame", result(method, "cells", "16")
                    .getSecondaryResults().get("gc.alloc.rate.norm").getScore(), 64, "");
        soft();
        puppet();
        atMost("10,000 points over time, of our own a frame", drawn("drawMicros", "time") / 1000, 4, " ms");
        atMost("10,000 points of a phase portrait, the same", drawn("drawMicros", "portrait") / 1000, 4, " ms");
        for (Model m : Catalog.MODELS)
            atMost(m.name() + ": with all panes open, of the FX thread a frame", played("threadMicros", m) / 1000, 8,
                    " ms");
        atMost("heap after a minute of play, against before",
                counted("HeapBench.play", "after") / counted("HeapBench.play", "before"), 1.05, "×");
        atMost("a frame at level Step, against a bare 3D scene", drawn("step") / drawn("bare"), 1.3, "×");
        atMost("the same with the code and a plot", drawn("panes") / drawn("bare"), 2, "×");
        atMost("first tab complete, two cores busy", mean("openWhileBusy"), 1500, " ms");
        atMost("another level", mean("otherLevel"), 300, " ms");
        atMost("start to first picture, against a bare hello", start.ratio(), 1.5, "×");
        print();
        return rows.stream().allMatch(Row::met);
    }

    /// All models but the rope.
    private static String[] others() {
        return Catalog.MODELS.stream().map(Model::name).skip(1).toArray(String[]::new);
    }

    private void soft() {
        for (String cells : SOFTS) {
            atLeast("soft, " + cells + "³ cells: springs and volumes through the schedule, against plain loops",
                    grid("plainSprings", cells) / grid("springsVolume", cells), 1.2);
            atLeast("soft, " + cells + "³ cells: level by level, against its kernels",
                    grid("springsKernels", cells) / grid("springsVolume", cells), 1.2);
            atLeast("soft, " + cells + "³ cells: finite elements, the same",
                    grid("plainElements", cells) / grid("fem", cells), 0.95);
        }
        for (String method : List.of("springsVolume", "neoHookeanXpbd", "fem")) {
            atMost("soft, " + method + ": time per tetrahedron, 20³ cells", perTet(method, SOFTS[1]), 250, " ns");
            atMost("soft, " + method + ": time per tetrahedron, 20³ against 10³",
                    perTet(method, SOFTS[1]) / perTet(method, SOFTS[0]), 1.3, "×");
        }
        atMost("soft: an embedded vertex", 1000 * grid("embed", SOFTS[1]) / SoftBench.VERTICES, 20, " ns");
    }

    private void puppet() {
        for (String scene : List.of("lattice", "local-lattice", "bend-lbs", "bend-dqs")) {
            RunResult frame = result("PuppetBench.frame", "scene", scene);
            atMost("puppet, " + scene + ": a vertex of 41 k", 1000 * best(frame) / PuppetBench.vertices(scene), 30,
                    " ns");
            atMost("puppet, " + scene + ": bytes allocated per frame",
                    frame.getSecondaryResults().get("gc.alloc.rate.norm").getScore(), 64, "");
        }
        for (String scene : List.of("arap-bend", "arap-bend-cg"))
            atMost("puppet, " + scene + ": a frame of 10 k vertices, four iterations",
                    best(result("PuppetBench.frame", "scene", scene)) / 1000, 50, " ms");
    }

    /// ns of a substep of one sweep.
    private double perTet(String method, String cells) {
        double n = Double.parseDouble(cells);
        return 1000 * grid(method, cells) / (SoftBench.TETS_IN_A_CELL * n * n * n);
    }

    private void measure(ChainedOptionsBuilder what) throws RunnerException {
        Collection<RunResult> more = new Runner(what.shouldFailOnError(true).verbosity(VerboseMode.NORMAL).build())
                .run();
        results.addAll(more);
    }

    private RunResult result(String benchmark, String... parameters) {
        return results.stream()
                .filter(r -> r.getParams().getBenchmark().endsWith("." + benchmark))
                .filter(r -> {
                    for (int i = 0; i < parameters.length; i += 2)
                        if (!parameters[i + 1].equals(r.getParams().getParam(parameters[i]))) return false;
                    return true;
                })
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no result of " + benchmark + " " + List.of(parameters)));
    }

    /// With the garbage that it makes, which is part of what a rebuild costs.
    private double mean(String benchmark, String... parameters) {
        return result(benchmark, parameters).getPrimaryResult().getScore();
    }

    /// ns a vertex, for the n-th of [#SURFACES].
    private double ns(String benchmark, int n) {
        return 1000 * best(result(benchmark, "mesh", SURFACES[n])) / VERTICES[n];
    }

    private static double best(RunResult r) {
        return r.getPrimaryResult().getStatistics().getMin();
    }

    private double best(String benchmark) {
        return best(result(benchmark));
    }

    private double best(String benchmark, int segments, int sweeps) {
        return best(result(benchmark, "segments", "" + segments, "sweeps", "" + sweeps));
    }

    private double perConstraint(int segments, int sweeps) {
        return best("scheduleFused", segments, sweeps) / segments / sweeps;
    }

    /// µs
    private double grid(String method, String cells) {
        return best(result(method, "cells", cells));
    }

    private static double perParticle(double micros, int cells) {
        return micros / ConjugateGradientsBench.particles(cells);
    }

    /// µs of one round of conjugate gradients.
    private double perRound(String cells) {
        int few = ConjugateGradientsBench.FEW, many = ConjugateGradientsBench.MANY;
        return (best(result("step", "cells", cells, "rounds", "" + many))
                - best(result("step", "cells", cells, "rounds", "" + few))) / (many - few);
    }

    /// ns
    private double perVertex(String benchmark, String tube) {
        return 1000 * best(result(benchmark, "tube", tube)) / MeshBench.vertices(tube);
    }

    /// The rarest thousandth is left to the operating system.
    private double worst(String benchmark, String megabytes) {
        return result(benchmark, "megabytes", megabytes).getPrimaryResult().getStatistics().getPercentile(99.9);
    }

    private double allocated(String benchmark) {
        return result(benchmark).getSecondaryResults().get("gc.alloc.rate.norm").getScore();
    }

    /// Of the scene that is drawn on this machine, from pulse to pulse.
    private double drawn(String shown) {
        return best(result("SceneFrameBench.pulse", "shown", shown));
    }

    private double drawn(String counter, String over) {
        return counted("plotted", counter, "over", over);
    }

    private double played(String counter, Model m) {
        return counted("PlayBench.pulse", counter, "model", m.name());
    }

    private double counted(String benchmark, String counter, String... parameters) {
        return result(benchmark, parameters).getSecondaryResults().get(counter).getScore();
    }

    private void atLeast(String what, double ratio, double asked) {
        rows.add(new Row(what, number(ratio), "≥ " + number(asked), ratio >= asked));
    }

    private void atMost(String what, double value, double asked, String unit) {
        rows.add(new Row(what, number(value) + unit, "≤ " + number(asked) + unit, value <= asked));
    }

    private static String number(double v) {
        return String.format(Locale.ROOT, v < 10 ? "%.2f" : "%.0f", v);
    }

    private void surfaces() {
        System.out.printf("%-24s %8s %8s %8s %8s %8s %8s %8s   ns a vertex%n", "surface", "press", "relax", "exact",
                "jelly", "normals", "bend", "skin");
        for (int n = 0; n < SURFACES.length; n++) {
            String[] size = RODS[n].split("x");
            int rod = Integer.parseInt(size[0]) * Integer.parseInt(size[1]);
            System.out.printf(Locale.ROOT, "%-24s %8.1f %8.1f %8.1f %8.1f %8.1f %8.1f %8.1f%n",
                    SURFACES[n] + ", rod " + RODS[n],
                    ns("push", n), ns("relax", n), ns("exact", n), ns("lean", n), ns("normals", n),
                    1000 * best(result("deform", "rod", RODS[n])) / rod,
                    1000 * best(result("RodBench.skin", "rod", RODS[n])) / rod);
        }
        System.out.printf("(bend and skin: a rod of degree 8, without and with its normals and tangents)%n%n");
        for (String rod : RODS) {
            double ours = best(result("bendAndUpdate", "rod", rod)), rebuild = best(result("rebuildFxyz", "rod", rod));
            System.out.printf(Locale.ROOT,
                    "rod %-10s bent and handed over in %7.0f µs, an FXyz3D rebuild takes %7.0f µs at best, %7.0f "
                            + "with its garbage%n",
                    rod, ours, rebuild, mean("rebuildFxyz", "rod", rod));
        }
        System.out.println();
    }

    /// From pulse to pulse, everything moving; and what of it a changed mesh costs.
    private void frames() {
        System.out.printf("%-24s %10s %12s%n", "tube, vertices", "frame, ms", "of it mesh");
        for (String tube : FRAMES) {
            double moving = best(result("pulse", "tube", tube, "moves", "true")),
                    still = best(result("pulse", "tube", tube, "moves", "false"));
            System.out.printf(Locale.ROOT, "%-24s %10.2f %9.0f ns a vertex%n", tube + ", " + MeshBench.vertices(tube),
                    moving / 1000, 1000 * (moving - still) / MeshBench.vertices(tube));
        }
        System.out.println();
    }

    /// Where the frame goes while a default scene plays with all panes open.
    private void playing() {
        System.out.printf("%-24s %12s %12s %12s %12s %12s%n", "all panes, ms a frame", "our own", "99 of 100",
                "FX thread", "frame", "kB a frame");
        for (Model m : Catalog.MODELS)
            System.out.printf(Locale.ROOT, "%-24s %12.2f %12.2f %12.2f %12.2f %12.0f%n", m.name(),
                    played("ownMicros", m) / 1000, played("slowMicros", m) / 1000,
                    played("threadMicros", m) / 1000, mean("PlayBench.pulse", "model", m.name()) / 1000,
                    played("allocated", m) / 1024);
        System.out.printf(
                "(our own: from the first timer to the end of layout; FX thread: all its processor time, with what "
                        + "JavaFX does there)%n%n");
    }

    private void print() {
        double fused = 1000 * perConstraint(200, 16);
        System.out.printf(Locale.ROOT, "%nA constraint takes %.1f ns (200 segments, 16 sweeps, fused).%n", fused);
        System.out.printf(Locale.ROOT, "A vertex takes %.1f ns to skin and %.1f ns to hand over (10 k vertices);",
                perVertex("MeshBench.skin", "800x12"), perVertex("show", "800x12"));
        System.out.printf(" both are part of the frames below.%n%n");
        surfaces();
        frames();
        playing();
        for (String over : List.of("time", "portrait"))
            System.out.printf(Locale.ROOT,
                    "10,000 points, %-9s drawn in %6.0f µs of the FX thread, %6.0f bytes allocated a frame%n",
                    over + ":", drawn("drawMicros", over), drawn("drawBytes", over));
        System.out.println();
        System.out.printf("%-50s %12s %12s%n", "", "measured", "asked");
        for (Row r : rows)
            System.out.printf("%-50s %12s %12s  %s%n", r.what, r.measured, r.asked, r.met ? "ok" : "NOT MET");
    }
}
