package limber.models.cloth;

import static limber.models.cloth.ClothParameters.*;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Block;
import limber.engine.Clock;
import limber.engine.Loop;
import limber.engine.Phase;
import limber.engine.Rounds;
import limber.engine.Schedule;
import limber.engine.settings.Settings;

/// The order of a cloth's frame: the clock, what was moved by hand, then substeps: air, the method, collision.
final class ClothSchedule {
    private final Settings p;
    private final double h;
    private final Forces.Stiffness stiffness;

    private ClothSchedule(Settings p) {
        this.p = p;
        h = CLOCK.step(p);
        stiffness = new Forces.Stiffness(p.get(STIFFNESS), p.get(SHEAR_STIFFNESS), p.get(BEND_STIFFNESS));
    }

    static Schedule of(Settings p) {
        // a frame of no time has no substep, since velocities are divided by it
        boolean still = p.get(CLOCK.rule) == Clock.Rule.PER_FRAME && p.get(CLOCK.frameTime) == 0;
        return new Schedule(List.of(still ? Clock.fixed(0, 0) : CLOCK.phase(p), new Drive(),
                Clock.substeps(new ClothSchedule(p).substep())), ClothSkin.phases(p));
    }

    private List<Block> substep() {
        var substep = new ArrayList<Block>();
        substep.add(new Forces.Begin(h, p.get(DAMPING), 1 + p.get(METHOD).ordinal()));
        wind(substep, false);
        switch (p.get(METHOD)) {
            case SPRINGS -> springs(substep);
            case XPBD -> xpbd(substep);
            case VBD -> vbd(substep);
        }
        if (p.get(COLLIDE)) substep.add(collision(p));
        return substep;
    }

    private void wind(List<Block> substep, boolean again) {
        if (p.get(DRAG) > 0 && p.get(ROWS) > 0)
            substep.add(new Forces.Wind(p.get(WIND), p.get(DRAG), again));
    }

    private void springs(List<Block> substep) {
        double damping = p.get(SPRING_DAMPING);
        if (p.get(INTEGRATOR) == Integrator.IMPLICIT) {
            substep.addAll(List.of(
                    new LinearSystem.Springs(h, stiffness, damping, p.get(CLAMP_COMPRESSED)),
                    new LinearSystem.RightSide(h, p.get(GRAVITY)),
                    ConjugateGradients.loop(h, stiffness, damping, p.get(TOLERANCE), p.get(CG_ITERATIONS),
                            ClothMeasures.ROUND),
                    new ConjugateGradients.Move(h)));
            return;
        }
        substep.add(new Forces.Springs(stiffness, damping, false));
        if (p.get(INTEGRATOR) != Integrator.VELOCITY_VERLET) {
            substep.add(new Stepping.Step(h, p.get(GRAVITY), p.get(INTEGRATOR) == Integrator.SYMPLECTIC));
            return;
        }
        substep.add(new Stepping.KickDrift(h, p.get(GRAVITY)));
        wind(substep, true);
        substep.add(new Forces.Springs(stiffness, damping, true));
        substep.add(new Stepping.Kick(h, p.get(GRAVITY)));
    }

    private void xpbd(List<Block> substep) {
        var compliance = new Forces.Stiffness(p.get(COMPLIANCE), p.get(SHEAR_COMPLIANCE), p.get(BEND_COMPLIANCE));
        substep.add(new PositionBased.Predict(h, p.get(GRAVITY)));
        substep.add(new PositionBased.Reset());
        substep.add(sweeps(new PositionBased.Distance(h, compliance, p.get(SPRING_DAMPING), batched(),
                p.get(LAMBDA) == Lambda.OMITTED), ClothGrid.BATCHES));
        substep.add(new Stepping.Velocity(h));
    }

    private void vbd(List<Block> substep) {
        substep.add(new BlockDescent.Inertia(h, p.get(GRAVITY), p.get(GUESS)));
        substep.add(sweeps(new BlockDescent.Descend(h, stiffness, p.get(SPRING_DAMPING), batched()),
                ClothGrid.particleBatches(p)));
        substep.add(new Stepping.Velocity(h));
    }

    private boolean batched() {
        return p.get(ORDER) == Order.COLOURED;
    }

    private Loop sweeps(Phase phase, int batches) {
        Block body = batched() ? new Loop("batch", Rounds.times(batches), phase) : phase;
        return new Loop(Loop.SWEEP, Rounds.times(p.get(ITERATIONS)), List.of(body), ClothMeasures.SWEEP);
    }

    static Collision collision(Settings p) {
        return new Collision(p.get(OBSTACLE), p.get(SPHERE_RADIUS), p.get(BOX_SIZE), p.get(THICKNESS),
                p.get(FRICTION));
    }
}
