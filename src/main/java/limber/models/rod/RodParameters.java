package limber.models.rod;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import limber.engine.model.Appearance;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.settings.When;
import limber.mesh.file.Surfaces;

/// The parameters of the rod, each declared once.
public final class RodParameters {
    public enum Mode { POINTS, FORCE }
    public enum Interpolation { SLERP, NLERP }
    public enum NormalRule { ROTATION_MINIMIZING, FRENET, PUBLISHED }
    public enum TangentRule { HODOGRAPH, PUBLISHED }
    public enum ParameterRule { HEIGHT, ARC_LENGTH }
    public enum BeyondEnds { EXTEND, PUBLISHED }
    public enum Binomials { DOUBLE, INT }
    public enum NanGuard { NORMALISE, NONE, COVER }
    public enum NormalUpdate { RECOMPUTED, STALE }
    public enum TaperNormals { SLOPE, PUBLISHED }

    static final String TAPERED = "tapered";
    /// N, by the rule.
    private static final double STIFFEST = 100;

    public static final Parameter<Mode> MODE = Parameter.choice("mode", Mode.POINTS);
    public static final Parameter<List<Vec>> POINTS_AT = new Parameter<>("points", new Kind.Vectors(), upright(6),
            Range.POSITIONS, "m", true);
    public static final Parameter<Double> SWAY =
            Parameter.real("sway", 0, 0, 100, "m").when(When.is(MODE, Mode.POINTS));
    public static final Parameter<Double> SWAY_PERIOD =
            Parameter.real("swayPeriod", 4, 0.01, 1000, "s").when(When.not(SWAY, 0.0));
    public static final Parameter<Double> FORCE =
            Parameter.real("force", 10, 0, 100, "N").when(When.is(MODE, Mode.FORCE));
    public static final Parameter<Vec> FORCE_POINT = Parameter.vector("forcePoint", new Vec(6, 6, 0), Range.POSITIONS,
            "m").when(When.is(MODE, Mode.FORCE));
    public static final Parameter<List<Double>> BEND_FORCE = new Parameter<>("bendForce", new Kind.Numbers(), List.of(),
            new Range(0, 1e6), "N", false).when(When.is(MODE, Mode.FORCE));
    public static final Parameter<Interpolation> INTERPOLATION =
            Parameter.choice("interpolation", Interpolation.SLERP).when(When.is(MODE, Mode.FORCE));

    public static final Parameter<Double> AT = Parameter.real("at", 0.5, 0, 1, "");
    public static final Parameter<Integer> WEIGHT_OF = Parameter.count("weightOf", 1, 0, 60);
    public static final Parameter<Binomials> BINOMIALS = Parameter.choice("binomials", Binomials.DOUBLE);

    public static final Parameter<NormalRule> NORMAL = Parameter.choice("normal", NormalRule.ROTATION_MINIMIZING);
    public static final Parameter<TangentRule> TANGENT = Parameter.choice("tangent", TangentRule.HODOGRAPH);
    public static final Parameter<NanGuard> NAN_GUARD = Parameter.choice("nanGuard", NanGuard.NORMALISE)
            .when(When.any(When.is(TANGENT, TangentRule.PUBLISHED), When.is(BINOMIALS, Binomials.INT)));
    public static final Parameter<ParameterRule> PARAMETER = Parameter.choice("parameter", ParameterRule.HEIGHT);
    public static final Parameter<BeyondEnds> BEYOND_ENDS = Parameter.choice("beyondEnds", BeyondEnds.EXTEND);
    public static final Parameter<Double> TOP = Parameter.real("top", 0, 0, 1000, "m");

    public static final Parameter<String> MESH = Parameter.wordOrFile("mesh", TAPERED, meshes()).restarting();
    public static final Parameter<Double> HEIGHT =
            Parameter.real("height", 10, 0.01, 1000, "m").restarting().when(When.is(MESH, TAPERED));
    public static final Parameter<Double> BASE_WIDTH =
            Parameter.real("baseWidth", 1, 0.001, 100, "m").restarting().when(When.is(MESH, TAPERED));
    public static final Parameter<Double> TIP_WIDTH =
            Parameter.real("tipWidth", 0.1, 0.001, 100, "m").restarting().when(When.is(MESH, TAPERED));
    public static final Parameter<Integer> RINGS =
            Parameter.count("rings", 20, 2, 1000).restarting().when(When.is(MESH, TAPERED));
    public static final Parameter<Integer> SIDES =
            Parameter.count("sides", 6, 3, 256).restarting().when(When.is(MESH, TAPERED));
    public static final Parameter<TaperNormals> TAPER_NORMALS =
            Parameter.choice("taperNormals", TaperNormals.SLOPE).when(When.is(MESH, TAPERED));
    public static final Parameter<NormalUpdate> NORMALS = Parameter.choice("normals", NormalUpdate.RECOMPUTED);
    public static final Parameter<String> TEXTURE = Parameter.wordOrFile("texture", "checker",
            new Kind.WordOrFile(List.of("checker", "stripes", "braid", "squares", "none")));

    static final List<Parameter<?>> MAIN = List.of(MODE, AT, SWAY, FORCE, NORMAL, PARAMETER);
    static final List<Parameter<?>> PUBLISHED = List.of(INTERPOLATION, NORMAL, TANGENT, NAN_GUARD, BINOMIALS,
            BEYOND_ENDS, TAPER_NORMALS, NORMALS);

    private RodParameters() {}

    /// Control points up the y axis, 2 m apart.
    static List<Vec> upright(int count) {
        var points = new ArrayList<Vec>();
        for (int i = 0; i < count; i++) points.add(new Vec(0, 2.0 * i, 0));
        return List.copyOf(points);
    }

    private static Kind.WordOrFile meshes() {
        var words = new ArrayList<>(List.of(TAPERED));
        words.addAll(Surfaces.WORDS);
        return new Kind.WordOrFile(List.copyOf(words), Surfaces::checkWord);
    }

    /// The force at which each joint is fully bent: as given, the same for all, or by rule stiffest at the base.
    static List<Double> bendForce(Settings p) {
        List<Double> given = p.get(BEND_FORCE);
        int count = p.get(POINTS_AT).size();
        if (given.isEmpty()) return stiffestAtTheBase(count);
        return given.size() == 1 ? Collections.nCopies(count, given.getFirst()) : given;
    }

    /// The control point whose weight is shown; one beyond the last stands for the last.
    static int weightOf(Settings p) {
        return Math.min(p.get(WEIGHT_OF), p.get(POINTS_AT).size() - 1);
    }

    /// 100·(n − i)/n newtons for control point i.
    static List<Double> stiffestAtTheBase(int count) {
        var forces = new ArrayList<Double>();
        for (int i = 0; i < count; i++) forces.add(STIFFEST * (count - 1 - i) / (count - 1));
        return List.copyOf(forces);
    }

    static List<Parameter<?>> all() {
        var all = new ArrayList<>(List.<Parameter<?>>of(
                MODE, POINTS_AT, SWAY, SWAY_PERIOD, FORCE, FORCE_POINT, BEND_FORCE, INTERPOLATION,
                AT, WEIGHT_OF, BINOMIALS,
                NORMAL, TANGENT, NAN_GUARD, PARAMETER, BEYOND_ENDS, TOP,
                MESH, HEIGHT, BASE_WIDTH, TIP_WIDTH, RINGS, SIDES, TAPER_NORMALS, NORMALS, TEXTURE));
        all.addAll(Appearance.PARAMETERS);
        return List.copyOf(all);
    }
}
