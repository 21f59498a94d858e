package limber.engine.settings;

/// A point or direction in the right-handed world with y up; metres unless a parameter says otherwise.
public record Vec(double x, double y, double z) {
    public static final Vec ZERO = new Vec(0, 0, 0);

    /// The triple at `element` of a flat xyz array.
    public static Vec of(double[] xyz, int element) {
        return new Vec(xyz[3 * element], xyz[3 * element + 1], xyz[3 * element + 2]);
    }

    public void into(double[] xyz, int element) {
        xyz[3 * element] = x;
        xyz[3 * element + 1] = y;
        xyz[3 * element + 2] = z;
    }

    public Vec plus(Vec v) {
        return new Vec(x + v.x, y + v.y, z + v.z);
    }

    public Vec minus(Vec v) {
        return new Vec(x - v.x, y - v.y, z - v.z);
    }

    public Vec times(double k) {
        return new Vec(x * k, y * k, z * k);
    }

    public double dot(Vec v) {
        return x * v.x + y * v.y + z * v.z;
    }

    public Vec cross(Vec v) {
        return new Vec(y * v.z - z * v.y, z * v.x - x * v.z, x * v.y - y * v.x);
    }

    public double length() {
        return Math.sqrt(dot(this));
    }

    public double distance(Vec v) {
        return minus(v).length();
    }
}
