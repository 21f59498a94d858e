package limber.models.strand;

import static limber.models.strand.StrandParameters.*;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Block;
import limber.engine.Clock;
import limber.engine.Loop;
import limber.engine.Phase;
import limber.engine.Rounds;
import limber.engine.Schedule;
import limber.engine.settings.Settings;

/// The order of a strand's frame: the clock, what hands move and turn, then substeps: clamps, prediction, sweeps,
/// velocities; and last, which joints have slipped.
final class StrandSchedule {
    private StrandSchedule() {}

    static Schedule of(Settings p) {
        // a frame of no time has no substep, since velocities are divided by it
        boolean still = p.get(CLOCK.rule) == Clock.Rule.PER_FRAME && p.get(CLOCK.frameTime) == 0;
        return new Schedule(List.of(still ? Clock.fixed(0, 0) : CLOCK.phase(p), new Drive(),
                new Clamping.Twist(startClamped(p), endClamped(p)),
                Clock.substeps(substep(p, CLOCK.step(p))), new Slip(Joints.of(p))),
                StrandSkin.phases(p));
    }

    private static List<Block> substep(Settings p, double h) {
        return List.of(
                new Clamping.Turn(h, p.get(START_TURN), p.get(END_TURN) + 360 * p.get(TURNS), p.get(START_RATE),
                        p.get(END_RATE), startClamped(p), endClamped(p), StrandChannels.KNOB * p.get(RADIUS)),
                new Prediction.Predict(h, p.get(DAMPING), p.get(GRAVITY), p.get(LOAD)),
                new Prediction.Rotate(h, p.get(SPIN_DAMPING), p.get(TORQUE)),
                new Loop(Loop.SWEEP, Rounds.times(p.get(ITERATIONS)), sweep(p, h), StrandMeasures.SWEEP),
                new Velocities.Velocity(h),
                new Velocities.AngularVelocity(h, p.get(SPIN_UPDATE) == Rule.PUBLISHED));
    }

    private static List<Block> sweep(Settings p, double h) {
        Section section = Section.of(p);
        double quarter = p.get(WEIGHT) == Rule.PUBLISHED ? 1 : 4;
        boolean rigid = !p.get(EXTENSIBLE), omitted = p.get(LAMBDA) == Lambda.OMITTED;
        Phase stretch = p.get(PROJECTION) == Projection.TANGENT
                ? new StretchShear(h, section.ga(), section.ea(), rigid, quarter, p.get(ORDER), omitted)
                : new PublishedStretchShear(h, section.ga(), section.ea(), rigid, quarter, p.get(ORDER), omitted,
                        p.get(PROJECTION) == Projection.WORLD);
        var sweep = new ArrayList<Block>(List.of(stretch,
                new BendTwist(h, section.ei(), section.gj(), quarter, p.get(ORDER), omitted,
                        p.get(SIGN) == Sign.VECTOR, Joints.of(p))));
        if (p.get(SELF_CONTACT)) sweep.add(new SelfContact(p.get(THICKNESS), p.get(APART), p.get(CLOSED)));
        return sweep;
    }
}
