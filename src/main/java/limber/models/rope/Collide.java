package limber.models.rope;

import static limber.models.rope.RopeChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Vec;
import limber.models.rope.RopeParameters.Obstacle;

/// The collision of free particles with the obstacle.
///
/// A particle inside is pushed out along the normal. Swept, the way from the
/// previous position is tested as well: a particle that began outside stops where
/// it first meets the surface, and its displacement along the normal is lost. In
/// both cases friction takes its share of the tangential displacement by moving the
/// previous position after the particle.
///
/// @param radius of the sphere, m
/// @param size edges of the box, m
/// @param swept whether the way is tested, not only its end
record Collide(Obstacle obstacle, double radius, Vec size, double friction,
        boolean swept) implements Phase {
    /// What begins nearer to the surface than this has no way to be tested, m.
    private static final double TOUCHING = 1e-9;

    @Override public String name() { return "collide"; }
    @Override public String of() { return "particle"; }
    @Override public boolean independent() { return !swept; }
    @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

    @Override public Formula formula() {
        String slide = "\\mu\\,(d - (d\\cdot n)\\,n)";
        Formula formula = swept
                ? Formula.of("p' = p_{\\mathrm{old}} + s\\,(p - p_{\\mathrm{old}})",
                        "d = p' - p_{\\mathrm{old}}",
                        "p_{\\mathrm{old}}' = p_{\\mathrm{old}} + "
                                + "(d\\cdot n)\\,n + " + slide)
                        .number("s", "share")
                : Formula.of("p' = p + g\\,n", "p_{\\mathrm{old}}' = "
                        + "p_{\\mathrm{old}} + " + slide)
                        .number("g", "depth", "m", "correction");
        return formula.vector("n", "n").number("\\mu", "mu")
                .vector("d", "d", "m", "velocity")
                .number("d\\cdot n", "along", "m");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] position = s.of(POSITION), previous = s.of(PREVIOUS),
                w = s.of(INVERSE_MASS), at = s.of(OBSTACLE_AT),
                tally = s.of(TALLY);
        double mu = friction;
        for (int i = from; i < to; i++) {
            if (w[i] == 0) continue;
            int j = 3 * i;
            double x = position[j] - at[0], y = position[j + 1] - at[1],
                    z = position[j + 2] - at[2];
            double ox = previous[j] - at[0], oy = previous[j + 1] - at[1],
                    oz = previous[j + 2] - at[2];
            double depth = depth(x, y, z);
            boolean outside = swept && depth(ox, oy, oz) < -TOUCHING;
            double share = outside ? share(ox, oy, oz, x - ox, y - oy, z - oz) : 1;
            if (outside ? share > 1 : depth <= 0) continue;
            int face = outside ? entered(ox, oy, oz, x - ox, y - oy, z - oz)
                    : nearest(x, y, z);
            if (outside) {
                if (depth <= 0) tally[MISSED] += 1;
                x = ox + share * (x - ox);
                y = oy + share * (y - oy);
                z = oz + share * (z - oz);
                for (int k = j; k < j + 3; k++)
                    position[k] = previous[k]
                            + share * (position[k] - previous[k]);
                if (obstacle == Obstacle.FLOOR) position[j + 1] = at[1];
            }
            double length = Math.sqrt(x * x + y * y + z * z);
            boolean round = obstacle == Obstacle.SPHERE && length > 1e-12;
            double nx = round ? x / length : face != 0 ? 0 : x < 0 ? -1 : 1,
                    ny = round ? y / length : face != 1 ? 0 : down(y) ? -1 : 1,
                    nz = round ? z / length : face != 2 ? 0 : z < 0 ? -1 : 1;
            if (!outside) {
                position[j] += depth * nx;
                position[j + 1] += depth * ny;
                position[j + 2] += depth * nz;
            } // gap stop
            double dx = position[j] - previous[j],
                    dy = position[j + 1] - previous[j + 1],
                    dz = position[j + 2] - previous[j + 2];
            double along = dx * nx + dy * ny + dz * nz,
                    stopped = outside ? along : 0;
            previous[j] += stopped * nx + mu * (dx - along * nx);
            previous[j + 1] += stopped * ny + mu * (dy - along * ny);
            previous[j + 2] += stopped * nz + mu * (dz - along * nz); // end of gap stop
        }
    }

    /// Whether the way from one point to another, both outside, leads through it.
    ///
    /// @param x,y,z the first, from the obstacle's place
    /// @param dx,dy,dz the way
    boolean pierced(double x, double y, double z, double dx, double dy,
            double dz) {
        return depth(x, y, z) < -TOUCHING && depth(x + dx, y + dy, z + dz) < 0
                && share(x, y, z, dx, dy, dz) <= 1;
    }

    /// Whether the nearest face looks down; only a box has one that does.
    private boolean down(double y) {
        return obstacle == Obstacle.BOX && y < 0;
    }

    /// How far a point is below the surface, m; negative outside.
    private double depth(double x, double y, double z) {
        return switch (obstacle) {
            case FLOOR -> -y;
            case SPHERE -> radius - Math.sqrt(x * x + y * y + z * z);
            case BOX -> Math.min(0.5 * size.x() - Math.abs(x), Math.min(
                    0.5 * size.y() - Math.abs(y), 0.5 * size.z() - Math.abs(z)));
        };
    }

    /// The axis of the nearest face of the box; up for floor and sphere.
    private int nearest(double x, double y, double z) {
        if (obstacle != Obstacle.BOX) return 1;
        double depth = depth(x, y, z);
        return depth == 0.5 * size.x() - Math.abs(x) ? 0
                : depth == 0.5 * size.y() - Math.abs(y) ? 1 : 2;
    }

    /// The share of the way d from o after which it meets the surface; above 1 if
    /// it does not.
    private double share(double ox, double oy, double oz, double dx, double dy,
            double dz) {
        return switch (obstacle) {
            case FLOOR -> oy + dy <= 0 ? oy / -dy : 2;
            case SPHERE -> {
                double dd = dx * dx + dy * dy + dz * dz,
                        od = ox * dx + oy * dy + oz * dz,
                        out = ox * ox + oy * oy + oz * oz - radius * radius,
                        root = od * od - dd * out;
                yield od < 0 && root >= 0 ? (-od - Math.sqrt(root)) / dd : 2;
            }
            case BOX -> {
                double enter = Math.max(enter(ox, dx, size.x()), Math.max(
                        enter(oy, dy, size.y()), enter(oz, dz, size.z())));
                double leave = Math.min(leave(ox, dx, size.x()), Math.min(
                        leave(oy, dy, size.y()), leave(oz, dz, size.z())));
                yield enter >= 0 && enter <= leave ? enter : 2;
            }
        };
    }

    /// The axis along which the box is entered last; up for floor and sphere.
    private int entered(double ox, double oy, double oz, double dx, double dy,
            double dz) {
        if (obstacle != Obstacle.BOX) return 1;
        double x = enter(ox, dx, size.x()), y = enter(oy, dy, size.y()),
                z = enter(oz, dz, size.z());
        return x >= y && x >= z ? 0 : y >= z ? 1 : 2;
    }

    /// The share of the way after which one coordinate is between the faces.
    private static double enter(double o, double d, double edge) {
        double half = 0.5 * edge;
        if (d == 0) return Math.abs(o) <= half ? Double.NEGATIVE_INFINITY
                : Double.POSITIVE_INFINITY;
        return ((d > 0 ? -half : half) - o) / d;
    }

    /// The share of the way after which it no longer is.
    private static double leave(double o, double d, double edge) {
        double half = 0.5 * edge;
        return d == 0 ? Double.POSITIVE_INFINITY : ((d > 0 ? half : -half) - o) / d;
    }
}
