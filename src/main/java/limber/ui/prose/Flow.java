package limber.ui.prose;

import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.text.TextFlow;

/// A text flow that wraps and limits the names and formulas in its lines to its own width.
final class Flow extends TextFlow {

    /// @param styles its style classes
    Flow(String... styles) {
        getStyleClass().addAll(styles);
    }

    @Override protected double computePrefHeight(double width) {
        if (width > 0) fit(width - snappedLeftInset() - snappedRightInset());
        return super.computePrefHeight(width);
    }

    private void fit(double width) {
        for (Node child : getManagedChildren()) {
            if (!(child instanceof Region piece)) continue;
            double most = piece.prefWidth(-1) > width ? Math.max(1, width) : USE_COMPUTED_SIZE;
            if (piece.getMaxWidth() != most) piece.setMaxWidth(most);
        }
    }

    @Override protected double computeMinWidth(double height) {
        return 0;
    }
}
