package limber.models.rope;

import static limber.models.rope.RopeParameters.*;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Block;
import limber.engine.Clock;
import limber.engine.Loop;
import limber.engine.Rounds;
import limber.engine.Schedule;
import limber.engine.settings.Settings;

/// The order of a rope's frame: the clock and what moves the ends, then substeps of integration, sweeps over the sticks
/// and collision, then what follows the solver.
final class RopeSchedule {
    private RopeSchedule() {}

    static Schedule of(Settings p) {
        EndFollows follows = p.get(END_FOLLOWS);
        boolean late = p.get(DRIVE) == Drive.AFTER,
                rides = follows == EndFollows.LIFT || follows == EndFollows.TURNTABLE;
        var ride = new Driving.Ride(follows, p.get(END), p.get(LIFT_HEIGHT), p.get(RIDE_PERIOD), late);

        var solver = new ArrayList<Block>(List.of(CLOCK.phase(p)));
        if (p.get(PIPELINE)) solver.addAll(ProxyStart.phases(p));
        solver.add(new Driving.Reveal(1 / p.get(REVEAL), p.get(CLOCK.frameTime), p.get(PULL_SPEED)));
        solver.add(new Driving.Early(!late));
        if (rides && !late) solver.add(ride);
        solver.add(Clock.substeps(substep(p)));
        if (late) solver.add(new Driving.Late());
        if (rides && late) solver.add(ride);
        if (p.get(MESH_CACHE) == MeshCache.PUBLISHED) solver.add(new CachedMeshes());
        if (p.get(PIPELINE)) solver.addAll(GameLane.phases(p));
        return new Schedule(solver, RopeSkin.phases(p));
    }

    /// The blocks of one substep.
    static List<Block> substep(Settings p) {
        var substep = new ArrayList<Block>();
        if (p.get(END_FOLLOWS) == EndFollows.TARGET) substep.add(new Driving.Follow());
        substep.add(new Integrate(CLOCK.step(p), acceleration(p), p.get(DAMPING)));
        substep.add(new Loop(Loop.SWEEP, Rounds.times(p.get(ITERATIONS)), sweep(p)));
        if (p.get(COLLIDE)) substep.add(collide(p));
        return substep;
    }

    static Collide collide(Settings p) {
        return new Collide(p.get(OBSTACLE), p.get(SPHERE_RADIUS), p.get(BOX_SIZE), p.get(FRICTION),
                p.get(COLLISION) == Collision.SWEPT);
    }

    private static List<Block> sweep(Settings p) {
        boolean half = p.get(CORRECTION) == Correction.HALF;
        double closest = Distance.closest(p.get(COINCIDENT));
        var sweep = new ArrayList<Block>(p.get(SWEEP) == Sweep.JACOBI
                ? List.of(new Jacobi.Correct(half, closest), new Jacobi.Average())
                : List.of(new Distance(p.get(SWEEP), half, closest, 1)));
        if (p.get(BEND_CONSTRAINTS)) sweep.add(new Distance(Sweep.FORWARD, half, closest, 2));
        return sweep;
    }
}
