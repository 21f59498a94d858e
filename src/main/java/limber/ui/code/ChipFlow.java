package limber.ui.code;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/// Chips beside each other, in as many rows as they need. Unlike in a `FlowPane`, one that is wider than all of it is
/// wrapped.
final class ChipFlow extends Pane {
    /// Between chips, px.
    static final double GAP = 10;
    /// Between rows, px.
    private static final double ROW_GAP = 1;

    @Override public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    /// The width, px, of all chips in one row.
    double inOneRow() {
        return getManagedChildren().stream().mapToDouble(chip -> chip.prefWidth(-1)).sum()
                + GAP * Math.max(0, getManagedChildren().size() - 1);
    }

    /// Its width, px, where nothing is wrapped.
    double widest() {
        return getManagedChildren().stream().mapToDouble(chip -> chip.prefWidth(-1)).max().orElse(0);
    }

    @Override protected double computePrefWidth(double height) {
        return inOneRow();
    }

    @Override protected double computePrefHeight(double width) {
        return arrange(width < 0 ? Double.MAX_VALUE : width, false);
    }

    @Override protected void layoutChildren() {
        arrange(getWidth(), true);
    }

    /// @param placed whether chips are moved to their places, too
    /// @return the height of all rows
    private double arrange(double width, boolean placed) {
        double x = 0, y = 0, high = 0;
        for (Node chip : getManagedChildren()) {
            double wide = Math.min(snapSizeX(chip.prefWidth(-1)), width), tall = chip.prefHeight(wide);
            if (x > 0 && x + wide > width) {
                x = 0;
                y += high + ROW_GAP;
                high = 0;
            }
            if (placed) chip.resizeRelocate(x, y, wide, tall);
            x += wide + GAP;
            high = Math.max(high, tall);
        }
        return y + high;
    }
}
