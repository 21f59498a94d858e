package limber.presentation.plots;

import limber.presentation.paint.Box;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Pen;

/// A line drawer that needs no more strokes than there are pixels, and allocates nothing per frame.
///
/// Where x never goes back, of the points in one column of pixels the first, the lowest, the highest and the last are
/// drawn, so that no peak is lost; elsewhere points that fall on the one before are left out.
final class CurvePen {
    /// Dash patterns, which distinguish curves without colour.
    private static final double[][] DASHES = {{}, {9, 5}, {2, 4}, {12, 4, 2, 4}, {18, 5}, {5, 3, 2, 3, 2, 3}};
    static final int PATTERNS = DASHES.length;
    private static final double NEAR = 0.7, WIDTH = 2;
    /// The opacity of an area.
    static final double AREA = 0.4;

    private Pen g;
    private double left, top, width, height;
    private PlotAxis across, up;
    /// The current column of pixels: its first, lowest, highest and last point.
    private double column, lowX, lowY, highX, highY, lastX, lastY;
    private boolean gathering, drawing;
    /// The corners of an area.
    private double[] cornersX = {}, cornersY = {};
    private int corners;

    /// Draws with a pen from now on.
    void take(Pen pen) {
        g = pen;
    }

    /// Draws into `box` from now on.
    void aim(Box box, PlotAxis across, PlotAxis up) {
        left = box.minX();
        top = box.minY();
        width = box.width();
        height = box.height();
        this.across = across;
        this.up = up;
    }

    double px(double x) {
        return left + across.share(x) * width;
    }

    double py(double y) {
        return top + (1 - up.share(y)) * height;
    }

    /// Lengths of dashes and gaps in pixels; none for a solid line.
    static double[] dashes(int pattern) {
        return DASHES[pattern % PATTERNS];
    }

    void curve(Points points, boolean ordered, int pattern) {
        g.setLineDashes(dashes(pattern));
        g.setLineWidth(WIDTH);
        g.beginPath();
        drawing = false;
        gathering = false;
        for (int i = 0; i < points.size(); i++) {
            double x = px(points.x(i)), y = py(points.y(i));
            if (Double.isNaN(x) || Double.isNaN(y)) lift();
            else if (ordered) gather(x, y);
            else if (!drawing || i == points.size() - 1 || Math.abs(x - lastX) + Math.abs(y - lastY) >= NEAR)
                line(x, y);
        }
        lift();
        g.stroke();
        g.setLineDashes();
    }

    /// Fills what lies between two edges with as many points, along which x never goes back: one point for each column
    /// of pixels.
    void area(Points outer, Points inner, Ink colour) {
        g.setFill(colour.faded(AREA));
        int from = 0;
        for (int i = 0; i <= outer.size(); i++) {
            if (i < outer.size() && !Double.isNaN(outer.y(i))) continue;
            if (i > from) fill(outer, inner, from, i);
            from = i + 1;
        }
    }

    private void fill(Points outer, Points inner, int from, int to) {
        if (cornersX.length < 2 * (to - from)) {
            cornersX = new double[2 * outer.size()];
            cornersY = new double[2 * outer.size()];
        }
        corners = 0;
        for (int i = from; i < to; i++) if (seen(outer, i, from, to)) corner(outer, i);
        for (int i = to - 1; i >= from; i--) if (seen(outer, i, from, to)) corner(inner, i);
        g.fillPolygon(cornersX, cornersY, corners);
    }

    /// Whether a point is at an end or the first in its column.
    private boolean seen(Points points, int i, int from, int to) {
        return i == from || i == to - 1 || column(points, i) != column(points, i - 1);
    }

    private void corner(Points points, int i) {
        cornersX[corners] = px(points.x(i));
        cornersY[corners++] = py(points.y(i));
    }

    private double column(Points points, int i) {
        return Math.floor(px(points.x(i)));
    }

    private void gather(double x, double y) {
        double at = Math.floor(x);
        if (gathering && at == column) {
            if (y > lowY) {
                lowX = x;
                lowY = y;
            }
            if (y < highY) {
                highX = x;
                highY = y;
            }
            lastX = x;
            lastY = y;
            return;
        }
        put();
        line(x, y);
        gathering = true;
        column = at;
        lowX = highX = lastX = x;
        lowY = highY = lastY = y;
    }

    /// Draws the current column's points in order.
    private void put() {
        if (!gathering) return;
        double endX = lastX, endY = lastY;
        boolean lowFirst = lowX <= highX;
        double ax = lowFirst ? lowX : highX, ay = lowFirst ? lowY : highY, bx = lowFirst ? highX : lowX,
                by = lowFirst ? highY : lowY;
        if (lowY != highY) {
            line(ax, ay);
            line(bx, by);
        }
        if (endX != bx || endY != by) line(endX, endY);
        gathering = false;
    }

    private void lift() {
        put();
        drawing = false;
    }

    private void line(double x, double y) {
        if (drawing) g.lineTo(x, y);
        else g.moveTo(x, y);
        drawing = true;
        lastX = x;
        lastY = y;
    }
}
