package limber.models.rope;

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

/// The parameters of the rope, each declared once.
public final class RopeParameters {
    public enum Correction { WEIGHTED, HALF }
    public enum Sweep { FORWARD, BACKWARD, SYMMETRIC, RED_BLACK, JACOBI }
    public enum Drive { BEFORE, AFTER }
    public enum Previous { REST, ZERO }
    public enum EndFollows { NONE, LIFT, TURNTABLE, TARGET }
    public enum Placement { BETWEEN, ALONG_X }
    public enum Obstacle { FLOOR, SPHERE, BOX }
    public enum EndLock { CORRECTED, PUBLISHED }
    public enum Refire { CORRECTED, PUBLISHED }
    public enum Coincident { SKIP, PUBLISHED }
    public enum Collision { SWEPT, DISCRETE }
    public enum MeshCache { NONE, PUBLISHED }
    public enum SkinShape { LINE, CYLINDERS, RIBBON, TUBE }
    public enum RingFrame { ROTATION_MINIMIZING, SHORTEST_ARC, LOOK }
    public enum RibbonRule { CORRECTED, PUBLISHED }
    public enum TextureRun { INDEX, ARC_LENGTH }
    public enum HandOff { COPY, SHARE }
    public enum Rebuild { VERTICES, EVERYTHING }

    public static final Clock CLOCK = Clock.framed(0.02);

    public static final Parameter<Integer> SEGMENTS = Parameter.count("segments", 40, 1, 2000).restarting();
    public static final Parameter<Vec> START = Parameter.vector("start", Vec.ZERO, Range.POSITIONS, "m").restarting();
    public static final Parameter<Vec> END = Parameter.vector("end", new Vec(4, 0, 0), Range.POSITIONS, "m")
            .restarting();
    public static final Parameter<List<Vec>> SHAPE = new Parameter<>("shape", new Kind.Vectors(), List.of(),
            Range.POSITIONS, "m", true);
    public static final Parameter<Double> LENGTH = Parameter.real("length", 0, 0, 1000, "m");
    public static final Parameter<Boolean> PIN_START = Parameter.flag("pinStart", true);
    public static final Parameter<Boolean> PIN_END = Parameter.flag("pinEnd", false);
    public static final Parameter<Vec> GRAVITY = Parameter.vector("gravity", new Vec(0, -9.81, 0),
            new Range(-1000, 1000), "m/s²");
    public static final Parameter<Double> GRAVITY_SCALE = Parameter.real("gravityScale", 1, -100, 100, "");
    public static final Parameter<Vec> FORCE = Parameter.vector("force", Vec.ZERO, new Range(-1000, 1000), "m/s²");
    public static final Parameter<Integer> ITERATIONS = Parameter.count("iterations", 16, 1, 1000);
    public static final Parameter<Correction> CORRECTION = Parameter.choice("correction", Correction.WEIGHTED);
    public static final Parameter<Coincident> COINCIDENT = Parameter.choice("coincident", Coincident.SKIP);
    public static final Parameter<Sweep> SWEEP = Parameter.choice("sweep", Sweep.FORWARD);
    public static final Parameter<Boolean> BEND_CONSTRAINTS = Parameter.flag("bendConstraints", false);
    public static final Parameter<Drive> DRIVE = Parameter.choice("drive", Drive.BEFORE);
    public static final Parameter<Previous> INITIAL_PREVIOUS = Parameter.choice("previous", Previous.REST).restarting();
    public static final Parameter<Double> DAMPING = Parameter.real("damping", 0, 0, 1000, "1/s");
    public static final Parameter<Boolean> RESCALE = Parameter.flag("rescale", true);
    public static final Parameter<EndFollows> END_FOLLOWS = Parameter.choice("endFollows", EndFollows.NONE);
    public static final Parameter<Vec> END_TARGET = Parameter.vector("endTarget", new Vec(0, 0, 3), Range.POSITIONS,
            "m").when(When.is(END_FOLLOWS, EndFollows.TARGET));
    public static final Parameter<Double> LIFT_HEIGHT =
            Parameter.real("liftHeight", 1, 0, 100, "m").when(When.is(END_FOLLOWS, EndFollows.LIFT));
    public static final Parameter<Double> RIDE_PERIOD = Parameter.real("ridePeriod", 4, 0.01, 1000, "s")
            .when(When.is(END_FOLLOWS, EndFollows.LIFT, EndFollows.TURNTABLE));
    public static final Parameter<Placement> PLACEMENT =
            Parameter.choice("placement", Placement.BETWEEN).restarting().when(When.is(SHAPE, List.of()));
    public static final Parameter<Integer> WARM_UP = Parameter.count("warmUp", 0, 0, 10_000).restarting();
    public static final Parameter<Boolean> COLLIDE = Parameter.flag("collide", false);
    public static final Parameter<Collision> COLLISION =
            Parameter.choice("collision", Collision.SWEPT).when(When.on(COLLIDE));
    public static final Parameter<Double> FRICTION = Parameter.real("friction", 0.2, 0, 1, "").when(When.on(COLLIDE));
    public static final Parameter<Obstacle> OBSTACLE =
            Parameter.choice("obstacle", Obstacle.FLOOR).when(When.on(COLLIDE));
    public static final Parameter<Vec> FLOOR_AT = Parameter.vector("floorAt", new Vec(2, -2, 0), Range.POSITIONS, "m")
            .when(When.is(OBSTACLE, Obstacle.FLOOR));
    public static final Parameter<Vec> SPHERE_AT = Parameter.vector("sphereAt", new Vec(2, -1.5, 0), Range.POSITIONS,
            "m").when(When.is(OBSTACLE, Obstacle.SPHERE));
    public static final Parameter<Double> SPHERE_RADIUS =
            Parameter.real("sphereRadius", 0.5, 0.001, 1000, "m").when(When.is(OBSTACLE, Obstacle.SPHERE));
    public static final Parameter<Vec> BOX_AT =
            Parameter.vector("boxAt", new Vec(2, -1.5, 0), Range.POSITIONS, "m").when(When.is(OBSTACLE, Obstacle.BOX));
    public static final Parameter<Vec> BOX_SIZE = Parameter.vector("boxSize", new Vec(1, 1, 1), new Range(0.001, 1000),
            "m").when(When.is(OBSTACLE, Obstacle.BOX));
    public static final Parameter<Double> REVEAL = Parameter.real("reveal", 100, 0.1, 1e6, "nodes/s");
    public static final Parameter<EndLock> END_LOCK = Parameter.choice("endLock", EndLock.CORRECTED);
    public static final Parameter<Refire> REFIRE = Parameter.choice("refire", Refire.CORRECTED);
    public static final Parameter<Double> PULL_SPEED = Parameter.real("pullSpeed", 5, 0.001, 1000, "m/s");

    public static final Parameter<SkinShape> SKIN = Parameter.choice("skin", SkinShape.TUBE).restarting();
    public static final Parameter<Double> UNROLL =
            Parameter.real("unroll", 0, 0, 1, "").when(When.is(SKIN, SkinShape.TUBE));
    public static final Parameter<String> TEXTURE = new Parameter<>("texture",
            new Kind.WordOrFile(List.of("checker", "stripes", "braid", "none")), "checker",
            Range.ANY, "", false).when(When.not(SKIN, SkinShape.LINE));
    public static final Parameter<TextureRun> TEXTURE_RUN =
            Parameter.choice("textureRun", TextureRun.INDEX).when(When.not(SKIN, SkinShape.LINE));
    public static final Parameter<Double> WIDTH = Parameter.real("width", 0.04, 0.0001, 100, "m");
    public static final Parameter<Integer> SIDES =
            Parameter.count("sides", 12, 1, 256).restarting().when(When.is(SKIN, SkinShape.TUBE, SkinShape.CYLINDERS));
    public static final Parameter<Double> TILE =
            Parameter.real("tile", 1, 0.001, 1000, "").when(When.not(SKIN, SkinShape.LINE));
    public static final Parameter<Boolean> DOUBLE_SIDED =
            Parameter.flag("doubleSided", false).restarting().when(When.not(SKIN, SkinShape.LINE));
    public static final Parameter<Boolean> CAPS =
            Parameter.flag("caps", true).restarting().when(When.is(SKIN, SkinShape.TUBE));
    public static final Parameter<RingFrame> RING_FRAME = Parameter.choice("ringFrame", RingFrame.ROTATION_MINIMIZING);
    public static final Parameter<RibbonRule> RIBBON_RULE = Parameter.choice("ribbonRule", RibbonRule.CORRECTED)
            .restarting().when(When.is(SKIN, SkinShape.RIBBON));
    public static final Parameter<MeshCache> MESH_CACHE = Parameter.choice("meshCache", MeshCache.NONE).restarting();

    public static final Parameter<Boolean> PIPELINE = Parameter.flag("pipeline", false).restarting();
    public static final Parameter<Vec> COMPONENT_AT = Parameter.vector("componentAt", Vec.ZERO, Range.POSITIONS, "m")
            .restarting().when(When.on(PIPELINE));
    public static final Parameter<Double> COMPONENT_TURN = Parameter.real("componentTurn", 0, -360, 360, "°")
            .restarting().when(When.on(PIPELINE));
    public static final Parameter<Double> COMPONENT_SCALE = Parameter.real("componentScale", 1, 0.001, 1000, "")
            .restarting().when(When.on(PIPELINE));
    public static final Parameter<HandOff> HAND_OFF = Parameter.choice("handOff", HandOff.COPY).when(When.on(PIPELINE));
    public static final Parameter<Integer> LATENCY = Parameter.count("latency", 0, 0, 2).when(When.on(PIPELINE));
    public static final Parameter<Rebuild> REBUILD =
            Parameter.choice("rebuild", Rebuild.VERTICES).when(When.on(PIPELINE));
    public static final Parameter<Boolean> STALE_BOUNDS = Parameter.flag("staleBounds", false).when(When.on(PIPELINE));
    public static final Parameter<Vec> VIEW_AT =
            Parameter.vector("viewAt", new Vec(2, -1, 0), Range.POSITIONS, "m").when(When.on(PIPELINE));
    public static final Parameter<Vec> VIEW_SIZE = Parameter.vector("viewSize", new Vec(12, 8, 8),
            new Range(0.001, 1e6), "m").when(When.on(PIPELINE));

    static final List<Parameter<?>> MAIN = List.of(SEGMENTS, LENGTH, GRAVITY, ITERATIONS, CLOCK.substep, CORRECTION);
    static final List<Parameter<?>> PUBLISHED = List.of(CORRECTION, COINCIDENT, CLOCK.rule, DRIVE, INITIAL_PREVIOUS,
            RESCALE, PLACEMENT, WARM_UP, END_LOCK, REFIRE, RING_FRAME, RIBBON_RULE, MESH_CACHE, REBUILD);

    private RopeParameters() {}

    /// The parameter that says where an obstacle is at first.
    static Parameter<Vec> at(Obstacle obstacle) {
        return switch (obstacle) {
            case FLOOR -> FLOOR_AT;
            case SPHERE -> SPHERE_AT;
            case BOX -> BOX_AT;
        };
    }

    /// Of every free particle, m/s².
    static Vec acceleration(Settings p) {
        return p.get(GRAVITY).times(p.get(GRAVITY_SCALE)).plus(p.get(FORCE));
    }

    static List<Parameter<?>> all() {
        var all = new ArrayList<>(List.<Parameter<?>>of(
                SEGMENTS, START, END, SHAPE, LENGTH, PIN_START, PIN_END, GRAVITY, GRAVITY_SCALE, FORCE));
        all.addAll(CLOCK.parameters());
        all.addAll(List.of(
                ITERATIONS, CORRECTION, COINCIDENT, SWEEP, BEND_CONSTRAINTS, DRIVE, INITIAL_PREVIOUS, DAMPING, RESCALE,
                END_FOLLOWS, END_TARGET, LIFT_HEIGHT, RIDE_PERIOD, PLACEMENT, WARM_UP,
                COLLIDE, COLLISION, FRICTION, OBSTACLE, FLOOR_AT, SPHERE_AT, SPHERE_RADIUS, BOX_AT, BOX_SIZE,
                REVEAL, END_LOCK, REFIRE, PULL_SPEED,
                SKIN, UNROLL, TEXTURE, TEXTURE_RUN, WIDTH, SIDES, TILE, DOUBLE_SIDED, CAPS, RING_FRAME, RIBBON_RULE,
                MESH_CACHE,
                PIPELINE, COMPONENT_AT, COMPONENT_TURN, COMPONENT_SCALE, HAND_OFF, LATENCY, REBUILD, STALE_BOUNDS,
                VIEW_AT, VIEW_SIZE));
        all.addAll(Appearance.PARAMETERS);
        return List.copyOf(all);
    }
}
