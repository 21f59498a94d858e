package limber.ui.prose;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

/// A table whose cells wrap. Columns that do not fit beside each other move into bands below, so that nothing scrolls
/// sideways.
final class WrappingTable extends Region {
    /// Columns that stand beside each other.
    ///
    /// @param widths of each, px
    private record Band(int first, double[] widths) {}

    private final List<List<Node>> rows;
    private final int columns;
    private final Heights heights = new Heights();
    /// The preferred width of each column, and the width of its longest word; px.
    private double[] own, least;

    /// @param rows as many cells in each
    WrappingTable(List<List<Node>> rows) {
        this.rows = rows;
        columns = rows.getFirst().size();
        getStyleClass().add("prose-table");
        rows.forEach(getChildren()::addAll);
    }

    @Override public void requestLayout() {
        if (heights != null) heights.forget(); // called while the superclass is still being constructed
        own = null;
        super.requestLayout();
    }

    @Override public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private void measure() {
        if (own != null) return;
        own = new double[columns];
        least = new double[columns];
        for (List<Node> row : rows)
            for (int c = 0; c < columns; c++) {
                Region cell = (Region) row.get(c);
                own[c] = Math.max(own[c], snapSizeX(cell.prefWidth(-1)));
                least[c] = Math.max(least[c], Math.min(own[c],
                        snapSizeX(longest(cell) + cell.snappedLeftInset() + cell.snappedRightInset())));
            }
    }

    /// The width of the longest unbreakable part; Chinese breaks after each character.
    private static double longest(Node piece) {
        return switch (piece) {
            case Text text -> {
                var word = new Text(Arrays.stream(text.getText().split("\\s+|(?<=\\p{IsHan})"))
                        .max(Comparator.comparingInt(String::length)).orElse(""));
                word.setFont(text.getFont());
                yield word.getLayoutBounds().getWidth();
            }
            case Label label -> label.prefWidth(-1);
            case Parent parent ->
                    parent.getChildrenUnmodifiable().stream().mapToDouble(WrappingTable::longest).max().orElse(0);
            default -> 0;
        };
    }

    private List<Band> bands(double width) {
        measure();
        var bands = new ArrayList<Band>();
        for (int first = 0, end; first < columns; first = end) {
            double room = width - least[first];
            for (end = first + 1; end < columns && room >= least[end]; end++) room -= least[end];
            bands.add(new Band(first,
                    shares(Arrays.copyOfRange(own, first, end), Arrays.copyOfRange(least, first, end), width)));
        }
        return bands;
    }

    /// Widths of the columns. Each gets what it needs; of the rest, columns that want little get it all, and the others
    /// share equally.
    static double[] shares(double[] wanted, double[] needed, double width) {
        double[] more = new double[wanted.length];
        Arrays.setAll(more, i -> wanted[i] - needed[i]);
        double[] sorted = more.clone();
        Arrays.sort(sorted);
        double left = width - Arrays.stream(needed).sum(), most = Double.MAX_VALUE;
        for (int i = 0; i < sorted.length && most == Double.MAX_VALUE; i++) {
            if (sorted[i] > left / (sorted.length - i)) most = left / (sorted.length - i);
            else left -= sorted[i];
        }
        double[] shares = new double[wanted.length];
        for (int i = 0; i < shares.length; i++) shares[i] = Math.min(width, needed[i] + Math.min(more[i], most));
        return shares;
    }

    private double inner(double width) {
        return width - snappedLeftInset() - snappedRightInset();
    }

    @Override protected double computePrefWidth(double height) {
        measure();
        return snappedLeftInset() + snappedRightInset() + Arrays.stream(own).sum();
    }

    @Override protected double computeMinWidth(double height) {
        return 0;
    }

    @Override protected double computePrefHeight(double width) {
        return heights.at(width, w -> bands(inner(w < 0 ? prefWidth(-1) : w)).stream().mapToDouble(this::height).sum()
                + snappedTopInset() + snappedBottomInset());
    }

    @Override protected double computeMinHeight(double width) {
        return prefHeight(width);
    }

    private double height(Band band) {
        return rows.stream().mapToDouble(row -> height(row, band)).sum();
    }

    private double height(List<Node> row, Band band) {
        double most = 0;
        for (int c = 0; c < band.widths().length; c++)
            most = Math.max(most, row.get(band.first() + c).prefHeight(band.widths()[c]));
        return snapSizeY(most);
    }

    @Override protected void layoutChildren() {
        double y = snappedTopInset();
        for (Band band : bands(inner(getWidth())))
            for (List<Node> row : rows) {
                double height = height(row, band), x = snappedLeftInset();
                for (int c = 0; c < band.widths().length; c++) {
                    row.get(band.first() + c).resizeRelocate(x, y, band.widths()[c], height);
                    x += band.widths()[c];
                }
                y += height;
            }
    }
}
