package limber.mesh;

import java.util.Arrays;

/// A growing list of doubles without boxing.
final class DoubleList {
    private double[] values;
    private int size;

    DoubleList(double... first) {
        values = first.clone();
        size = first.length;
    }

    int size() {
        return size;
    }

    double get(int i) {
        return values[i];
    }

    void add(double v) {
        if (size == values.length) values = Arrays.copyOf(values, size + size / 2 + 16);
        values[size++] = v;
    }

    /// The index of the pair among pairs.
    int addPair(double u, double v) {
        add(u);
        add(v);
        return size / 2 - 1;
    }

    /// Puts a number in the place of what is not finite.
    void replaceOthers(double by) {
        for (int i = 0; i < size; i++) if (!Double.isFinite(values[i])) values[i] = by;
    }

    double[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
