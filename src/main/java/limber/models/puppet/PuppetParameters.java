package limber.models.puppet;

import java.util.ArrayList;
import java.util.List;
import limber.engine.model.Appearance;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.settings.When;
import limber.math.exact.Exact;
import limber.mesh.file.Surfaces;

/// The parameters of the puppet, each declared once.
public final class PuppetParameters {
    public enum Method { LATTICE, SKINNING, ARAP }
    public enum Basis { BERNSTEIN, TRILINEAR }
    public enum Binding { SMOOTH, RIGID }
    public enum Blending { LINEAR, DUAL_QUATERNION }
    public enum EdgeWeights { COTANGENT, UNIFORM }
    public enum GlobalSolve { GAUSS_SEIDEL, CONJUGATE_GRADIENTS }

    static final String CYLINDER = "cylinder";
    static final int MOST_CELLS = 8, MOST_BONES = 8;

    public static final Parameter<Method> METHOD = Parameter.choice("method", Method.LATTICE).restarting();
    public static final Parameter<String> MESH = Parameter.wordOrFile("mesh", "icosphere:4", meshes()).restarting();
    public static final Parameter<Double> HEIGHT =
            Parameter.real("height", 2, 0.01, 1000, "m").restarting().when(When.is(MESH, CYLINDER));
    public static final Parameter<Double> RADIUS =
            Parameter.real("radius", 0.3, 0.001, 1000, "m").restarting().when(When.is(MESH, CYLINDER));
    public static final Parameter<Integer> RINGS =
            Parameter.count("rings", 25, 2, 1000).restarting().when(When.is(MESH, CYLINDER));
    public static final Parameter<Integer> SIDES =
            Parameter.count("sides", 16, 3, 256).restarting().when(When.is(MESH, CYLINDER));
    public static final Parameter<List<Vec>> POINTS_AT = new Parameter<>("points", new Kind.Vectors(), List.of(),
            Range.POSITIONS, "m", true);
    public static final Parameter<Integer> PULLED =
            Parameter.count("pulled", 16, 0, 1000).restarting().when(When.is(METHOD, Method.LATTICE, Method.SKINNING));
    public static final Parameter<Vec> PULL = Parameter.vector("pull", Vec.ZERO, Range.POSITIONS, "m").restarting();
    public static final Parameter<Double> SWAY = Parameter.real("sway", 0, 0, 100, "m");
    public static final Parameter<Double> SWAY_PERIOD =
            Parameter.real("swayPeriod", 4, 0.01, 1000, "s").when(When.not(SWAY, 0.0));

    public static final Parameter<Integer> CELLS_X = cells("cellsX");
    public static final Parameter<Integer> CELLS_Y = cells("cellsY");
    public static final Parameter<Integer> CELLS_Z = cells("cellsZ");
    public static final Parameter<Double> MARGIN =
            Parameter.real("margin", 0.1, 0, 1000, "m").restarting().when(When.is(METHOD, Method.LATTICE));
    public static final Parameter<Basis> BASIS =
            Parameter.choice("basis", Basis.BERNSTEIN).when(When.is(METHOD, Method.LATTICE));

    public static final Parameter<Integer> BONES =
            Parameter.count("bones", 2, 2, MOST_BONES).restarting().when(When.is(METHOD, Method.SKINNING, Method.ARAP));
    public static final Parameter<Binding> BINDING =
            Parameter.choice("binding", Binding.SMOOTH).when(When.is(METHOD, Method.SKINNING));
    public static final Parameter<Double> OVERLAP =
            Parameter.real("overlap", 0.5, 0.001, 1000, "m").when(When.is(BINDING, Binding.SMOOTH));
    public static final Parameter<Blending> BLEND =
            Parameter.choice("blend", Blending.LINEAR).when(When.is(METHOD, Method.SKINNING));
    public static final Parameter<Double> TWIST =
            Parameter.real("twist", 0, -360, 360, "°").when(When.is(METHOD, Method.SKINNING, Method.ARAP));
    public static final Parameter<Double> TILT =
            Parameter.real("tilt", 0, -360, 360, "°").when(When.is(METHOD, Method.ARAP));

    public static final Parameter<Double> FIXED =
            Parameter.real("fixed", 0.1, 0, 1, "").restarting().when(When.is(METHOD, Method.ARAP));
    public static final Parameter<Double> MOVED_SHARE =
            Parameter.real("moved", 0.1, 0, 1, "").restarting().when(When.is(METHOD, Method.ARAP));
    public static final Parameter<EdgeWeights> EDGE_WEIGHTS = Parameter.choice("edgeWeights", EdgeWeights.COTANGENT)
            .restarting();
    public static final Parameter<Integer> ITERATIONS =
            Parameter.count("iterations", 4, 1, 1000).when(When.is(METHOD, Method.ARAP));
    public static final Parameter<GlobalSolve> GLOBAL_SOLVE = Parameter.choice("globalSolve",
            GlobalSolve.GAUSS_SEIDEL).when(When.is(METHOD, Method.ARAP));
    public static final Parameter<Integer> SWEEPS =
            Parameter.count("sweeps", 10, 1, 1000).when(When.is(METHOD, Method.ARAP));
    public static final Parameter<Double> TOLERANCE = Parameter.real("tolerance", 1e-8, 1e-14, 1, "m")
            .when(When.is(GLOBAL_SOLVE, GlobalSolve.CONJUGATE_GRADIENTS));
    public static final Parameter<String> TEXTURE = Parameter.wordOrFile(Parameter.TEXTURE, "squares",
            new Kind.WordOrFile(List.of("squares", "stripes", "none")));

    static final List<Parameter<?>> MAIN = List.of(METHOD, BASIS, BLEND, TWIST, ITERATIONS, GLOBAL_SOLVE, SWEEPS);

    private PuppetParameters() {}

    private static Parameter<Integer> cells(String name) {
        return Parameter.count(name, 2, 1, MOST_CELLS).restarting().when(When.is(METHOD, Method.LATTICE));
    }

    private static Kind.WordOrFile meshes() {
        var words = new ArrayList<>(Surfaces.WORDS);
        words.add(CYLINDER);
        return new Kind.WordOrFile(List.copyOf(words), Surfaces::checkWord);
    }

    /// Half an angle, in radians, as a quaternion has it.
    static double half(Settings p, Parameter<Double> angle) {
        return Exact.toRadians(p.get(angle)) / 2;
    }

    static List<Parameter<?>> all() {
        var all = new ArrayList<>(List.<Parameter<?>>of(
                METHOD, MESH, HEIGHT, RADIUS, RINGS, SIDES, POINTS_AT, PULLED, PULL, SWAY, SWAY_PERIOD,
                CELLS_X, CELLS_Y, CELLS_Z, MARGIN, BASIS,
                BONES, BINDING, OVERLAP, BLEND, TWIST, TILT,
                FIXED, MOVED_SHARE, EDGE_WEIGHTS, ITERATIONS, GLOBAL_SOLVE, SWEEPS, TOLERANCE, TEXTURE));
        all.addAll(Appearance.PARAMETERS);
        return List.copyOf(all);
    }
}
