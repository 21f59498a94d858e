package limber.models.ball;

import static limber.models.ball.BallChannels.*;
import static limber.models.ball.BallParameters.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.Measure;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.model.Action;
import limber.engine.model.Balance;
import limber.engine.model.ElementKind;
import limber.engine.model.FirstScene;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.model.Material;
import limber.engine.model.Model;
import limber.engine.model.OverlayKind;
import limber.engine.model.Preset;
import limber.engine.model.Remark;
import limber.engine.model.Touch;
import limber.engine.model.Verdict;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.mesh.Pick;
import limber.mesh.Skin;
import limber.mesh.Surface;
import limber.mesh.SurfaceSkin;
import limber.mesh.file.Surfaces;
import limber.oracle.Oscillator;

/// A ball, or any mesh, whose every vertex is held at its rest position by a damped spring; a press pushes vertices
/// away from a point just off the surface.
///
/// One substep: while pressed v += d/|d| · F/(1 + |d|²) · h with d = x − a; then v += (x0 − x)·k·h, v ← v·(1 − c·h),
/// x += v·h. What the state holds is in [BallChannels].
///
/// Source: a published tutorial on deforming meshes in a game engine, with its faults as settings. Simplified: vertices
/// do not know each other, so that nothing keeps volume or form but the springs.
public final class Ball implements Model {
    private static final Parameter<Vec> POINT_PRESSED = Parameter.vector("point", new Vec(0, 0, 1), Range.POSITIONS,
            "m");
    private static final Parameter<Vec> OUTWARD = Parameter.direction("normal", new Vec(0, 0, 1));
    private static final Parameter<Integer> FRAMES = Parameter.count("frames", 8, 1, 1_000_000);
    private static final Action PRESSING = new Action("press", POINT_PRESSED, OUTWARD, FRAMES),
            LIFT = new Action("lift");
    /// The opening's presses, and the seconds in between.
    private static final int PRESSES = 100;
    private static final double SETTLING = 1.5;
    private static final List<Parameter<?>> PARAMETERS = BallParameters.all();

    private final Surfaces surfaces;

    /// @param surfaces where meshes come from
    public Ball(Surfaces surfaces) {
        this.surfaces = surfaces;
    }

    @Override public String name() { return "ball"; }
    @Override public Material material() { return Material.RUBBER; }
    @Override public List<Parameter<?>> parameters() { return PARAMETERS; }
    @Override public List<Parameter<?>> mainParameters() { return MAIN; }
    @Override public List<Parameter<?>> publishedParameters() { return PUBLISHED; }
    @Override public List<Handle> handles(Settings p) { return List.of(); }
    @Override public List<Action> actions() { return List.of(PRESSING, LIFT); }
    @Override public List<Measure> measures() { return BallMeasures.ALL; }
    @Override public Channel subject() { return VERTICES; }
    @Override public Optional<Clock> clock() { return Optional.of(CLOCK); }
    @Override public boolean ownNormals(Settings p) { return p.get(NORMALS) == NormalRule.STALE; }
    @Override public double[] atRest(Settings p, State s) { return scaled(s.of(SurfaceSkin.REST), p.get(SCALE)); }
    @Override public List<OverlayKind> overlays(Settings p) { return BallOverlays.ALL; }
    @Override public Set<String> overlaysAtFirst() {
        return Set.of("displacement", "press", "acting", "outward", "push", "falloff", "truth", "vertices");
    }
    /// Its own look: a map of displacements is dark all over until something presses.
    @Override public FirstScene firstScene() {
        return FirstScene.of(this, "tapping", Set.of("press", "acting", "push", "falloff"));
    }
    @Override public String plottedAtFirst(Settings p) { return "dent"; }

    @Override public List<Preset> presets() {
        Settings p = defaults();
        return List.of(
                new Preset("tapping", p.with(PRESS_EVERY, 90)).pictured(10),
                new Preset("touch", p).pictured(16),
                new Preset("published", p.with(CLOCK.rule, Clock.Rule.PER_FRAME).with(PICK, BallParameters.Pick.REST),
                        true),
                new Preset("deep", p.with(FORCE, 40.0).with(PRESS_FRAMES, 24)).pictured(26),
                new Preset("unstable", p.with(DAMPING, 150.0)).pictured(8),
                new Preset("slow-frames", p.with(CLOCK.substep, 0.15).with(PRESS_FRAMES, 2)));
    }

    /// A press on the side that the view shows, again and again, with time to spring back in between.
    @Override public List<Input> opening(Settings p) {
        if (p.get(PRESS_EVERY) > 0) return List.of();
        Surface surface = surfaces.read(p.get(MESH));
        Vec middle = surface.low().plus(surface.high()).times(0.5 * p.get(SCALE)),
                far = new Vec(0, 0, 1e3 * p.get(SCALE) * surface.low().distance(surface.high()));
        double[] placed = scaled(surface.vertices(), p.get(SCALE));
        int frames = p.get(PRESS_FRAMES), apart = frames + (int) Math.clamp(SETTLING / frameSeconds(p), 1, 1_000_000);
        return Pick.first(placed, surface.triangles(), middle.plus(far), new Vec(0, 0, -1)).stream()
                .flatMap(hit -> IntStream.range(0, PRESSES)
                        .mapToObj(k -> (Input) new Input.Act(1 + k * apart, PRESSING.name(),
                                Map.of(POINT_PRESSED.name(), hit.point(), OUTWARD.name(), hit.normal(), FRAMES.name(),
                                        frames))))
                .toList();
    }

    @Override public void check(Settings p) {
        BadInput.within("ball.mesh", () -> surfaces.read(p.get(MESH)));
    }

    @Override public List<Remark> remarks(Settings p) {
        return surfaces.remarks(p.get(MESH));
    }

    @Override public void load(Settings p) {
        BadInput.within("ball.mesh", () -> surfaces.load(p.get(MESH)));
    }

    @Override public State initial(Settings p) {
        Surface surface = surfaces.read(p.get(MESH));
        var elements = new LinkedHashMap<Channel, Integer>();
        elements.put(VERTICES, surface.size());
        elements.put(VELOCITY, surface.size());
        elements.put(PRESS_AT, 3);
        elements.put(PRESS, 4);
        elements.put(WATCHED, 3);
        elements.put(Clock.CHANNEL, Clock.SIZE);
        SurfaceSkin.declare(elements, surface, 1);
        State s = State.of(elements, surface.triangles().length / 3);
        SurfaceSkin.fill(s, surface, 1);
        System.arraycopy(surface.vertices(), 0, s.of(VERTICES), 0, surface.vertices().length);
        aim(s, p.get(PRESS_POINT), p.get(PRESS_NORMAL));
        return s;
    }

    private static void aim(State s, Vec point, Vec normal) {
        point.into(s.of(PRESS_AT), POINT);
        normal.times(1 / normal.length()).into(s.of(PRESS_AT), NORMAL);
    }

    @Override public Schedule schedule(Settings p) {
        double h = CLOCK.step(p), k = p.get(SPRING_FORCE), c = p.get(DAMPING), scale = p.get(SCALE);
        Phase touch = new Touching(p.get(FORCE_OFFSET), scale, p.get(PRESS_EVERY), p.get(PRESS_FRAMES), k);
        Phase push = new Push(p.get(FORCE), h, p.get(FALLOFF) == Falloff.WORLD ? scale : 1,
                p.get(FALLOFF_LAW) == FalloffLaw.UNIFORM);
        Phase relax = p.get(INTEGRATOR) == Integrator.EXACT ? new Exact(new Oscillator(k, c), h) : new Relax(k, c, h);
        var skin = new ArrayList<Phase>(List.of(new Placing(scale, p.get(UPLOAD) == Upload.WORLD)));
        skin.addAll(SurfaceSkin.phases(p.get(NORMALS) == NormalRule.STALE, 0, 1));
        return new Schedule(List.of(CLOCK.phase(p), touch, Clock.substeps(push, relax)), skin);
    }

    @Override public void set(Input.Set set, Settings p, State s) {
        s.of(Clock.CHANNEL)[Clock.STEP] = CLOCK.step(p);
        s.of(PRESS)[RETAKE] = 1; // the closed form starts again from here
        if (set.parameter().equals(PRESS_POINT.name()) || set.parameter().equals(PRESS_NORMAL.name()))
            aim(s, p.get(PRESS_POINT), p.get(PRESS_NORMAL));
    }

    @Override public void move(Input.Move move, Settings p, State s) {
        throw new BadInput("'" + move.handle() + "' is not a handle: the ball has none; press it instead");
    }

    @Override public void act(Input.Act act, Settings p, State s) {
        switch (act.action()) {
            case "press" -> {
                aim(s, act.get(POINT_PRESSED), act.get(OUTWARD));
                s.of(PRESS)[LEFT] = act.get(FRAMES);
            }
            case "lift" -> s.of(PRESS)[LEFT] = 0;
            default -> Model.super.act(act, p, s);
        }
    }

    @Override public Optional<Touch> touch(Settings p) {
        double scale = p.get(SCALE);
        boolean atRest = p.get(PICK) == BallParameters.Pick.REST;
        return Optional.of(new Touch(PRESSING, POINT_PRESSED, Optional.of(OUTWARD), Optional.of(FRAMES),
                Optional.of(LIFT), s -> atRest ? scaled(s.of(SurfaceSkin.REST), scale) : Skin.vertices(s)));
    }

    private static double[] scaled(double[] local, double scale) {
        return Arrays.stream(local).map(x -> scale * x).toArray();
    }

    @Override public Optional<Vec> placed(Settings p, Channel c, Vec value) {
        return c.equals(VERTICES) ? Optional.of(value.times(p.get(SCALE))) : Optional.empty();
    }

    @Override public List<ElementKind> kinds(Settings p) {
        return List.of(ElementKind.points("vertex", VERTICES));
    }

    @Override public List<Balance> balances(Settings p) { return BallBalances.of(p); }

    @Override public Optional<Verdict> stability(Settings p) {
        return Optional.of(BallStability.verdict(p));
    }
}
