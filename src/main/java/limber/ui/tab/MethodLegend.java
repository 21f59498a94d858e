package limber.ui.tab;

import java.util.List;
import javafx.beans.property.DoubleProperty;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import limber.ui.controls.ScenePane;
import limber.ui.scene.Session;

/// The names of several methods over the view, each with its tint.
final class MethodLegend extends FlowPane implements ScenePane {
    private final Session session;
    private final DoubleProperty covered;
    private List<String> named = List.of();

    /// @param covered receives the pixels that it covers at the upper edge
    MethodLegend(Session session, DoubleProperty covered) {
        this.session = session;
        this.covered = covered;
        setId("methods-legend");
        getStyleClass().add("methods-legend");
        setMouseTransparent(true);
        setAccessibleRole(AccessibleRole.TEXT);
        setMaxHeight(Region.USE_PREF_SIZE);
        managedProperty().bind(visibleProperty());
    }

    @Override public Subscription follow() {
        return Subscription.combine(() -> covered.set(0), session.methods().now().subscribe(_ -> show()),
                session.playback().follow(_ -> show()),
                heightProperty().subscribe(_ -> inset()), visibleProperty().subscribe(_ -> inset()));
    }

    private void show() {
        setVisible(session.methods().on());
        List<String> names = isVisible() ? session.methods().names() : List.of();
        if (names.equals(named)) return;
        named = names;
        getChildren().clear();
        for (int i = 0; i < names.size(); i++) {
            var swatch = new Region();
            swatch.getStyleClass().addAll("palette", "swatch", "swatch-method-" + (i + 1));
            var label = new Label(names.get(i), swatch);
            label.getStyleClass().add("side-name");
            getChildren().add(label);
        }
        setAccessibleText(String.join(", ", names));
    }

    /// Keeps the scene below the names.
    private void inset() {
        covered.set(isVisible() ? getHeight() : 0);
    }
}
