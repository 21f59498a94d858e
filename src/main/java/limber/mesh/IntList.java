package limber.mesh;

import java.util.Arrays;

/// A growing list of ints without boxing.
public final class IntList {
    private int[] values = {};
    private int size;

    public int size() {
        return size;
    }

    public int get(int i) {
        return values[i];
    }

    public void add(int v) {
        if (size == values.length) values = Arrays.copyOf(values, size + size / 2 + 16);
        values[size++] = v;
    }

    public int[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
