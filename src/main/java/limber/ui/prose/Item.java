package limber.ui.prose;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// An item of a list: its bullet or number, with its content beside it.
final class Item extends Region {
    private final Label marker;
    private final Node body;

    Item(String mark, Node body) {
        marker = new Label(mark);
        marker.getStyleClass().add("prose-marker");
        this.body = body;
        getChildren().addAll(marker, body);
    }

    private double left() {
        return snapSizeX(marker.prefWidth(-1));
    }

    @Override public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override protected double computePrefWidth(double height) {
        return left() + body.prefWidth(-1);
    }

    @Override protected double computeMinWidth(double height) {
        return 0;
    }

    @Override protected double computePrefHeight(double width) {
        return Math.max(marker.prefHeight(-1), body.prefHeight(width < 0 ? -1 : Math.max(1, width - left())));
    }

    @Override protected double computeMinHeight(double width) {
        return prefHeight(width);
    }

    @Override protected void layoutChildren() {
        marker.resizeRelocate(0, 0, left(), marker.prefHeight(-1));
        body.resizeRelocate(left(), 0, Math.max(1, getWidth() - left()), getHeight());
    }
}
