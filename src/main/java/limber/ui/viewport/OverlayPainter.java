package limber.ui.viewport;

import java.util.List;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import limber.engine.Overlay;
import limber.engine.Vec;

/// Draws overlays, handles and marks on a canvas over the scene: there are no lines in JavaFX 3D, and 3D text blurs.
final class OverlayPainter {
    /// Letters from the upper rim that a caption takes.
    static final double CAPTION = 2.4;
    /// Pixels of a movement that is rounding and no movement.
    private static final double INVISIBLE = 1e-5;
    private static final double SHORTEST_ARROW = 8, WANTED_ARROW = 32;
    /// Pixels that an arrow's head has at most: a small one where there are many arrows, which would hide what they stand on.
    private static final double HEAD = 12, SMALL_HEAD = 6;
    private static final int MANY_ARROWS = 24;
    private static final double CLOSEST_DOTS = 11;
    private static final int MOST_LABELS = 60;
    /// Pixels from the middle of the pointer's ring to its rim, and how round it is.
    private static final double RING = 11;
    private static final int RING_CORNERS = 28;

    private final GraphicsContext g;
    private final Palette palette;
    private final Projection at;
    private final Labelling labels;
    private final double lengthened;
    /// Of both sides of a comparison, which share a scale.
    private final List<Overlay> scaled;
    /// Whether what is said is said here; whether it lies over something from which it must be told.
    private final boolean captioned, over;

    /// @param lengthened by how much arrows are drawn longer than they are; 0 for as much as it takes to see them
    OverlayPainter(GraphicsContext g, Palette palette, Projection at, double lengthened) {
        this(g, palette, at, lengthened, List.of());
    }

    /// @param scaled overlays that share the scale of their name
    OverlayPainter(GraphicsContext g, Palette palette, Projection at, double lengthened, List<Overlay> scaled) {
        this(g, palette, at, lengthened, scaled, new Labelling(g, palette, at.width(), at.height()), true, false);
        g.clearRect(0, 0, at.width(), at.height());
        g.setFont(Font.font("System", FontWeight.NORMAL, palette.fontSize()));
    }

    private OverlayPainter(GraphicsContext g, Palette palette, Projection at, double lengthened, List<Overlay> scaled, Labelling labels, boolean captioned, boolean over) {
        this.g = g;
        this.palette = palette;
        this.at = at;
        this.lengthened = lengthened;
        this.scaled = scaled;
        this.labels = labels;
        this.captioned = captioned;
        this.over = over;
    }

    /// For what is compared, in a world that has been moved; what is said of both is said once.
    OverlayPainter beside(Painting.Other other) {
        return new OverlayPainter(g, palette, at.moved(other.shift()), lengthened, scaled, labels, false, other.over());
    }

    Projection projection() {
        return at;
    }

    /// The texts that belong to points of the scene; drawn last.
    Labelling labels() {
        return labels;
    }

    /// @param shown names of the overlays that are switched on
    void overlays(List<Overlay> overlays, Set<String> shown) {
        for (Overlay overlay : overlays) {
            if (!shown.contains(overlay.name())) continue;
            switch (overlay) {
                case Overlay.Segments s -> segments(s);
                case Overlay.Points p -> points(p);
                case Overlay.Arrows a -> arrows(a);
                case Overlay.Path p -> path(p.xyz(), palette.of(p.role()), 2, p.dashed());
                case Overlay.Labels l -> numbers(l);
                case Overlay.Surface _, Overlay.Chart _ -> {} // not drawn on the scene
            }
        }
    }

    private void segments(Overlay.Segments s) {
        double largest = Math.max(Legend.scale(s.values()), Legend.scale(s.name(), scaled));
        if (over) {
            g.setStroke(palette.of("rival"));
            g.setLineWidth(6 * palette.lineWidth());
            for (int i = 0; i < s.values().length; i++) line(s.ends(), 2 * i, s.ends(), 2 * i + 1);
        }
        g.setLineWidth(2 * palette.lineWidth());
        for (int i = 0; i < s.values().length; i++) {
            g.setStroke(palette.diverging(s.values()[i] / largest));
            line(s.ends(), 2 * i, s.ends(), 2 * i + 1);
        }
    }

    private void points(Overlay.Points p) {
        boolean pins = p.role().equals("pin");
        if (!pins && crowded(p.xyz())) return;
        g.setFill(palette.of(over && !pins ? "rival" : p.role()));
        for (int i = 0; i < p.xyz().length / 3; i++) {
            if (!at.inFront(p.xyz(), i)) continue;
            double x = at.x(p.xyz(), i), y = at.y(p.xyz(), i), r = (pins ? 8 : 2) * palette.scale();
            if (pins) diamond(x, y, r);
            else g.fillOval(x - r, y - r, 2 * r, 2 * r);
        }
    }

    /// Whether dots would run together and hide what they mark.
    private boolean crowded(double[] xyz) {
        double way = 0;
        int n = xyz.length / 3;
        for (int i = 1; i < n; i++) way += Math.hypot(at.x(xyz, i) - at.x(xyz, i - 1), at.y(xyz, i) - at.y(xyz, i - 1));
        return n > 3 && way / n < CLOSEST_DOTS * palette.scale();
    }

    private void diamond(double x, double y, double r) {
        g.fillPolygon(new double[] {x - r, x, x + r, x}, new double[] {y, y - r, y, y + r}, 4);
        g.setStroke(palette.of("background"));
        g.setLineWidth(1.5 * palette.lineWidth());
        g.strokePolygon(new double[] {x - r, x, x + r, x}, new double[] {y, y - r, y, y + r}, 4);
    }

    private void arrows(Overlay.Arrows a) {
        Color colour = palette.of(a.role());
        double scale = perUnit(a);
        boolean many = a.from().length / 3 > MANY_ARROWS;
        for (int i = 0; i < a.from().length / 3; i++) {
            Vec from = Vec.of(a.from(), i);
            arrow(from, from.plus(Vec.of(a.vectors(), i).times(scale)), colour, many ? 1 : 1.5, 0, many ? SMALL_HEAD : HEAD);
        }
    }

    /// Metres that an arrow has for each unit: 1 m/s is drawn 15 cm long. A direction, which has no unit, is never lengthened.
    double perUnit(Overlay.Arrows a) {
        return a.unit().isEmpty() ? 0.15 : (a.unit().equals("m/s²") ? 0.03 : 0.15) * Math.max(1, lengthened);
    }

    void path(double[] xyz, Color colour, double width, boolean dashed) {
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
        g.setLineDashes((double[]) null);
    }

    private void numbers(Overlay.Labels l) {
        int every = Math.max(1, (l.texts().size() + MOST_LABELS - 1) / MOST_LABELS);
        for (int i = 0; i < l.texts().size(); i += every)
            if (at.inFront(l.xyz(), i)) labels.number(l.texts().get(i), new Point2D(at.x(l.xyz(), i), at.y(l.xyz(), i)), 6 * palette.scale(), palette.of("text"));
    }

    /// A ring that lies on a surface, about as large on the screen wherever that is.
    void ring(Vec p, Vec normal, Color colour) {
        double depth = at.depth(p.x(), p.y(), p.z());
        if (depth <= 0.01) return;
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

    void dot(Vec p, Color colour) {
        dot(p, colour, 2.5);
    }

    void dot(Vec p, Color colour, double radius) {
        if (at.depth(p.x(), p.y(), p.z()) <= 0.01) return;
        double r = radius * palette.scale();
        g.setFill(colour);
        g.fillOval(at.point(p).getX() - r, at.point(p).getY() - r, 2 * r, 2 * r);
    }

    /// One element marked: a line where it is a stick, a ring where it is a point.
    void mark(double[] ends, Color colour) {
        if (ends.length == 6) path(ends, colour, 5, false);
        else {
            double x = at.x(ends, 0), y = at.y(ends, 0), r = 7 * palette.scale();
            g.setStroke(colour);
            g.setLineWidth(3 * palette.lineWidth());
            g.strokeOval(x - r, y - r, 2 * r, 2 * r);
        }
    }

    /// What the user points at: a thick line, or a full dot in a ring, with its name.
    void selected(double[] ends, String name, Color colour) {
        int points = ends.length / 3;
        for (int i = 0; i < points; i++) if (!at.inFront(ends, i)) return;
        double x = 0.5 * (at.x(ends, 0) + at.x(ends, points - 1)), y = 0.5 * (at.y(ends, 0) + at.y(ends, points - 1));
        if (points > 1) {
            path(ends, palette.of("text-back"), 10, false);
            path(ends, colour, 6, false);
        } else {
            g.setFill(palette.of("text-back"));
            g.fillOval(x - 11, y - 11, 22, 22);
            g.setStroke(colour);
            g.setLineWidth(2);
            g.strokeOval(x - 9, y - 9, 18, 18);
            g.setFill(colour);
            g.fillOval(x - 5, y - 5, 10, 10);
        }
        text(name, x + 14, y + 15, colour);
    }

    void ghost(Vec p) {
        double x = at.point(p).getX(), y = at.point(p).getY(), r = 6 * palette.scale();
        g.setFill(palette.of("ghost"));
        g.fillOval(x - r, y - r, 2 * r, 2 * r);
    }

    /// @return by how much arrows must be lengthened so that the longest can be seen, as 1, 2 or 5 times a power of ten
    double exaggeration(List<Vec> from, List<Vec> to) {
        if (lengthened > 0) return lengthened;
        double longest = 0;
        for (int i = 0; i < from.size(); i++) longest = Math.max(longest, at.point(from.get(i)).distance(at.point(to.get(i))));
        if (longest >= SHORTEST_ARROW * palette.scale() || longest < INVISIBLE) return 1;
        double wanted = WANTED_ARROW * palette.scale() / longest, power = Math.pow(10, Math.floor(Math.log10(wanted)));
        return wanted / power < 2 ? power : wanted / power < 5 ? 2 * power : 5 * power;
    }

    void arrow(Vec from, Vec to, Color colour, double width) {
        arrow(from, to, colour, width, 0);
    }

    /// @param beside pixels to the left of its own line, so that it does not hide, or hide behind, what lies there
    void arrow(Vec from, Vec to, Color colour, double width, double beside) {
        arrow(from, to, colour, width, beside, HEAD);
    }

    private void arrow(Vec from, Vec to, Color colour, double width, double beside, double most) {
        if (at.depth(from.x(), from.y(), from.z()) <= 0.01 || at.depth(to.x(), to.y(), to.z()) <= 0.01) return;
        var a = at.point(from);
        var b = at.point(to);
        double length = a.distance(b);
        if (length < 1) return;
        double ux = (b.getX() - a.getX()) / length, uy = (b.getY() - a.getY()) / length, head = Math.min(most * palette.scale(), 0.45 * length), aside = beside * palette.scale();
        a = a.add(uy * aside, -ux * aside);
        b = b.add(uy * aside, -ux * aside);
        g.setStroke(colour);
        g.setFill(colour);
        g.setLineWidth(width * palette.lineWidth());
        g.strokeLine(a.getX(), a.getY(), b.getX() - ux * head * 0.8, b.getY() - uy * head * 0.8);
        g.fillPolygon(
                new double[] {b.getX(), b.getX() - ux * head - uy * head * 0.45, b.getX() - ux * head + uy * head * 0.45},
                new double[] {b.getY(), b.getY() - uy * head + ux * head * 0.45, b.getY() - uy * head - ux * head * 0.45}, 3);
    }

    void axes(double length) {
        double tip = 1.06 * length;
        Vec[] tips = {new Vec(tip, 0, 0), new Vec(0, tip, 0), new Vec(0, 0, tip)};
        for (int i = 0; i < 3; i++)
            if (at.depth(tips[i].x(), tips[i].y(), tips[i].z()) > 0.01) labels.number(Axis.values()[i].letter(), at.point(tips[i]), 0.3 * palette.fontSize(), palette.of("text"));
    }

    /// In the middle of the upper rim, one under another and under insets.
    void caption(String text, Color colour) {
        if (!captioned) return;
        double line = 1.4 * palette.fontSize(), y = line, w = labels.width(text);
        while (!labels.free(caption(w, y, line)) && y < at.height() - 2 * line) y += line;
        labels.keepFree(caption(w, y, line));
        text(text, 0.5 * at.width(), y, colour, TextAlignment.CENTER);
    }

    private Rectangle2D caption(double width, double y, double line) {
        return new Rectangle2D(0.5 * (at.width() - width), y - 0.49 * line, width, 0.98 * line);
    }

    void text(String text, double x, double y, Color colour) {
        text(text, x, y, colour, TextAlignment.LEFT);
    }

    void text(String text, double x, double y, Color colour, TextAlignment align) {
        g.setTextBaseline(VPos.CENTER);
        g.setTextAlign(align);
        g.setStroke(palette.of("text-back"));
        g.setLineWidth(3 * palette.lineWidth());
        g.strokeText(text, x, y);
        g.setFill(colour);
        g.fillText(text, x, y);
    }

    private void line(double[] a, int i, double[] b, int j) {
        if (at.inFront(a, i) && at.inFront(b, j)) g.strokeLine(at.x(a, i), at.y(a, i), at.x(b, j), at.y(b, j));
    }
}
