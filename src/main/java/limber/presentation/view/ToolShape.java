package limber.presentation.view;

import java.util.ArrayList;
import java.util.List;
import limber.engine.settings.Vec;
import limber.presentation.camera.Projection;
import limber.presentation.paint.Point;

/// The outline of a measuring tool on the screen, for painting and for hits. A ruler lies beside the line that it
/// measures, and the grips of all tools lie beside what they are fastened to, so that handles stay free.
///
/// @param body lines, each of two or more pixels
/// @param fill the corners of its face; empty for none
/// @param grips where its points are dragged, one a point
/// @param label where its number stands
record ToolShape(List<List<Point>> body, List<Point> fill, List<Point> grips, Point label) {
    /// Pixels, at a font size of 14: from the line to the ruler, its width, the gap between two marks, the longest
    /// radius of an arc, and from a point to its grip.
    private static final double ASIDE = 16, WIDTH = 15, GAP = 6, RADIUS = 60, GRIP = 22;
    /// Marks of a ruler are drawn longer at every fifth and tenth.
    private static final int FIFTH = 5, TENTH = 10;
    /// Degrees between two marks of a protractor, and the most degrees between two points of its arc.
    private static final double MARK = 10;
    private static final int MOST_MARKS = 400;

    /// A ruler between two points in front of the eye.
    ///
    /// @param scale the factor on sizes
    static ToolShape ruler(Vec from, Vec to, Projection at, double scale) {
        Point a = at.point(from), b = at.point(to);
        Point along = a.distance(b) < 1e-6 ? new Point(1, 0) : b.subtract(a).normalize();
        var across = new Point(along.y(), -along.x());
        Point near = across.multiply(ASIDE * scale), far = across.multiply((ASIDE + WIDTH) * scale);
        var body = new ArrayList<List<Point>>();
        body.add(List.of(a, a.add(far)));
        body.add(List.of(b, b.add(far)));
        double length = from.distance(to), step = step(length, a.distance(b), GAP * scale);
        for (int k = 1; k < MOST_MARKS && k * step < length; k++) {
            Point p = at.point(from.plus(to.minus(from).times(k * step / length)));
            double share = k % TENTH == 0 ? 0.75 : k % FIFTH == 0 ? 0.55 : 0.3;
            body.add(List.of(p.add(near), p.add(across.multiply((ASIDE + share * WIDTH) * scale))));
        }
        Point middle = across.multiply((ASIDE + 0.5 * WIDTH) * scale);
        return new ToolShape(body, List.of(a.add(near), b.add(near), b.add(far), a.add(far)),
                List.of(a.add(middle), b.add(middle)), a.midpoint(b).add(far));
    }

    /// The distance between two marks of a ruler, m: a power of ten, at which they are not too close.
    ///
    /// @param gap the least number of pixels between them
    static double step(double length, double pixels, double gap) {
        if (!(length > 0) || !(pixels > 0)) return Double.POSITIVE_INFINITY;
        return Math.pow(10, Math.ceil(Math.log10(gap * length / pixels)));
    }

    /// A protractor at the middle one of three points in front of the eye.
    ///
    /// @param degrees the angle; not a number where there is none
    /// @param scale the factor on sizes
    static ToolShape protractor(List<Vec> places, double degrees, Projection at, double scale) {
        Vec corner = places.get(1), one = places.get(0).minus(corner), other = places.get(2).minus(corner);
        Point a = at.point(places.get(0)), m = at.point(corner), b = at.point(places.get(2));
        var body = new ArrayList<List<Point>>(List.of(List.of(m, a), List.of(m, b)));
        Point toA = unit(a.subtract(m)), toB = unit(b.subtract(m)), out = unit(toA.add(toB));
        var fill = new ArrayList<Point>();
        Point label = m.add(out.multiply(RADIUS * scale));
        if (!Double.isNaN(degrees)) {
            double radius = Math.min(RADIUS * scale * at.metresPerPixel(corner),
                    0.6 * Math.min(one.length(), other.length()));
            Vec e = one.times(1 / one.length()), rest = other.minus(e.times(e.dot(other)));
            Vec f = rest.length() > 1e-9 * other.length() ? rest.times(1 / rest.length()) : Vec.ZERO;
            var arc = new ArrayList<Point>();
            for (double turn = 0; turn < degrees; turn += MARK / 2) arc.add(at.point(on(corner, e, f, radius, turn)));
            arc.add(at.point(on(corner, e, f, radius, degrees)));
            body.add(arc);
            for (double turn = MARK; turn < degrees; turn += MARK)
                body.add(List.of(
                        at.point(on(corner, e, f, 0.88 * radius, turn)), at.point(on(corner, e, f, radius, turn))));
            fill.add(m);
            fill.addAll(arc);
            label = at.point(on(corner, e, f, radius, 0.5 * degrees));
        }
        double grip = GRIP * scale;
        return new ToolShape(body, fill, List.of(a.add(toA.multiply(grip)), m.subtract(out.multiply(grip)),
                b.add(toB.multiply(grip))), label);
    }

    private static Vec on(Vec corner, Vec e, Vec f, double radius, double degrees) {
        double turn = Math.toRadians(degrees);
        return corner.plus(e.times(radius * Math.cos(turn))).plus(f.times(radius * Math.sin(turn)));
    }

    private static Point unit(Point v) {
        return v.magnitude() < 1e-6 ? new Point(0, -1) : v.normalize();
    }

    /// The point whose grip is at a pixel; -1 for none.
    int grip(double px, double py, double reach) {
        int best = -1;
        for (int i = 0; i < grips.size(); i++)
            if (grips.get(i).distance(px, py) < reach
                    && (best < 0 || grips.get(i).distance(px, py) < grips.get(best).distance(px, py)))
                best = i;
        return best;
    }

    /// Whether a pixel is on its face.
    boolean over(double px, double py) {
        boolean inside = false;
        for (int i = 0, j = fill.size() - 1; i < fill.size(); j = i++) {
            Point a = fill.get(i), b = fill.get(j);
            if (a.y() > py != b.y() > py
                    && px < (b.x() - a.x()) * (py - a.y()) / (b.y() - a.y()) + a.x())
                inside = !inside;
        }
        return inside;
    }
}
