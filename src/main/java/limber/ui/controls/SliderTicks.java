package limber.ui.controls;

import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Slider;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.util.Subscription;

/// A slider with a tick above its track at each of some values.
public final class SliderTicks extends StackPane {
    /// Of a tick, in the height of the slider.
    private static final double TOP = 0.05, BOTTOM = 0.4;

    private final Path path = new Path();
    private Slider slider;
    private ObservableList<Integer> values;

    public SliderTicks() {
        path.setManaged(false);
        path.setMouseTransparent(true);
        path.getStyleClass().add("slider-ticks");
    }

    /// Shows the ticks until the subscription ends.
    public Subscription follow(Slider of, ObservableList<Integer> at) {
        slider = of;
        values = at;
        if (!getChildren().contains(path)) getChildren().add(path);
        ListChangeListener<Integer> changed = _ -> requestLayout();
        at.addListener(changed);
        return Subscription.combine(() -> at.removeListener(changed),
                of.maxProperty().subscribe((_, _) -> requestLayout()),
                of.widthProperty().subscribe(this::requestLayout));
    }

    @Override protected void layoutChildren() {
        super.layoutChildren();
        path.getElements().clear();
        Node track = slider == null ? null : slider.lookup(".track");
        if (track == null) return; // its skin comes with the first layout
        double left = slider.getLayoutX() + track.getLayoutX(), width = track.getLayoutBounds().getWidth(),
                height = slider.getHeight(), share = width / Math.max(1, slider.getMax() - slider.getMin());
        double last = Double.NEGATIVE_INFINITY;
        for (int value : values) {
            double x = Math.rint(left + share * (value - slider.getMin())) + 0.5;
            if (value > slider.getMax() || x <= last) continue; // one a pixel
            last = x;
            path.getElements().addAll(new MoveTo(x, slider.getLayoutY() + TOP * height),
                    new LineTo(x, slider.getLayoutY() + BOTTOM * height));
        }
    }
}
