package limber.ui.parameters;

import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;

/// A title, on several lines where it has no room on one, with a second name beside it where all of it fits.
final class ParameterTitle extends Pane {
    private static final double GAP = 6;
    /// The least width of a longer title, in letters.
    private static final double LEAST = 6;

    private final Label title, second;

    ParameterTitle(Label title, Label second) {
        this.title = title;
        this.second = second;
        title.setWrapText(true);
        getChildren().addAll(title, second);
    }

    @Override protected double computePrefWidth(double height) {
        return title.prefWidth(-1);
    }

    @Override protected double computeMinWidth(double height) {
        return Math.min(title.prefWidth(-1), LEAST * title.getFont().getSize());
    }

    @Override public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override protected double computePrefHeight(double width) {
        return title.prefHeight(width);
    }

    @Override protected void layoutChildren() {
        double whole = title.prefWidth(-1), first = Math.min(whole, getWidth()), high = title.prefHeight(first),
                other = second.prefWidth(-1);
        double top = 0.5 * (getHeight() - high);
        title.resizeRelocate(0, top, first, high);
        double line = title.getBaselineOffset() - second.getBaselineOffset();
        second.resizeRelocate(first + GAP, top + line, other, second.prefHeight(-1));
        second.setVisible(first + GAP + other <= getWidth());
    }
}
