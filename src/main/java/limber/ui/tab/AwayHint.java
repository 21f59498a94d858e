package limber.ui.tab;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.util.Subscription;
import limber.presentation.paint.Point;
import limber.presentation.words.Wording;
import limber.ui.viewport.Viewport;
import org.kordamp.ikonli.javafx.FontIcon;

/// A button at the edge of the view, with an arrow towards the body, while the body is out of the view. It fits the
/// scene into view.
final class AwayHint extends Button {
    private final Viewport viewport;
    private final FontIcon arrow = new FontIcon("fth-arrow-right");

    AwayHint(Viewport viewport, Wording words) {
        super(words.get("away"));
        this.viewport = viewport;
        setId("away");
        getStyleClass().add("away");
        setGraphic(arrow);
        setTooltip(new Tooltip(words.get("away.tip")));
        setOnAction(_ -> viewport.framing().fit());
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setVisible(false);
    }

    Subscription follow() {
        return Subscription.combine(viewport.framing().away().subscribe(this::point),
                Bindings.createDoubleBinding(() -> viewport.getWidth() + viewport.getHeight(),
                        viewport.widthProperty(), viewport.heightProperty(), widthProperty())
                        .subscribe(_ -> point(viewport.framing().away().get())));
    }

    private void point(Optional<Point> direction) {
        setVisible(direction.isPresent() && !viewport.fixed().get());
        direction.ifPresent(this::stand);
    }

    /// Goes to the edge of the view in a direction from its middle.
    private void stand(Point towards) {
        double room = 0.5 * getHeight(), x = 0.5 * (viewport.getWidth() - getWidth()) - room,
                y = 0.5 * (viewport.getHeight() - getHeight()) - room;
        double far = Math.min(x / Math.max(1e-9, Math.abs(towards.x())),
                y / Math.max(1e-9, Math.abs(towards.y())));
        setTranslateX(far * towards.x());
        setTranslateY(far * towards.y());
        arrow.setRotate(Math.toDegrees(Math.atan2(towards.y(), towards.x())));
    }
}
