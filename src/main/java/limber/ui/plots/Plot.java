package limber.ui.plots;

import java.util.List;
import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.canvas.Canvas;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import limber.presentation.paint.Point;
import limber.presentation.plots.PlotPainter;
import limber.ui.viewport.FxPen;
import limber.ui.viewport.StyledPalette;

/// A plot in the window, drawn at most once a pulse and only after a change. A click goes to a moment; the wheel zooms
/// the horizontal axis, and sideways moves along it. Axes and legend have a canvas of their own, which is not redrawn
/// while only the curves move.
public final class Plot extends Region {
    /// What a notch of the wheel scrolls, px.
    private static final double NOTCH = 40;

    private final PlotPainter painter;
    private final ReadOnlyBooleanWrapper part = new ReadOnlyBooleanWrapper();
    private final StyledPalette palette;
    private final Canvas paper = new Canvas(), ink = new Canvas();
    private final FxPen axes = new FxPen(paper.getGraphicsContext2D()), curves = new FxPen(ink.getGraphicsContext2D());
    private final AnimationTimer pulse = new AnimationTimer() {
        @Override public void handle(long now) {
            stop();
            draw();
        }
    };

    /// @param nothing the text shown where no curve has been chosen
    public Plot(String nothing) {
        painter = new PlotPainter(nothing);
        painter.follow(pulse::start);
        palette = new StyledPalette(painter::renew);
        getStyleClass().add("plot");
        getChildren().addAll(paper, ink, palette);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        setOnMouseMoved(e -> point(Optional.of(at(e))));
        setOnMouseExited(_ -> point(Optional.empty()));
        setOnMouseClicked(this::click);
        setOnScroll(this::scroll);
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        focusedProperty().addListener((_, _, _) -> painter.refresh());
    }

    /// What it shows.
    public PlotPainter painter() {
        return painter;
    }

    /// Whether only a part of the horizontal axis is shown.
    public ReadOnlyBooleanProperty part() {
        return part.getReadOnlyProperty();
    }

    @Override protected void layoutChildren() {
        for (Canvas canvas : List.of(paper, ink)) {
            canvas.setWidth(getWidth());
            canvas.setHeight(getHeight());
        }
        painter.renew();
    }

    /// Draws it now.
    public void draw() {
        double width = getWidth(), height = getHeight();
        part.set(painter.part());
        if (width < 2 || height < 2) return;
        if (painter.read(palette.inks(), width, height)) painter.paintAxes(axes, palette.inks(), width, height);
        ink.getGraphicsContext2D().clearRect(0, 0, width, height);
        painter.paintCurves(curves, palette.inks(), width, height, isFocused());
    }

    private static Point at(MouseEvent e) {
        return new Point(e.getX(), e.getY());
    }

    private void point(Optional<Point> at) {
        setCursor(painter.point(at) ? Cursor.HAND : null);
    }

    private void click(MouseEvent e) {
        requestFocus();
        if (e.getButton() == MouseButton.PRIMARY) painter.click(at(e));
    }

    private void scroll(ScrollEvent e) {
        if (e.getDeltaX() != 0) painter.move(-e.getDeltaX() / NOTCH);
        else painter.zoom(new Point(e.getX(), e.getY()), e.getDeltaY() / NOTCH);
        e.consume();
    }

    private void key(KeyEvent e) {
        if (!e.isShortcutDown() && !e.isAltDown() && painter.key(e.getText())) e.consume();
    }

    /// The text for screen readers: the current values.
    @Override public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return attribute == AccessibleAttribute.TEXT ? painter.spoken()
                : super.queryAccessibleAttribute(attribute, parameters);
    }
}
