package limber.mesh;

import java.util.Arrays;

/// A growing list of ints without boxing.
final class IntList {
    private int[] values = {};
    private int size;

    int size() {
        return size;
    }

    int get(int i) {
        return values[i];
    }

    void add(int v) {
        if (size == values.length) values = Arrays.copyOf(values, size + size / 2 + 16);
        values[size++] = v;
    }

    int[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
