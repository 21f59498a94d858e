package limber.models.rod;

/// Functions for rotations as unit quaternions (x, y, z, w), one component at a time, so that kernels need no objects.
final class Turn {
    /// Squared length below which a vector has no direction.
    static final double NOTHING = 1e-24;

    private Turn() {}

    /// x of the vector v turned by q, v + 2w·(u × v) + 2·u × (u × v) with u = (qx, qy, qz). By −u it is turned back.
    static double x(double qx, double qy, double qz, double qw, double vx, double vy, double vz) {
        double cy = 2 * (qz * vx - qx * vz), cz = 2 * (qx * vy - qy * vx);
        return vx + qw * 2 * (qy * vz - qz * vy) + qy * cz - qz * cy;
    }

    static double y(double qx, double qy, double qz, double qw, double vx, double vy, double vz) {
        return x(qy, qz, qx, qw, vy, vz, vx);
    }

    static double z(double qx, double qy, double qz, double qw, double vx, double vy, double vz) {
        return x(qz, qx, qy, qw, vz, vx, vy);
    }

    /// x of the direction that (1,0,0) becomes when the shortest arc turns (0,1,0) onto the unit vector t.
    static double acrossX(double tx, double ty, double tz) {
        return ty > -1 ? 1 - tx * tx / (1 + ty) : -1;
    }

    static double acrossY(double tx, double ty, double tz) {
        return ty > -1 ? -tx : 0;
    }

    static double acrossZ(double tx, double ty, double tz) {
        return ty > -1 ? -tx * tz / (1 + ty) : 0;
    }

    /// Angle of a rotation, 0..π.
    static double angle(double[] q, int element) {
        double x = q[4 * element], y = q[4 * element + 1], z = q[4 * element + 2], w = q[4 * element + 3];
        return 2 * StrictMath.atan2(Math.sqrt(x * x + y * y + z * z), Math.abs(w));
    }
}
