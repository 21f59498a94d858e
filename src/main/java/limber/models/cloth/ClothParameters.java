package limber.models.cloth;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Clock;
import limber.engine.model.Appearance;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.settings.When;

/// The parameters of the cloth, each declared once.
public final class ClothParameters {
    public enum Orientation { HANGING, LYING }
    public enum Diagonal { SAME, ALTERNATING }
    public enum Pins { NONE, CORNER, TOP_CORNERS, CORNERS, TOP_EDGE, LEFT_EDGE }
    public enum Massing { AREA, PUBLISHED }
    public enum Method { SPRINGS, XPBD, VBD }
    public enum Integrator { EXPLICIT, SYMPLECTIC, VELOCITY_VERLET, IMPLICIT }
    public enum Order { COLOURED, LISTED }
    public enum Lambda { ACCUMULATED, OMITTED }
    public enum Guess { INERTIAL, PREVIOUS, ADAPTIVE }
    public enum Obstacle { FLOOR, SPHERE, BOX }

    private static final Range SIZES = new Range(0.001, 1000);
    private static final double STIFFEST = 1e9;

    public static final Clock CLOCK = new Clock(1.0 / 240, 4);

    public static final Parameter<Integer> COLUMNS = Parameter.count("columns", 18, 1, 200).restarting();
    public static final Parameter<Integer> ROWS = Parameter.count("rows", 12, 0, 200).restarting();
    public static final Parameter<Double> WIDTH = size("width", 2.4).restarting();
    public static final Parameter<Double> HEIGHT = size("height", 1.6).restarting().when(When.not(ROWS, 0));
    public static final Parameter<List<Vec>> SHAPE = new Parameter<>("shape", new Kind.Vectors(), List.of(),
            Range.POSITIONS, "m", true);
    public static final Parameter<Orientation> ORIENTATION = Parameter.choice("orientation", Orientation.HANGING)
            .restarting().when(When.is(SHAPE, List.of()));
    public static final Parameter<Double> GATHER =
            Parameter.real("gather", 0.2, 0, 0.95, "").restarting().when(When.is(SHAPE, List.of()));
    public static final Parameter<Diagonal> DIAGONAL =
            Parameter.choice("diagonal", Diagonal.SAME).restarting().when(When.not(ROWS, 0));
    public static final Parameter<Boolean> SHEAR = Parameter.flag("shear", true).restarting().when(When.not(ROWS, 0));
    public static final Parameter<Boolean> BEND = Parameter.flag("bend", true).restarting();
    public static final Parameter<Pins> PINS = Parameter.choice("pins", Pins.TOP_CORNERS);
    public static final Parameter<Double> MASS = Parameter.real("mass", 1, 1e-6, 1e6, "kg");
    public static final Parameter<Massing> MASSING = Parameter.choice("massing", Massing.AREA);
    public static final Parameter<Vec> GRAVITY = Parameter.vector("gravity", new Vec(0, -9.81, 0),
            new Range(-1000, 1000), "m/s²");
    public static final Parameter<Double> DAMPING = Parameter.real("damping", 0, 0, 1000, "1/s");
    public static final Parameter<Double> DRAG =
            Parameter.real("drag", 0.3, 0, 1000, "kg/(m²·s)").when(When.not(ROWS, 0));
    public static final Parameter<Vec> WIND = Parameter.vector("wind", new Vec(0, 0, 3), new Range(-1000, 1000),
            "m/s").when(When.not(DRAG, 0.0));
    public static final Parameter<Method> METHOD = Parameter.choice("method", Method.XPBD);
    public static final Parameter<Integrator> INTEGRATOR =
            Parameter.choice("integrator", Integrator.IMPLICIT).when(When.is(METHOD, Method.SPRINGS));
    public static final Parameter<Double> STIFFNESS =
            stiffness("stiffness", 1000).when(When.is(METHOD, Method.SPRINGS, Method.VBD));
    public static final Parameter<Double> SHEAR_STIFFNESS = stiffness("shearStiffness", 100)
            .when(When.all(When.is(METHOD, Method.SPRINGS, Method.VBD), When.on(SHEAR)));
    public static final Parameter<Double> BEND_STIFFNESS =
            stiffness("bendStiffness", 1).when(When.all(When.is(METHOD, Method.SPRINGS, Method.VBD), When.on(BEND)));
    public static final Parameter<Double> COMPLIANCE =
            compliance("compliance", 0.001).when(When.is(METHOD, Method.XPBD));
    public static final Parameter<Double> SHEAR_COMPLIANCE =
            compliance("shearCompliance", 0.01).when(When.all(When.is(METHOD, Method.XPBD), When.on(SHEAR)));
    public static final Parameter<Double> BEND_COMPLIANCE =
            compliance("bendCompliance", 1).when(When.all(When.is(METHOD, Method.XPBD), When.on(BEND)));
    public static final Parameter<Double> SPRING_DAMPING = Parameter.real("springDamping", 0, 0, 1e6, "N·s/m");
    public static final Parameter<Integer> ITERATIONS =
            Parameter.count("iterations", 5, 1, 1000).when(When.is(METHOD, Method.XPBD, Method.VBD));
    public static final Parameter<Order> ORDER =
            Parameter.choice("order", Order.COLOURED).when(When.is(METHOD, Method.XPBD, Method.VBD));
    public static final Parameter<Lambda> LAMBDA =
            Parameter.choice("lambda", Lambda.ACCUMULATED)
                    .when(When.all(When.is(METHOD, Method.XPBD), When.not(ITERATIONS, 1)));
    public static final Parameter<Guess> GUESS =
            Parameter.choice("guess", Guess.INERTIAL).when(When.is(METHOD, Method.VBD));
    public static final Parameter<Double> TOLERANCE =
            Parameter.real("tolerance", 1e-6, 0, 1, "").when(When.is(INTEGRATOR, Integrator.IMPLICIT));
    public static final Parameter<Integer> CG_ITERATIONS =
            Parameter.count("cgIterations", 100, 1, 10_000).when(When.is(INTEGRATOR, Integrator.IMPLICIT));
    public static final Parameter<Boolean> CLAMP_COMPRESSED =
            Parameter.flag("clampCompressed", true).when(When.is(INTEGRATOR, Integrator.IMPLICIT));
    public static final Parameter<Boolean> COLLIDE = Parameter.flag("collide", false);
    public static final Parameter<Double> FRICTION = Parameter.real("friction", 0.2, 0, 1, "").when(When.on(COLLIDE));
    public static final Parameter<Obstacle> OBSTACLE =
            Parameter.choice("obstacle", Obstacle.SPHERE).when(When.on(COLLIDE));
    public static final Parameter<Vec> FLOOR_AT = Parameter.vector("floorAt", new Vec(0, -2, 0), Range.POSITIONS, "m")
            .when(When.is(OBSTACLE, Obstacle.FLOOR));
    public static final Parameter<Vec> SPHERE_AT = Parameter.vector("sphereAt", new Vec(0, -0.6, 0), Range.POSITIONS,
            "m").when(When.is(OBSTACLE, Obstacle.SPHERE));
    public static final Parameter<Double> SPHERE_RADIUS =
            size("sphereRadius", 0.5).when(When.is(OBSTACLE, Obstacle.SPHERE));
    public static final Parameter<Vec> BOX_AT =
            Parameter.vector("boxAt", new Vec(0, -0.6, 0), Range.POSITIONS, "m").when(When.is(OBSTACLE, Obstacle.BOX));
    public static final Parameter<Vec> BOX_SIZE =
            Parameter.vector("boxSize", new Vec(1, 1, 1), SIZES, "m").when(When.is(OBSTACLE, Obstacle.BOX));
    public static final Parameter<Double> THICKNESS =
            Parameter.real("thickness", 0.01, 0, 10, "m").when(When.on(COLLIDE));
    public static final Parameter<String> TEXTURE = new Parameter<>(Parameter.TEXTURE,
            new Kind.WordOrFile(List.of("squares", "stripes", "none")), "squares", Range.ANY, "", false)
            .when(When.not(ROWS, 0));

    static final List<Parameter<?>> MAIN = List.of(METHOD, INTEGRATOR, ITERATIONS, COMPLIANCE, STIFFNESS, WIND,
            CLOCK.substep);
    static final List<Parameter<?>> PUBLISHED = List.of(MASSING, LAMBDA);

    private ClothParameters() {}

    private static Parameter<Double> size(String name, double initial) {
        return Parameter.real(name, initial, SIZES.min(), SIZES.max(), "m");
    }

    private static Parameter<Double> stiffness(String name, double initial) {
        return Parameter.real(name, initial, 0, STIFFEST, "N/m");
    }

    private static Parameter<Double> compliance(String name, double initial) {
        return Parameter.real(name, initial, 0, STIFFEST, "m/N");
    }

    /// The parameter that says where an obstacle is at first.
    static Parameter<Vec> at(Obstacle obstacle) {
        return switch (obstacle) {
            case FLOOR -> FLOOR_AT;
            case SPHERE -> SPHERE_AT;
            case BOX -> BOX_AT;
        };
    }

    /// Whether the springs are solved by conjugate gradients.
    static boolean implicit(Settings p) {
        return p.get(METHOD) == Method.SPRINGS && p.get(INTEGRATOR) == Integrator.IMPLICIT;
    }

    static List<Parameter<?>> all() {
        var all = new ArrayList<>(List.<Parameter<?>>of(
                COLUMNS, ROWS, WIDTH, HEIGHT, ORIENTATION, GATHER, SHAPE, DIAGONAL, SHEAR, BEND, PINS, MASS, MASSING,
                GRAVITY, DAMPING, WIND, DRAG, METHOD, INTEGRATOR, STIFFNESS, SHEAR_STIFFNESS, BEND_STIFFNESS,
                COMPLIANCE, SHEAR_COMPLIANCE, BEND_COMPLIANCE, SPRING_DAMPING, ITERATIONS, ORDER, LAMBDA, GUESS,
                TOLERANCE, CG_ITERATIONS, CLAMP_COMPRESSED));
        all.addAll(CLOCK.parameters());
        all.addAll(List.of(COLLIDE, FRICTION, OBSTACLE, FLOOR_AT, SPHERE_AT, SPHERE_RADIUS, BOX_AT, BOX_SIZE,
                THICKNESS, TEXTURE));
        all.addAll(Appearance.PARAMETERS);
        return List.copyOf(all);
    }
}
