package limber.models.soft;

import static limber.models.soft.SoftChannels.*;
import static limber.models.soft.SoftParameters.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.Element;
import limber.engine.Measure;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.model.Action;
import limber.engine.model.Balance;
import limber.engine.model.ElementKind;
import limber.engine.model.FirstScene;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.model.Material;
import limber.engine.model.Mistake;
import limber.engine.model.Model;
import limber.engine.model.OverlayKind;
import limber.engine.model.Preset;
import limber.engine.model.Remark;
import limber.engine.model.Verdict;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.mesh.SurfaceSkin;
import limber.mesh.file.Surfaces;

/// A soft body: a grid of cubic cells cut into tetrahedra (tets), with particles at their corners.
///
/// `method` says what holds it together: springs and volumes ([SpringsVolume]), neo-Hookean constraints
/// ([NeoHookeanElements]), finite elements with an explicit step ([NeoHookeanForces], [StVenantKirchhoffForces],
/// [Integrate]) or shape matching ([ShapeMatching]). What the state holds is in [SoftChannels]. Simplified: particles
/// collide with one obstacle, not with each other; forces have no damping of their own.
public final class Soft implements Model {
    private static final String FACE = "face", OPPOSITE = "opposite", OBSTACLE_HANDLE = "obstacle",
            CUT_HANDLE = "cut";
    private static final Parameter<Integer> PARTICLE = Parameter.count(Element.PARTICLE, 0, 0, 68_920);
    private static final List<Parameter<?>> PARAMETERS = SoftParameters.all();

    private final Surfaces surfaces;
    private final SoftStability stability = new SoftStability(this::start);

    /// @param surfaces where the surfaces of files come from
    public Soft(Surfaces surfaces) {
        this.surfaces = surfaces;
    }

    @Override public String name() { return "soft"; }
    @Override public Material material() { return Material.FOAM; }
    @Override public List<Parameter<?>> parameters() { return PARAMETERS; }
    @Override public List<Parameter<?>> mainParameters() { return MAIN; }
    @Override public List<Parameter<?>> publishedParameters() { return PUBLISHED; }
    @Override public List<Preset> presets() { return SoftPresets.all(defaults()); }
    @Override public Optional<Channel> grabbable() { return Optional.of(POSITION); }
    @Override public Channel subject() { return POSITION; }
    @Override public List<Measure> measures() { return SoftMeasures.ALL; }
    @Override public List<Mistake> mistakes() { return SoftMistakes.ALL; }
    @Override public Optional<Clock> clock() { return Optional.of(CLOCK); }
    @Override public Schedule schedule(Settings p) { return SoftSchedule.of(p); }
    @Override public List<OverlayKind> overlays(Settings p) { return SoftOverlays.of(p); }
    @Override public Set<String> overlaysAtFirst() { return Set.of("pins", OBSTACLE_HANDLE, "inverted", "ellipsoid"); }
    @Override public FirstScene firstScene() { return FirstScene.of(this, SoftPresets.SPRINGBOARD, overlaysAtFirst()); }
    @Override public String plottedAtFirst(Settings p) { return "energy"; }
    @Override public double[] atRest(Settings p, State s) { return s.of(SurfaceSkin.REST); }
    @Override public List<Balance> balances(Settings p) { return SoftBalances.of(p); }

    @Override public Optional<Verdict> stability(Settings p) { return Optional.of(stability.verdict(p)); }

    @Override public List<ElementKind> kinds(Settings p) {
        return List.of(ElementKind.points(Element.PARTICLE, POSITION),
                ElementKind.listed(EDGE, ElementKind.Shape.EDGE, POSITION, ENDS),
                ElementKind.listed(TET, ElementKind.Shape.CELL, POSITION, TET_CORNERS));
    }

    @Override public List<Handle> handles(Settings p) {
        var handles = new ArrayList<Handle>();
        if (p.get(PINS).first > 0) handles.add(new Handle(FACE, FACE_AT, 0, Optional.empty(), false));
        if (p.get(PINS).second > 0) handles.add(new Handle(OPPOSITE, FACE_AT, 1, Optional.empty(), false));
        if (p.get(CUT) != Cut.NONE) handles.add(Handle.of(CUT_HANDLE, CUT_PLACE, 0, CUT_AT, false));
        if (p.get(COLLIDE))
            handles.add(Handle.of(OBSTACLE_HANDLE, OBSTACLE_AT, 0, SoftParameters.at(p.get(OBSTACLE)), false));
        return handles;
    }

    @Override public List<Action> actions() {
        return List.of(new Action(Input.RELEASE, PARTICLE));
    }

    @Override public void check(Settings p) {
        BadInput.within("soft.shape", () -> SoftStart.check(p, surfaces));
        if (p.get(METHOD) == Method.NEO_HOOKEAN_XPBD && p.get(LAME) == Lame.PUBLISHED && p.get(POISSON) == 0)
            throw new BadInput("soft.poisson: 0 makes κ 0 under lame published, and neo-hookean-xpbd divides by it; "
                    + "0.25 would be right");
    }

    @Override public void load(Settings p) {
        if (!ofSurface(p)) return;
        BadInput.within("soft.shape", () -> surfaces.load(p.get(SHAPE)));
        stability.forget();
    }

    @Override public List<Remark> remarks(Settings p) {
        var remarks = new ArrayList<>(surfaces.remarks(p.get(SHAPE)));
        if (p.get(COLLIDE) && SoftSchedule.collision(p).thinnest() < p.get(CELL)) remarks.add(new Remark("thin"));
        return remarks;
    }

    private State start(Settings p) {
        return SoftStart.state(p, surfaces);
    }

    @Override public State initial(Settings p) {
        State s = start(p);
        s.of(TALLY)[FIRST_ENERGY] = SoftMeasures.energy(p, s);
        return s;
    }

    @Override public void act(Input.Act act, Settings p, State s) {
        if (!act.action().equals(Input.RELEASE)) Model.super.act(act, p, s);
        s.of(GRABBED)[particle(Element.particle(act.get(PARTICLE)), s)] = 0;
        SoftStart.weigh(p, s);
    }

    @Override public void set(Input.Set set, Settings p, State s) {
        String name = set.parameter();
        if (name.equals(PINS.name())) SoftStart.pin(p, s);
        if (name.equals(OBSTACLE.name()) || name.equals(SoftParameters.at(p.get(OBSTACLE)).name()))
            SoftStart.obstacle(p, s);
        if (name.equals(CUT_AT.name())) p.get(CUT_AT).into(s.of(CUT_PLACE), 0);
    }

    @Override public void move(Input.Move move, Settings p, State s) {
        double begins = s.of(Clock.CHANNEL)[Clock.FRAMES] + 1; // the frame that is about to begin
        Optional<Element> grabbed = Element.ofHandle(move.handle()).filter(Element::isParticle);
        if (grabbed.isPresent()) {
            int i = particle(grabbed.get(), s);
            s.of(GRABBED)[i] = 1;
            SoftStart.weigh(p, s);
            move.to().into(s.of(TARGET), i);
            s.of(MOVED)[i] = begins;
            return;
        }
        Handle handle = handles(p).stream().filter(h -> h.name().equals(move.handle())).findFirst()
                .orElseThrow(() -> new BadInput("'" + move.handle() + "' is not a handle of the soft body (face and "
                        + "opposite while they are pinned, obstacle while collide is on, cut while it is not none, "
                        + Element.particle(0).handleName() + ".." + (s.of(MASSES).length - 1) + ")"));
        if (handle.channel() == FACE_AT && s.of(FACE_MOVED)[handle.element()] != begins) {
            handle.at(s).into(s.of(FACE_FROM), handle.element());
            s.of(FACE_MOVED)[handle.element()] = begins;
        }
        move.to().into(s.of(handle.channel()), handle.element());
    }

    private static int particle(Element grabbed, State s) {
        int last = s.of(MASSES).length - 1;
        if (grabbed.index() > last)
            throw new BadInput(grabbed.handleName() + " is not a particle of the soft body (0.." + last + ")");
        return grabbed.index();
    }
}
