package limber.presentation.view;

import limber.engine.settings.Vec;
import limber.presentation.camera.Projection;
import limber.presentation.paint.Align;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Pen;

/// A pen that draws lines, dots, arrows and text on a canvas at points of the world.
public final class ScenePen {
    /// The largest size of an arrow's head, px.
    static final double HEAD = 14;
    /// The radius of the pointer's ring, px, and its number of corners.
    private static final double RING = 11;
    private static final int RING_CORNERS = 28;

    private final Pen g;
    private final Palette palette;
    private final Projection at;

    ScenePen(Pen g, Palette palette, Projection at) {
        this.g = g;
        this.palette = palette;
        this.at = at;
    }

    public void path(double[] xyz, Ink colour, double width, boolean dashed) {
        g.setStroke(colour);
        g.setLineWidth(width * palette.lineWidth());
        if (dashed) g.setLineDashes(7 * palette.scale(), 5 * palette.scale());
        boolean drawing = false;
        g.beginPath(); // in one stroke, or dashes would begin anew at every point
        for (int i = 0; i < xyz.length / 3; i++) {
            boolean there = at.inFront(xyz, i);
            if (there && drawing) g.lineTo(at.x(xyz, i), at.y(xyz, i));
            else if (there) g.moveTo(at.x(xyz, i), at.y(xyz, i));
            drawing = there;
        }
        g.stroke();
        g.setLineDashes();
    }

    /// A ring on a surface, of about constant size on the screen.
    void ring(Vec p, Vec normal, Ink colour) {
        double depth = at.depth(p.x(), p.y(), p.z());
        if (depth <= at.near()) return;
        Vec across = Math.abs(normal.x()) < 0.8 ? new Vec(1, 0, 0).cross(normal) : new Vec(0, 1, 0).cross(normal);
        Vec a = across.times(1 / across.length()), b = normal.cross(a);
        double radius = RING * palette.scale() * depth / at.focal();
        var xyz = new double[3 * RING_CORNERS + 3];
        for (int k = 0; k <= RING_CORNERS; k++) {
            double turn = 2 * Math.PI * k / RING_CORNERS;
            p.plus(a.times(radius * Math.cos(turn))).plus(b.times(radius * Math.sin(turn))).into(xyz, k);
        }
        path(xyz, palette.of("text-back"), 4, false);
        path(xyz, colour, 2, false);
        dot(p, colour);
    }

    public void dot(Vec p, Ink colour) {
        dot(p, colour, 3.5);
    }

    public void dot(Vec p, Ink colour, double radius) {
        if (!at.inFront(p)) return;
        disc(at.point(p).x(), at.point(p).y(), radius * palette.scale(), colour);
    }

    private void disc(double x, double y, double r, Ink colour) {
        g.setFill(colour);
        g.fillOval(x - r, y - r, 2 * r, 2 * r);
    }

    /// Fills a face or a cell, seen from the eye.
    void fill(double[] corners, Ink colour) {
        int n = corners.length / 3;
        double[] x = new double[n], y = new double[n];
        for (int i = 0; i < n; i++) {
            if (!at.inFront(corners, i)) return;
            x[i] = at.x(corners, i);
            y[i] = at.y(corners, i);
        }
        g.setFill(colour);
        g.fillPolygon(x, y, n);
    }

    /// The line of an edge, or all edges of a face or a cell.
    private static double[] outline(double[] corners) {
        int[] way = switch (corners.length / 3) {
            case 3 -> new int[]{0, 1, 2, 0};
            case 4 -> new int[]{0, 1, 2, 0, 3, 1, 2, 3};
            default -> new int[]{0, 1};
        };
        var xyz = new double[3 * way.length];
        for (int i = 0; i < way.length; i++) System.arraycopy(corners, 3 * way[i], xyz, 3 * i, 3);
        return xyz;
    }

    /// Marks an element: a line for an edge, the outline of a face or a cell, a ring for a point.
    void mark(double[] ends, Ink colour) {
        if (ends.length > 3) path(outline(ends), colour, ends.length == 6 ? 7 : 4, false);
        else {
            double x = at.x(ends, 0), y = at.y(ends, 0), r = 8 * palette.scale();
            g.setStroke(colour);
            g.setLineWidth(3 * palette.lineWidth());
            g.strokeOval(x - r, y - r, 2 * r, 2 * r);
        }
    }

    /// Marks the selected element: thick lines, or a dot in a ring, with its name.
    void selected(double[] ends, String name, Ink colour) {
        int points = ends.length / 3;
        for (int i = 0; i < points; i++) if (!at.inFront(ends, i)) return;
        double x = 0.5 * (at.x(ends, 0) + at.x(ends, points - 1)), y = 0.5 * (at.y(ends, 0) + at.y(ends, points - 1));
        if (points > 1) {
            double width = points == 2 ? 8 : 5;
            path(outline(ends), palette.of("text-back"), width + 4, false);
            path(outline(ends), colour, width, false);
        } else {
            double unit = palette.scale();
            disc(x, y, 11 * unit, palette.of("text-back"));
            g.setStroke(colour);
            g.setLineWidth(2.5 * palette.lineWidth());
            g.strokeOval(x - 9 * unit, y - 9 * unit, 18 * unit, 18 * unit);
            disc(x, y, 5 * unit, colour);
        }
        text(name, x + palette.fontSize(), y + 1.1 * palette.fontSize(), colour);
    }

    void ghost(Vec p) {
        disc(at.point(p).x(), at.point(p).y(), 7 * palette.scale(), palette.of("ghost"));
    }

    void arrow(Vec from, Vec to, Ink colour, double width) {
        arrow(from, to, colour, width, 0);
    }

    /// @param beside pixels to the left of its own line, so that it hides nothing there
    void arrow(Vec from, Vec to, Ink colour, double width, double beside) {
        arrow(from, to, colour, width, beside, HEAD);
    }

    /// @param most the largest size of its head, px
    void arrow(Vec from, Vec to, Ink colour, double width, double beside, double most) {
        if (!at.inFront(from) || !at.inFront(to)) return;
        var a = at.point(from);
        var b = at.point(to);
        double length = a.distance(b);
        if (length < 1) return;
        double ux = (b.x() - a.x()) / length, uy = (b.y() - a.y()) / length,
                head = Math.min(most * palette.scale(), 0.45 * length), aside = beside * palette.scale();
        a = a.add(uy * aside, -ux * aside);
        b = b.add(uy * aside, -ux * aside);
        g.setStroke(colour);
        g.setFill(colour);
        g.setLineWidth(width * palette.lineWidth());
        g.strokeLine(a.x(), a.y(), b.x() - ux * head * 0.8, b.y() - uy * head * 0.8);
        g.fillPolygon(
                new double[]{b.x(), b.x() - ux * head - uy * head * 0.45,
                    b.x() - ux * head + uy * head * 0.45},
                new double[]{b.y(), b.y() - uy * head + ux * head * 0.45,
                    b.y() - uy * head - ux * head * 0.45},
                3);
    }

    /// A diamond around a pixel.
    void diamond(double x, double y, double r) {
        g.fillPolygon(new double[]{x - r, x, x + r, x}, new double[]{y, y - r, y, y + r}, 4);
        g.setStroke(palette.of("background"));
        g.setLineWidth(1.5 * palette.lineWidth());
        g.strokePolygon(new double[]{x - r, x, x + r, x}, new double[]{y, y - r, y, y + r}, 4);
    }

    public void text(String text, double x, double y, Ink colour) {
        text(text, x, y, colour, Align.LEFT);
    }

    public void text(String text, double x, double y, Ink colour, Align align) {
        g.setTextAlign(align);
        g.setStroke(palette.of("text-back"));
        g.setLineWidth(3 * palette.lineWidth());
        g.setFill(colour);
        g.outlinedText(text, x, y);
    }

    /// A straight line between corner i of one array and corner j of another; nothing if one is behind the eye.
    void line(double[] a, int i, double[] b, int j) {
        if (at.inFront(a, i) && at.inFront(b, j)) g.strokeLine(at.x(a, i), at.y(a, i), at.x(b, j), at.y(b, j));
    }
}
