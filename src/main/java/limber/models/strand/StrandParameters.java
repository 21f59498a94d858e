package limber.models.strand;

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

/// The parameters of the strand, each declared once.
public final class StrandParameters {
    public enum Placing { ARC, HELIX }
    public enum Along { X, DOWN, UP }
    public enum Rest { GIVEN, PLACED }
    public enum Pin { CLAMPED, HELD, FREE }
    public enum Order { FORWARD, BACKWARD, SYMMETRIC, BILATERAL }
    public enum Projection { TANGENT, ARTICLE, WORLD }
    public enum Lambda { ACCUMULATED, OMITTED }
    public enum Sign { QUATERNION, VECTOR }
    public enum Rule { CORRECTED, PUBLISHED }

    private static final double MOST_TURNS = 1000, MOST_DEGREES = 360 * MOST_TURNS, STRONGEST = 1e6;
    private static final Range MODULI = new Range(1, 1e13), SPEEDS = new Range(-1000, 1000);

    public static final Clock CLOCK = new Clock(1.0 / 960, 16);

    public static final Parameter<Integer> SEGMENTS = Parameter.count("segments", 12, 1, 2000).restarting();
    public static final Parameter<List<Vec>> SHAPE =
            new Parameter<>("shape", new Kind.Vectors(), List.of(), Range.POSITIONS, "m", true);
    private static final When UNSHAPED = When.is(SHAPE, List.of());
    public static final Parameter<Boolean> CLOSED = Parameter.flag("closed", false).restarting();
    private static final When OPEN = When.is(CLOSED, false);
    public static final Parameter<Placing> PLACEMENT =
            Parameter.choice("placement", Placing.ARC).restarting().when(When.all(UNSHAPED, OPEN));
    private static final When HELICAL = When.is(PLACEMENT, Placing.HELIX),
            CURVED = When.is(PLACEMENT, Placing.ARC);
    public static final Parameter<Along> ALONG =
            Parameter.choice("along", Along.X).restarting().when(UNSHAPED);
    public static final Parameter<Vec> START =
            Parameter.vector("start", Vec.ZERO, Range.POSITIONS, "m").restarting().when(UNSHAPED);
    public static final Parameter<Double> LENGTH = Parameter.real("length", 1, 0.001, 1000, "m").restarting()
            .when(When.any(CURVED, When.all(UNSHAPED, When.on(CLOSED))));
    public static final Parameter<Double> ARC_ANGLE =
            Parameter.real("arcAngle", 0, -3600, 3600, "°").restarting().when(CURVED);
    public static final Parameter<Double> HELIX_RADIUS =
            Parameter.real("helixRadius", 0.05, 0.01, 1000, "m").restarting().when(HELICAL);
    public static final Parameter<Double> PITCH =
            Parameter.real("pitch", 0.03, 0.01, 1000, "m").restarting().when(HELICAL);
    public static final Parameter<Double> COILS =
            Parameter.real("coils", 5, 0.01, 1000, "").restarting().when(HELICAL);
    public static final Parameter<Double> RIPPLE =
            Parameter.real("ripple", 0, 0, 1, "m").restarting().when(UNSHAPED);
    public static final Parameter<Double> TURNS =
            Parameter.real("turns", 0, -MOST_TURNS, MOST_TURNS, "").restarting();
    public static final Parameter<Rest> REST = Parameter.choice("rest", Rest.GIVEN);
    public static final Parameter<Vec> DARBOUX =
            Parameter.vector("darboux", Vec.ZERO, new Range(-1e5, 1e5), "1/m").when(When.is(REST, Rest.GIVEN));
    public static final Parameter<Double> RADIUS = Parameter.real("radius", 0.02, 1e-5, 10, "m");
    public static final Parameter<Double> DENSITY = Parameter.real("density", 1000, 0.001, 1e6, "kg/m³");
    public static final Parameter<Double> ROTARY = Parameter.real("rotary", 1, 0.001, 1000, "");
    public static final Parameter<Double> YOUNGS = modulus("youngs", 4e7);
    public static final Parameter<Double> SHEAR_MODULUS = modulus("shearModulus", 1.6e7);
    public static final Parameter<Boolean> EXTENSIBLE = Parameter.flag("extensible", true);
    public static final Parameter<Pin> START_PIN = Parameter.choice("startPin", Pin.CLAMPED);
    public static final Parameter<Pin> END_PIN = Parameter.choice("endPin", Pin.FREE).when(OPEN);
    private static final When START_CLAMPED = When.all(OPEN, When.is(START_PIN, Pin.CLAMPED)),
            END_CLAMPED = When.is(END_PIN, Pin.CLAMPED);
    public static final Parameter<Double> START_TURN = angle("startTurn", "°").when(START_CLAMPED);
    public static final Parameter<Double> END_TURN = angle("endTurn", "°").when(END_CLAMPED);
    public static final Parameter<Double> START_RATE = angle("startRate", "°/s").when(START_CLAMPED);
    public static final Parameter<Double> END_RATE = angle("endRate", "°/s").when(END_CLAMPED);
    static final List<Parameter<Double>> TURN_OF = List.of(START_TURN, END_TURN),
            RATE_OF = List.of(START_RATE, END_RATE);
    public static final Parameter<Vec> LOAD =
            Parameter.vector("load", Vec.ZERO, new Range(-STRONGEST, STRONGEST), "N");
    public static final Parameter<Vec> TORQUE =
            Parameter.vector("torque", Vec.ZERO, new Range(-STRONGEST, STRONGEST), "N·m");
    public static final Parameter<Vec> LAUNCH = Parameter.vector("launch", Vec.ZERO, SPEEDS, "m/s").restarting();
    public static final Parameter<Vec> SPIN = Parameter.vector("spin", Vec.ZERO, SPEEDS, "rad/s").restarting();
    public static final Parameter<Vec> GRAVITY =
            Parameter.vector("gravity", new Vec(0, -9.81, 0), SPEEDS, "m/s²");
    public static final Parameter<Double> DAMPING = Parameter.real("damping", 1, 0, 1000, "1/s");
    public static final Parameter<Double> SPIN_DAMPING = Parameter.real("spinDamping", 1, 0, 1000, "1/s");
    public static final Parameter<Integer> ITERATIONS = Parameter.count("iterations", 5, 1, 1000);
    public static final Parameter<Order> ORDER = Parameter.choice("order", Order.SYMMETRIC);
    public static final Parameter<Projection> PROJECTION = Parameter.choice("projection", Projection.TANGENT);
    public static final Parameter<Lambda> LAMBDA =
            Parameter.choice("lambda", Lambda.ACCUMULATED).when(When.not(ITERATIONS, 1));
    public static final Parameter<Sign> SIGN = Parameter.choice("sign", Sign.QUATERNION);
    public static final Parameter<Rule> WEIGHT = Parameter.choice("weight", Rule.CORRECTED);
    public static final Parameter<Rule> SPIN_UPDATE = Parameter.choice("spinUpdate", Rule.CORRECTED);
    public static final Parameter<Boolean> SELF_CONTACT = Parameter.flag("selfContact", false);
    public static final Parameter<Double> THICKNESS =
            Parameter.real("thickness", 0.02, 0, 10, "m").when(When.on(SELF_CONTACT));
    public static final Parameter<Integer> APART =
            Parameter.count("apart", 4, 2, 100).when(When.on(SELF_CONTACT));
    public static final Parameter<Integer> SIDES = Parameter.count("sides", 12, 3, 256).restarting();
    public static final Parameter<String> TEXTURE = new Parameter<>(Parameter.TEXTURE,
            new Kind.WordOrFile(List.of("checker", "stripes", "braid", "none")), "stripes", Range.ANY, "", false);

    static final List<Parameter<?>> MAIN =
            List.of(SEGMENTS, YOUNGS, SHEAR_MODULUS, RADIUS, END_PIN, LOAD, ITERATIONS, CLOCK.substep);
    static final List<Parameter<?>> PUBLISHED = List.of(ORDER, PROJECTION, LAMBDA, SIGN, WEIGHT, SPIN_UPDATE);

    private StrandParameters() {}

    private static Parameter<Double> modulus(String name, double initial) {
        return Parameter.real(name, initial, MODULI.min(), MODULI.max(), "Pa");
    }

    private static Parameter<Double> angle(String name, String unit) {
        return Parameter.real(name, 0, -MOST_DEGREES, MOST_DEGREES, unit);
    }

    static List<Parameter<?>> all() {
        var all = new ArrayList<>(List.<Parameter<?>>of(
                SEGMENTS, PLACEMENT, ALONG, START, LENGTH, ARC_ANGLE, HELIX_RADIUS, PITCH, COILS, RIPPLE, CLOSED,
                SHAPE, TURNS, REST, DARBOUX, RADIUS, DENSITY, ROTARY, YOUNGS, SHEAR_MODULUS, EXTENSIBLE,
                START_PIN, END_PIN, START_TURN, END_TURN, START_RATE, END_RATE, LOAD, TORQUE, LAUNCH, SPIN,
                GRAVITY, DAMPING, SPIN_DAMPING, ITERATIONS, ORDER, PROJECTION, LAMBDA, SIGN, WEIGHT, SPIN_UPDATE,
                SELF_CONTACT, THICKNESS, APART));
        all.addAll(CLOCK.parameters());
        all.addAll(List.of(SIDES, TEXTURE));
        all.addAll(Appearance.PARAMETERS);
        return List.copyOf(all);
    }

    static boolean open(Settings p) {
        return !p.get(CLOSED);
    }

    /// Whether the start holds a frame besides its particle; a ring has no clamps.
    static boolean startClamped(Settings p) {
        return open(p) && p.get(START_PIN) == Pin.CLAMPED;
    }

    static boolean endClamped(Settings p) {
        return open(p) && p.get(END_PIN) == Pin.CLAMPED;
    }

    /// The number of particles: a ring has no last one of its own.
    static int particles(Settings p) {
        return p.get(SEGMENTS) + (open(p) ? 1 : 0);
    }
}
