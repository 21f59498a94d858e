package limber.models.puppet;

import static limber.models.puppet.PuppetChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.math.Horn;
import limber.math.Quaternion;
import limber.mesh.SurfaceSkin;

/// The local phase: for each vertex the rotation R that turns its spokes at rest
/// best onto those of now, and the spokes at rest turned by it.
///
/// ```
///       j   p_i − p_j at rest       S = Σ w (p_i − p_j)(x_i − x_j)ᵀ
///    j  |  j                        R maximises tr(R·S)
///     \ | /
///       i
/// ```
/// R is the eigenvector of a 4×4 matrix made from S, as a quaternion: never a
/// reflection. Where two rotations are as good as each other, as for spokes in a
/// line, R stays what it was. Source: O. Sorkine and M. Alexa, As-rigid-as-possible
/// surface modeling, 2007; [Horn].
record Rotations() implements Phase {
    @Override public String name() { return "rotations"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(ROTATIONS).length / 4; }

    @Override public Formula formula() {
        return Formula.of("S = \\sum_j\\,w\\,(p_i - p_j)\\,(x_i - x_j)^T",
                "R = \\arg\\max\\;\\mathrm{tr}(R\\,S)", "t_{ij} = R\\,(p_i - p_j)")
                .matrix("S", "s", "m²", "").vector("R", "q")
                .vector("t_{ij}", "turn", "m", "position");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] x = s.of(VERTICES), p = s.of(SurfaceSkin.REST),
                weight = s.of(EDGE_WEIGHT), rotations = s.of(ROTATIONS),
                turned = s.of(TURNED), work = s.workspace();
        int[] spokes = s.ints(SPOKES_FROM), ends = s.ints(SPOKE_TO);
        for (int i = from; i < to; i++) {
            int a = 3 * i, first = spokes[i], end = spokes[i + 1];
            double sxx = 0, sxy = 0, sxz = 0, syx = 0, syy = 0, syz = 0, szx = 0,
                    szy = 0, szz = 0;
            for (int k = first; k < end; k++) {
                int j = 3 * ends[k];
                double w = weight[k];
                double ex = w * (p[a] - p[j]), ey = w * (p[a + 1] - p[j + 1]),
                        ez = w * (p[a + 2] - p[j + 2]);
                double dx = x[a] - x[j], dy = x[a + 1] - x[j + 1],
                        dz = x[a + 2] - x[j + 2];
                sxx += ex * dx;
                sxy += ex * dy;
                sxz += ex * dz;
                syx += ey * dx;
                syy += ey * dy;
                syz += ey * dz;
                szx += ez * dx;
                szy += ez * dy;
                szz += ez * dz;
            }
            if (Horn.fit(work, sxx, sxy, sxz, syx, syy, syz, szx, szy, szz))
                for (int k = 0; k < 4; k++) rotations[4 * i + k] = work[k];
            double qx = rotations[4 * i], qy = rotations[4 * i + 1],
                    qz = rotations[4 * i + 2], qw = rotations[4 * i + 3];
            for (int k = first; k < end; k++) {
                int j = 3 * ends[k];
                double vx = p[a] - p[j], vy = p[a + 1] - p[j + 1],
                        vz = p[a + 2] - p[j + 2];
                double turnx = Quaternion.x(qx, qy, qz, qw, vx, vy, vz),
                        turny = Quaternion.y(qx, qy, qz, qw, vx, vy, vz),
                        turnz = Quaternion.z(qx, qy, qz, qw, vx, vy, vz);
                turned[3 * k] = turnx;
                turned[3 * k + 1] = turny;
                turned[3 * k + 2] = turnz;
            }
        }
    }
}
