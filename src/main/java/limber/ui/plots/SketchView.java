package limber.ui.plots;

import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.canvas.Canvas;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import limber.presentation.paint.Point;
import limber.presentation.plots.Sketch;
import limber.presentation.plots.SketchPainter;
import limber.ui.viewport.FxPen;
import limber.ui.viewport.StyledPalette;

/// The canvas on which a student draws a curve by hand.
public final class SketchView extends Region {
    private final StyledPalette palette = new StyledPalette(this::paint);
    private final Canvas canvas = new Canvas();
    private final FxPen pen = new FxPen(canvas.getGraphicsContext2D());
    private final Sketch sketch;
    private final SketchPainter painter;

    public SketchView(Sketch sketch) {
        this.sketch = sketch;
        painter = new SketchPainter(sketch);
        sketch.follow(this::show);
        getStyleClass().add("sketch");
        getChildren().addAll(canvas, palette);
        setAccessibleRole(AccessibleRole.TEXT);
        setFocusTraversable(true);
        setOnKeyPressed(this::key);
        focusedProperty().subscribe(_ -> paint());
        setCursor(Cursor.CROSSHAIR);
        setOnMousePressed(this::press);
        setOnMouseDragged(e -> {
            painter.drag(at(e));
            e.consume();
        });
        setOnMouseReleased(e -> painter.release(at(e)));
        show();
    }

    private static Point at(MouseEvent e) {
        return new Point(e.getX(), e.getY());
    }

    private void show() {
        setAccessibleText(sketch.spoken());
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        paint();
    }

    /// Up and Down move a point, Enter goes to the next one: the other keys are the scene's.
    private void key(KeyEvent e) {
        if (!sketch.ready() || e.isShortcutDown() || e.isAltDown()) return;
        switch (e.getCode()) {
            case UP, DOWN -> sketch.move(e.getCode() == KeyCode.UP);
            case ENTER -> sketch.go(!e.isShiftDown());
            default -> {
                return;
            }
        }
        e.consume();
    }

    private void press(MouseEvent e) {
        if (!sketch.ready()) return;
        requestFocus();
        painter.press(at(e));
        e.consume();
    }

    @Override protected void layoutChildren() {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        paint();
    }

    private void paint() {
        canvas.getGraphicsContext2D().clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        if (canvas.getWidth() > 1)
            painter.paint(pen, palette.inks(), canvas.getWidth(), canvas.getHeight(), isFocused());
    }
}
