package limber.models.soft;

import static limber.models.soft.SoftChannels.*;
import static limber.models.soft.SoftParameters.*;

import java.util.Arrays;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.Matrix3;

/// Measures of the tets of a soft body, one value for each.
final class TetMeasures {
    private TetMeasures() {}

    private static double[] deformation(State s, int tet) {
        return Deformation.of(s.of(POSITION), s.ints(TET_CORNERS), s.of(REST_INVERSE), tet);
    }

    /// The ratio of its volume to that at rest, det F; negative where it is inside out.
    static double[] jacobian(State s) {
        var values = new double[s.of(REST_VOLUME).length];
        for (int t = 0; t < values.length; t++) values[t] = Matrix3.determinant(deformation(s, t));
        return values;
    }

    /// The norm of Green's strain, ‖½(FᵀF − I)‖.
    static double[] strain(State s) {
        var values = new double[s.of(REST_VOLUME).length];
        for (int t = 0; t < values.length; t++) values[t] = Matrix3.norm(Material.strain(deformation(s, t)));
        return values;
    }

    /// The norm of the stress P, Pa; 0 under methods without a material.
    ///
    /// From the forces on the corners: P = −(Σ f_k e_kᵀ)/V with e_k = X_k − X_0.
    static double[] stress(Settings p, State s) {
        var values = new double[s.of(REST_VOLUME).length];
        if (!elastic(p)) Arrays.fill(values, Double.NaN);
        if (!elastic(p)) return values;
        double[] forces = forces(p, s);
        int[] corners = s.ints(TET_CORNERS);
        for (int t = 0; t < values.length; t++) {
            Vec x0 = Vec.of(s.of(AT_REST), corners[4 * t]);
            var stress = new double[Matrix3.SIZE];
            for (int k = 1; k < 4; k++) {
                Vec f = Vec.of(forces, 4 * t + k), e = Vec.of(s.of(AT_REST), corners[4 * t + k]).minus(x0);
                Vec[] columns = {f.times(e.x()), f.times(e.y()), f.times(e.z())};
                for (int c = 0; c < 3; c++) {
                    stress[c] += columns[c].x();
                    stress[3 + c] += columns[c].y();
                    stress[6 + c] += columns[c].z();
                }
            }
            values[t] = Matrix3.norm(stress) / s.of(REST_VOLUME)[t];
        }
        return values;
    }

    /// The forces of each tet on its corners where the particles are now, as the solver computes them, N.
    private static double[] forces(Settings p, State s) {
        State copy = s.copy();
        Phase forces = SoftSchedule.forces(p);
        forces.run(copy, 0, 0, forces.size(copy));
        return copy.of(TET_FORCE);
    }

    /// The sum of these forces on each particle; NaN under other methods than fem.
    static double[] force(Settings p, State s) {
        var sum = new double[s.of(POSITION).length];
        if (p.get(METHOD) != Method.FEM) Arrays.fill(sum, Double.NaN);
        if (p.get(METHOD) != Method.FEM) return sum;
        double[] forces = forces(p, s);
        int[] corners = s.ints(TET_CORNERS);
        for (int c = 0; c < corners.length; c++)
            for (int axis = 0; axis < 3; axis++) sum[3 * corners[c] + axis] += forces[3 * c + axis];
        return sum;
    }

    /// The energy of all tets, J.
    static double energy(Settings p, State s) {
        Material material = Material.of(p);
        double sum = 0;
        for (int t = 0; t < s.of(REST_VOLUME).length; t++)
            sum += s.of(REST_VOLUME)[t] * material.energy(deformation(s, t));
        return sum;
    }

    /// The largest ‖F − R‖ of tets that have a rotation R.
    static double distortion(State s) {
        double most = 0;
        var r = new double[Matrix3.SIZE];
        for (int t = 0; t < s.of(REST_VOLUME).length; t++) {
            double[] f = deformation(s, t);
            if (!(Matrix3.determinant(f) > 0) || !Matrix3.polar(f, r)) continue;
            for (int i = 0; i < f.length; i++) f[i] -= r[i];
            most = Math.max(most, Matrix3.norm(f));
        }
        return most;
    }
}
