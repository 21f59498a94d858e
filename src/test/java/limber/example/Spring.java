package limber.example;

import java.util.*;
import limber.engine.*;
import limber.engine.model.*;
import limber.engine.settings.*;

/// A mass of 1 kg on a damped spring at a wall, let go 1 m from where the spring is at rest.
public final class Spring implements Solver {
    static final Channel POSITION = new Channel("position", 3, "m", "mass", Channel.Life.KEPT),
            VELOCITY = new Channel("velocity", 3, "m/s", "mass", Channel.Life.KEPT);
    static final Parameter<Double> STIFFNESS = Parameter.real("springStiffness", 40, 0, 1e6, "N/m"),
            DAMPING = Parameter.real("damping", 0.5, 0, 1e3, "kg/s");
    private static final Vec WALL = new Vec(-1.5, 0, 0);
    private static final Clock CLOCK = new Clock(0.02);

    /// One step of semi-implicit Euler.
    record Integrate(double springStiffness, double damping, double h) implements Phase {
        @Override public String of() { return "mass"; }

        @Override public Formula formula() {
            return Formula.of("a = -(k\\,x + c\\,v) / m").number("a", "a", "m/s²").number("x", "x", "m")
                    .number("k", "springStiffness", "N/m").number("c", "damping", "kg/s").number("v", "v", "m/s");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] position = s.of(POSITION), velocity = s.of(VELOCITY);
            double x = position[0], v = velocity[0];
            double a = -(springStiffness * x + damping * v);
            velocity[0] = v + h * a;
            position[0] = x + h * velocity[0];
        }
    }

    @Override public String name() { return "spring"; }
    @Override public Channel subject() { return POSITION; }
    @Override public Optional<Clock> clock() { return Optional.of(CLOCK); }

    @Override public List<Parameter<?>> parameters() {
        var all = new ArrayList<Parameter<?>>(List.of(STIFFNESS, DAMPING));
        all.addAll(CLOCK.parameters());
        return all;
    }

    @Override public State initial(Settings p) {
        var sizes = new LinkedHashMap<Channel, Integer>();
        for (Channel c : List.of(POSITION, VELOCITY)) sizes.put(c, 1);
        sizes.put(Clock.CHANNEL, Clock.SIZE);
        State s = State.of(sizes, 0);
        s.of(POSITION)[0] = 1;
        return s;
    }

    @Override public Schedule schedule(Settings p) {
        var integrate = new Integrate(p.get(STIFFNESS), p.get(DAMPING), CLOCK.step(p));
        return new Schedule(List.of(CLOCK.phase(p), Clock.substeps(integrate)), List.of());
    }

    @Override public List<Measure> measures() {
        return List.of(Measure.of("stretch", "m", (_, s) -> s.of(POSITION)[0]));
    }

    @Override public List<ElementKind> kinds(Settings p) {
        return List.of(ElementKind.points("mass", POSITION).radius(0.2).role("clay"));
    }

    /// The wall, and the spring from there to the mass.
    @Override public List<OverlayKind> overlays(Settings p) {
        return List.of(OverlayKind.body("wall", "obstacle", (_, _) -> Body.box(WALL, new Vec(0.1, 1, 1))),
                OverlayKind.body("spring", "plain", (_, s) -> Body.coil(WALL, Vec.of(s.of(POSITION), 0), 8, 0.12)));
    }

    /// The mass can be dragged along the spring; it is at rest then.
    @Override public List<Handle> handles(Settings p) {
        return List.of(Handle.of("mass", POSITION, 0));
    }

    @Override public void move(Input.Move move, Settings p, State s) {
        s.of(POSITION)[0] = move.to().x();
        s.of(VELOCITY)[0] = 0;
    }
}
