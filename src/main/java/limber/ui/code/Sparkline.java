package limber.ui.code;

import java.util.Arrays;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import limber.presentation.code.RoundCurve;
import org.jspecify.annotations.Nullable;

/// A small curve of numbers without axes, from the smallest to the largest, with one of them marked. A click goes to
/// the number under the pointer.
final class Sparkline extends Region {
    /// Its size, px.
    static final double WIDTH = 90, HEIGHT = 16;
    /// The room for line and mark at each side, px.
    private static final double EDGE = 3;
    /// Numbers that differ by a smaller share than this differ by rounding.
    private static final double ROUNDING = 1e-12;

    private final Path curve = new Path();
    private final Circle here = new Circle(2.5);
    private final Tooltip tip = new Tooltip();
    private RoundCurve shown;
    private double low, high;

    Sparkline() {
        getStyleClass().add("spark");
        curve.getStyleClass().add("spark-curve");
        here.getStyleClass().add("spark-here");
        for (var part : new Node[]{curve, here}) {
            part.setManaged(false);
            part.setMouseTransparent(true);
        }
        setPickOnBounds(true);
        getChildren().addAll(curve, here);
        Tooltip.install(this, tip);
        setOnMouseMoved(e -> tip.setText(shown.name().apply(operation(e.getX()))));
        setOnMouseClicked(this::clicked);
    }

    private void clicked(MouseEvent e) {
        if (e.getButton() != MouseButton.PRIMARY) return;
        shown.go().accept(operation(e.getX()));
        e.consume();
    }

    /// @param now null for none
    void show(@Nullable RoundCurve now) {
        setVisible(now != null);
        if (now == null || now == shown) return;
        boolean same = shown != null && now.values() == shown.values();
        shown = now;
        if (!same) draw(now.values());
        double value = now.current() < now.values().length ? now.values()[now.current()] : Double.NaN;
        here.setVisible(Double.isFinite(value));
        here.setCenterX(x(now.current()));
        here.setCenterY(y(value));
    }

    private void draw(double[] values) {
        low = Arrays.stream(values).filter(Double::isFinite).min().orElse(0);
        high = Arrays.stream(values).filter(Double::isFinite).max().orElse(0);
        curve.getElements().clear();
        int columns = (int) WIDTH, step = Math.max(1, Math.ceilDiv(values.length, columns));
        boolean open = false;
        for (int from = 0; from < values.length; from += step) open = column(from, step, open);
    }

    /// Draws the numbers that share a column: their smallest and their largest.
    ///
    /// @param open whether the curve goes on from the column before
    /// @return whether it goes on from here
    private boolean column(int from, int step, boolean open) {
        double least = Double.POSITIVE_INFINITY, most = Double.NEGATIVE_INFINITY;
        for (int i = from; i < Math.min(from + step, shown.values().length); i++) {
            double v = shown.values()[i];
            if (!Double.isFinite(v)) continue;
            least = Math.min(least, v);
            most = Math.max(most, v);
        }
        if (least > most) return false;
        curve.getElements().add(open ? new LineTo(x(from), y(least)) : new MoveTo(x(from), y(least)));
        // a single number between two gaps is a dot
        if (most > least || !open) curve.getElements().add(new LineTo(x(from), y(most)));
        return true;
    }

    private double x(int operation) {
        int last = shown.values().length - 1;
        return EDGE + (last == 0 ? 0.5 : (double) operation / last) * (WIDTH - 2 * EDGE);
    }

    private double y(double value) {
        boolean flat = high - low <= ROUNDING * Math.max(Math.abs(high), Math.abs(low));
        double share = flat ? 0.5 : (value - low) / (high - low);
        return HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE);
    }

    private int operation(double x) {
        int last = shown.values().length - 1;
        return (int) Math.clamp(Math.round((x - EDGE) / (WIDTH - 2 * EDGE) * last), 0, last);
    }

    @Override protected double computePrefWidth(double height) {
        return WIDTH;
    }

    @Override protected double computePrefHeight(double width) {
        return HEIGHT;
    }
}
