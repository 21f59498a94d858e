package limber.models.puppet;

import static limber.models.puppet.PuppetChannels.*;
import static limber.models.puppet.PuppetParameters.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.Element;
import limber.engine.Measure;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.model.Action;
import limber.engine.model.ElementKind;
import limber.engine.model.FirstScene;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.model.Material;
import limber.engine.model.Model;
import limber.engine.model.OverlayKind;
import limber.engine.model.Preset;
import limber.engine.model.Remark;
import limber.engine.model.Verdict;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;
import limber.mesh.file.Surfaces;

/// A puppet: a mesh that a few handles deform in one of three published ways.
///
/// `method` says how: a lattice of control points around it ([Lattice]), a chain of bones in it ([Chain], [Bind],
/// [Blend]), or a top that is carried while the rest follows as rigidly as possible ([Hold], [Rotations], [Relax],
/// [ConjugateGradients]). Lattice and skinning compute each frame from the mesh at rest; the third goes on from the
/// frame before. What the state holds is in [PuppetChannels]. Simplified: no mass and no time, and the skin goes
/// through itself.
public final class Puppet implements Model {
    /// The shortest side of a lattice's box and the least height of a mesh, m.
    private static final double THINNEST = 1e-9;
    private static final List<Parameter<?>> PARAMETERS = PuppetParameters.all();

    private final Surfaces surfaces;

    /// @param surfaces where meshes come from
    public Puppet(Surfaces surfaces) {
        this.surfaces = surfaces;
    }

    @Override public String name() { return "puppet"; }
    @Override public Material material() { return Material.CLAY; }
    @Override public List<Parameter<?>> parameters() { return PARAMETERS; }
    @Override public List<Parameter<?>> mainParameters() { return MAIN; }
    @Override public List<Preset> presets() { return PuppetPresets.all(defaults()); }
    @Override public List<Action> actions() { return List.of(); }
    @Override public List<Measure> measures() { return PuppetMeasures.ALL; }
    @Override public Channel subject() { return VERTICES; }
    @Override public double frameSeconds(Settings p) { return PuppetSchedule.FRAME; }
    @Override public Schedule schedule(Settings p) { return PuppetSchedule.of(p, rest(p)); }
    @Override public State initial(Settings p) { return PuppetStart.state(p, rest(p)); }
    @Override public double[] atRest(Settings p, State s) { return s.of(SurfaceSkin.REST).clone(); }
    @Override public List<OverlayKind> overlays(Settings p) { return PuppetOverlays.of(p); }
    @Override public Set<String> overlaysAtFirst() { return Set.of("lattice", "bones", "held", "sections"); }
    @Override public Optional<Parameter<Double>> dial() { return Optional.of(TWIST); }
    @Override public boolean dials(Settings p) { return p.get(METHOD) != Method.LATTICE; }
    @Override public FirstScene firstScene() {
        return FirstScene.of(this, PuppetPresets.WAVE, Set.of()).unnamed();
    }
    @Override public String plottedAtFirst(Settings p) { return "volumeRatio"; }

    @Override public List<Remark> remarks(Settings p) {
        return surfaces.remarks(p.get(MESH));
    }

    private Rest rest(Settings p) {
        return Rest.of(p, surfaces);
    }

    @Override public List<Handle> handles(Settings p) {
        return IntStream.range(0, Rest.handles(p)).mapToObj(this::handle).toList();
    }

    /// Dragged at frame 0 it writes the places of all handles, and nothing is pulled any more.
    private Handle handle(int i) {
        return new Handle(new Element("point", i).handleName(), POINTS, i, Optional.of((p, at) -> {
            var places = new ArrayList<>(rest(p).places(p));
            places.set(i, at);
            return p.with(POINTS_AT, List.copyOf(places)).with(PULL, Vec.ZERO);
        }), false);
    }

    @Override public List<ElementKind> kinds(Settings p) {
        var kinds = new ArrayList<>(List.of(ElementKind.points("vertex", VERTICES),
                ElementKind.points("point", POINTS)));
        if (p.get(METHOD) == Method.SKINNING) {
            kinds.add(ElementKind.points("joint", CHAIN));
            kinds.add(ElementKind.row("bone", CHAIN));
        }
        return kinds;
    }

    @Override public Optional<Vec> placed(Settings p, Channel c, Vec value) {
        return List.of(VERTICES, POINTS, PLACE, REST_POINTS, CHAIN, SurfaceSkin.REST, Skin.PLACED).contains(c)
                ? Optional.of(value)
                : Optional.empty();
    }

    @Override public void load(Settings p) {
        if (!p.get(MESH).equals(CYLINDER)) BadInput.within("puppet.mesh", () -> surfaces.load(p.get(MESH)));
    }

    @Override public void check(Settings p) {
        int points = p.get(POINTS_AT).size(), handles = Rest.handles(p);
        if (points > 0 && points != handles)
            throw new BadInput("puppet.points: " + points + (points == 1 ? " point" : " points") + ", but there "
                    + (handles == 1 ? "is 1 handle" : "are " + handles + " handles"));
        var rest = new ArrayList<Rest>();
        BadInput.within("puppet.mesh", () -> rest.add(rest(p)));
        if (p.get(METHOD) == Method.LATTICE) checkBox(rest.getFirst().boxSides(p));
        else if (!(rest.getFirst().height() >= THINNEST)) throw new BadInput("puppet.mesh: " + p.get(MESH)
                + " is flat, and needs a height along y");
        if (p.get(METHOD) == Method.ARAP && p.get(FIXED) + p.get(MOVED_SHARE) >= 1)
            throw new BadInput("puppet.fixed: " + p.get(FIXED) + " and moved: " + p.get(MOVED_SHARE)
                    + " leave nothing between them; together they must be below 1");
    }

    private static void checkBox(Vec sides) {
        if (!(Math.min(sides.x(), Math.min(sides.y(), sides.z())) >= THINNEST))
            throw new BadInput("puppet.margin: the box of the lattice has a side of no length; a greater margin "
                    + "would be right");
    }

    @Override public void move(Input.Move move, Settings p, State s) {
        int handles = Rest.handles(p);
        int i = Element.ofHandle(move.handle()).filter(e -> e.of().equals("point") && e.index() < handles)
                .map(Element::index).orElseThrow(() -> new BadInput("'" + BadInput.brief(move.handle())
                        + "' is not a handle of the puppet (point:0..point:" + (handles - 1) + ")"));
        move.to().into(s.of(PLACE), i);
        s.of(MOVED)[i] = s.of(Clock.CHANNEL)[Clock.FRAMES] + 1; // the frame that is about to begin
    }

    /// Handles may be put far away.
    @Override public double extent(Settings p, State fresh) {
        return Math.max(1, Math.max(fresh.largest(VERTICES), fresh.largest(POINTS)));
    }

    @Override public Optional<Verdict> stability(Settings p) {
        return Optional.of(Verdict.always("nothing is integrated: no substep is unstable", PuppetSchedule.FRAME));
    }
}
