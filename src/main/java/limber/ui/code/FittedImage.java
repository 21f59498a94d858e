package limber.ui.code;

import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javafx.util.Subscription;

/// A formula or another picture, at its own size or as large as there is room.
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
    /// @param text for those who cannot see it
    public void show(Image image, double scale, String text) {
        this.scale = scale;
        loading.unsubscribe();
        loading = image.widthProperty().subscribe(this::requestLayout); // one that is still being loaded has no size yet
        view.setImage(image);
        setAccessibleText(text);
        requestLayout();
    }

    /// Whether there is anything to be seen.
    protected final boolean shows() {
        return view.getImage() != null && view.getImage().getWidth() > 0;
    }

    /// By how much it is smaller than its own size.
    ///
    /// @param width as much as there is, −1 for any
    protected final double shrunk(double width) {
        return shows() ? shownWidth(width) / ownWidth() : 1;
    }

    private double ownWidth() {
        return view.getImage().getWidth() / scale;
    }

    private double shownWidth(double width) {
        return width < 0 ? ownWidth() : Math.min(ownWidth(), Math.max(1, width - snappedLeftInset() - snappedRightInset()));
    }

    @Override
    protected double computePrefWidth(double height) {
        return snappedLeftInset() + snappedRightInset() + (shows() ? ownWidth() : 0);
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
        return shows() ? insets + shownWidth(width) / view.getImage().getWidth() * view.getImage().getHeight() : insets;
    }

    @Override
    protected void layoutChildren() {
        if (!shows()) return;
        view.setFitWidth(shownWidth(getWidth()));
        view.relocate(snappedLeftInset(), snappedTopInset());
    }
}
