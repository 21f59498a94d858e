package limber.mesh.file;

import java.util.Arrays;
import limber.engine.text.BadInput;
import limber.mesh.DoubleList;

/// A list of vertices in which every place stands once. Formats that repeat a vertex for each triangle, or at each seam
/// of a texture, become whole surfaces by it. Places are equal if their numbers are.
final class Welding {
    private static final int EMPTY = -1, FIRST = 1 << 10;

    private final String file;
    private final DoubleList xyz = new DoubleList();
    /// Vertices by hash, with open addressing; never more than half full.
    private int[] table = emptied(FIRST);

    /// @param file its name in complaints
    Welding(String file) {
        this.file = file;
    }

    private static int[] emptied(int size) {
        var table = new int[size];
        Arrays.fill(table, EMPTY);
        return table;
    }

    /// The vertex at a place, a new one if there is none yet. One without a place, or too far away, is always new: a
    /// face that uses it is refused later.
    ///
    /// @throws BadInput if there are too many
    int vertex(double x, double y, double z) {
        double a = x + 0.0, b = y + 0.0, c = z + 0.0; // −0 becomes 0
        if (!placed(a, b, c)) return added(a, b, c);
        int slot = slot(a, b, c);
        if (table[slot] != EMPTY) return table[slot];
        int index = added(a, b, c);
        table[slot] = index;
        if (2 * (index + 1) > table.length) grow();
        return index;
    }

    private static boolean placed(double x, double y, double z) {
        return Math.abs(x) <= MeshLimits.COORDINATE && Math.abs(y) <= MeshLimits.COORDINATE
                && Math.abs(z) <= MeshLimits.COORDINATE;
    }

    private int added(double x, double y, double z) {
        int index = xyz.size() / 3;
        if (index == MeshLimits.VERTICES)
            throw new BadInput(file + ": has more than " + MeshLimits.VERTICES + " vertices; fewer would be right");
        xyz.add(x);
        xyz.add(y);
        xyz.add(z);
        return index;
    }

    private int slot(double x, double y, double z) {
        long bits = Double.doubleToRawLongBits(x) * 0x9E3779B97F4A7C15L
                ^ Double.doubleToRawLongBits(y) * 0xC2B2AE3D27D4EB4FL
                ^ Double.doubleToRawLongBits(z) * 0x165667B19E3779F9L;
        int slot = (int) (bits >>> 32 ^ bits >>> 15) & table.length - 1;
        while (table[slot] != EMPTY && !at(table[slot], x, y, z)) slot = slot + 1 & table.length - 1;
        return slot;
    }

    private boolean at(int i, double x, double y, double z) {
        return xyz.get(3 * i) == x && xyz.get(3 * i + 1) == y && xyz.get(3 * i + 2) == z;
    }

    private void grow() {
        table = emptied(2 * table.length);
        for (int i = 0; i < xyz.size() / 3; i++) {
            double x = xyz.get(3 * i), y = xyz.get(3 * i + 1), z = xyz.get(3 * i + 2);
            if (placed(x, y, z)) table[slot(x, y, z)] = i;
        }
    }

    /// How many vertices there are.
    int size() {
        return xyz.size() / 3;
    }

    /// The places of all vertices, triples.
    double[] toArray() {
        return xyz.toArray();
    }
}
