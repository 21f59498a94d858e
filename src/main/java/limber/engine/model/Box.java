package limber.engine.model;

/// The box around places, with edges along the axes.
///
/// @param x,y,z the lengths of its edges, m; 0 where there are no places
public record Box(double x, double y, double z) {
    /// @param xyz triples, m
    public static Box around(double[] xyz) {
        return new Box(side(xyz, 0), side(xyz, 1), side(xyz, 2));
    }

    private static double side(double[] xyz, int axis) {
        double least = Double.POSITIVE_INFINITY, most = Double.NEGATIVE_INFINITY;
        for (int i = axis; i < xyz.length; i += 3) {
            least = Math.min(least, xyz[i]);
            most = Math.max(most, xyz[i]);
        }
        return Math.max(0, most - least);
    }

    public double diagonal() {
        return Math.sqrt(x * x + y * y + z * z);
    }

    public double longestSide() {
        return Math.max(x, Math.max(y, z));
    }
}
