package limber.models.soft;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import limber.engine.Clock;
import limber.engine.model.Appearance;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.settings.When;

/// The parameters of a soft body, each declared once.
public final class SoftParameters {
    public enum Method { SPRINGS_VOLUME, NEO_HOOKEAN_XPBD, FEM, SHAPE_MATCHING }
    public enum Split { FIVE, SIX }
    public enum Massing { CORRECTED, PUBLISHED }
    public enum Lambda { ACCUMULATED, OMITTED }
    public enum Law { NEO_HOOKEAN, ST_VENANT_KIRCHHOFF }
    public enum Lame { CORRECTED, PUBLISHED }
    public enum Obstacle { FLOOR, SPHERE, BOX }
    /// The axis that the plane is at a right angle to which cuts a body open.
    public enum Cut { NONE, X, Y, Z }

    /// The faces that are pinned; each face is a bit of the channel `side`.
    public enum Pins {
        NONE(0, 0), BOTTOM(1, 0), LEFT(4, 0), BOTTOM_AND_TOP(1, 2), LEFT_AND_RIGHT(4, 8);

        /// The face that the handle `face` moves, and that of `opposite`; 0 for none.
        final int first, second;

        Pins(int first, int second) {
            this.first = first;
            this.second = second;
        }
    }

    /// The word of a body of cells along all three axes, and that of a ball.
    static final String BLOCK = "block", BALL = "ball";
    /// Surfaces from formulas, each in a cage of cells.
    private static final List<String> CAGED = List.of("pudding", "gummy", "figure");

    private static final Range SIZES = new Range(0.001, 1000), FACTORS = new Range(-10, 10);
    private static final int MOST_CELLS = 40;

    public static final Clock CLOCK = new Clock(0.002, 8);

    public static final Parameter<Method> METHOD = Parameter.choice("method", Method.SPRINGS_VOLUME);
    public static final Parameter<String> SHAPE = Parameter
            .wordOrFile("shape", BLOCK,
                    new Kind.WordOrFile(Stream.concat(Stream.of(BLOCK, BALL), CAGED.stream()).toList()))
            .restarting();
    public static final Parameter<Integer> CELLS_X = cells("cellsX");
    public static final Parameter<Integer> CELLS_Y = cells("cellsY").when(When.is(SHAPE, BLOCK));
    public static final Parameter<Integer> CELLS_Z = cells("cellsZ").when(When.is(SHAPE, BLOCK));
    public static final Parameter<Double> CELL = Parameter.real("cell", 0.1, 0.001, 10, "m").restarting();
    public static final Parameter<Split> SPLIT = Parameter.choice("split", Split.FIVE).restarting();
    public static final Parameter<Vec> AT = Parameter.vector("at", Vec.ZERO, Range.POSITIONS, "m").restarting();
    public static final Parameter<Vec> STRETCH = Parameter.vector("stretch", new Vec(1, 1, 1), FACTORS, "")
            .restarting();
    public static final Parameter<Double> ROTATION = Parameter.real("rotation", 0, -360, 360, "°").restarting();
    public static final Parameter<Vec> LAUNCH = Parameter.vector("launch", Vec.ZERO, new Range(-1000, 1000), "m/s")
            .restarting();
    public static final Parameter<Vec> SPIN = Parameter.vector("spin", Vec.ZERO, new Range(-1000, 1000), "rad/s")
            .restarting();
    public static final Parameter<Pins> PINS = Parameter.choice("pins", Pins.NONE);
    public static final Parameter<Double> DENSITY = Parameter.real("density", 1000, 0.001, 1e6, "kg/m³").restarting();
    public static final Parameter<Massing> MASSING = Parameter.choice("massing", Massing.CORRECTED).restarting();
    public static final Parameter<Vec> GRAVITY = Parameter.vector("gravity", new Vec(0, -9.81, 0),
            new Range(-1000, 1000), "m/s²");
    public static final Parameter<Double> DAMPING = Parameter.real("damping", 0, 0, 1000, "1/s");
    public static final Parameter<Double> EDGE_COMPLIANCE =
            Parameter.real("edgeCompliance", 3e-4, 0, 1, "m/N").when(When.is(METHOD, Method.SPRINGS_VOLUME));
    public static final Parameter<Double> VOLUME_COMPLIANCE =
            Parameter.real("volumeCompliance", 0, 0, 1, "m⁵/N").when(When.is(METHOD, Method.SPRINGS_VOLUME));
    public static final Parameter<Double> YOUNGS =
            Parameter.real("youngs", 1e5, 1, 1e12, "Pa").when(When.is(METHOD, Method.NEO_HOOKEAN_XPBD, Method.FEM));
    public static final Parameter<Double> POISSON =
            Parameter.real("poisson", 0.3, 0, 0.49, "").when(When.is(METHOD, Method.NEO_HOOKEAN_XPBD, Method.FEM));
    public static final Parameter<Law> MATERIAL =
            Parameter.choice("material", Law.NEO_HOOKEAN).when(When.is(METHOD, Method.FEM));
    public static final Parameter<Lame> LAME = Parameter.choice("lame", Lame.CORRECTED)
            .when(When.any(When.is(METHOD, Method.NEO_HOOKEAN_XPBD), When.is(MATERIAL, Law.NEO_HOOKEAN)));
    public static final Parameter<Double> RIGIDITY =
            Parameter.real("rigidity", 0.1, 0, 1, "").when(When.is(METHOD, Method.SHAPE_MATCHING));
    public static final Parameter<Double> LINEAR =
            Parameter.real("linear", 0, 0, 1, "").when(When.is(METHOD, Method.SHAPE_MATCHING));
    public static final Parameter<Integer> ITERATIONS = Parameter.count("iterations", 1, 1, 1000)
            .when(When.is(METHOD, Method.SPRINGS_VOLUME, Method.NEO_HOOKEAN_XPBD));
    public static final Parameter<Lambda> LAMBDA = Parameter.choice("lambda", Lambda.ACCUMULATED)
            .when(When.not(ITERATIONS, 1));
    public static final Parameter<Boolean> COLLIDE = Parameter.flag("collide", false);
    public static final Parameter<Double> FRICTION = Parameter.real("friction", 0.2, 0, 1, "").when(When.on(COLLIDE));
    public static final Parameter<Obstacle> OBSTACLE =
            Parameter.choice("obstacle", Obstacle.FLOOR).when(When.on(COLLIDE));
    public static final Parameter<Vec> FLOOR_AT = place("floorAt").when(When.is(OBSTACLE, Obstacle.FLOOR));
    public static final Parameter<Vec> SPHERE_AT = place("sphereAt").when(When.is(OBSTACLE, Obstacle.SPHERE));
    public static final Parameter<Double> SPHERE_RADIUS = Parameter.real("sphereRadius", 0.5, SIZES.min(), SIZES.max(),
            "m").when(When.is(OBSTACLE, Obstacle.SPHERE));
    public static final Parameter<Vec> BOX_AT = place("boxAt").when(When.is(OBSTACLE, Obstacle.BOX));
    public static final Parameter<Vec> BOX_SIZE =
            Parameter.vector("boxSize", new Vec(1, 1, 1), SIZES, "m").when(When.is(OBSTACLE, Obstacle.BOX));
    public static final Parameter<Cut> CUT = Parameter.choice("cut", Cut.NONE);
    public static final Parameter<Vec> CUT_AT =
            Parameter.vector("cutAt", Vec.ZERO, Range.POSITIONS, "m").when(When.not(CUT, Cut.NONE));
    public static final Parameter<String> TEXTURE = Parameter.wordOrFile(Parameter.TEXTURE, "squares",
            new Kind.WordOrFile(List.of("squares", "stripes", "none")));

    static final List<Parameter<?>> MAIN = List.of(METHOD, GRAVITY, CLOCK.substep, EDGE_COMPLIANCE, YOUNGS,
            POISSON, RIGIDITY, DAMPING);
    static final List<Parameter<?>> PUBLISHED = List.of(MASSING, LAMBDA, LAME);

    private SoftParameters() {}

    private static Parameter<Integer> cells(String name) {
        return Parameter.count(name, 5, 1, MOST_CELLS).restarting();
    }

    private static Parameter<Vec> place(String name) {
        return Parameter.vector(name, new Vec(0, -1, 0), Range.POSITIONS, "m");
    }

    /// The parameter that says where an obstacle is at first.
    static Parameter<Vec> at(Obstacle obstacle) {
        return switch (obstacle) {
            case FLOOR -> FLOOR_AT;
            case SPHERE -> SPHERE_AT;
            case BOX -> BOX_AT;
        };
    }

    /// Whether the body follows a surface of its own, such as that of a file.
    static boolean ofSurface(Settings p) {
        return !p.get(SHAPE).equals(BLOCK) && !p.get(SHAPE).equals(BALL);
    }

    /// Whether the body has the material that `youngs` and `poisson` describe.
    static boolean elastic(Settings p) {
        return p.get(METHOD) == Method.FEM || p.get(METHOD) == Method.NEO_HOOKEAN_XPBD;
    }

    static List<Parameter<?>> all() {
        var all = new ArrayList<>(List.<Parameter<?>>of(METHOD, SHAPE, CELLS_X, CELLS_Y, CELLS_Z, CELL, SPLIT, AT,
                STRETCH, ROTATION, LAUNCH, SPIN, PINS, DENSITY, MASSING, GRAVITY, DAMPING, EDGE_COMPLIANCE,
                VOLUME_COMPLIANCE, LAMBDA, YOUNGS, POISSON, MATERIAL, LAME, RIGIDITY, LINEAR));
        all.addAll(CLOCK.parameters());
        all.addAll(List.of(ITERATIONS, COLLIDE, FRICTION, OBSTACLE, FLOOR_AT, SPHERE_AT, SPHERE_RADIUS, BOX_AT,
                BOX_SIZE, CUT, CUT_AT, TEXTURE));
        all.addAll(Appearance.PARAMETERS);
        return List.copyOf(all);
    }
}
