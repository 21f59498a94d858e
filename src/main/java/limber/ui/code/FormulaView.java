package limber.ui.code;

import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;

/// A drawn formula, at its own size or as large as there is room.
public final class FormulaView extends Region {
    private final ImageView view = new ImageView();
    private double scale = 1;

    public FormulaView() {
        view.setPreserveRatio(true);
        view.setSmooth(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        getStyleClass().add("formula");
        getChildren().add(view);
    }

    /// @param scale pixels of the image in one of the window
    /// @param tex for those who cannot see it
    public void show(Image image, double scale, String tex) {
        this.scale = scale;
        view.setImage(image);
        setAccessibleText(tex);
        requestLayout();
    }

    @Override
    protected double computePrefWidth(double height) {
        return snappedLeftInset() + snappedRightInset() + (view.getImage() == null ? 0 : view.getImage().getWidth() / scale);
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        double insets = snappedTopInset() + snappedBottomInset();
        return view.getImage() == null ? insets : insets + shownWidth(width) / view.getImage().getWidth() * view.getImage().getHeight();
    }

    private double shownWidth(double width) {
        double own = view.getImage().getWidth() / scale;
        return width < 0 ? own : Math.min(own, Math.max(1, width - snappedLeftInset() - snappedRightInset()));
    }

    @Override
    protected void layoutChildren() {
        if (view.getImage() == null) return;
        view.setFitWidth(shownWidth(getWidth()));
        view.relocate(snappedLeftInset(), snappedTopInset());
    }
}
