package limber.log;

import java.util.Arrays;

/// A growing row of whole numbers.
final class IntList {
    private int[] numbers = new int[64];
    private int size;

    void add(int number) {
        if (size == numbers.length) numbers = Arrays.copyOf(numbers, size + (size >> 1));
        numbers[size++] = number;
    }

    int get(int i) {
        return numbers[i];
    }

    int size() {
        return size;
    }

    /// Frees what is left of its room.
    void trim() {
        numbers = Arrays.copyOf(numbers, size);
    }
}
