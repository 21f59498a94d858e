package limber.models.rod;

import static limber.models.rod.RodChannels.*;
import static limber.models.rod.RodParameters.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.Element;
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
import limber.engine.model.Material;
import limber.engine.model.Model;
import limber.engine.model.Nudge;
import limber.engine.model.OverlayKind;
import limber.engine.model.Preset;
import limber.engine.model.Remark;
import limber.engine.model.Verdict;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.math.Bezier;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;
import limber.mesh.file.Surfaces;

/// A mesh bent by a Bézier curve of any degree n: B(t) = Σ C(n,i)·tⁱ·(1−t)ⁿ⁻ⁱ·Pᵢ.
///
/// A frame puts the control points P₀ … Pₙ where the hand or a pull wants them, builds B(`at`) by de Casteljau's
/// construction, one level a sweep, and bends the mesh vertex by vertex: the height of a vertex gives t, the curve
/// gives the point P and the tangent T, a rule gives the normal N, and the vertex goes to P + o.x·N + o.z·(N × T). What
/// the state holds is in [RodChannels].
///
/// Frame 0 is the rod as it is placed; a pull bends it from frame 1 on. A mesh stands on y = 0 and is bent along y up
/// to its highest vertex; what lies below y = 0 has t < 0.
///
/// What is not a number never reaches the mesh, yet is not hidden either: the measure `nanTangents` counts every vertex
/// whose published tangent is NaN, whatever `nanGuard` makes of it. As published its normal becomes 0, so that both end
/// rings collapse to a line across the bend. A vertex that would lie a million times beyond the scene is left at rest
/// too (`beyond`).
///
/// Sources: a published article on bending a fishing rod with an n-th order Bézier curve, its faults as settings; G.
/// Farin, Curves and Surfaces for CAGD; Wang, Jüttler, Zheng and Liu on rotation-minimizing frames. Simplified: no
/// mass, no time, no resistance to stretching or twisting.
public final class Rod implements Model {
    private static final double FRAME = 1.0 / 60;
    /// What a key moves the force point by in a frame, m.
    private static final double NUDGE = 0.03;
    private static final List<Parameter<?>> PARAMETERS = RodParameters.all();

    private final Surfaces surfaces;
    private final RodMeasures measures;

    /// @param surfaces where meshes come from
    public Rod(Surfaces surfaces) {
        this.surfaces = surfaces;
        measures = new RodMeasures(surfaces);
    }

    @Override public String name() { return "rod"; }
    @Override public Material material() { return Material.REED; }
    @Override public List<Parameter<?>> parameters() { return PARAMETERS; }
    @Override public List<Parameter<?>> mainParameters() { return MAIN; }
    @Override public List<Parameter<?>> publishedParameters() { return PUBLISHED; }
    /// The published program has no other mode than the pull. That is no fault, so that *as corrected* leaves it.
    @Override public Settings asPublished(Settings p, Settings opened) {
        return RodPresets.pulled(Model.super.asPublished(p, opened));
    }
    @Override public Optional<Parameter<Double>> dial() { return Optional.of(AT); }
    @Override public List<Preset> presets() { return RodPresets.all(defaults()); }
    @Override public List<Action> actions() { return List.of(); }
    @Override public List<Edit> edits() { return RodEdits.ALL; }
    @Override public List<Measure> measures() { return measures.all(); }
    @Override public Channel subject() { return POINTS; }
    @Override public double frameSeconds(Settings p) { return FRAME; }
    @Override public List<OverlayKind> overlays(Settings p) { return RodOverlays.of(p, surfaces); }
    @Override public Set<String> overlaysAtFirst() {
        return Set.of("polygon", "points", "casteljau", "frame", "weights", "pull", "vertices");
    }
    @Override public boolean ownNormals(Settings p) { return p.get(NORMALS) == NormalUpdate.STALE; }
    @Override public String plottedAtFirst(Settings p) { return "tipDeflection"; }

    @Override public List<Handle> handles(Settings p) {
        if (p.get(MODE) == Mode.FORCE) return List.of(Handle.of("forcePoint", FORCE_AT, 0, FORCE_POINT, false));
        var handles = new ArrayList<Handle>();
        for (int i = 0; i < p.get(POINTS_AT).size(); i++) handles.add(point(i));
        return handles;
    }

    private static Handle point(int i) {
        return new Handle(new Element("point", i).handleName(), POINTS, i, Optional.of((p, at) -> {
            var points = new ArrayList<>(p.get(POINTS_AT));
            points.set(i, at);
            return p.with(POINTS_AT, List.copyOf(points));
        }), false);
    }

    @Override public List<Nudge> nudges(Settings p) {
        if (p.get(MODE) != Mode.FORCE) return List.of();
        return List.of(
                new Nudge("W", "forcePoint", new Vec(0, NUDGE, 0)), new Nudge("S", "forcePoint", new Vec(0, -NUDGE, 0)),
                new Nudge("D", "forcePoint", new Vec(0, 0, NUDGE)),
                new Nudge("A", "forcePoint", new Vec(0, 0, -NUDGE)));
    }

    @Override public void check(Settings p) {
        int points = p.get(POINTS_AT).size(), forces = p.get(BEND_FORCE).size();
        if (points < RodEdits.FEWEST || points > RodEdits.MOST)
            throw new BadInput("rod.points: " + numbered(points, "point") + ", but a curve has " + RodEdits.FEWEST
                    + " to " + RodEdits.MOST);
        if (forces > 1 && forces != points) throw new BadInput(
                "rod.bendForce: " + numbered(forces, "number") + ", but " + points + " points need " + points);
        if (RodSkin.tapered(p)) return;
        BadInput.within("rod.mesh", () -> surfaces.read(p.get(MESH)));
        if (!(RodSkin.top(p, surfaces) > 0)) throw new BadInput("rod.mesh: " + p.get(MESH)
                + " does not reach above y = 0, and a rod is bent from there up; set top, or move the mesh");
    }

    @Override public List<Remark> remarks(Settings p) {
        return RodSkin.tapered(p) ? List.of() : surfaces.remarks(p.get(MESH));
    }

    @Override public void load(Settings p) {
        if (!RodSkin.tapered(p)) BadInput.within("rod.mesh", () -> surfaces.load(p.get(MESH)));
    }

    private static String numbered(int n, String noun) {
        return n + " " + noun + (n == 1 ? "" : "s");
    }

    @Override public State initial(Settings p) {
        return RodStart.state(p, RodSkin.surface(p, surfaces));
    }

    @Override public Schedule schedule(Settings p) {
        Phase placing = p.get(MODE) == Mode.FORCE
                ? new Chain(p.get(FORCE), bendForce(p), p.get(INTERPOLATION) == Interpolation.NLERP)
                : new PointSway(p.get(SWAY), p.get(SWAY_PERIOD));
        var levels = new Loop(Loop.SWEEP, Rounds.times(p.get(POINTS_AT).size() - 1), new Casteljau(p.get(AT)));
        return new Schedule(List.of(Clock.fixed(1, FRAME), Clock.substeps(placing, levels)),
                RodSkin.phases(p, RodSkin.top(p, surfaces)));
    }

    @Override public void set(Input.Set set, Settings p, State s) {
        if (set.parameter().equals(FORCE_POINT.name())) p.get(FORCE_POINT).into(s.of(FORCE_AT), 0);
        if (set.parameter().equals(MODE.name())) RodStart.straighten(s);
    }

    @Override public void move(Input.Move move, Settings p, State s) {
        Handle handle = handles(p)
                .stream().filter(
                        h -> h.name().equals(move.handle()))
                .findFirst().orElseThrow(() -> new BadInput(
                        "'" + move.handle() + "' is not a handle of the rod ("
                                + (p.get(MODE) == Mode.FORCE ? "forcePoint"
                                        : "point:0..point:" + (p.get(POINTS_AT).size() - 1))
                                + ")"));
        if (handle.channel().equals(FORCE_AT)) {
            move.to().into(s.of(FORCE_AT), 0);
            return;
        }
        move.to().into(s.of(SHAPE), handle.element());
        s.of(MOVED)[handle.element()] = s.of(Clock.CHANNEL)[Clock.FRAMES] + 1; // the frame that is about to begin
    }

    @Override public List<ElementKind> kinds(Settings p) {
        return List.of(ElementKind.points("point", POINTS), ElementKind.row("leg", POINTS),
                ElementKind.points("joint", POINTS), ElementKind.points("vertex", Skin.PLACED));
    }

    @Override public double[] placeOf(Settings p, State s, Element element) {
        int i = element.index();
        return switch (element.of()) {
            case "vertex" -> vertex(s, i);
            case "station" -> IntStream.range(0, 3)
                    .mapToDouble(axis -> Bezier.at(s.of(POINTS), axis, (double) i / Stations.STEPS)).toArray();
            default -> Model.super.placeOf(p, s, element);
        };
    }

    @Override public Optional<Vec> placed(Settings p, Channel c, Vec value) {
        return List.of(POINTS, SHAPE, FORCE_AT, CONSTRUCTION, STATION_POINT, CENTRE, Skin.PLACED).contains(c)
                ? Optional.of(value)
                : Optional.empty();
    }

    /// Where it is drawn, or before that on the curve, or before that at rest.
    private static double[] vertex(State s, int i) {
        for (Channel c : List.of(Skin.PLACED, CENTRE)) {
            double[] at = Arrays.copyOfRange(s.of(c), 3 * i, 3 * i + 3);
            if (at[0] != 0 || at[1] != 0 || at[2] != 0) return at;
        }
        Vec rest = Vec.of(s.of(SurfaceSkin.REST), i).plus(Vec.of(s.of(POINTS), 0));
        return new double[]{rest.x(), rest.y(), rest.z()};
    }

    @Override public double[] atRest(Settings p, State s) {
        double[] placed = s.of(SurfaceSkin.REST).clone(), base = s.of(POINTS);
        for (int j = 0; j < placed.length; j++) placed[j] += base[j % 3];
        return placed;
    }

    /// Nothing is integrated: where the rod is depends on where its control points are, not on where it was.
    @Override public Optional<Verdict> stability(Settings p) {
        return Optional.of(Verdict.always("nothing is integrated: no substep is unstable", FRAME));
    }
}
