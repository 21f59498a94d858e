package limber.ui.code;

import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javafx.util.Subscription;

/// A region that shows a formula or another picture at its own size, or smaller where the width is too small.
public class FittedImage extends Region {
    private final ImageView view = new ImageView();
    private double scale = 1;
    private Subscription loading = Subscription.EMPTY;

    /// @param style its style class
    public FittedImage(String style) {
        view.setPreserveRatio(true);
        view.setSmooth(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        getStyleClass().add(style);
        getChildren().add(view);
    }

    /// @param scale pixels of the image in one of the window
    /// @param text for screen readers
    public void show(Image image, double scale, String text) {
        this.scale = scale;
        loading.unsubscribe();
        // only of one that is still being loaded and has no size yet: cached images outlive what shows them
        loading = image.getWidth() > 0 ? Subscription.EMPTY : image.widthProperty().subscribe(this::requestLayout);
        view.setImage(image);
        setAccessibleText(text);
        requestLayout();
    }

    /// Shows nothing.
    public void clear() {
        loading.unsubscribe();
        view.setImage(null);
        setAccessibleText("");
        requestLayout();
    }

    /// Whether it shows an image.
    protected final boolean shows() {
        return view.getImage() != null && view.getImage().getWidth() > 0;
    }

    /// The factor by which it is shrunk.
    ///
    /// @param width the available width, −1 for any
    protected final double shrunk(double width) {
        return shows() ? shownWidth(width) / ownWidth() : 1;
    }

    private double ownWidth() {
        return view.getImage().getWidth() / scale;
    }

    private double shownWidth(double width) {
        return width < 0 ? ownWidth()
                : Math.min(ownWidth(), Math.max(1, width - snappedLeftInset() - snappedRightInset()));
    }

    @Override protected double computePrefWidth(double height) {
        return snappedLeftInset() + snappedRightInset() + (shows() ? ownWidth() : 0);
    }

    @Override protected double computeMinWidth(double height) {
        return 0;
    }

    @Override public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override protected double computePrefHeight(double width) {
        double insets = snappedTopInset() + snappedBottomInset();
        return shows() ? insets + shownWidth(width) / view.getImage().getWidth() * view.getImage().getHeight() : insets;
    }

    @Override protected void layoutChildren() {
        if (!shows()) return;
        view.setFitWidth(shownWidth(getWidth()));
        view.relocate(snappedLeftInset(), snappedTopInset());
    }
}
