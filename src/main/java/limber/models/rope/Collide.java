package limber.models.rope;

import static limber.models.rope.RopeChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.Vec;
import limber.models.rope.RopeParameters.Obstacle;

/// The collision of free particles with the obstacle: a particle inside is pushed
/// out along the normal; friction takes its share of the tangential displacement by
/// moving the previous position after the particle.
///
/// @param radius of the sphere, m
/// @param size edges of the box, m
record Collide(Obstacle obstacle, double radius, Vec size, double friction)
        implements Phase {
    @Override public String name() { return "collide"; }
    @Override public String of() { return "particle"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

    @Override public Formula formula() {
        return Formula.of("p' = p + g\\,n", "p_{\\mathrm{old}}' = "
                + "p_{\\mathrm{old}} + \\mu\\,(d - (d\\cdot n)\\,n)")
                .number("g", "depth", "m", "correction").vector("n", "n")
                .number("\\mu", "mu")
                .vector("d", "d", "m", "velocity")
                .number("d\\cdot n", "along", "m");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] position = s.of(POSITION), previous = s.of(PREVIOUS),
                w = s.of(INVERSE_MASS), at = s.of(OBSTACLE_AT);
        double mu = friction;
        for (int i = from; i < to; i++) {
            if (w[i] == 0) continue;
            int j = 3 * i;
            double x = position[j] - at[0], y = position[j + 1] - at[1],
                    z = position[j + 2] - at[2];
            double nx = 0, ny = 1, nz = 0, depth = 0;
            switch (obstacle) {
                case FLOOR -> depth = -y;
                case SPHERE -> {
                    double length = Math.sqrt(x * x + y * y + z * z);
                    depth = radius - length;
                    if (length > 1e-12) {
                        nx = x / length;
                        ny = y / length;
                        nz = z / length;
                    }
                }
                case BOX -> {
                    double gapx = 0.5 * size.x() - Math.abs(x),
                            gapy = 0.5 * size.y() - Math.abs(y),
                            gapz = 0.5 * size.z() - Math.abs(z);
                    // out by the nearest face
                    depth = Math.min(gapx, Math.min(gapy, gapz));
                    nx = depth == gapx ? x < 0 ? -1 : 1 : 0;
                    ny = nx == 0 && depth == gapy ? y < 0 ? -1 : 1 : 0;
                    nz = nx == 0 && ny == 0 ? z < 0 ? -1 : 1 : 0;
                }
            }
            if (depth <= 0) continue;
            position[j] += depth * nx;
            position[j + 1] += depth * ny;
            position[j + 2] += depth * nz;
            double dx = position[j] - previous[j],
                    dy = position[j + 1] - previous[j + 1],
                    dz = position[j + 2] - previous[j + 2];
            double along = dx * nx + dy * ny + dz * nz;
            previous[j] += mu * (dx - along * nx);
            previous[j + 1] += mu * (dy - along * ny);
            previous[j + 2] += mu * (dz - along * nz);
        }
    }
}
