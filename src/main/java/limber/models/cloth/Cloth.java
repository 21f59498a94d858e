package limber.models.cloth;

import static limber.models.cloth.ClothChannels.*;
import static limber.models.cloth.ClothParameters.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;

/// A cloth: a grid of particles joined by springs that resist stretch, shear and bend.
///
/// `method` says how a substep is computed: forces and an integrator ([Stepping], [ConjugateGradients]), extended
/// position based dynamics ([PositionBased]) or vertex block descent ([BlockDescent]). The defaults of stiffness and
/// compliance are each other's inverse, so that all three are asked for the same cloth. What the state holds is in
/// [ClothChannels]. Simplified: bend by distance, no self-collision, no tearing.
public final class Cloth implements Model {
    private static final String OBSTACLE_HANDLE = "obstacle";
    private static final int WIND_TURNS_EVERY = 120, LAST_TURN = 12_000;
    private static final Parameter<Integer> PARTICLE = Parameter.count(Element.PARTICLE, 0, 0, 40_400);
    private static final List<Parameter<?>> PARAMETERS = ClothParameters.all();
    private static final Set<String> SHARES = Set.of(PINS.name(), MASS.name(), MASSING.name());

    @Override public String name() { return "cloth"; }
    @Override public Material material() { return Material.LINEN; }
    @Override public List<Parameter<?>> parameters() { return PARAMETERS; }
    @Override public List<Parameter<?>> mainParameters() { return MAIN; }
    @Override public List<Parameter<?>> publishedParameters() { return PUBLISHED; }
    @Override public List<Preset> presets() { return ClothPresets.all(defaults()); }
    @Override public Optional<Channel> grabbable() { return Optional.of(POSITION); }
    @Override public Channel subject() { return POSITION; }
    @Override public List<Measure> measures() { return ClothMeasures.ALL; }
    @Override public List<Mistake> mistakes() { return ClothMistakes.ALL; }
    @Override public Optional<Clock> clock() { return Optional.of(CLOCK); }
    @Override public Schedule schedule(Settings p) { return ClothSchedule.of(p); }
    @Override public List<OverlayKind> overlays(Settings p) { return ClothOverlays.of(p); }
    @Override public Set<String> overlaysAtFirst() {
        return Set.of("pins", OBSTACLE_HANDLE, "sticks", "particles", "truth");
    }
    @Override public String plottedAtFirst(Settings p) { return "stretchMax"; }
    @Override public double[] atRest(Settings p, State s) { return ClothSkin.atRest(p); }
    @Override public String skinKind() { return Element.PARTICLE; }

    @Override public List<ElementKind> kinds(Settings p) {
        return List.of(ElementKind.points(Element.PARTICLE, POSITION),
                ElementKind.listed("spring", ElementKind.Shape.EDGE, POSITION, ENDS),
                ElementKind.listed("triangle", ElementKind.Shape.FACE, POSITION, CORNERS));
    }

    /// An obstacle, grown by the cloth's thickness, that fits between particles of the cloth at rest.
    @Override public List<Remark> remarks(Settings p) {
        double apart = Math.max(p.get(WIDTH) / p.get(COLUMNS), p.get(ROWS) == 0 ? 0 : p.get(HEIGHT) / p.get(ROWS));
        return p.get(COLLIDE) && ClothSchedule.collision(p).thinnest() < apart ? List.of(new Remark("thin"))
                : List.of();
    }

    /// The wind of the first preset turns round again and again, so that the curtain never comes to rest.
    @Override public List<Input> opening(Settings p) {
        if (!p.equals(defaults())) return List.of();
        var turns = new ArrayList<Input>();
        for (int n = 1; n * WIND_TURNS_EVERY <= LAST_TURN; n++)
            turns.add(new Input.Set(n * WIND_TURNS_EVERY, WIND.name(),
                    WIND.write(n % 2 == 1 ? p.get(WIND).times(-1) : p.get(WIND))));
        return turns;
    }

    @Override public List<Handle> handles(Settings p) {
        var handles = new ArrayList<>(List.of(handle("start", 0, p), handle("end", p.get(COLUMNS), p)));
        if (p.get(COLLIDE))
            handles.add(Handle.of(OBSTACLE_HANDLE, OBSTACLE_AT, 0, ClothParameters.at(p.get(OBSTACLE)), false));
        return handles;
    }

    private static Handle handle(String name, int particle, Settings p) {
        return new Handle(name, POSITION, particle, Optional.empty(), !ClothStart.pinned(p, particle));
    }

    @Override public List<Action> actions() {
        return List.of(new Action(Input.RELEASE, PARTICLE));
    }

    @Override public void check(Settings p) {
        int points = p.get(SHAPE).size(), particles = (p.get(COLUMNS) + 1) * (p.get(ROWS) + 1);
        if (points > 0 && points != particles)
            throw new BadInput("cloth.shape: " + points + " points, but " + p.get(COLUMNS) + " columns and "
                    + p.get(ROWS) + " rows need " + particles);
    }

    @Override public State initial(Settings p) {
        State s = ClothStart.state(p);
        s.of(TALLY)[FIRST_ENERGY] = ClothMeasures.energy(p, s);
        return s;
    }

    @Override public void act(Input.Act act, Settings p, State s) {
        if (!act.action().equals(Input.RELEASE)) Model.super.act(act, p, s);
        s.of(GRABBED)[particle(Element.particle(act.get(PARTICLE)), p)] = 0;
        ClothStart.masses(p, s);
    }

    @Override public void set(Input.Set set, Settings p, State s) {
        String name = set.parameter();
        if (SHARES.contains(name)) ClothStart.masses(p, s);
        if (name.equals(OBSTACLE.name()) || name.equals(ClothParameters.at(p.get(OBSTACLE)).name()))
            ClothStart.obstacle(p, s);
    }

    @Override public void move(Input.Move move, Settings p, State s) {
        if (move.handle().equals(OBSTACLE_HANDLE) && p.get(COLLIDE)) {
            move.to().into(s.of(OBSTACLE_AT), 0);
            return;
        }
        Optional<Element> grabbed = Element.ofHandle(move.handle()).filter(Element::isParticle);
        int i = grabbed.isPresent() ? particle(grabbed.get(), p) : corner(move.handle(), p);
        if (grabbed.isPresent()) {
            s.of(GRABBED)[i] = 1;
            ClothStart.masses(p, s);
        }
        move.to().into(s.of(TARGET), i);
        s.of(MOVED)[i] = s.of(Clock.CHANNEL)[Clock.FRAMES] + 1; // the frame that is about to begin
    }

    private static int corner(String name, Settings p) {
        Integer particle = Map.of("start", 0, "end", p.get(COLUMNS)).get(name);
        if (particle == null) throw new BadInput("'" + name
                + "' is not a handle of the cloth (start, end, obstacle while collide is on, "
                + Element.particle(0).handleName() + ".." + (ClothGrid.particles(p) - 1) + ")");
        return particle;
    }

    private static int particle(Element grabbed, Settings p) {
        int last = ClothGrid.particles(p) - 1;
        if (grabbed.index() > last)
            throw new BadInput(grabbed.handleName() + " is not a particle of the cloth (0.." + last + ")");
        return grabbed.index();
    }

    /// Explicit Euler without damping has no stable substep.
    @Override public Optional<Settings> calmed(Settings p) {
        return stability(p).filter(v -> v.limit() > 0).flatMap(_ -> Model.super.calmed(p));
    }

    @Override public double extent(Settings p, State fresh) {
        Vec size = new Vec(p.get(WIDTH), p.get(HEIGHT), 0);
        return Math.max(1, Math.max(size.length(), fresh.largest(POSITION)));
    }

    @Override public List<Balance> balances(Settings p) { return ClothBalances.of(p); }

    @Override public Optional<Verdict> stability(Settings p) {
        return Optional.of(ClothStability.verdict(p));
    }
}
