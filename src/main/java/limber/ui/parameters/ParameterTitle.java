package limber.ui.parameters;

import javafx.scene.control.Label;
import javafx.scene.layout.Pane;

/// A title, with a second name beside it where all of it fits.
final class ParameterTitle extends Pane {
    private static final double GAP = 6;

    private final Label title, second;

    ParameterTitle(Label title, Label second) {
        this.title = title;
        this.second = second;
        getChildren().addAll(title, second);
    }

    @Override protected double computePrefWidth(double height) {
        return title.prefWidth(-1);
    }

    @Override protected double computeMinWidth(double height) {
        return title.prefWidth(-1);
    }

    @Override protected double computePrefHeight(double width) {
        return title.prefHeight(-1);
    }

    @Override protected void layoutChildren() {
        double first = title.prefWidth(-1), other = second.prefWidth(-1),
                line = title.getBaselineOffset() - second.getBaselineOffset();
        double top = 0.5 * (getHeight() - title.prefHeight(-1));
        title.resizeRelocate(0, top, first, title.prefHeight(-1));
        second.resizeRelocate(first + GAP, top + line, other, second.prefHeight(-1));
        second.setVisible(first + GAP + other <= getWidth());
    }
}
