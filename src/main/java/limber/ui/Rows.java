package limber.ui;

import javafx.collections.ObservableListBase;

/// The elements of a table in the order in which they stand: numbers from 0, made when they are looked at.
final class Rows extends ObservableListBase<Integer> {
    private int[] order;

    Rows(int size) {
        order = new int[size];
        for (int i = 0; i < size; i++) order[i] = i;
    }

    @Override
    public Integer get(int index) {
        return order[index];
    }

    @Override
    public int size() {
        return order.length;
    }

    /// The row in which an element stands; -1 for none.
    int row(int element) {
        for (int i = 0; i < order.length; i++) if (order[i] == element) return i;
        return -1;
    }

    /// @param next the same elements in another order
    void order(int[] next) {
        var to = new int[next.length];
        for (int i = 0; i < next.length; i++) to[next[i]] = i;
        var moved = new int[next.length];
        for (int i = 0; i < next.length; i++) moved[i] = to[order[i]];
        beginChange();
        order = next;
        nextPermutation(0, next.length, moved);
        endChange();
    }

    int[] elements() {
        return order.clone();
    }
}
