package limber.models.rope;

import static limber.models.rope.RopeChannels.*;
import static limber.models.rope.RopeParameters.*;

import java.util.ArrayList;
import java.util.Arrays;
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
import limber.engine.model.Lanes;
import limber.engine.model.Material;
import limber.engine.model.Mistake;
import limber.engine.model.Model;
import limber.engine.model.OverlayKind;
import limber.engine.model.Preset;
import limber.engine.model.Remark;
import limber.engine.model.Verdict;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.engine.watch.Explanation;
import limber.mesh.Skin;

/// A rope of N + 1 particles with implicit velocities (Verlet), kept together by N distance constraints.
///
/// One substep: p' = p + (p − old) + h²·a for every free particle; then sweeps over the sticks, each moving its ends
/// along d = B − A by its share of the error (|d| − L)/|d|. What the particles' state holds is in [RopeChannels].
///
/// Sources: T. Jakobsen, Advanced Character Physics, 2001 (particles and projection); two published articles on game
/// ropes, whose behaviour the presets `hook`, `cable` and `unity-port` reproduce with their faults. Simplified: no
/// mass, no self-collision, no twist.
public final class Rope implements Model {
    private static final Parameter<Vec> TO = Parameter.vector("to", new Vec(4, 0, 0), Range.POSITIONS, "m");
    private static final Parameter<Vec> POINT = Parameter.vector("point", new Vec(0, 0, 3), Range.POSITIONS, "m");
    private static final Parameter<Integer> PARTICLE = Parameter.count(Element.PARTICLE, 0, 0, 2000);
    private static final List<Parameter<?>> PARAMETERS = RopeParameters.all();

    @Override public String name() { return "rope"; }
    @Override public Material material() { return Material.HEMP; }
    @Override public List<Parameter<?>> parameters() { return PARAMETERS; }
    @Override public List<Parameter<?>> mainParameters() { return MAIN; }
    @Override public List<Parameter<?>> publishedParameters() { return PUBLISHED; }
    @Override public List<Preset> presets() { return RopePresets.all(defaults()); }
    @Override public Optional<Channel> grabbable() { return Optional.of(POSITION); }
    @Override public Channel subject() { return POSITION; }
    @Override public List<Measure> measures() { return RopeMeasures.ALL; }
    @Override public List<Mistake> mistakes() { return RopeMistakes.ALL; }
    @Override public Optional<Remark> noNumber(Explanation operation, State before) {
        return Coincidence.of(operation, before);
    }
    @Override public Optional<Lanes> lanes(Settings p) {
        return p.get(PIPELINE) ? Optional.of(Pipeline.lanes(schedule(p))) : Optional.empty();
    }
    @Override public Optional<Clock> clock() { return Optional.of(CLOCK); }
    @Override public double[] atRest(Settings p, State s) { return RopeSkin.atRest(p); }
    @Override public List<OverlayKind> overlays(Settings p) { return RopeOverlays.of(p); }

    @Override public Set<String> overlaysAtFirst() {
        return Set.of("residual", "particles", "pins", "line", "obstacle", "bounds", "view", "indices", "catenary",
                "fall");
    }
    @Override public FirstScene firstScene() { return FirstScene.of(this, RopePresets.THICK, overlaysAtFirst()); }
    @Override public String plottedAtFirst(Settings p) { return "residual"; }

    @Override public List<ElementKind> kinds(Settings p) {
        return List.of(ElementKind.points(Element.PARTICLE, POSITION), ElementKind.row("stick", POSITION),
                new ElementKind("constraint", ElementKind.Shape.EDGE, POSITION,
                        new ElementKind.Corners.Row(p.get(BEND_CONSTRAINTS) ? 2 : 1)),
                ElementKind.points("ring", POSITION), ElementKind.points("vertex", Skin.VERTICES));
    }

    @Override public List<Handle> handles(Settings p) {
        var handles = new ArrayList<>(List.of(
                Handle.of("start", POSITION, 0, START, !p.get(PIN_START)),
                Handle.of("end", POSITION, p.get(SEGMENTS), END, !p.get(PIN_END))));
        if (p.get(COLLIDE))
            handles.add(Handle.of("obstacle", OBSTACLE_AT, 0, RopeParameters.at(p.get(OBSTACLE)), false));
        return handles;
    }

    @Override public List<Action> actions() {
        return List.of(
                new Action("fire", TO), new Action("extend"), new Action("retract"), new Action("pull"),
                new Action("attach", POINT), new Action("detach"), new Action(Input.RELEASE, PARTICLE));
    }

    @Override public void check(Settings p) {
        int points = p.get(SHAPE).size();
        if (points > 0 && points != p.get(SEGMENTS) + 1)
            throw new BadInput("rope.shape: " + points + " points, but " + p.get(SEGMENTS) + " segments need "
                    + (p.get(SEGMENTS) + 1));
        if (p.get(SIDES) < 3 && (p.get(SKIN) == SkinShape.TUBE || p.get(SKIN) == SkinShape.CYLINDERS))
            throw new BadInput("rope.sides: " + p.get(SIDES) + " is below 3, which a " + Kind.kebab(p.get(SKIN))
                    + " skin needs (3..256)");
        WarmUp.check(p);
    }

    @Override public State initial(Settings p) {
        State s = RopeStart.state(p);
        WarmUp.run(p, s);
        if (p.get(MESH_CACHE) == MeshCache.PUBLISHED) new CachedMeshes().run(s, 0, 0, p.get(SEGMENTS));
        s.of(TALLY)[FIRST_ENERGY] = RopeMeasures.energy(p, s);
        Fall.begin(p, s);
        return s;
    }

    @Override public double extent(Settings p, State fresh) {
        return Math.max(1, RopeStart.state(p).largest(POSITION)); // a warm-up may already have left the scene
    }

    @Override public long initialCost(Settings p) {
        return WarmUp.cost(p);
    }

    @Override public State layout(Settings p) {
        return RopeStart.state(p);
    }

    @Override public Schedule schedule(Settings p) {
        return RopeSchedule.of(p);
    }

    @Override public void apply(Input input, Settings p, State s) {
        Model.super.apply(input, p, s);
        Fall.begin(p, s);
    }

    @Override public void set(Input.Set set, Settings p, State s) {
        rescale(p, s);
        String name = set.parameter();
        if (name.equals(LENGTH.name())) RopeStart.rest(p, s);
        if (name.equals(PIN_END.name())) {
            s.of(DRAWING)[LET_GO] = 0;
            s.of(DRAWING)[LOCK] = s.of(DRAWING)[LOCKED] = p.get(PIN_END) ? 1 : 0;
        }
        if (name.equals(PIN_START.name()) || name.equals(PIN_END.name()) || name.equals(REFIRE.name()))
            RopeStart.pins(p, s);
        if (name.equals(END_TARGET.name())) p.get(END_TARGET).into(s.of(FOLLOWED), 0);
        if (name.equals(RopeParameters.at(p.get(OBSTACLE)).name()))
            MissedContacts.jumped(p, s, p.get(RopeParameters.at(p.get(OBSTACLE))));
        if (name.equals(OBSTACLE.name()) || name.equals(RopeParameters.at(p.get(OBSTACLE)).name()))
            RopeStart.obstacle(p, s);
    }

    /// Verlet's velocity is a displacement per step: under another step it must shrink or grow with it. After a step of
    /// no time there is no velocity to keep.
    private static void rescale(Settings p, State s) {
        double[] clock = s.of(Clock.CHANNEL), position = s.of(POSITION), previous = s.of(PREVIOUS);
        double h = clock[Clock.STEP], next = CLOCK.step(p);
        if (next == h) return;
        if (p.get(RESCALE) && h > 0) for (int j = 0; j < position.length; j++)
            previous[j] = position[j] - (position[j] - previous[j]) * next / h;
        clock[Clock.STEP] = next;
    }

    @Override public void move(Input.Move move, Settings p, State s) {
        if (move.handle().equals("obstacle")) {
            MissedContacts.jumped(p, s, move.to());
            move.to().into(s.of(OBSTACLE_AT), 0);
            return;
        }
        Optional<Element> grabbed = Element.ofHandle(move.handle()).filter(Element::isParticle);
        int i = grabbed.isPresent() ? particle(grabbed.get(), p) : handle(move.handle(), p).element();
        if (grabbed.isPresent()) {
            s.of(GRABBED)[i] = 1;
            s.of(INVERSE_MASS)[i] = 0;
        }
        move.to().into(s.of(TARGET), i);
        s.of(MOVED)[i] = s.of(Clock.CHANNEL)[Clock.FRAMES] + 1; // the frame that is about to begin
    }

    private Handle handle(String name, Settings p) {
        return handles(p).stream().filter(h -> h.name().equals(name)).findFirst()
                .orElseThrow(() -> new BadInput("'" + name
                        + "' is not a handle of the rope (start, end, obstacle while collide is on, "
                        + Element.particle(0).handleName() + ".." + p.get(SEGMENTS) + ")"));
    }

    private static int particle(Element grabbed, Settings p) {
        int last = p.get(SEGMENTS);
        if (grabbed.index() > last)
            throw new BadInput(grabbed.handleName() + " is not a particle of the rope (0.." + last + ")");
        return grabbed.index();
    }

    @Override public void act(Input.Act act, Settings p, State s) {
        double[] drawing = s.of(DRAWING);
        switch (act.action()) {
            case "fire" -> fire(act.get(TO), p, s);
            case "extend" -> extend(p, s);
            case "retract" -> {
                drawing[MODE] = -1;
                drawing[WAITED] = 0;
                drawing[RATE] = 1;
                drawing[LOCK] = 0;
                if (p.get(END_LOCK) == EndLock.CORRECTED) drawing[LET_GO] = 1;
                RopeStart.pins(p, s);
            }
            case "pull" -> drawing[PULLING] = 1;
            case "attach" -> act.get(POINT).into(s.of(FOLLOWED), 0);
            case "detach" -> p.get(END_TARGET).into(s.of(FOLLOWED), 0);
            case Input.RELEASE -> {
                s.of(GRABBED)[particle(Element.particle(act.get(PARTICLE)), p)] = 0;
                RopeStart.pins(p, s);
            }
            default -> throw new BadInput("'" + act.action() + "' is not an action of the rope");
        }
    }

    /// A new straight rope from where the start is to what was aimed at, drawn from nothing, with an empty cache of
    /// meshes. The published program keeps what was drawn of the shot before, and pins the end as its lock flag says at
    /// this moment.
    private static void fire(Vec aim, Settings p, State s) {
        int sticks = p.get(SEGMENTS);
        double[] position = s.of(POSITION), previous = s.of(PREVIOUS), rest = s.of(REST);
        Vec start = Vec.of(position, 0), way = aim.minus(start);
        for (int i = 0; i <= sticks; i++) start.plus(way.times((double) i / sticks)).into(position, i);
        System.arraycopy(position, 0, previous, 0, position.length);
        for (int i = 0; i < sticks; i++) rest[i] = (p.get(LENGTH) > 0 ? p.get(LENGTH) : way.length()) / sticks;
        aim.into(s.of(AIM), 0);
        Arrays.fill(s.of(GRABBED), 0);
        CachedMeshes.empty(s);
        double[] drawing = s.of(DRAWING);
        drawing[LET_GO] = 0;
        drawing[LOCKED] = drawing[LOCK];
        drawing[SHOTS] += 1;
        RopeStart.pins(p, s);
        if (!drawsOn(p, drawing)) drawing[DRAWN] = 0;
        drawing[PULLING] = 0;
        extend(p, s);
    }

    /// Whether what is drawn is kept, as the published program does once it has begun to draw.
    private static boolean drawsOn(Settings p, double[] drawing) {
        return p.get(REFIRE) == Refire.PUBLISHED && drawing[RATE] > 0;
    }

    /// As published, what extends already goes on beside what begins to.
    private static void extend(Settings p, State s) {
        double[] drawing = s.of(DRAWING);
        if (!drawsOn(p, drawing) && drawing[DRAWN] == p.get(SEGMENTS)) drawing[DRAWN] = 0;
        drawing[RATE] = drawsOn(p, drawing) && drawing[MODE] == 1 ? drawing[RATE] + 1 : 1;
        drawing[LOCK] = 1;
        drawing[CHANGED_IN] = s.of(Clock.CHANNEL)[Clock.FRAMES] + 1; // the frame that is about to begin
        drawing[MODE] = 1;
        drawing[WAITED] = 0;
    }

    @Override public List<Remark> remarks(Settings p) {
        return MissedContacts.remarks(p);
    }

    @Override public List<Balance> balances(Settings p) { return RopeBalances.of(p); }

    @Override public Optional<Verdict> stability(Settings p) {
        return Optional.of(RopeStability.verdict(p));
    }
}
