package limber.models.soft;

import static limber.models.soft.SoftChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Vec;
import limber.models.soft.SoftParameters.Obstacle;

/// Contact with the obstacle: a free particle inside is put on its surface, and
/// friction moves its previous position after it.
///
/// @param radius of the sphere, m
/// @param size of the box, m
/// @param friction share of the sliding that a contact removes in a substep
/// @param speed whether its velocity is computed anew, where no later phase does so
record Collision(double h, Obstacle obstacle, double radius, Vec size,
        double friction, boolean speed) implements Phase {
    @Override public String name() { return "collide"; }
    @Override public String of() { return "particle"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

    @Override public Formula formula() {
        String[] push = {"x' = x + g\\,n", "d = x' - x_{\\mathrm{old}}",
            "x_{\\mathrm{old}}' = x_{\\mathrm{old}} + "
                    + "\\mu\\,(d - (d\\cdot n)\\,n)"};
        Formula formula = speed ? Formula.of(push[0], push[1], push[2],
                "v' = \\frac{x' - x_{\\mathrm{old}}'}{h}").number("h", "h", "s")
                : Formula.of(push);
        return formula.number("g", "depth", "m", "correction").vector("n", "n")
                .vector("d", "d", "m", "velocity").number("d\\cdot n", "along", "m")
                .number("\\mu", "friction");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] position = s.of(POSITION), previous = s.of(PREVIOUS),
                velocity = s.of(VELOCITY), w = s.of(INVERSE_MASS),
                at = s.of(OBSTACLE_AT);
        for (int i = from; i < to; i++) {
            if (w[i] == 0) continue;
            int j = 3 * i;
            double x = position[j] - at[0], y = position[j + 1] - at[1],
                    z = position[j + 2] - at[2];
            double depth = depth(x, y, z);
            if (!(depth > 0)) continue;
            int face = nearest(x, y, z);
            double length = Math.sqrt(x * x + y * y + z * z);
            boolean round = obstacle == Obstacle.SPHERE && length > 0;
            double nx = round ? x / length : face != 0 ? 0 : x < 0 ? -1 : 1,
                    ny = round ? y / length : face != 1 ? 0 : down(y) ? -1 : 1,
                    nz = round ? z / length : face != 2 ? 0 : z < 0 ? -1 : 1;
            position[j] += depth * nx;
            position[j + 1] += depth * ny;
            position[j + 2] += depth * nz;
            double dx = position[j] - previous[j],
                    dy = position[j + 1] - previous[j + 1],
                    dz = position[j + 2] - previous[j + 2];
            double along = dx * nx + dy * ny + dz * nz;
            previous[j] += friction * (dx - along * nx);
            previous[j + 1] += friction * (dy - along * ny);
            previous[j + 2] += friction * (dz - along * nz);
            if (!speed) continue;
            for (int k = j; k < j + 3; k++)
                velocity[k] = (position[k] - previous[k]) / h;
        }
    }

    /// Whether the nearest face looks down; only a box has one that does.
    private boolean down(double y) {
        return obstacle == Obstacle.BOX && y < 0;
    }

    /// How far a point is below the surface, m; negative outside.
    ///
    /// @param x,y,z from the obstacle's position
    double depth(double x, double y, double z) {
        return switch (obstacle) {
            case FLOOR -> -y;
            case SPHERE -> radius - Math.sqrt(x * x + y * y + z * z);
            case BOX -> Math.min(below(size.x(), x),
                    Math.min(below(size.y(), y), below(size.z(), z)));
        };
    }

    /// The least way through it, m.
    double thinnest() {
        return switch (obstacle) {
            case FLOOR -> Double.POSITIVE_INFINITY;
            case SPHERE -> 2 * radius;
            case BOX -> Math.min(size.x(), Math.min(size.y(), size.z()));
        };
    }

    private static double below(double edge, double at) {
        return 0.5 * edge - Math.abs(at);
    }

    /// The axis of the nearest face of the box, x before y before z on a tie; up
    /// for floor and sphere.
    private int nearest(double x, double y, double z) {
        if (obstacle != Obstacle.BOX) return 1;
        double depth = depth(x, y, z);
        return depth == below(size.x(), x) ? 0
                : depth == below(size.y(), y) ? 1 : 2;
    }
}
