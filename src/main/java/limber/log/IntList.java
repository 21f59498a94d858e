package limber.log;

import java.util.Arrays;

/// A growing row of whole numbers.
final class IntList {
    private int[] numbers = new int[64];
    private int size;

    IntList() {}

    private IntList(int[] numbers, int size) {
        this.numbers = numbers;
        this.size = size;
    }

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

    /// The first of them, as they are now: what is added here later is not in it.
    IntList view(int first) {
        return new IntList(numbers, first);
    }

    IntList view() {
        return view(size);
    }

    /// Frees what is left of its room.
    void trim() {
        numbers = Arrays.copyOf(numbers, size);
    }
}
