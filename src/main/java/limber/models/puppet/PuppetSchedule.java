package limber.models.puppet;

import static limber.models.puppet.PuppetParameters.*;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Block;
import limber.engine.Clock;
import limber.engine.Loop;
import limber.engine.Phase;
import limber.engine.Rounds;
import limber.engine.Schedule;
import limber.engine.settings.Settings;
import limber.math.exact.Exact;
import limber.mesh.SurfaceSkin;

/// The order of a puppet's frame: the clock, the handles, then one method.
final class PuppetSchedule {
    /// The length of a frame, s.
    static final double FRAME = 1.0 / 60;

    private PuppetSchedule() {}

    static Schedule of(Settings p, Rest rest) {
        var frame = new ArrayList<Block>(List.of(Clock.fixed(1, FRAME),
                new Drive(Rest.driven(p), p.get(SWAY), p.get(SWAY_PERIOD))));
        switch (p.get(METHOD)) {
            case LATTICE -> frame.addAll(lattice(p));
            case SKINNING -> frame.addAll(skinning(p, rest));
            case ARAP -> frame.addAll(arap(p));
        }
        return new Schedule(frame, SurfaceSkin.phases(PuppetChannels.VERTICES));
    }

    static List<Phase> lattice(Settings p) {
        int l = p.get(CELLS_X), m = p.get(CELLS_Y), n = p.get(CELLS_Z);
        boolean trilinear = p.get(BASIS) == Basis.TRILINEAR;
        return List.of(new Lattice.Rows(l, m, n, trilinear), new Lattice.Sum(l, m, n, trilinear));
    }

    private static List<Phase> skinning(Settings p, Rest rest) {
        double half = half(p, TWIST);
        return List.of(
                new Chain(rest.height() / p.get(BONES), Exact.sin(half), Exact.cos(half)),
                bind(p, rest.height()),
                p.get(BLEND) == Blending.LINEAR ? new Blend.Linear() : new Blend.Dual());
    }

    /// @param height of the mesh, m
    static Phase bind(Settings p, double height) {
        return new Bind(p.get(OVERLAP), Rest.LEVEL * height, p.get(BINDING) == Binding.RIGID);
    }

    private static List<Block> arap(Settings p) {
        double twist = Exact.toRadians(p.get(TWIST)), tilt = Exact.toRadians(p.get(TILT));
        var iteration = new ArrayList<Block>(List.of(new Rotations(), new Energy(false)));
        if (p.get(GLOBAL_SOLVE) == GlobalSolve.GAUSS_SEIDEL)
            iteration.add(new Loop(Loop.SWEEP, Rounds.times(p.get(SWEEPS)), new Relax()));
        else {
            iteration.add(new ConjugateGradients.Residual());
            iteration.add(ConjugateGradients.loop(p.get(TOLERANCE), p.get(SWEEPS), PuppetMeasures.ROUND));
        }
        iteration.add(new Energy(true));
        return List.of(
                new Hold(Exact.sin(twist), Exact.cos(twist), Exact.sin(tilt), Exact.cos(tilt)),
                new Loop("iteration", Rounds.times(p.get(ITERATIONS)), iteration, PuppetMeasures.ITERATION));
    }
}
