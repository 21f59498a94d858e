package limber.presentation.plots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import limber.engine.Cursor;
import limber.presentation.paint.Box;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Pen;
import limber.presentation.paint.Point;

/// Paints a plot of a few curves with many points, and knows what is where on it. Axes and legend are painted apart
/// from the curves, so that they can stay while only the curves move.
///
/// The moment under the pointer is read out with four digits; while the plot has the keyboard, the current moment is.
public final class PlotPainter {
    private static final double DOT = 4, NEAR = 24;
    /// How much shorter the axis is after a notch of the wheel, and the share of it that a notch moves it by.
    private static final double NOTCH = 0.8, STEP = 0.1;
    /// The share of the axis before its middle.
    private static final double MIDDLE = 0.5;

    private final Bands bands = new Bands();
    private final CurvePen curves = new CurvePen();
    private final List<Points> points = new ArrayList<>();
    private final PlotRange range = new PlotRange(), all = new PlotRange();
    private final PlotWindow window = new PlotWindow();
    private final String nothing;
    private Runnable changed = () -> {};
    private Stack stack = new Stack();
    private Optional<PlotContent> content = Optional.empty();
    private Optional<Point> pointer = Optional.empty();
    private boolean renewed = true;

    /// A place in the points of a curve.
    private record Hit(int curve, int point) {}

    /// A point of a curve.
    ///
    /// @param curve its place among those shown
    public record Place(int curve, double value, Cursor at) {}

    /// @param nothing the text shown where no curve has been chosen
    public PlotPainter(String nothing) {
        this.nothing = nothing;
    }

    /// @param again called when it must be painted again
    public void follow(Runnable again) {
        changed = again;
    }

    /// Leaves the names of the curves to a legend beside it.
    public void nameless() {
        bands.nameless();
    }

    /// Shows other curves.
    public void show(PlotContent other) {
        if (content.filter(c -> c.title().equals(other.title()) && other.ordered()).isEmpty()) window.whole();
        content = Optional.of(other);
        bands.show(other);
        points.clear();
        stack = new Stack();
        for (PlotCurve _ : other.curves()) points.add(new Points());
        renew();
    }

    /// Points or the current moment have changed.
    public void refresh() {
        changed.run();
    }

    /// Size or colours have changed.
    public void renew() {
        renewed = true;
        changed.run();
    }

    // ---- the picture ----

    /// Reads the points as they are now.
    ///
    /// @param width,height of the sheet, px
    /// @return whether the axes must be painted again
    public boolean read(Palette palette, double width, double height) {
        if (content.isEmpty()) return false;
        PlotContent shown = content.get();
        for (int k = 0; k < points.size(); k++) shown.curves().get(k).source().accept(points.get(k));
        stack.fill(shown.curves(), points);
        all.clear();
        points.forEach(all::addAcross);
        window.follow(present().map(hit -> points.get(hit.curve()).x(hit.point())).orElse(Double.NaN), all);
        int most = Bands.mostAcross(width, palette.fontSize());
        boolean other = renewed | (window.part()
                ? bands.across().exact(window.from(), window.to(), most, shown.whole())
                : all.fit(bands.across(), most, shown.whole(), false));
        for (int band = 0; band < bands.count(); band++)
            other |= fit(shown, band, bands.mostUp(height, palette.fontSize()));
        renewed = false;
        return other;
    }

    private boolean fit(PlotContent shown, int band, int most) {
        range.clear();
        for (int k = 0; k < points.size(); k++)
            if (bands.of(shown.curves().get(k)) == band) {
                range.addUp(stack.outer(k), shown.logarithmic(), window);
                if (shown.curves().get(k).area()) range.addUp(stack.inner(k), shown.logarithmic(), window);
            }
        return range.fit(bands.up(band), most, false, shown.logarithmic());
    }

    /// Paints axes and legend over all that was there.
    public void paintAxes(Pen g, Palette palette, double width, double height) {
        if (content.isPresent()) bands.paint(g, palette, width, height);
    }

    /// Paints the curves inside the axes, which must have been painted with the same size.
    ///
    /// @param focused whether it has the keyboard
    public void paintCurves(Pen g, Palette palette, double width, double height, boolean focused) {
        if (content.isEmpty()) return;
        PlotContent shown = content.get();
        curves.take(g);
        for (int k = 0; k < points.size(); k++) {
            int curve = k;
            if (window.part()) g.inside(bands.box(band(k)), () -> paint(g, palette, curve));
            else paint(g, palette, curve);
        }
        for (int k = 0; k < points.size(); k++)
            mark(g, k, shown.moments().present(points.get(k)), palette.of("selection"));
        if (points.isEmpty()) Readout.draw(g, palette, List.of(nothing), 0, 0.5 * height, width, height);
        else if (pointer.isPresent() || focused) read(g, palette, width, height);
    }

    private void paint(Pen g, Palette palette, int k) {
        aim(k);
        PlotCurve curve = content.orElseThrow().curves().get(k);
        Ink colour = palette.of(curve.role());
        g.setStroke(colour);
        if (curve.area()) curves.area(stack.outer(k), stack.inner(k), colour);
        curves.curve(stack.outer(k), ordered(), curve.dash());
    }

    private void aim(int curve) {
        int band = band(curve);
        curves.aim(bands.box(band), bands.across(), bands.up(band));
    }

    private int band(int curve) {
        return bands.of(content.orElseThrow().curves().get(curve));
    }

    private boolean ordered() {
        return content.orElseThrow().ordered();
    }

    /// A dot on a curve, and where x is a moment a line through it.
    private void mark(Pen g, int curve, int point, Ink colour) {
        Points p = stack.outer(curve);
        if (point < 0 || point >= p.size() || !window.shows(p.x(point))) return;
        aim(curve);
        double x = curves.px(p.x(point)), y = curves.py(p.y(point));
        Box box = bands.box(band(curve));
        g.setStroke(colour);
        g.setFill(colour);
        g.setLineWidth(1);
        if (ordered()) g.strokeLine(Math.rint(x) + 0.5, box.minY(), Math.rint(x) + 0.5, box.maxY());
        if (!Double.isNaN(y)) g.fillOval(x - DOT, y - DOT, 2 * DOT, 2 * DOT);
    }

    private void read(Pen g, Palette palette, double width, double height) {
        Optional<Hit> read = pointed(pointer);
        if (read.isEmpty()) return;
        Hit hit = read.get();
        int number = points.get(hit.curve()).first() + hit.point();
        if (pointer.isPresent())
            for (int k = 0; k < points.size(); k++)
                if (ordered() || k == hit.curve()) mark(g, k, number - points.get(k).first(), palette.of("text"));
        aim(hit.curve());
        Points p = stack.outer(hit.curve());
        double y = pointer.map(Point::y).orElseGet(() -> curves.py(p.y(hit.point())));
        Readout.draw(g, palette, lines(hit), curves.px(p.x(hit.point())), y, width, height);
    }

    private List<String> lines(Hit hit) {
        return Readout.lines(content.orElseThrow(), points, hit.curve(), hit.point());
    }

    // ---- the part that is shown ----

    /// Shows a shorter part of the horizontal axis, or a longer one. Where x goes back, all is shown.
    ///
    /// @param at stays at its place
    /// @param notches of the wheel; under 0 for a longer part
    public void zoom(Point at, double notches) {
        if (most() == 0) return; // nothing has been painted yet
        Box box = bands.box(0);
        zoom(Math.clamp((at.x() - box.minX()) / box.width(), 0, 1), notches);
    }

    /// @param share of the axis before the place that stays
    private void zoom(double share, double notches) {
        if (most() == 0 || !ordered()) return;
        PlotAxis across = bands.across();
        double from = Math.max(across.at(0), all.least()), to = Math.min(across.at(1), all.largest());
        window.zoom(Math.clamp(across.at(share), from, to), Math.pow(NOTCH, notches), from, to, all, most());
        renew();
    }

    /// The points of the curve that has the most.
    private int most() {
        return points.stream().mapToInt(Points::size).max().orElse(0);
    }

    /// Moves the part that is shown along the axis.
    ///
    /// @param notches of the wheel, towards the end
    public void move(double notches) {
        if (!window.part()) return;
        window.move(STEP * notches, all);
        renew();
    }

    /// A key of the plot: plus and minus zoom about the middle, 0 shows all.
    ///
    /// @return whether it is one
    public boolean key(String text) {
        switch (text) {
            case "+", "=" -> zoom(MIDDLE, 1);
            case "-" -> zoom(MIDDLE, -1);
            case "0" -> whole();
            default -> {
                return false;
            }
        }
        return true;
    }

    /// Shows all of the axis again.
    public void whole() {
        window.whole();
        renew();
    }

    /// Whether only a part of the axis is shown.
    public boolean part() {
        return window.part();
    }

    // ---- what is where ----

    /// What is at a pointer; without one, the present moment.
    private Optional<Hit> pointed(Optional<Point> at) {
        if (content.isEmpty()) return Optional.empty();
        return at.isPresent() ? nearest(at.get()) : present();
    }

    private Optional<Hit> present() {
        for (int k = 0; k < points.size(); k++) {
            int at = content.orElseThrow().moments().present(points.get(k));
            if (at >= 0 && at < points.get(k).size()) return Optional.of(new Hit(k, at)); // it may not be read yet
        }
        return Optional.empty();
    }

    /// The point nearest to the pointer along x where x is a moment; otherwise a point near it.
    private Optional<Hit> nearest(Point at) {
        Optional<Hit> best = Optional.empty();
        double least = ordered() ? Double.POSITIVE_INFINITY : NEAR;
        for (int k = 0; k < points.size(); k++) {
            if (points.get(k).size() == 0) continue; // as before the first drawing, when there are no points
            Points p = stack.outer(k);
            aim(k);
            for (int i = 0; i < p.size(); i++) {
                double dx = curves.px(p.x(i)) - at.x(), dy = ordered() ? 0 : curves.py(p.y(i)) - at.y(),
                        away = Math.sqrt(dx * dx + dy * dy);
                if (away < least) {
                    least = away;
                    best = Optional.of(new Hit(k, i));
                }
            }
        }
        return best;
    }

    /// The point that would be gone to by a click; without a pointer, that of the present moment.
    public Optional<Place> place(Optional<Point> at) {
        return pointed(at).flatMap(hit -> {
            Points p = points.get(hit.curve());
            return content.orElseThrow().moments().cursor(p, hit.point())
                    .map(moment -> new Place(hit.curve(), p.y(hit.point()), moment));
        });
    }

    /// The pointer is over a point of the sheet, px; empty when it has left.
    ///
    /// @return whether a click there goes somewhere
    public boolean point(Optional<Point> at) {
        pointer = at;
        if (points.isEmpty()) return false;
        changed.run();
        return at.isPresent() && pointed(at).isPresent();
    }

    /// A click: goes to the moment there.
    public void click(Point at) {
        pointed(Optional.of(at))
                .ifPresent(hit -> content.orElseThrow().moments().go(points.get(hit.curve()), hit.point()));
    }

    /// What each curve is at the pointer, or else at the present moment; empty texts where it is not known.
    public List<String> values() {
        Optional<Hit> hit = pointed(pointer);
        if (hit.isEmpty() || !ordered()) hit = pointed(Optional.empty());
        int number = hit.map(h -> points.get(h.curve()).first() + h.point()).orElse(-1);
        return IntStream.range(0, points.size()).mapToObj(k -> Readout.value(content.orElseThrow().curves().get(k),
                points.get(k), number)).toList();
    }

    /// The text for screen readers: the current values.
    public String spoken() {
        return pointed(Optional.empty()).map(hit -> String.join("; ", lines(hit))).orElse(nothing);
    }
}
