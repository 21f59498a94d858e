package limber.ui.sweep;

import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.canvas.Canvas;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import limber.presentation.paint.Point;
import limber.presentation.plots.SweepPainter;
import limber.ui.controls.OwnArrows;
import limber.ui.viewport.FxPen;
import limber.ui.viewport.StyledPalette;

/// A plot of a sweep in the window: a curve or a map. Arrows move a cursor over the runs, and Enter or a click opens
/// one.
public final class SweepPlot extends Region {
    private final SweepPainter painter;
    private final StyledPalette palette;
    private final Canvas canvas = new Canvas();
    private final FxPen pen = new FxPen(canvas.getGraphicsContext2D());
    private final AnimationTimer pulse = new AnimationTimer() {
        @Override public void handle(long now) {
            stop();
            draw();
        }
    };

    public SweepPlot(SweepPainter painter) {
        this.painter = painter;
        painter.follow(this::changed);
        palette = new StyledPalette(pulse::start);
        getStyleClass().add("sweep-plot");
        getChildren().addAll(canvas, palette);
        setFocusTraversable(true);
        OwnArrows.mark(this, KeyCode.LEFT, KeyCode.RIGHT, KeyCode.UP, KeyCode.DOWN);
        setAccessibleRole(AccessibleRole.TEXT);
        setOnMouseMoved(e -> setCursor(painter.point(Optional.of(at(e))) ? Cursor.HAND : null));
        setOnMouseExited(_ -> painter.point(Optional.empty()));
        setOnMouseClicked(e -> {
            requestFocus();
            painter.click(at(e));
        });
        setOnKeyPressed(this::key);
        focusedProperty().addListener((_, _, _) -> painter.focus());
    }

    /// What it shows.
    public SweepPainter painter() {
        return painter;
    }

    private static Point at(MouseEvent e) {
        return new Point(e.getX(), e.getY());
    }

    private void changed() {
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        pulse.start();
    }

    @Override protected void layoutChildren() {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        pulse.start();
    }

    /// Draws it now.
    public void draw() {
        if (getWidth() > 1 && getHeight() > 1)
            painter.paint(pen, palette.inks(), getWidth(), getHeight(), isFocused());
    }

    private void key(KeyEvent e) {
        if (!painter.ready() || e.isShortcutDown() || e.isAltDown()) return;
        switch (e.getCode()) {
            case LEFT -> painter.go(-1, 0);
            case RIGHT -> painter.go(1, 0);
            case UP -> painter.go(0, 1);
            case DOWN -> painter.go(0, -1);
            case ENTER -> painter.open();
            default -> {
                return;
            }
        }
        e.consume();
    }

    /// The text for screen readers: the run at the cursor.
    @Override public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return attribute == AccessibleAttribute.TEXT ? painter.spoken()
                : super.queryAccessibleAttribute(attribute, parameters);
    }
}
