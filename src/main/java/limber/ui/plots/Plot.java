package limber.ui.plots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.animation.AnimationTimer;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import limber.engine.Cursor;
import limber.ui.viewport.StyledPalette;

/// A plot of a few curves with many points, drawn at most once a pulse and only after a change.
///
/// The moment under the pointer is read out with four digits; while the plot has the focus, the current moment is. A
/// click goes there. Axes and legend have a canvas of their own, which is not redrawn while only the curves move.
public final class Plot extends Region {
    private static final double DOT = 4, NEAR = 24;

    private final StyledPalette palette = new StyledPalette(this::renew);
    private final Canvas paper = new Canvas(), ink = new Canvas();
    private final Bands bands = new Bands(paper.getGraphicsContext2D(), palette);
    private final CurvePen pen = new CurvePen(ink.getGraphicsContext2D());
    private final List<Points> points = new ArrayList<>();
    private Stack stack = new Stack();
    private final PlotRange range = new PlotRange();
    private final String nothing;
    private final AnimationTimer pulse = new AnimationTimer() {
        @Override public void handle(long now) {
            stop();
            draw();
        }
    };
    private PlotContent sheet;
    private boolean renewed = true;
    private MouseEvent pointer;

    /// @param nothing the text shown where no curve has been chosen
    public Plot(String nothing) {
        this.nothing = nothing;
        getStyleClass().add("plot");
        getChildren().addAll(paper, ink, palette);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        setOnMouseMoved(this::point);
        setOnMouseExited(_ -> point(null));
        setOnMouseClicked(this::click);
        focusedProperty().addListener((_, _, _) -> refresh());
    }

    /// Shows other curves.
    public void show(PlotContent sheet) {
        this.sheet = sheet;
        bands.show(sheet);
        points.clear();
        stack = new Stack();
        for (PlotCurve _ : sheet.curves()) points.add(new Points());
        renew();
    }

    /// Redraws the plot because points or the current moment have changed.
    public void refresh() {
        pulse.start();
    }

    private void renew() {
        renewed = true;
        refresh();
    }

    @Override protected void layoutChildren() {
        for (Canvas canvas : List.of(paper, ink)) {
            canvas.setWidth(getWidth());
            canvas.setHeight(getHeight());
        }
        renew();
    }

    /// Draws it now.
    public void draw() {
        if (sheet == null || getWidth() < 2 || getHeight() < 2) return;
        for (int k = 0; k < points.size(); k++) sheet.curves().get(k).source().accept(points.get(k));
        stack.fill(sheet.curves(), points);
        if (fit() | renewed) bands.paint(getWidth(), getHeight());
        renewed = false;
        ink();
    }

    /// @return whether an axis has changed
    private boolean fit() {
        range.clear();
        points.forEach(range::addAcross);
        boolean other = range.fit(bands.across(), bands.mostAcross(getWidth()), sheet.whole(), false);
        for (int band = 0; band < bands.count(); band++) other |= fit(band);
        return other;
    }

    private boolean fit(int band) {
        range.clear();
        for (int k = 0; k < points.size(); k++)
            if (bands.of(sheet.curves().get(k)) == band) {
                range.addUp(stack.outer(k), sheet.logarithmic());
                if (sheet.curves().get(k).area()) range.addUp(stack.inner(k), sheet.logarithmic());
            }
        return range.fit(bands.up(band), bands.mostUp(getHeight()), false, sheet.logarithmic());
    }

    private void ink() {
        GraphicsContext g = ink.getGraphicsContext2D();
        g.clearRect(0, 0, getWidth(), getHeight());
        for (int k = 0; k < points.size(); k++) {
            aim(k);
            PlotCurve curve = sheet.curves().get(k);
            g.setFill(palette.of(curve.role()));
            g.setStroke(palette.of(curve.role()));
            if (curve.area()) pen.area(stack.outer(k), stack.inner(k));
            pen.curve(stack.outer(k), sheet.ordered(), curve.dash());
        }
        for (int k = 0; k < points.size(); k++) mark(g, k, sheet.moments().present(points.get(k)), "selection");
        if (points.isEmpty()) Readout.draw(g, palette, List.of(nothing), 0, 0.5 * getHeight(), getWidth(), getHeight());
        else if (pointer != null || isFocused()) read(g);
    }

    private void aim(int curve) {
        int band = bands.of(sheet.curves().get(curve));
        pen.aim(bands.box(band), bands.across(), bands.up(band));
    }

    /// A dot on a curve, and where x is a moment a line through it.
    private void mark(GraphicsContext g, int curve, int point, String role) {
        Points p = stack.outer(curve);
        if (point < 0 || point >= p.size()) return;
        aim(curve);
        double x = pen.px(p.x(point)), y = pen.py(p.y(point));
        Rectangle2D box = bands.box(bands.of(sheet.curves().get(curve)));
        g.setStroke(palette.of(role));
        g.setFill(palette.of(role));
        g.setLineWidth(1);
        if (sheet.ordered()) g.strokeLine(Math.rint(x) + 0.5, box.getMinY(), Math.rint(x) + 0.5, box.getMaxY());
        if (!Double.isNaN(y)) g.fillOval(x - DOT, y - DOT, 2 * DOT, 2 * DOT);
    }

    private record Hit(int curve, int point) {}

    private void read(GraphicsContext g) {
        Hit hit = pointer == null ? present() : nearest(pointer.getX(), pointer.getY());
        if (hit == null) return;
        int number = points.get(hit.curve()).first() + hit.point();
        if (pointer != null)
            for (int k = 0; k < points.size(); k++)
                if (sheet.ordered() || k == hit.curve()) mark(g, k, number - points.get(k).first(), "text");
        aim(hit.curve());
        Points p = stack.outer(hit.curve());
        double y = pointer == null ? pen.py(p.y(hit.point())) : pointer.getY();
        Readout.draw(g, palette, Readout.lines(sheet, points, hit.curve(), hit.point()), pen.px(p.x(hit.point())), y,
                getWidth(), getHeight());
    }

    private Hit present() {
        for (int k = 0; k < points.size(); k++) {
            int at = sheet.moments().present(points.get(k));
            if (at >= 0 && at < points.get(k).size()) return new Hit(k, at); // the history may not contain it yet
        }
        return null;
    }

    /// The point nearest to the pointer along x where x is a moment; otherwise a point near it; null for none.
    private Hit nearest(double px, double py) {
        Hit best = null;
        double least = sheet.ordered() ? Double.POSITIVE_INFINITY : NEAR;
        for (int k = 0; k < points.size(); k++) {
            if (points.get(k).size() == 0) continue; // as before the first drawing, when there are no points
            Points p = stack.outer(k);
            aim(k);
            for (int i = 0; i < p.size(); i++) {
                double dx = pen.px(p.x(i)) - px, dy = sheet.ordered() ? 0 : pen.py(p.y(i)) - py,
                        away = Math.sqrt(dx * dx + dy * dy);
                if (away < least) {
                    least = away;
                    best = new Hit(k, i);
                }
            }
        }
        return best;
    }

    /// A point of a curve.
    ///
    /// @param curve its place among those shown
    public record Place(int curve, double value, Cursor at) {}

    /// The point that would be gone to by a click; without a pointer, that of the present moment.
    public Optional<Place> place(Optional<Point2D> pointer) {
        if (sheet == null) return Optional.empty();
        Hit hit = pointer.isPresent() ? nearest(pointer.get().getX(), pointer.get().getY()) : present();
        if (hit == null) return Optional.empty();
        Points p = points.get(hit.curve());
        return sheet.moments().cursor(p, hit.point()).map(at -> new Place(hit.curve(), p.y(hit.point()), at));
    }

    private void point(MouseEvent at) {
        pointer = at;
        if (sheet == null || points.isEmpty()) return;
        setCursor(at != null && nearest(at.getX(), at.getY()) != null ? javafx.scene.Cursor.HAND : null);
        refresh();
    }

    private void click(MouseEvent at) {
        requestFocus();
        if (at.getButton() != MouseButton.PRIMARY) return;
        Hit hit = sheet == null ? null : nearest(at.getX(), at.getY());
        if (hit != null) sheet.moments().go(points.get(hit.curve()), hit.point());
    }

    /// The text for screen readers: the current values.
    @Override public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        if (attribute != AccessibleAttribute.TEXT) return super.queryAccessibleAttribute(attribute, parameters);
        Hit now = sheet == null ? null : present();
        return now == null ? nothing
                : Readout.lines(sheet, points, now.curve(), now.point()).stream().collect(Collectors.joining("; "));
    }
}
