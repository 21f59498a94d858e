package limber.models.jelly;

import static limber.models.jelly.JellyChannels.*;
import static limber.models.jelly.JellyParameters.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import limber.engine.Block;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.Element;
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
import limber.mesh.Skin;
import limber.mesh.Surface;
import limber.mesh.SurfaceSkin;
import limber.mesh.file.Surfaces;

/// A jelly that stands at its anchor: one point follows the anchor on a damped spring, and the mesh leans by their
/// difference, each vertex by its mask, so that the foot stays at the anchor and the head comes after.
///
/// One substep: f = (a − x)·k − v·c, v += f·h, x += v·h. A vertex at rest at p is drawn at a + p + (x − a)·mask, with
/// mask = (y − bottom)/height. What the state holds is in [JellyChannels].
///
/// Source: a published article that does the last step in a vertex shader with four uniforms, both points, height and
/// bottom; here the same function runs for every vertex. Simplified: a shear is no volume, and no wave runs through it.
public final class Jelly implements Model {
    private static final Parameter<Vec> AT = Parameter.vector("point", new Vec(0, 1, 0), Range.POSITIONS, "m");
    private static final Parameter<Double> WEIGHT = Parameter.real("weight", 0, 0, 1, "");
    private static final Action PAINT = new Action("paint", AT), FILL = new Action("fill", WEIGHT);
    private static final List<Parameter<?>> PARAMETERS = JellyParameters.all();
    /// How far the opening jerks the anchor, m, how often, and the seconds in between.
    private static final double JERK = 0.3, SETTLING = 5;
    private static final int JERKS = 60;
    /// Distance between two jellies in their widths.
    private static final double APART = 1.4;

    /// The mesh of the first scene, and its preset.
    private static final String PUDDING = "pudding";

    private final Surfaces surfaces;

    /// @param surfaces where meshes come from
    public Jelly(Surfaces surfaces) {
        this.surfaces = surfaces;
    }

    @Override public String name() { return "jelly"; }
    @Override public Material material() { return Material.JELLY; }
    @Override public List<Parameter<?>> parameters() { return PARAMETERS; }
    @Override public List<Parameter<?>> mainParameters() { return MAIN; }
    @Override public List<Parameter<?>> publishedParameters() { return PUBLISHED; }
    @Override public List<Action> actions() { return List.of(PAINT, FILL); }
    @Override public List<Measure> measures() { return JellyMeasures.ALL; }
    @Override public Channel subject() { return FOLLOW; }
    @Override public Optional<Clock> clock() { return Optional.of(CLOCK); }
    @Override public boolean ownNormals(Settings p) { return p.get(NORMALS) == NormalRule.STALE; }
    @Override public double[] atRest(Settings p, State s) { return Frame.of(p).atRest(s); }
    @Override public List<OverlayKind> overlays(Settings p) { return JellyOverlays.ALL; }
    @Override public Set<String> overlaysAtFirst() {
        return Set.of("mask", "follower", "spring", "damping", "link", "truth", "oscillation", "vertices");
    }
    /// Its own look: a map of its mask would hide that.
    @Override public FirstScene firstScene() {
        return FirstScene.of(this, PUDDING, Set.of("follower", "spring", "link"));
    }
    @Override public String plottedAtFirst(Settings p) { return "offset"; }

    @Override public List<Preset> presets() {
        Settings p = defaults();
        return List.of(
                new Preset("swaying", p.with(SWAY, 0.35)).pictured(20),
                new Preset("published", p.with(CLOCK.rule, Clock.Rule.PER_FRAME).with(SHARED, true)
                        .with(MASK, MaskRule.PUBLISHED).with(NORMALS, NormalRule.STALE), true),
                new Preset("light", p).pictured(14),
                new Preset("undamped", p.with(DAMPING, 0.0)).pictured(20),
                new Preset("critical", p.with(DAMPING, 2 * Math.sqrt(p.get(STIFFNESS)))).pictured(10),
                new Preset("heavy", p.with(DAMPING, 40.0)).pictured(6),
                new Preset("unstable", p.with(DAMPING, 130.0)).pictured(8),
                new Preset(PUDDING, p.with(MESH, PUDDING).with(SWAY, 0.35).with(TEXTURE, "none")).pictured(20));
    }

    /// The anchor is jerked to one side and the other, and left alone in between: each way to settle shows by itself.
    @Override public List<Input> opening(Settings p) {
        if (p.get(SWAY) > 0) return List.of();
        int frames = (int) Math.clamp(SETTLING / frameSeconds(p), 1, 1_000_000);
        return IntStream.range(0, JERKS)
                .<Input>mapToObj(
                        k -> new Input.Move(1 + k * frames, "anchor", new Vec(k % 2 == 0 ? JERK : -JERK, 0, 0)))
                .toList();
    }

    @Override public List<Handle> handles(Settings p) {
        var handles = new ArrayList<Handle>();
        for (int i = 0; i < p.get(COUNT); i++)
            handles.add(new Handle(i == 0 ? "anchor" : new Element("anchor", i + 1).handleName(), ANCHOR, i,
                    Optional.empty(), false));
        return handles;
    }

    @Override public void check(Settings p) {
        BadInput.within("jelly.mesh", () -> surfaces.read(p.get(MESH)));
    }

    @Override public List<Remark> remarks(Settings p) {
        return surfaces.remarks(p.get(MESH));
    }

    @Override public void load(Settings p) {
        BadInput.within("jelly.mesh", () -> surfaces.load(p.get(MESH)));
    }

    @Override public State initial(Settings p) {
        Surface surface = surfaces.read(p.get(MESH));
        int count = p.get(COUNT), n = count * surface.size();
        var elements = new LinkedHashMap<Channel, Integer>();
        for (Channel c : List.of(FOLLOW, VELOCITY, ANCHOR, HELD)) elements.put(c, count);
        elements.put(BEGUN, 2 * count);
        elements.put(SINCE, 2 * count);
        elements.put(WEIGHTS, n);
        elements.put(UNIFORMS, 2 * count);
        elements.put(RANGE, 2 * count);
        elements.put(MASKS, n);
        elements.put(VERTICES, n);
        elements.put(Clock.CHANNEL, Clock.SIZE);
        SurfaceSkin.declare(elements, surface, count);
        State s = State.of(elements, count * surface.triangles().length / 3);
        SurfaceSkin.fill(s, surface, count);
        for (int i = 0; i < count; i++)
            for (Channel c : List.of(FOLLOW, ANCHOR, HELD)) new Vec(i * beside(surface, p), 0, 0).into(s.of(c), i);
        return s;
    }

    private static double beside(Surface surface, Settings p) {
        return APART * p.get(SCALE)
                * Math.max(surface.high().x() - surface.low().x(), surface.high().y() - surface.low().y());
    }

    @Override public double extent(Settings p, State fresh) {
        return Math.max(1, p.get(SCALE) * fresh.largest(SurfaceSkin.REST));
    }

    @Override public Schedule schedule(Settings p) {
        Surface surface = surfaces.read(p.get(MESH));
        Frame frame = Frame.of(p);
        boolean shared = p.get(SHARED);
        var solver = new ArrayList<Block>(List.of(CLOCK.phase(p)));
        if (p.get(SWAY) > 0) solver.add(new AnchorSway(p.get(SWAY), p.get(SWAY_PERIOD)));
        solver.add(Clock.substeps(new Spring(p.get(STIFFNESS), p.get(DAMPING), CLOCK.step(p))));
        solver.add(new Settle());
        double[] stands = p.get(MASK) == MaskRule.PUBLISHED ? heights(surface, new Frame(1, 0, 1))
                : heights(surface, frame);
        var skin = new ArrayList<Phase>(List.of(
                new Deforming.Uniforms(shared, stands[0], stands[1] - stands[0]),
                new Deforming.Mask(p.get(MASK), frame, shared),
                new Deforming.Lean(frame, shared),
                new Deforming.Placing(frame)));
        skin.addAll(SurfaceSkin.phases(p.get(NORMALS) == NormalRule.STALE, frame.sin(), frame.cos()));
        return new Schedule(solver, skin);
    }

    /// Lowest and highest vertex that triangles use, as a frame places them, m.
    private static double[] heights(Surface surface, Frame frame) {
        double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
        for (int i : surface.triangles()) {
            double y = frame.height(Vec.of(surface.vertices(), i));
            low = Math.min(low, y);
            high = Math.max(high, y);
        }
        return new double[]{low, high};
    }

    @Override public void set(Input.Set set, Settings p, State s) {
        s.of(Clock.CHANNEL)[Clock.STEP] = CLOCK.step(p);
        if (p.get(SWAY) == 0) System.arraycopy(s.of(HELD), 0, s.of(ANCHOR), 0, s.of(HELD).length);
        begin(s);
    }

    @Override public void move(Input.Move move, Settings p, State s) {
        int i = handles(p).stream().map(Handle::name).toList().indexOf(move.handle());
        if (i < 0) throw new BadInput("'" + move.handle() + "' is not a handle of the jelly (anchor"
                + (p.get(COUNT) > 1 ? ", anchor:2" : "") + ")");
        move.to().into(s.of(HELD), i);
        move.to().into(s.of(ANCHOR), i);
        begin(s);
    }

    @Override public void act(Input.Act act, Settings p, State s) {
        switch (act.action()) {
            case "paint" -> paint(act.get(AT), p, s);
            case "fill" -> Arrays.fill(s.of(WEIGHTS), act.get(WEIGHT));
            default -> Model.super.act(act, p, s);
        }
    }

    /// The closed forms start again from how things are now.
    private static void begin(State s) {
        double[] follow = s.of(FOLLOW), anchor = s.of(ANCHOR), velocity = s.of(VELOCITY), begun = s.of(BEGUN);
        for (int i = 0; i < follow.length / 3; i++) {
            Vec.of(follow, i).minus(Vec.of(anchor, i)).into(begun, 2 * i);
            Vec.of(velocity, i).into(begun, 2 * i + 1);
        }
        Arrays.fill(s.of(SINCE), 0);
    }

    /// Adds to the weights around a point of the surface as it is drawn, most in the middle of the brush.
    private static void paint(Vec at, Settings p, State s) {
        double[] weights = s.of(WEIGHTS), rest = s.of(SurfaceSkin.REST);
        Frame frame = Frame.of(p);
        int count = p.get(COUNT), each = weights.length / count;
        double rr = p.get(BRUSH_RADIUS) * p.get(BRUSH_RADIUS);
        for (int i = 0; i < weights.length; i++) {
            int material = p.get(SHARED) ? count - 1 : i / each; // of a shared one the last to write decides
            Vec lean = Vec.of(s.of(FOLLOW), material).minus(Vec.of(s.of(ANCHOR), material)).times(weights[i]);
            Vec d = Vec.of(s.of(ANCHOR), i / each).plus(frame.world(Vec.of(rest, i))).plus(lean).minus(at);
            double near = 1 - d.dot(d) / rr;
            if (near > 0) weights[i] = Math.clamp(weights[i] + p.get(BRUSH_WEIGHT) * near * near, 0, 1);
        }
    }

    @Override public Optional<Touch> touch(Settings p) {
        return p.get(MASK) == MaskRule.PAINTED ? Optional.of(new Touch(PAINT, AT, Skin::vertices))
                : Optional.empty();
    }

    @Override public List<ElementKind> kinds(Settings p) {
        return List.of(ElementKind.points("jelly", FOLLOW), ElementKind.points("vertex", Skin.PLACED));
    }

    @Override public Optional<Vec> placed(Settings p, Channel c, Vec value) {
        return c.equals(FOLLOW) || c.equals(ANCHOR) || c.equals(Skin.PLACED) ? Optional.of(value) : Optional.empty();
    }

    @Override public List<Balance> balances(Settings p) { return JellyBalances.of(p); }

    @Override public Optional<Verdict> stability(Settings p) {
        return Optional.of(JellyStability.verdict(p));
    }
}
