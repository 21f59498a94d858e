package limber.ui.prose;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

/// A column of text blocks that takes the available width.
final class Column extends VBox {
    private Heights heights; // called while the superclass is still being constructed

    /// @param style its style class
    Column(String style) {
        getStyleClass().add(style);
    }

    private Heights heights() {
        if (heights == null) heights = new Heights();
        return heights;
    }

    void add(Node block) {
        getChildren().add(block);
    }

    @Override public void requestLayout() {
        heights().forget();
        super.requestLayout();
    }

    @Override public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override protected double computeMinWidth(double height) {
        return 0;
    }

    @Override protected double computePrefHeight(double width) {
        return heights().at(width, super::computePrefHeight);
    }

    @Override protected double computeMinHeight(double width) {
        return prefHeight(width);
    }

    @Override protected double computeMaxHeight(double width) {
        return prefHeight(width);
    }
}
