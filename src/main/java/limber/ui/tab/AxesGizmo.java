package limber.ui.tab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Line;
import javafx.util.Subscription;
import limber.engine.settings.Vec;
import limber.presentation.camera.Projection;
import limber.presentation.camera.WorldAxis;
import limber.presentation.words.Wording;
import limber.ui.viewport.Viewport;

/// The axes of the world as small as a button, turned as the view is. A click on an end looks from there.
final class AxesGizmo extends Pane {
    /// Share of half its size at which the ends are.
    private static final double REACH = 0.72;

    /// An end of an axis.
    ///
    /// @param at its direction
    private record End(Button button, Line line, Vec at) {}

    private final Viewport viewport;
    private final List<End> ends = new ArrayList<>();

    AxesGizmo(Viewport viewport, Wording words) {
        this.viewport = viewport;
        setId("gizmo");
        getStyleClass().addAll("palette", "gizmo");
        setPickOnBounds(false);
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        add(WorldAxis.X, true, 90, 0, words);
        add(WorldAxis.X, false, -90, 0, words);
        add(WorldAxis.Y, true, 0, 89, words);
        add(WorldAxis.Z, true, 0, 0, words);
        add(WorldAxis.Z, false, 180, 0, words);
        disableProperty().bind(viewport.fixed());
    }

    /// @param yaw,pitch the view from there, °
    private void add(WorldAxis axis, boolean positive, double yaw, double pitch, Wording words) {
        String letter = axis.name().toLowerCase(Locale.ROOT), from = words.get("gizmo.from")
                .formatted((positive ? "+" : "−") + letter);
        var button = new Button(positive ? letter : "");
        button.setId("gizmo-" + (positive ? "" : "minus-") + letter);
        button.getStyleClass().setAll("gizmo-end", axis.role(), positive ? "plus" : "minus");
        button.setAccessibleText(from);
        button.setTooltip(new Tooltip(from));
        button.setOnAction(_ -> viewport.framing().look(yaw, pitch));
        var line = new Line();
        line.getStyleClass().addAll("gizmo-line", axis.role());
        line.setVisible(positive);
        line.setMouseTransparent(true);
        ends.add(new End(button, line, axis.direction().times(positive ? 1 : -1)));
        getChildren().addAll(line, button);
    }

    Subscription follow() {
        return viewport.projecting().subscribe(_ -> requestLayout());
    }

    @Override protected void layoutChildren() {
        Projection now = viewport.projection();
        double middle = 0.5 * getWidth(), reach = REACH * middle;
        for (End end : ends) {
            double x = middle + reach * end.at().dot(now.right()), y = middle - reach * end.at().dot(now.up());
            end.line().setStartX(middle);
            end.line().setStartY(middle);
            end.line().setEndX(x);
            end.line().setEndY(y);
            Button button = end.button();
            button.autosize();
            button.relocate(x - 0.5 * button.getWidth(), y - 0.5 * button.getHeight());
            for (var part : List.of(button, end.line())) part.setViewOrder(end.at().dot(now.forward()));
        }
    }
}
