package limber.ui.controls;

import javafx.collections.ObservableListBase;

/// An observable list of row numbers, from 0, created on access.
public final class TableRows extends ObservableListBase<Integer> {
    private int[] order;

    public TableRows(int size) {
        order = new int[size];
        for (int i = 0; i < size; i++) order[i] = i;
    }

    @Override public Integer get(int index) {
        return order[index];
    }

    @Override public int size() {
        return order.length;
    }

    /// The row of an element; -1 for none.
    public int row(int element) {
        for (int i = 0; i < order.length; i++) if (order[i] == element) return i;
        return -1;
    }

    /// @param next the same elements in another order
    public void order(int[] next) {
        var to = new int[next.length];
        for (int i = 0; i < next.length; i++) to[next[i]] = i;
        var moved = new int[next.length];
        for (int i = 0; i < next.length; i++) moved[i] = to[order[i]];
        beginChange();
        order = next;
        nextPermutation(0, next.length, moved);
        endChange();
    }

    public int[] elements() {
        return order.clone();
    }
}
