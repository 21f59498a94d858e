package limber.models.strand;

import static limber.models.strand.StrandChannels.*;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.model.OverlayKind;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// The overlays of a strand.
final class StrandOverlays {
    /// Length of a director, as a share of its segment. A view draws a direction of length 1 as 0.15 m, so that they
    /// are 1.2 segments long there.
    private static final double DIRECTOR = 8;
    private static final int CIRCLE_POINTS = 48;

    static final List<OverlayKind> ALL = List.of(
            OverlayKind.some("directors", StrandOverlays::directors),
            OverlayKind.one("stripe", StrandOverlays::stripe),
            OverlayKind.one("centre-line", (p, s) -> new Overlay.Lines("centre-line", "position", chords(p, s))),
            OverlayKind.one("particles", (_, s) -> new Overlay.Points("particles", "position",
                    s.of(POSITION).clone())),
            OverlayKind.one("stretch", StrandOverlays::stretch),
            OverlayKind.one("bending", (p, s) -> joints("bending", p, s, moment -> Math.sqrt(
                    moment.x() * moment.x() + moment.y() * moment.y()))),
            OverlayKind.one("torsion", (p, s) -> joints("torsion", p, s, Vec::z)),
            OverlayKind.one("darboux", (p, s) -> arrows("darboux", "truth", p, s, Strains::curvature, "1/m")),
            OverlayKind.one("moments", (p, s) -> arrows("moments", "force", p, s, Strains::moment, "N·m")),
            OverlayKind.one("velocity", (_, s) -> new Overlay.Arrows("velocity", "velocity", s.of(POSITION).clone(),
                    s.of(VELOCITY).clone(), "m/s")),
            OverlayKind.one("angular-velocity", (_, s) -> new Overlay.Arrows("angular-velocity", "velocity",
                    middles(s), s.of(ANGULAR_VELOCITY).clone(), "rad/s")),
            OverlayKind.some("clamps", StrandOverlays::clamps));

    private StrandOverlays() {}

    private static Vec middle(State s, int segment) {
        int[] ends = s.ints(ENDS);
        return Vec.of(s.of(POSITION), ends[2 * segment]).plus(Vec.of(s.of(POSITION), ends[2 * segment + 1])).times(0.5);
    }

    private static double[] middles(State s) {
        return triples(s.of(INERTIA).length, i -> middle(s, i));
    }

    private static double[] triples(int n, Function<Integer, Vec> each) {
        var xyz = new double[3 * n];
        for (int i = 0; i < n; i++) each.apply(i).into(xyz, i);
        return xyz;
    }

    /// The two ends of a joint, in the middles of its segments; a clamp is at its particle.
    static double[] joint(Settings p, State s, int joint) {
        boolean open = StrandParameters.open(p);
        int n = s.of(INERTIA).length;
        Vec from = open && joint == 0 ? Vec.of(s.of(POSITION), 0) : middle(s, (joint + n - 1) % n),
                to = open && joint == n ? Vec.of(s.of(POSITION), n) : middle(s, joint);
        return new double[]{from.x(), from.y(), from.z(), to.x(), to.y(), to.z()};
    }

    static double[] joints(Settings p, State s) {
        return IntStream.range(0, s.of(JOINT_LENGTH).length).boxed()
                .flatMapToDouble(k -> IntStream.range(0, 6).mapToDouble(i -> joint(p, s, k)[i])).toArray();
    }

    /// The three directors of each segment, from its middle; d3 is along the strand.
    private static List<Overlay> directors(Settings p, State s) {
        double size = DIRECTOR * shortest(s);
        return List.of(director("axis-x", s, size, Orientation::d1), director("axis-y", s, size, Orientation::d2),
                director("axis-z", s, size, Orientation::d3));
    }

    private static double shortest(State s) {
        double shortest = Double.POSITIVE_INFINITY;
        for (double l : s.of(REST_LENGTH)) shortest = Math.min(shortest, l);
        return shortest;
    }

    private static Overlay director(String role, State s, double size, Function<Orientation, Vec> of) {
        return new Overlay.Arrows("directors", role, middles(s),
                triples(s.of(INERTIA).length, i -> of.apply(Orientation.of(s.of(ORIENTATION), i)).times(size)), "");
    }

    /// A line along d1 on the surface: it winds as the strand is twisted.
    private static Overlay stripe(Settings p, State s) {
        double radius = p.get(StrandParameters.RADIUS);
        int n = s.of(INERTIA).length, drawn = StrandParameters.open(p) ? n : n + 1;
        return new Overlay.Path("stripe", "selection", triples(drawn, i -> middle(s, i % n)
                .plus(Orientation.of(s.of(ORIENTATION), i % n).d1().times(radius))), false);
    }

    private static double[] chords(Settings p, State s) {
        int[] ends = s.ints(ENDS);
        return triples(ends.length, i -> Vec.of(s.of(POSITION), ends[i]));
    }

    private static Overlay stretch(Settings p, State s) {
        var strains = new Strains(p, s);
        return new Overlay.Segments("stretch", "residual", chords(p, s), values(strains.segments(),
                i -> strains.residual(i) / s.of(REST_LENGTH)[i]), "");
    }

    private static double[] values(int n, IntToDoubleFunction each) {
        return IntStream.range(0, n).mapToDouble(each).toArray();
    }

    private static Overlay joints(String name, Settings p, State s, Function<Vec, Double> of) {
        var strains = new Strains(p, s);
        return new Overlay.Segments(name, "residual", joints(p, s),
                values(strains.joints(), k -> of.apply(strains.moment(k))), "N·m");
    }

    /// A vector of each joint, as an arrow from its particle: what is across the strand bends it, what is along twists.
    private static Overlay arrows(String name, String role, Settings p, State s, BiFunction<Strains, Integer, Vec> of,
            String unit) {
        var strains = new Strains(p, s);
        return new Overlay.Arrows(name, role, triples(strains.joints(), k -> Vec.of(s.of(POSITION), k)),
                triples(strains.joints(), k -> strains.world(k, of.apply(strains, k))), unit);
    }

    /// What is held, and for each clamp its two directions across the strand, in the circle of its knob.
    private static List<Overlay> clamps(Settings p, State s) {
        double[] w = s.of(INVERSE_MASS);
        int[] held = IntStream.range(0, w.length).filter(i -> w[i] == 0).toArray();
        var drawn = new ArrayList<Overlay>();
        drawn.add(new Overlay.Points("clamps", "pin", triples(held.length, i -> Vec.of(s.of(POSITION), held[i]))));
        double reach = KNOB * p.get(StrandParameters.RADIUS);
        for (int c = 0; c < 2; c++) {
            if (s.of(CLAMPED)[c] == 0) continue;
            Vec at = Vec.of(s.of(POSITION), s.ints(CLAMP_AT)[c]);
            Orientation q = Orientation.of(s.of(CLAMPS), c);
            drawn.add(new Overlay.Arrows("clamps", "pin", triples(2, _ -> at),
                    triples(2, i -> (i == 0 ? q.d1() : q.d2()).times(reach)), ""));
            drawn.add(new Overlay.Path("clamps", "pin", triples(CIRCLE_POINTS + 1, k -> {
                double degrees = 720.0 * k / CIRCLE_POINTS; // of half angles
                return at.plus(q.d1().times(reach * HalfAngle.cos(degrees)))
                        .plus(q.d2().times(reach * HalfAngle.sin(degrees)));
            }), true));
        }
        return drawn;
    }
}
