package limber.models.rod;

import static limber.models.rod.RodChannels.*;
import static limber.models.rod.RodParameters.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.Bezier;
import limber.math.Quaternion;
import limber.math.exact.Exact;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;
import limber.mesh.file.Surfaces;

/// The measures of a rod. It has no mass and no stiffness, so it has no energies.
final class RodMeasures {
    /// What is read where there is nothing to read.
    private static final double NONE = Double.NaN;
    private static final int SECTIONS = 65;
    private static final double QUARTER_TURN = Math.PI / 2;

    private final Surfaces surfaces;
    private final List<Measure> all;

    RodMeasures(Surfaces surfaces) {
        this.surfaces = surfaces;
        var list = new ArrayList<>(Measure.common());
        list.addAll(List.of(
                Measure.of("degree", "", (_, s) -> joints(s) - 1),
                Measure.of("t", "", (p, _) -> p.get(AT)),
                Measure.of("arcLength", "m", (_, s) -> Bezier.arcLength(s.of(POINTS), 0, 1)),
                Measure.of("curvature", "1/m", RodMeasures::curvature),
                Measure.of("tipAngle", "°", (_, s) -> Exact.toDegrees(Bend.of(s).tipAngle())),
                Measure.of("tipDeflection", "m", (_, s) -> Bend.of(s).deflection().length()),
                Measure.each("rate", "", "joint",
                        (p, s) -> perJoint(s, i -> p.get(MODE) != Mode.FORCE ? NONE
                                : pulled(s, i) ? Chain.rate(p.get(FORCE), bendForce(p).get(i)) : 0)),
                Measure.each("fullAngle", "°", "joint",
                        (_, s) -> perJoint(s, i -> Exact.toDegrees(Quaternion.angle(s.of(TARGETS), i)))),
                Measure.each("angle", "°", "joint",
                        (_, s) -> perJoint(s, i -> Exact.toDegrees(Quaternion.angle(s.of(JOINTS), i)))),
                Measure.of("twist", "°", this::twist),
                Measure.of("flips", "", this::flips),
                Measure.of("minArea", "", this::minArea),
                Measure.of("gain", "", RodMeasures::gain).fromSkin(),
                Measure.of("nanTangents", "", (_, s) -> count(s, TORN) + count(s, GUARDED) + count(s, COLLAPSED))
                        .fromSkin(),
                Measure.of("beyond", "", (_, s) -> count(s, BEYOND)).fromSkin(),
                Measure.of("binomialError", "m", RodMeasures::binomialError),
                Measure.of("normalError", "°", RodMeasures::normalError).fromSkin(),
                Measure.of("elasticaError", "m", this::elasticaError).as("truth"),
                Measure.of("energy", "m²/s²", (_, _) -> NONE),
                Measure.of("kinetic", "m²/s²", (_, _) -> NONE),
                Measure.of("potential", "m²/s²", (_, _) -> NONE),
                Measure.of("lost", "m²/s²", (_, _) -> NONE),
                Measure.of("volume", "m³", (_, s) -> finite(SurfaceSkin.volume(s, s.of(Skin.PLACED), 1)))
                        .fromSkin()));
        all = List.copyOf(list);
    }

    List<Measure> all() {
        return all;
    }

    private static int joints(State s) {
        return s.of(POINTS).length / 3;
    }

    /// One value a control point, so that places are numbered alike; the base and the tip never turn.
    private static double[] perJoint(State s, IntToDoubleFunction value) {
        return IntStream.range(0, joints(s)).mapToDouble(value).toArray();
    }

    private static boolean pulled(State s, int i) {
        return i > 0 && i < joints(s) - 1;
    }

    /// None where a curve that is not straight stands still, since it is infinite there.
    private static double curvature(Settings p, State s) {
        double[] points = s.of(POINTS);
        if (Bezier.speed(points, p.get(AT)) > 0) return finite(Bezier.curvature(points, p.get(AT)));
        return Bend.of(s).straight(s) ? 0 : NONE;
    }

    private static double finite(double v) {
        return Double.isFinite(v) ? v : NONE;
    }

    private Sections sections(Settings p, State s) {
        return Sections.of(p, s, RodSkin.top(p, surfaces), SECTIONS);
    }

    /// Against sections that are carried along without turning.
    private double[] turns(Settings p, State s, Sections set) {
        return set.turns(
                sections(p.with(NORMAL, NormalRule.ROTATION_MINIMIZING).with(TANGENT, TangentRule.HODOGRAPH), s));
    }

    private double twist(Settings p, State s) {
        double sum = 0;
        for (double turn : turns(p, s, sections(p, s))) sum += turn;
        return Exact.toDegrees(sum);
    }

    /// Places where the sections jump to the other side, or turn inside out.
    private double flips(Settings p, State s) {
        Sections set = sections(p, s);
        double[] turns = turns(p, s, set);
        int flips = 0;
        double last = 0;
        for (int k = 0; k < SECTIONS; k++) {
            if (set.all().get(k).torn()) continue;
            double area = set.all().get(k).area();
            if (Math.abs(turns[k]) > QUARTER_TURN || last * area < 0) flips++;
            last = area;
        }
        return flips;
    }

    private double minArea(Settings p, State s) {
        return sections(p, s).all().stream().filter(c -> !c.torn()).mapToDouble(c -> Math.abs(c.area())).min()
                .orElse(NONE);
    }

    /// By how much the farthest vertex magnifies a control point that is off: Σ of the magnitudes of its weights.
    private static double gain(Settings p, State s) {
        int n = joints(s) - 1;
        double gain = 1;
        for (double t : s.of(T)) {
            double outside = Math.max(0, Math.max(-t, t - 1));
            gain = Math.max(gain,
                    p.get(BEYOND_ENDS) == BeyondEnds.EXTEND ? 1 + 2 * n * outside : Exact.pow(1 + 2 * outside, n));
        }
        return finite(gain);
    }

    private static double count(State s, int fate) {
        int count = 0;
        for (double f : s.of(FATE)) if (f == fate) count++;
        return count;
    }

    /// How far the centre line is off the curve.
    private static double binomialError(Settings p, State s) {
        if (p.get(BINOMIALS) == Binomials.DOUBLE) return 0;
        double[] points = s.of(POINTS);
        double worst = 0;
        for (int k = 0; k < SECTIONS; k++) {
            double t = (double) k / (SECTIONS - 1), square = 0;
            for (int axis = 0; axis < 3; axis++) {
                double off = Bezier.publishedAt(points, axis, t) - Bezier.at(points, axis, t);
                square += off * off;
            }
            worst = Math.max(worst, Math.sqrt(square));
        }
        return worst;
    }

    /// The largest angle between a normal that is shown and one that leans with the taper.
    private static double normalError(Settings p, State s) {
        if (!RodSkin.tapered(p)) return NONE;
        double[] shown = s.of(Skin.NORMALS).clone();
        State right = s.copy();
        new TaperedNormals(RodSkin.taper(p).slope(), false).run(right, 0, 0, shown.length / 3);
        double worst = 0;
        for (int i = 0; i < shown.length / 3; i++) {
            Vec a = Vec.of(shown, i), b = Vec.of(right.of(Skin.NORMALS), i);
            worst = Math.max(worst, Exact.atan2(a.cross(b).length(), a.dot(b)));
        }
        return Exact.toDegrees(worst);
    }

    /// The largest distance from the elastica at equal lengths along both; 0 for a straight rod, NaN where there is
    /// none.
    private double elasticaError(Settings p, State s) {
        Bend bend = Bend.of(s);
        Optional<double[]> elastica = bend.elastica(s, SECTIONS - 1);
        if (elastica.isEmpty()) return bend.straight(s) ? 0 : NONE;
        Sections even = sections(p.with(PARAMETER, ParameterRule.ARC_LENGTH).with(BINOMIALS, Binomials.DOUBLE), s);
        double worst = 0;
        for (int k = 0; k < SECTIONS; k++)
            worst = Math.max(worst, even.all().get(k).centre().distance(Vec.of(elastica.get(), k)));
        return worst;
    }
}
