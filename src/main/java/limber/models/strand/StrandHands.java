package limber.models.strand;

import static limber.models.strand.StrandChannels.*;

import java.util.List;
import limber.engine.Clock;
import limber.engine.Element;
import limber.engine.State;
import limber.engine.model.Action;
import limber.engine.model.Input;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.math.exact.Exact;

/// Hands on a strand: they move and hold particles, and turn clamps.
final class StrandHands {
    /// An end of the strand.
    enum End { START, END }

    static final String START_HANDLE = "start", END_HANDLE = "end", TWISTING = "twist";
    /// The points by which clamps are turned.
    static final List<String> KNOB_HANDLES = List.of("startKnob", "endKnob");

    private static final Parameter<Integer> PARTICLE = Parameter.count(Element.PARTICLE, 0, 0, 2000);
    private static final Parameter<End> AT = Parameter.choice("at", End.END);
    private static final Parameter<Double> TURNS = Parameter.real("turns", 1, -1000, 1000, "");
    private static final Parameter<Integer> FRAMES = Parameter.count("frames", 60, 1, 100_000);

    static final Action RELEASE = new Action(Input.RELEASE, PARTICLE), TWIST = new Action(TWISTING, AT, TURNS, FRAMES);

    private StrandHands() {}

    static void move(Input.Move move, Settings p, State s) {
        int knob = KNOB_HANDLES.indexOf(move.handle());
        if (knob >= 0 && StrandStart.clamped(p, knob)) {
            turn(knob, move.to(), p, s);
            return;
        }
        int i = Element.ofHandle(move.handle()).filter(Element::isParticle).map(e -> particle(e, p))
                .orElseGet(() -> end(move.handle(), p));
        if (Element.ofHandle(move.handle()).isPresent()) {
            s.of(GRABBED)[i] = 1;
            StrandStart.masses(p, s);
        }
        move.to().into(s.of(TARGET), i);
        s.of(MOVED)[i] = s.of(Clock.CHANNEL)[Clock.FRAMES] + 1; // the frame that is about to begin
    }

    /// A clamp turns about its own axis until its knob points to a place, by the shorter way.
    private static void turn(int clamp, Vec to, Settings p, State s) {
        Orientation base = Orientation.of(s.of(CLAMP_BASE), clamp);
        Vec arm = to.minus(Vec.of(s.of(POSITION), s.ints(CLAMP_AT)[clamp]));
        double along = arm.dot(base.d1()), across = arm.dot(base.d2());
        if (along == 0 && across == 0) return;
        double degrees = Exact.toDegrees(Exact.atan2(across, along));
        s.of(SWEPT)[clamp] += Exact.remainder(degrees - StrandStart.angle(p, s, clamp), 360);
    }

    private static int end(String name, Settings p) {
        int last = StrandParameters.particles(p) - 1;
        boolean open = StrandParameters.open(p);
        if (name.equals(START_HANDLE)) return 0;
        if (name.equals(END_HANDLE) && open) return last;
        throw new BadInput("'" + BadInput.brief(name) + "' is not a handle of the strand (start, "
                + (open ? "end, startKnob and endKnob while they are clamped, " : "") + Element.particle(0).handleName()
                + ".." + last + ")");
    }

    private static int particle(Element grabbed, Settings p) {
        int last = StrandParameters.particles(p) - 1;
        if (grabbed.index() > last)
            throw new BadInput(grabbed.handleName() + " is not a particle of the strand (0.." + last + ")");
        return grabbed.index();
    }

    static void release(Input.Act act, Settings p, State s) {
        s.of(GRABBED)[particle(Element.particle(act.get(PARTICLE)), p)] = 0;
        StrandStart.masses(p, s);
    }

    /// A hand begins to turn a clamp.
    static void twist(Input.Act act, State s) {
        double[] hands = s.of(HANDS);
        int free = 0;
        while (free < MOST_HANDS && hands[3 * free + 2] > 0) free++;
        if (free == MOST_HANDS)
            throw new BadInput("strand.twist: " + MOST_HANDS + " turns are under way; the next can begin after one");
        int frames = act.get(FRAMES);
        hands[3 * free] = act.get(AT).ordinal();
        hands[3 * free + 1] = 360 * act.get(TURNS) / frames;
        hands[3 * free + 2] = frames;
    }
}
