package limber.mesh.file;

import de.javagl.jgltf.impl.v2.Node;
import java.util.Objects;

/// A placement of a part of a glTF file: a matrix of three rows and four columns, row by row.
record Placement(double[] m) {
    static final Placement NONE = new Placement(new double[]{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0});

    /// That of a node: its matrix, or its scale, then its rotation, then its translation.
    static Placement of(Node node) {
        float[] given = node.getMatrix();
        if (given != null) {
            var m = new double[12];
            for (int row = 0; row < 3; row++)
                for (int column = 0; column < 4; column++) m[4 * row + column] = given[4 * column + row];
            return new Placement(m);
        }
        float[] t = Objects.requireNonNullElse(node.getTranslation(), new float[3]),
                q = Objects.requireNonNullElse(node.getRotation(), new float[]{0, 0, 0, 1}),
                s = Objects.requireNonNullElse(node.getScale(), new float[]{1, 1, 1});
        double x = q[0], y = q[1], z = q[2], w = q[3];
        return new Placement(new double[]{
            (1 - 2 * (y * y + z * z)) * s[0], 2 * (x * y - z * w) * s[1], 2 * (x * z + y * w) * s[2], t[0],
            2 * (x * y + z * w) * s[0], (1 - 2 * (x * x + z * z)) * s[1], 2 * (y * z - x * w) * s[2], t[1],
            2 * (x * z - y * w) * s[0], 2 * (y * z + x * w) * s[1], (1 - 2 * (x * x + y * y)) * s[2], t[2]});
    }

    /// This one after another one.
    Placement times(Placement o) {
        var product = new double[12];
        for (int row = 0; row < 3; row++)
            for (int column = 0; column < 4; column++) {
                double sum = column == 3 ? m[4 * row + 3] : 0;
                for (int k = 0; k < 3; k++) sum += m[4 * row + k] * o.m[4 * k + column];
                product[4 * row + column] = sum;
            }
        return new Placement(product);
    }

    /// A coordinate of a placed point.
    double of(int row, double x, double y, double z) {
        return m[4 * row] * x + m[4 * row + 1] * y + m[4 * row + 2] * z + m[4 * row + 3];
    }

    /// Whether it turns outside in, as a mirror does.
    boolean mirrors() {
        return m[0] * (m[5] * m[10] - m[6] * m[9]) - m[1] * (m[4] * m[10] - m[6] * m[8])
                + m[2] * (m[4] * m[9] - m[5] * m[8]) < 0;
    }
}
