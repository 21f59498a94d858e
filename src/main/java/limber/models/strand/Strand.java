package limber.models.strand;

import static limber.models.strand.StrandChannels.*;
import static limber.models.strand.StrandParameters.*;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
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
import limber.engine.model.Mistake;
import limber.engine.model.Model;
import limber.engine.model.OverlayKind;
import limber.engine.model.Preset;
import limber.engine.model.Remark;
import limber.engine.model.Verdict;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.math.exact.Exact;

/// A strand: a Cosserat rod, which bends, twists, shears and stretches.
///
/// It is a chain of particles with an oriented segment between every two. Segments resist stretch and shear
/// ([StretchShear]), joints between them bending and twist ([BendTwist]), each by a compliance that comes from Young's
/// modulus and the shear modulus. What the state holds is in [StrandChannels]. Simplified: round section, one moment of
/// inertia a segment for all its axes, contact with itself only, without friction.
public final class Strand implements Model {
    /// Degrees from one segment to the next above which rings and rods were seen to lose turns.
    private static final double MOST_TWIST = 36, HALF_TURN = 180;
    private static final List<String> ENDS_OF = List.of("start", "end");
    private static final Set<String> OF_MASS =
            Set.of(START_PIN.name(), END_PIN.name(), RADIUS.name(), DENSITY.name(), ROTARY.name()),
            OF_REST = Set.of(StrandParameters.REST.name(), DARBOUX.name());
    private static final List<Parameter<?>> PARAMETERS = StrandParameters.all();

    @Override public String name() { return "strand"; }
    @Override public List<Parameter<?>> parameters() { return PARAMETERS; }
    @Override public List<Parameter<?>> mainParameters() { return MAIN; }
    @Override public List<Parameter<?>> publishedParameters() { return PUBLISHED; }
    @Override public List<Preset> presets() { return StrandPresets.all(defaults()); }
    @Override public Optional<Channel> grabbable() { return Optional.of(POSITION); }
    @Override public Channel subject() { return POSITION; }
    @Override public List<Measure> measures() { return StrandMeasures.ALL; }
    @Override public List<Mistake> mistakes() { return StrandMistakes.ALL; }
    @Override public Optional<Clock> clock() { return Optional.of(CLOCK); }
    @Override public Schedule schedule(Settings p) { return StrandSchedule.of(p); }
    @Override public List<OverlayKind> overlays(Settings p) { return StrandOverlays.ALL; }
    @Override public Set<String> overlaysAtFirst() { return Set.of("clamps"); }
    @Override public FirstScene firstScene() { return FirstScene.of(this, "phone-cord", overlaysAtFirst()); }
    @Override public List<Action> actions() { return List.of(StrandHands.RELEASE, StrandHands.TWIST); }
    @Override public Optional<Verdict> stability(Settings p) { return Optional.of(StrandStability.verdict(p)); }

    @Override public List<Balance> balances(Settings p) { return StrandBalances.of(p); }
    @Override public double[] atRest(Settings p, State s) { return StrandSkin.atRest(p); }

    @Override public List<ElementKind> kinds(Settings p) {
        return List.of(ElementKind.points(Element.PARTICLE, POSITION),
                ElementKind.listed(SEGMENT, ElementKind.Shape.EDGE, POSITION, ENDS),
                ElementKind.listed(JOINT, ElementKind.Shape.EDGE, POSITION, JOINT_ENDS),
                ElementKind.listed(CLAMP, ElementKind.Shape.POINT, POSITION, CLAMP_AT));
    }

    /// A joint goes from the middle of one segment to that of the next, at an end from or to its particle.
    @Override public double[] placeOf(Settings p, State s, Element element) {
        return element.of().equals(JOINT) ? StrandOverlays.joint(p, s, element.index())
                : Model.super.placeOf(p, s, element);
    }

    @Override public double[] places(Settings p, State s, ElementKind kind) {
        return kind.of().equals(JOINT) ? StrandOverlays.joints(p, s) : Model.super.places(p, s, kind);
    }

    /// A ring winds round itself, and what is clamped at both ends is twisted; else the end moves.
    @Override public String plottedAtFirst(Settings p) {
        return !open(p) ? "writhe"
                : StrandStart.clamped(p, 0) && StrandStart.clamped(p, 1) ? "totalTwist"
                        : "tipDeflection";
    }

    /// A twist of so many degrees from one segment to the next that a motion may undo it the short way, and clamps that
    /// turn so fast that slips are not seen.
    @Override public List<Remark> remarks(Settings p) {
        var remarks = new ArrayList<Remark>();
        double degrees = 360 * Math.abs(p.get(TURNS)) / p.get(SEGMENTS);
        if (degrees > MOST_TWIST) remarks.add(new Remark("twisted", digits(degrees)));
        for (int clamp = 0; clamp < 2; clamp++) {
            double swept = Math.abs(p.get(RATE_OF.get(clamp))) * frameSeconds(p);
            if (StrandStart.clamped(p, clamp) && swept >= HALF_TURN)
                remarks.add(new Remark("fast-" + ENDS_OF.get(clamp), digits(swept)));
        }
        return remarks;
    }

    /// Turns that joints could not take.
    @Override public List<Remark> remarks(Settings p, State s) {
        var remarks = new ArrayList<Remark>();
        for (int clamp = 0; clamp < 2; clamp++) {
            double lost = Math.abs(s.of(LOST_TURNS)[clamp]);
            if (lost > 0) remarks.add(new Remark("short-way-" + ENDS_OF.get(clamp), digits(lost)));
        }
        double slips = StrandMeasures.slips(s);
        if (slips > 0) remarks.add(new Remark("slipped", digits(slips)));
        return remarks;
    }

    @Override public OptionalDouble turned(Settings p, State s, Handle handle) {
        int clamp = StrandHands.KNOB_HANDLES.indexOf(handle.name());
        return clamp < 0 ? OptionalDouble.empty() : OptionalDouble.of(StrandStart.angle(p, s, clamp));
    }

    @Override public List<Handle> handles(Settings p) {
        var handles = new ArrayList<Handle>();
        for (int particle : StrandStart.handled(p))
            handles.add(new Handle(particle == 0 ? StrandHands.START_HANDLE : StrandHands.END_HANDLE, POSITION,
                    particle, Optional.empty(), !StrandStart.pinned(p, particle)));
        for (int clamp = 0; clamp < 2; clamp++)
            if (StrandStart.clamped(p, clamp))
                handles.add(new Handle(StrandHands.KNOB_HANDLES.get(clamp), KNOBS, clamp, Optional.empty(), false));
        return handles;
    }

    /// @throws BadInput naming what does not fit
    @Override public void check(Settings p) {
        int segments = p.get(SEGMENTS);
        if (!open(p) && segments < 3)
            throw new BadInput("strand.closed: a ring of " + segments + " segments; at least 3 would be right");
        double turns = p.get(TURNS);
        if (!open(p) && turns != Exact.rint(turns))
            throw new BadInput("strand.turns: " + TURNS.write(turns)
                    + " turns do not close the ring; a whole number would be right");
        double longest = 0, curvature = p.get(DARBOUX).length();
        for (double l : StrandPlacement.of(p).lengths) longest = Math.max(longest, l);
        if (p.get(StrandParameters.REST) == Rest.GIVEN && curvature * longest / 2 >= 1)
            throw new BadInput("strand.darboux: " + digits(curvature) + " 1/m on a segment of " + digits(longest)
                    + " m is more than it can bend; less than " + digits(2 / longest) + " 1/m would be right");
    }

    private static String digits(double v) {
        return Kind.plain(new BigDecimal(v).round(new MathContext(4)).doubleValue());
    }

    @Override public State initial(Settings p) {
        State s = StrandStart.state(p);
        s.of(TALLY)[FIRST_TIP] = StrandMeasures.tip(s);
        s.of(TALLY)[FIRST_ENERGY] = EnergyMeasures.all(p, s);
        return s;
    }

    @Override public void set(Input.Set set, Settings p, State s) {
        if (OF_MASS.contains(set.parameter())) {
            StrandStart.masses(p, s);
            StrandStart.clampAnew(p, s);
        }
        for (int clamp = 0; clamp < 2; clamp++)
            if (set.parameter().equals(TURN_OF.get(clamp).name())) StrandStart.turned(p, s, clamp);
        if (OF_REST.contains(set.parameter())) StrandStart.rest(p, s);
    }

    @Override public void move(Input.Move move, Settings p, State s) {
        StrandHands.move(move, p, s);
    }

    @Override public void act(Input.Act act, Settings p, State s) {
        switch (act.action()) {
            case Input.RELEASE -> StrandHands.release(act, p, s);
            case StrandHands.TWISTING -> StrandHands.twist(act, s);
            default -> Model.super.act(act, p, s);
        }
    }

    @Override public double extent(Settings p, State fresh) {
        double length = 0;
        for (double l : fresh.of(REST_LENGTH)) length += l;
        return Math.max(1, Math.max(length, fresh.largest(POSITION)));
    }
}
