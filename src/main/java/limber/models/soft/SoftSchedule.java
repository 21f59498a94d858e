package limber.models.soft;

import static limber.models.soft.SoftParameters.*;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Block;
import limber.engine.Clock;
import limber.engine.Loop;
import limber.engine.Phase;
import limber.engine.Rounds;
import limber.engine.Schedule;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// The order of a soft body's frame: the clock, what was moved by hand, then substeps: the method, then collision.
final class SoftSchedule {
    private final Settings p;
    private final double h, damping;
    private final Vec gravity;
    private final boolean omitted;

    private SoftSchedule(Settings p) {
        this.p = p;
        h = CLOCK.step(p);
        damping = p.get(DAMPING);
        gravity = p.get(GRAVITY);
        omitted = p.get(LAMBDA) == Lambda.OMITTED;
    }

    static Schedule of(Settings p) {
        // a frame of no time has no substep, since velocities are divided by it
        boolean still = p.get(CLOCK.rule) == Clock.Rule.PER_FRAME && p.get(CLOCK.frameTime) == 0;
        return new Schedule(List.of(still ? Clock.fixed(0, 0) : CLOCK.phase(p), new Drive(p.get(PINS)),
                Clock.substeps(new SoftSchedule(p).substep())), SoftSkin.phases(!p.get(SHAPE).equals(BLOCK)));
    }

    private List<Block> substep() {
        return switch (p.get(METHOD)) {
            case SPRINGS_VOLUME -> positionBased(
                    new SpringsVolume.Edges(h, p.get(EDGE_COMPLIANCE), omitted),
                    new SpringsVolume.Volumes(h, p.get(VOLUME_COMPLIANCE), omitted));
            case NEO_HOOKEAN_XPBD -> {
                Material material = Material.of(p);
                yield positionBased(new NeoHookeanElements(h, material.mu(), material.kappa(), omitted));
            }
            case FEM -> colliding(forces(p), new Integrate(h, damping, gravity));
            case SHAPE_MATCHING -> colliding(new ShapeMatching.Centre(), new ShapeMatching.Covariance(),
                    new PolarDecomposition.Scale(), PolarDecomposition.loop(),
                    new PolarDecomposition.Rotation(p.get(LINEAR)),
                    new ShapeMatching.Match(h, damping, gravity, p.get(RIGIDITY)));
        };
    }

    private List<Block> positionBased(Block... constraints) {
        var blocks = new ArrayList<>(colliding(new PositionBased.Predict(h, damping, gravity),
                new Loop(Loop.SWEEP, Rounds.times(p.get(ITERATIONS)), constraints)));
        blocks.add(new PositionBased.Velocity(h));
        return blocks;
    }

    private List<Block> colliding(Block... method) {
        var blocks = new ArrayList<>(List.of(method));
        if (p.get(COLLIDE)) blocks.add(collision(p));
        return blocks;
    }

    static Collision collision(Settings p) {
        boolean speed = p.get(METHOD) == Method.FEM || p.get(METHOD) == Method.SHAPE_MATCHING;
        return new Collision(CLOCK.step(p), p.get(OBSTACLE), p.get(SPHERE_RADIUS), p.get(BOX_SIZE), p.get(FRICTION),
                speed);
    }

    /// The phase of the forces of the material.
    static Phase forces(Settings p) {
        Material material = Material.of(p);
        return material.law() == Law.NEO_HOOKEAN ? new NeoHookeanForces(material.mu(), material.kappa())
                : new StVenantKirchhoffForces(material.mu(), material.lambda());
    }
}
