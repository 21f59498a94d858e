package limber.presentation.view;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import limber.engine.settings.Vec;
import limber.presentation.camera.Floor;
import limber.presentation.camera.Projection;
import limber.presentation.camera.WorldAxis;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Pen;
import limber.presentation.paint.Point;

/// A painter of handles: a ring, its name, and, under the pointer, a line down to the ground with the coordinates.
public final class HandlePainter {
    /// The distance from the pointer, px, within which the numbers of a crowded row are shown.
    private static final double NEAR = 90;
    /// Radii of handles, px: of a single handle, and of one in a row.
    private static final double RADIUS = 12, SMALL_RADIUS = 6, GROWN = 3;
    /// Half the size of the cross on the ground, as a share of the scene.
    private static final double CROSS = 0.012;

    private final OverlayPainter painter;
    private final Pen g;
    private final Palette palette;
    private final Projection at;
    private final double ground, extent;
    private final int decimals;
    private final Optional<Point> pointer;

    /// @param pointer the pixel that it is at; empty outside
    public HandlePainter(OverlayPainter painter, Pen g, Palette palette, Projection at, Floor floor,
            Optional<Point> pointer) {
        this.pointer = pointer;
        this.painter = painter;
        this.g = g;
        this.palette = palette;
        this.at = at;
        ground = floor.level();
        extent = floor.extent();
        decimals = floor.decimals();
    }

    /// Whether the pointer is near a point.
    boolean pointed(Vec p) {
        return pointer.filter(px -> at.point(p).distance(px) < NEAR * palette.scale()).isPresent();
    }

    /// @param name its name; empty to leave it out
    /// @param hovered whether the pointer is on it or drags it
    /// @param row whether it is one of a row, which gets a small ring and a number
    /// @param turned its angle, degrees; empty for one that is moved
    void draw(Vec p, String name, boolean hovered, boolean row, OptionalDouble turned) {
        if (!at.inFront(p)) return;
        Ink colour = palette.of("handle");
        Point middle = at.point(p);
        double r = ((row ? SMALL_RADIUS : RADIUS) + (hovered ? GROWN : 0)) * palette.scale();
        if (hovered && turned.isEmpty()) drop(p);
        g.setStroke(colour);
        g.setLineWidth((hovered ? 4 : row ? 2 : 3) * palette.lineWidth());
        g.strokeOval(middle.x() - r, middle.y() - r, 2 * r, 2 * r);
        if (hovered) painter.labels().name(name + "  " + (turned.isPresent() ? degrees(turned.getAsDouble())
                : coordinates(p, decimals)), middle, r, colour);
        else if (!name.isEmpty() && row) painter.labels().number(name, middle, r, colour);
        else if (!name.isEmpty()) painter.labels().name(name, middle, r, colour);
    }

    /// `(4.000, 0.000, −1.250) m`
    static String coordinates(Vec p) {
        return coordinates(p, 3);
    }

    /// The same with so many decimals.
    static String coordinates(Vec p, int decimals) {
        return String.format(Locale.ROOT, "(%s, %s, %s) m", metres(p.x(), decimals), metres(p.y(), decimals),
                metres(p.z(), decimals));
    }

    /// `−540°`
    static String degrees(double angle) {
        return metres(angle, 0) + "°";
    }

    private static String metres(double x, int decimals) {
        String text = String.format(Locale.ROOT, "%." + decimals + "f", x);
        return text.matches("-[0.]+") ? text.substring(1) : text.replace('-', '−');
    }

    /// A vertical line down to a small cross on the ground.
    private void drop(Vec p) {
        Ink colour = palette.of("handle");
        double c = CROSS * extent;
        painter.pen().path(new double[]{p.x(), p.y(), p.z(), p.x(), ground, p.z()}, colour, 1.5, true);
        painter.pen().path(new double[]{p.x() - c, ground, p.z(), p.x() + c, ground, p.z()}, colour, 2, false);
        painter.pen().path(new double[]{p.x(), ground, p.z() - c, p.x(), ground, p.z() + c}, colour, 2, false);
    }

    /// The axis that a drag is locked to, as far as it is visible.
    void locked(Vec p, WorldAxis axis) {
        double depth = at.depth(p.x(), p.y(), p.z()), slope = axis.direction().dot(at.forward());
        if (depth <= at.near()) return;
        double far = 8 * extent, near = 0.9 * depth / Math.max(1e-9, Math.abs(slope)); // not behind the eye
        Vec a = p.plus(axis.direction().times(slope > 0 ? far : Math.min(far, near))),
                b = p.minus(axis.direction().times(slope < 0 ? far : Math.min(far, near)));
        painter.pen().path(new double[]{b.x(), b.y(), b.z(), a.x(), a.y(), a.z()}, palette.of(axis.role()), 2, false);
    }
}
