package limber.ui.fake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntToDoubleFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import limber.engine.Channel;
import limber.engine.Channel.Life;
import limber.engine.Formula;
import limber.engine.Loop;
import limber.engine.Measure;
import limber.engine.Phase;
import limber.engine.Rounds;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.model.Action;
import limber.engine.model.Edit;
import limber.engine.model.ElementKind;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.model.Nudge;
import limber.engine.model.Overlay;
import limber.engine.model.OverlayKind;
import limber.engine.model.Preset;
import limber.engine.model.Touch;
import limber.engine.model.Verdict;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.mesh.Skin;
import limber.mesh.Surface;
import limber.mesh.shape.Icosphere;
import limber.mesh.shape.UvSphere;

/// A ball that dents where it is pressed, with a row of points beside it: a model
/// with one of everything that can be declared.
public final class Blob implements Model {
    public static final Channel VERTICES = new Channel("vertices", 3, "m", "vertex", Life.KEPT),
            TICK = new Channel("tick", 1, "", Life.KEPT),
            PRESSED = new Channel("pressed", 1, "", Life.KEPT),
            POINTS = new Channel("points", 3, "m", "point", Life.KEPT), PROBE = new Channel("probe", 3, "m", Life.KEPT),
            REST = new Channel("rest", 3, "m", "vertex", Life.FIXED),
            CORNERS = Channel.whole("corners", 3, "triangle"), UV = new Channel("uv", 2, "", Life.FIXED);

    public static final Parameter<String> MESH = Parameter
            .wordOrFile("mesh", "ball", new Kind.WordOrFile(List.of("coarse", "ball", "fine", "huge"))).restarting();
    public static final Parameter<String> TEXTURE = Parameter.wordOrFile("texture", "checker",
            new Kind.WordOrFile(List.of("checker", "stripes", "none")));
    public static final Parameter<Double> SOFT = Parameter.real("soft", 0.5, 0.01, 1, "");
    public static final Parameter<List<Vec>> CURVE = new Parameter<>("curve", new Kind.Vectors(),
            List.of(new Vec(-1.5, 1.2, 0), new Vec(-0.5, 1.8, 0), new Vec(0.5, 1.8, 0), new Vec(1.5, 1.2, 0)),
            Range.POSITIONS, "m", true);
    public static final Parameter<List<Double>> WEIGHTS = new Parameter<>("weights", new Kind.Numbers(),
            List.of(1.0, 2.0, 3.0), new Range(0, 100), "kg", false);
    public static final Parameter<Boolean> BRUSH = Parameter.flag("brush", false);
    static final Parameter<Vec> POINT = Parameter.vector("point", new Vec(0, 0, 1), Range.POSITIONS, "m"),
            NORMAL = Parameter.vector("normal", new Vec(0, 0, 1), new Range(-1, 1), "");
    static final Parameter<Integer> FRAMES = Parameter.count("frames", 8, 1, 600),
            WHICH = Parameter.count("point", 0, 0, 60);
    static final Action PRESS = new Action("press", POINT, NORMAL, FRAMES), LIFT = new Action("lift"),
            CALM = new Action("calm");

    private final Map<Path, Surface> read = new ConcurrentHashMap<>();

    @Override public String name() { return "blob"; }
    @Override public List<Parameter<?>> parameters() { return List.of(MESH, TEXTURE, SOFT, CURVE, WEIGHTS, BRUSH); }
    @Override public List<Parameter<?>> mainParameters() { return List.of(MESH, SOFT, CURVE, WEIGHTS); }
    @Override public Optional<Parameter<Double>> dial() { return Optional.of(SOFT); }
    @Override public List<Preset> presets() { return List.of(new Preset("plain", defaults())); }
    @Override public Optional<Channel> grabbable() { return Optional.empty(); }
    @Override public Channel subject() { return PROBE; }
    @Override public double frameSeconds(Settings p) { return 1.0 / 60; }
    @Override public double time(State s) { return s.of(TICK)[0] / 60; }
    @Override public Optional<Verdict> stability(Settings p) { return Optional.empty(); }
    @Override public List<Action> actions() {
        return List.of(PRESS, LIFT, CALM, new Action(Input.RELEASE, Parameter.count("particle", 0, 0, 9)));
    }
    @Override public Set<String> overlaysAtFirst() { return Set.of("polygon"); }
    @Override public String plottedAtFirst(Settings p) { return ""; }
    @Override public double extent(Settings p, State fresh) { return 4; }

    @Override public Optional<Touch> touch(Settings p) {
        return Optional.of(new Touch(PRESS, POINT, Optional.of(NORMAL), Optional.of(FRAMES),
                p.get(BRUSH) ? Optional.empty() : Optional.of(LIFT), s -> s.of(VERTICES)));
    }

    @Override public List<Nudge> nudges(Settings p) {
        return List.of(new Nudge("W", "probe", new Vec(0, 0.1, 0)), new Nudge("S", "probe", new Vec(0, -0.1, 0)),
                new Nudge("D", "probe", new Vec(0.1, 0, 0)));
    }

    @Override public List<Handle> handles(Settings p) {
        var handles = new ArrayList<Handle>();
        for (int i = 0; i < p.get(CURVE).size(); i++) {
            int element = i;
            handles.add(new Handle("point:" + i, POINTS, i, Optional.of((q, at) -> {
                var points = new ArrayList<>(q.get(CURVE));
                points.set(element, at);
                return q.with(CURVE, List.copyOf(points));
            }), false));
        }
        handles.add(new Handle("probe", PROBE, 0, Optional.empty(), false));
        return handles;
    }

    @Override public List<Edit> edits() {
        return List.of(
                new Edit(new Action("double-row"), (_, p, s) -> p.with(CURVE, doubled(points(s)))),
                new Edit(new Action("remove-point", WHICH),
                        (act, p, s) -> p.with(CURVE, without(points(s), act.get(WHICH)))));
    }

    private static List<Vec> points(State s) {
        return IntStream.range(0, s.of(POINTS).length / 3).mapToObj(i -> Vec.of(s.of(POINTS), i)).toList();
    }

    private static List<Vec> doubled(List<Vec> points) {
        var twice = new ArrayList<Vec>();
        for (int i = 0; i < points.size(); i++) {
            twice.add(points.get(i));
            if (i + 1 < points.size()) twice.add(points.get(i).plus(points.get(i + 1)).times(0.5));
        }
        return List.copyOf(twice);
    }

    private static List<Vec> without(List<Vec> points, int i) {
        if (i >= points.size()) throw new BadInput("point: " + i + " is not a point (0.." + (points.size() - 1) + ")");
        var left = new ArrayList<>(points);
        left.remove(i);
        return List.copyOf(left);
    }

    @Override public List<Measure> measures() {
        return List.of(Measure.of("ticks", "", (_, s) -> s.of(TICK)[0]), Measure.of("time", "s", (_, s) -> time(s)));
    }

    @Override public void check(Settings p) {
        if (p.get(CURVE).size() < 2) throw new BadInput("blob.curve: one point is no curve (2 or more)");
        surface(p);
    }

    private Surface surface(Settings p) {
        return switch (p.get(MESH)) {
            case "coarse" -> new Icosphere(2).surface();
            case "ball" -> new Icosphere(3).surface();
            case "fine" -> new Icosphere(6).surface();
            case "huge" -> new UvSphere(448, 224).surface();
            default -> read.computeIfAbsent(Path.of(p.get(MESH).substring(5)), Blob::read);
        };
    }

    /// Slowly, as a large file is, and never on the FX thread; what is in it does not matter here.
    private static Surface read(Path file) {
        if (Thread.currentThread().getName().equals("JavaFX Application Thread"))
            throw new IllegalStateException(file + " is read on the FX thread");
        try {
            Thread.sleep(400);
            if (!Files.readString(file).startsWith("v "))
                throw new BadInput("blob.mesh: " + file.getFileName() + ":1:1 is not an OBJ file");
        } catch (IOException e) {
            throw new BadInput("blob.mesh: " + file.getFileName() + " cannot be read");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return new Icosphere(2).surface();
    }

    @Override public State initial(Settings p) {
        Surface ball = surface(p);
        var elements = new LinkedHashMap<Channel, Integer>();
        elements.put(VERTICES, ball.size());
        elements.put(REST, ball.size());
        elements.put(Skin.NORMALS, ball.size());
        elements.put(CORNERS, ball.triangles().length / 3);
        elements.put(UV, ball.uv().length / 2);
        elements.put(Skin.UV_CORNERS, ball.triangles().length / 3);
        elements.put(TICK, 1);
        elements.put(PRESSED, 7);
        elements.put(POINTS, p.get(CURVE).size());
        elements.put(PROBE, 1);
        State s = State.of(elements, ball.triangles().length / 3);
        System.arraycopy(ball.vertices(), 0, s.of(VERTICES), 0, ball.vertices().length);
        System.arraycopy(ball.vertices(), 0, s.of(REST), 0, ball.vertices().length);
        System.arraycopy(ball.uv(), 0, s.of(UV), 0, ball.uv().length);
        Arrays.setAll(s.ints(CORNERS), i -> ball.triangles()[i]);
        Arrays.setAll(s.ints(Skin.UV_CORNERS), i -> ball.uvCorners()[i]);
        for (int i = 0; i < p.get(CURVE).size(); i++) p.get(CURVE).get(i).into(s.of(POINTS), i);
        new Vec(0, -1.5, 0).into(s.of(PROBE), 0);
        return s;
    }

    @Override public Schedule schedule(Settings p) {
        return new Schedule(List.of(new Tick(), new Loop(Loop.SUBSTEP, Rounds.times(1), new Push(p.get(SOFT)))),
                List.of(new Normals(), new Triangles()));
    }

    @Override public void move(Input.Move move, Settings p, State s) {
        boolean probe = move.handle().equals("probe");
        move.to().into(s.of(probe ? PROBE : POINTS), probe ? 0 : Integer.parseInt(move.handle().substring(6)));
    }

    @Override public void act(Input.Act act, Settings p, State s) {
        double[] pressed = s.of(PRESSED);
        pressed[0] = 0;
        if (!act.action().equals("press")) return;
        pressed[0] = act.get(FRAMES);
        Vec at = act.get(POINT), n = act.get(NORMAL);
        System.arraycopy(new double[]{at.x(), at.y(), at.z(), n.x(), n.y(), n.z()}, 0, pressed, 1, 6);
    }

    @Override public List<ElementKind> kinds(Settings p) {
        return List.of(ElementKind.points("vertex", VERTICES), ElementKind.points("point", POINTS),
                ElementKind.row("leg", POINTS));
    }

    @Override public List<OverlayKind> overlays(Settings p) {
        double[] x = IntStream.range(0, 60).mapToDouble(i -> i / 59.0).toArray();
        UnaryOperator<double[]> bump = a -> Arrays.stream(a).map(t -> 0.4 * Math.exp(-20 * (t - 0.5) * (t - 0.5)))
                .toArray();
        return List.of(
                OverlayKind.one("polygon", (_, s) -> new Overlay.Path("polygon", "ghost", s.of(POINTS), true)),
                OverlayKind.map("depth",
                        (_, s) -> new Overlay.Surface("depth", "correction",
                                eachVertex(s, i -> Vec.of(s.of(VERTICES), i).distance(Vec.of(s.of(REST), i))), "m",
                                false, 0.4)),
                OverlayKind.map("bulge",
                        (_, s) -> new Overlay.Surface("bulge", "residual",
                                eachVertex(s, i -> 0.3 * s.of(REST)[3 * i + 1]), "1/m", true, 0)),
                OverlayKind.one("profile", (_, _) -> new Overlay.Chart("profile", "position",
                        "distance from the press in m",
                        "depth in m", List.of(
                                new Overlay.Chart.Curve("", "correction", x, bump.apply(x), false, false),
                                new Overlay.Chart.Curve("rest", "ghost", x,
                                        Arrays.stream(x).map(t -> 0.1 * t).toArray(), false, false),
                                new Overlay.Chart.Curve("by formula", "truth", x,
                                        Arrays.stream(bump.apply(x)).map(y -> 0.9 * y).toArray(), true, false)))),
                OverlayKind.one("shares", (_, _) -> new Overlay.Chart("shares", "position", "point", "weight", List.of(
                        new Overlay.Chart.Curve("", "force", new double[]{0, 1, 2, 3}, new double[]{0.1, 0.4, 0.4, 0.1},
                                false, true)))));
    }

    private static double[] eachVertex(State s, IntToDoubleFunction value) {
        return IntStream.range(0, s.of(REST).length / 3).mapToDouble(value).toArray();
    }

    record Tick() implements Phase {
        @Override public String name() { return "tick"; }
        @Override public int size(State s) { return 1; }
        @Override public String of() { return ""; }
        @Override public boolean independent() { return false; }
        @Override public Formula formula() { return Formula.of("n + 1"); }

        @Override public void run(State s, int sweep, int from, int to) {
            s.of(TICK)[0]++;
        }
    }

    /// Vertices near a press go in by a fifth of a metre, others back to where they belong.
    record Push(double soft) implements Phase {
        @Override public String name() { return "push"; }
        @Override public int size(State s) { return s.of(REST).length / 3; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public Formula formula() { return Formula.of("v"); }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] v = s.of(VERTICES), rest = s.of(REST), pressed = s.of(PRESSED);
            for (int i = from; i < to; i++) {
                double dx = rest[3 * i] - pressed[1], dy = rest[3 * i + 1] - pressed[2],
                        dz = rest[3 * i + 2] - pressed[3];
                double near = Math.max(0, 1 - 4 * (dx * dx + dy * dy + dz * dz)), in = pressed[0] > 0 ? 0.3 * near : 0;
                for (int k = 0; k < 3; k++)
                    v[3 * i + k] += soft * (rest[3 * i + k] - in * pressed[4 + k] - v[3 * i + k]);
            }
            if (to == rest.length / 3 && pressed[0] > 0) pressed[0]--;
        }
    }

    record Normals() implements Phase {
        @Override public String name() { return "normals"; }
        @Override public int size(State s) { return s.of(REST).length / 3; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public Formula formula() { return Formula.of("n"); }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] n = s.of(Skin.NORMALS), v = s.of(VERTICES);
            for (int i = from; i < to; i++) {
                double x = v[3 * i], y = v[3 * i + 1], z = v[3 * i + 2], length = Math.sqrt(x * x + y * y + z * z);
                n[3 * i] = x / length;
                n[3 * i + 1] = y / length;
                n[3 * i + 2] = z / length;
            }
        }
    }

    record Triangles() implements Phase {
        @Override public String name() { return "triangles"; }
        @Override public int size(State s) { return s.ints(CORNERS).length / 3; }
        @Override public String of() { return "triangle"; }
        @Override public boolean independent() { return true; }
        @Override public Formula formula() { return Formula.of("t"); }

        @Override public void run(State s, int sweep, int from, int to) {
            int[] corners = s.ints(CORNERS);
            int[] triangles = s.triangles();
            for (int i = 3 * from; i < 3 * to; i++) triangles[i] = corners[i];
        }
    }
}
