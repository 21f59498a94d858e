package limber.models.soft;

import static limber.models.soft.SoftChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Vec;

/// The explicit step of `fem`: a particle takes the forces of its tets, ascending,
/// first into its velocity, and then that into its position.
record Integrate(double h, double damping, Vec gravity) implements Phase {
    @Override public String name() { return "integrate"; }
    @Override public String of() { return "particle"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

    @Override public Formula formula() {
        return Formula.of("f = \\sum\\,f_k",
                "v' = (1 - d\\,h)\\,v + h\\,(g + w\\,f)",
                "x_{\\mathrm{old}} = x", "x' = x + h\\,v'")
                .vector("f", "f", "N", "force").number("d", "damping", "1/s")
                .number("h", "h", "s").vector("g", "gravity", "m/s²", "force")
                .number("w", "inverse", "1/kg")
                .vector("v'", "v", "m/s", "velocity");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] x = s.of(POSITION), velocity = s.of(VELOCITY),
                previous = s.of(PREVIOUS), w = s.of(INVERSE_MASS),
                forces = s.of(TET_FORCE);
        int[] first = s.ints(TETS_FROM), tets = s.ints(TETS_OF);
        double c = 1 - damping * h;
        for (int i = from; i < to; i++) {
            double inverse = w[i];
            if (inverse == 0) continue;
            double fx = 0, fy = 0, fz = 0;
            int end = first[i + 1];
            for (int k = first[i]; k < end; k++) {
                int at = 3 * tets[k];
                fx += forces[at];
                fy += forces[at + 1];
                fz += forces[at + 2];
            }
            int j = 3 * i;
            double vx = c * velocity[j] + h * (gravity.x() + inverse * fx),
                    vy = c * velocity[j + 1] + h * (gravity.y() + inverse * fy),
                    vz = c * velocity[j + 2] + h * (gravity.z() + inverse * fz);
            velocity[j] = vx;
            velocity[j + 1] = vy;
            velocity[j + 2] = vz;
            for (int k = j; k < j + 3; k++) previous[k] = x[k];
            x[j] += h * vx;
            x[j + 1] += h * vy;
            x[j + 2] += h * vz;
        }
    }
}
