package limber.math;

import limber.math.exact.Exact;

/// Functions for rotations as unit quaternions (x, y, z, w), one component at a time, so that kernels need no objects.
/// The product q·r turns by r first.
public final class Quaternion {
    /// Squared length below which a vector has no direction.
    public static final double NOTHING = 1e-24;

    private Quaternion() {}

    /// x of the vector v turned by q, v + 2w·(u × v) + 2·u × (u × v) with u = (qx, qy, qz). By −u it is turned back.
    public static double x(double qx, double qy, double qz, double qw, double vx, double vy, double vz) {
        double cy = 2 * (qz * vx - qx * vz), cz = 2 * (qx * vy - qy * vx);
        return vx + qw * 2 * (qy * vz - qz * vy) + qy * cz - qz * cy;
    }

    public static double y(double qx, double qy, double qz, double qw, double vx, double vy, double vz) {
        return x(qy, qz, qx, qw, vy, vz, vx);
    }

    public static double z(double qx, double qy, double qz, double qw, double vx, double vy, double vz) {
        return x(qz, qx, qy, qw, vz, vx, vy);
    }

    /// x of the product q·r.
    public static double timesX(double qx, double qy, double qz, double qw, double rx, double ry, double rz,
            double rw) {
        return qw * rx + qx * rw + qy * rz - qz * ry;
    }

    public static double timesY(double qx, double qy, double qz, double qw, double rx, double ry, double rz,
            double rw) {
        return qw * ry - qx * rz + qy * rw + qz * rx;
    }

    public static double timesZ(double qx, double qy, double qz, double qw, double rx, double ry, double rz,
            double rw) {
        return qw * rz + qx * ry - qy * rx + qz * rw;
    }

    public static double timesW(double qx, double qy, double qz, double qw, double rx, double ry, double rz,
            double rw) {
        return qw * rw - qx * rx - qy * ry - qz * rz;
    }

    /// x of the shortest arc from (0,1,0) to the unit vector t; its y is 0. Straight down every axis is as short: about
    /// −z, over +x.
    public static double arcX(double tx, double ty, double tz) {
        return down(tx, ty, tz) ? 0 : tz / arcSize(tx, ty, tz);
    }

    public static double arcZ(double tx, double ty, double tz) {
        return down(tx, ty, tz) ? -1 : -tx / arcSize(tx, ty, tz);
    }

    public static double arcW(double tx, double ty, double tz) {
        return down(tx, ty, tz) ? 0 : oneMore(tx, ty, tz) / arcSize(tx, ty, tz);
    }

    private static boolean down(double tx, double ty, double tz) {
        return ty < 0 && tx * tx + tz * tz < NOTHING;
    }

    /// 1 + ty, without cancelling where ty is near −1.
    private static double oneMore(double tx, double ty, double tz) {
        return ty < 0 ? (tx * tx + tz * tz) / (1 - ty) : 1 + ty;
    }

    private static double arcSize(double tx, double ty, double tz) {
        double w = oneMore(tx, ty, tz);
        return Math.sqrt(tx * tx + tz * tz + w * w);
    }

    /// x of the direction that (1,0,0) becomes when the shortest arc turns (0,1,0) onto the unit vector t.
    public static double acrossX(double tx, double ty, double tz) {
        return ty > -1 ? 1 - tx * tx / (1 + ty) : -1;
    }

    public static double acrossY(double tx, double ty, double tz) {
        return ty > -1 ? -tx : 0;
    }

    public static double acrossZ(double tx, double ty, double tz) {
        return ty > -1 ? -tx * tz / (1 + ty) : 0;
    }

    /// Angle of a rotation, 0..π.
    public static double angle(double[] q, int element) {
        double x = q[4 * element], y = q[4 * element + 1], z = q[4 * element + 2], w = q[4 * element + 3];
        return 2 * Exact.atan2(Math.sqrt(x * x + y * y + z * z), Math.abs(w));
    }
}
