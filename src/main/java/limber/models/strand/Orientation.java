package limber.models.strand;

import limber.engine.settings.Vec;

/// A rotation as a unit quaternion, for all that is computed once or read; kernels work on flat arrays. The product
/// a.after(b) turns by b first.
record Orientation(double x, double y, double z, double w) {
    /// Half a turn about the first director: it turns d3 round.
    private static final Orientation OVER = new Orientation(1, 0, 0, 0);
    /// How near to opposite two directions have no shortest arc between them.
    private static final double OPPOSITE = -1 + 1e-12;

    static final Orientation IDENTITY = new Orientation(0, 0, 0, 1);

    static Orientation of(double[] xyzw, int element) {
        int i = 4 * element;
        return new Orientation(xyzw[i], xyzw[i + 1], xyzw[i + 2], xyzw[i + 3]);
    }

    void into(double[] xyzw, int element) {
        int i = 4 * element;
        xyzw[i] = x;
        xyzw[i + 1] = y;
        xyzw[i + 2] = z;
        xyzw[i + 3] = w;
    }

    /// The turn about the third axis, Z(a).
    static Orientation aboutThird(double degrees) {
        return new Orientation(0, 0, HalfAngle.sin(degrees), HalfAngle.cos(degrees));
    }

    /// this∘first.
    Orientation after(Orientation first) {
        return new Orientation(w * first.x + x * first.w + y * first.z - z * first.y,
                w * first.y - x * first.z + y * first.w + z * first.x,
                w * first.z + x * first.y - y * first.x + z * first.w,
                w * first.w - x * first.x - y * first.y - z * first.z);
    }

    Orientation conjugate() {
        return new Orientation(-x, -y, -z, w);
    }

    /// Of the two quaternions of this rotation the one with w ≥ 0.
    Orientation upper() {
        return w < 0 ? new Orientation(-x, -y, -z, -w) : this;
    }

    double dot(Orientation o) {
        return x * o.x + y * o.y + z * o.z + w * o.w;
    }

    private Orientation unit() {
        double size = Math.sqrt(dot(this));
        return new Orientation(x / size, y / size, z / size, w / size);
    }

    /// The first three numbers.
    Vec imaginary() {
        return new Vec(x, y, z);
    }

    Vec d1() {
        return new Vec(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y));
    }

    Vec d2() {
        return new Vec(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x));
    }

    Vec d3() {
        return new Vec(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y));
    }

    /// This orientation turned by the shortest arc from u to v, both unit.
    Orientation carried(Vec u, Vec v) {
        double cos = u.dot(v);
        if (cos < OPPOSITE) return after(OVER);
        Vec axis = u.cross(v);
        return new Orientation(axis.x(), axis.y(), axis.z(), 1 + cos).unit().after(this);
    }
}
