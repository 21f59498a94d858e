package limber.models.cloth;

import static limber.models.cloth.ClothChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Vec;
import limber.models.cloth.ClothParameters.Obstacle;

/// Contact with the obstacle, grown by the cloth's thickness: a free particle
/// inside is put on its surface; its velocity loses what goes inwards, and a share
/// of what slides.
///
/// @param radius of the sphere, m
/// @param size of the box, m
/// @param friction share of the sliding velocity that a contact removes
record Collision(Obstacle obstacle, double radius, Vec size, double thickness,
        double friction) implements Phase {
    @Override public String name() { return "collide"; }
    @Override public String of() { return "particle"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

    @Override public Formula formula() {
        return Formula.of("x' = x + d\\,n", "g = v\\cdot n",
                "v' = (1 - \\mu)\\,(v - g\\,n) + \\max(g, 0)\\,n")
                .number("d", "depth", "m", "correction").vector("n", "n")
                .number("g", "along", "m/s").number("\\mu", "friction")
                .vector("v", "v", "m/s", "velocity");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] position = s.of(POSITION), velocity = s.of(VELOCITY),
                w = s.of(INVERSE_MASS), at = s.of(OBSTACLE_AT);
        for (int i = from; i < to; i++) {
            if (w[i] == 0) continue;
            int j = 3 * i;
            double x = position[j] - at[0], y = position[j + 1] - at[1],
                    z = position[j + 2] - at[2];
            double depth = depth(x, y, z);
            if (!(depth > 0)) continue;
            int face = obstacle == Obstacle.BOX ? nearest(x, y, z) : 1;
            double length = Math.sqrt(x * x + y * y + z * z);
            boolean round = obstacle == Obstacle.SPHERE && length > 0;
            double nx = round ? x / length : face != 0 ? 0 : x < 0 ? -1 : 1,
                    ny = round ? y / length : face != 1 ? 0 : down(y) ? -1 : 1,
                    nz = round ? z / length : face != 2 ? 0 : z < 0 ? -1 : 1;
            position[j] += depth * nx;
            position[j + 1] += depth * ny;
            position[j + 2] += depth * nz;
            double vx = velocity[j], vy = velocity[j + 1], vz = velocity[j + 2];
            double along = vx * nx + vy * ny + vz * nz, out = Math.max(along, 0);
            velocity[j] = (1 - friction) * (vx - along * nx) + out * nx;
            velocity[j + 1] = (1 - friction) * (vy - along * ny) + out * ny;
            velocity[j + 2] = (1 - friction) * (vz - along * nz) + out * nz;
        }
    }

    /// Whether the nearest face looks down; only a box has one that does.
    private boolean down(double y) {
        return obstacle == Obstacle.BOX && y < 0;
    }

    /// How far a point is below the grown surface, m; negative outside.
    ///
    /// @param x,y,z from the obstacle's position
    double depth(double x, double y, double z) {
        return switch (obstacle) {
            case FLOOR -> thickness - y;
            case SPHERE -> radius + thickness - Math.sqrt(x * x + y * y + z * z);
            case BOX -> Math.min(below(size.x(), x),
                    Math.min(below(size.y(), y), below(size.z(), z)));
        };
    }

    /// The least way through it, grown, m.
    double thinnest() {
        double edge = Math.min(size.x(), Math.min(size.y(), size.z()));
        return switch (obstacle) {
            case FLOOR -> Double.POSITIVE_INFINITY;
            case SPHERE -> 2 * (radius + thickness);
            case BOX -> edge + 2 * thickness;
        };
    }

    private double below(double edge, double at) {
        return 0.5 * edge + thickness - Math.abs(at);
    }

    /// The axis of the nearest face of the box; x before y before z on a tie.
    private int nearest(double x, double y, double z) {
        double depth = depth(x, y, z);
        return depth == below(size.x(), x) ? 0
                : depth == below(size.y(), y) ? 1 : 2;
    }
}
