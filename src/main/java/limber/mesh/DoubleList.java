package limber.mesh;

import java.util.Arrays;

/// A growing list of doubles without boxing.
public final class DoubleList {
    private double[] values;
    private int size;

    public DoubleList(double... first) {
        values = first.clone();
        size = first.length;
    }

    public int size() {
        return size;
    }

    public double get(int i) {
        return values[i];
    }

    public void add(double v) {
        if (size == values.length) values = Arrays.copyOf(values, size + size / 2 + 16);
        values[size++] = v;
    }

    /// The index of the pair among pairs.
    public int addPair(double u, double v) {
        add(u);
        add(v);
        return size / 2 - 1;
    }

    /// Puts a number in the place of what is not finite.
    public void replaceOthers(double by) {
        for (int i = 0; i < size; i++) if (!Double.isFinite(values[i])) values[i] = by;
    }

    public double[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
