package limber.presentation.view;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import limber.engine.model.Overlay;
import limber.engine.settings.Vec;
import limber.presentation.camera.Floor;
import limber.presentation.camera.Insets;
import limber.presentation.camera.Projection;
import limber.presentation.camera.WorldAxis;
import limber.presentation.paint.Align;
import limber.presentation.paint.Box;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Lettering;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Pen;
import limber.presentation.paint.Point;
import limber.presentation.surface.Scales;

/// A painter of overlays, handles and marks on a canvas over the scene: JavaFX 3D has no lines, and its 3D text is
/// blurred.
public final class OverlayPainter {
    private static final double[] NEGATIVE = {4, 4}, SOLID = {};
    /// The share of the largest value from which on a segment has a sign; rounding gives others one by chance.
    private static final double CLEARLY = 0.02;
    /// The height of a caption at the upper edge, in units of the font size.
    static final double CAPTION = 2.4;
    /// The largest movement, px, that is only rounding.
    private static final double INVISIBLE = 1e-5;
    /// The least length of a direction, as a share of the scene.
    private static final double SHORTEST_DIRECTION = 0.002;
    private static final double SHORTEST_AXIS = 4;
    private static final double SHORTEST_ARROW = 8, WANTED_ARROW = 32;
    /// The largest size of an arrow's head, px: a smaller one where many arrows would hide their elements.
    static final double SMALL_HEAD = 8;
    static final int MANY_ARROWS = 24;
    /// The width of a stick, px: the body of a thin rope is what its sticks show.
    private static final double STICK = 4, LINE = 1.5;
    private static final double CLOSEST_DOTS = 12;
    /// More dots than these are specks: the vertices of a fine mesh would be one spot. Its radius.
    private static final int MANY_DOTS = 500;
    private static final double SPECK = 0.75;
    private static final int MOST_LABELS = 60;
    /// Shares of the width at which the middle of a caption is tried, and of the height down to which.
    private static final double[] ASIDE = {0.5, 0.42, 0.34, 0.26};
    private static final double HIGHEST_PART = 0.15;

    private final Pen g;
    private final Palette palette;
    private final Projection at;
    private final Labelling labels;
    private final ScenePen pen;
    private final double lengthened;
    /// The overlays of both sides of a comparison, which share a scale.
    private final List<Overlay> scaled;
    /// Whether captions are drawn by this painter; whether it draws over another scene and needs a different look.
    private final boolean captioned, over;
    private double most = Double.POSITIVE_INFINITY;
    /// Of the scene, m.
    private double extent = Double.POSITIVE_INFINITY;

    /// @param lengthened the scale of arrows; 0 for an automatic one
    public OverlayPainter(Pen g, Palette palette, Projection at, double lengthened) {
        this(g, palette, at, lengthened, List.of());
    }

    /// @param scaled overlays that share the scale of their name
    public OverlayPainter(Pen g, Palette palette, Projection at, double lengthened, List<Overlay> scaled) {
        this(g, palette, at, lengthened, scaled, new Labelling(g, palette, at.width(), at.height()), true, false);
        g.setFont(new Lettering(palette.fontSize()));
    }

    private OverlayPainter(Pen g, Palette palette, Projection at, double lengthened, List<Overlay> scaled,
            Labelling labels, boolean captioned, boolean over) {
        this.g = g;
        this.palette = palette;
        this.at = at;
        pen = new ScenePen(g, palette, at);
        this.lengthened = lengthened;
        this.scaled = scaled;
        this.labels = labels;
        this.captioned = captioned;
        this.over = over;
    }

    /// A painter for the comparison, in a shifted world; captions for both sides are drawn once.
    OverlayPainter beside(ScenePainting.Other other) {
        var beside = new OverlayPainter(g, palette, at.moved(other.shift()), lengthened, scaled, labels, false,
                other.over());
        beside.extent = extent;
        return beside;
    }

    /// Tells the extent of the scene, beside which arrows must not be endless.
    public void in(Floor floor) {
        extent = floor.extent();
    }

    /// What draws at points of this projection.
    public ScenePen pen() {
        return pen;
    }

    Projection projection() {
        return at;
    }

    /// The labels of points; drawn last.
    public Labelling labels() {
        return labels;
    }

    /// @param shown names of the overlays that are on
    void overlays(List<Overlay> overlays, Set<String> shown) {
        for (Overlay overlay : overlays) {
            if (!shown.contains(overlay.name())) continue;
            switch (overlay) {
                case Overlay.Segments s -> segments(s);
                case Overlay.Lines l -> lines(l);
                case Overlay.Points p -> points(p);
                case Overlay.Arrows a -> arrows(a);
                case Overlay.Path p -> pen.path(p.xyz(), palette.of(p.role()), p.dashed() ? 2.5 : 3, p.dashed());
                case Overlay.Labels l -> numbers(l);
                case Overlay.Surface _,Overlay.Chart _,Overlay.Solid _ -> {} // not drawn over the scene
            }
        }
    }

    private void lines(Overlay.Lines l) {
        g.setStroke(palette.of(over ? "compared" : l.role()));
        g.setLineWidth(LINE * palette.lineWidth());
        for (int i = 0; i < l.ends().length / 6; i++) pen.line(l.ends(), 2 * i, l.ends(), 2 * i + 1);
    }

    private void segments(Overlay.Segments s) {
        double largest = Math.max(Scales.round(s.values()), Legend.scale(s.name(), scaled));
        if (over) {
            g.setStroke(palette.of("compared"));
            g.setLineWidth(8 * palette.lineWidth());
            for (int i = 0; i < s.values().length; i++) pen.line(s.ends(), 2 * i, s.ends(), 2 * i + 1);
        }
        g.setLineWidth(STICK * palette.lineWidth());
        for (int i = 0; i < s.values().length; i++) {
            g.setStroke(palette.diverging(s.values()[i] / largest));
            g.setLineDashes(dashes(s.values()[i] / largest));
            pen.line(s.ends(), 2 * i, s.ends(), 2 * i + 1);
        }
        g.setLineDashes();
    }

    /// The pattern of a segment: dashed where its value is clearly negative, so that its sign is seen without colour.
    ///
    /// @param share of the largest value, -1 to 1
    /// @return empty for a solid line
    static double[] dashes(double share) {
        return share < -CLEARLY ? NEGATIVE : SOLID;
    }

    private void points(Overlay.Points p) {
        boolean pins = p.role().equals("pin");
        if (!pins && crowded(p.xyz())) return;
        g.setFill(palette.of(over && !pins ? "compared" : p.role()));
        int n = p.xyz().length / 3;
        double r = (pins ? 9 : n > MANY_DOTS ? SPECK : 3) * palette.scale();
        for (int i = 0; i < n; i++) {
            if (!at.inFront(p.xyz(), i)) continue;
            double x = at.x(p.xyz(), i), y = at.y(p.xyz(), i);
            if (pins) pen.diamond(x, y, r);
            else g.fillOval(x - r, y - r, 2 * r, 2 * r);
        }
    }

    /// Whether dots are so dense that they would hide what they mark.
    private boolean crowded(double[] xyz) {
        double way = 0;
        int n = xyz.length / 3;
        for (int i = 1; i < n; i++) way += Math.hypot(at.x(xyz, i) - at.x(xyz, i - 1), at.y(xyz, i) - at.y(xyz, i - 1));
        return n > 3 && way / n < CLOSEST_DOTS * palette.scale();
    }

    private void arrows(Overlay.Arrows a) {
        Ink colour = palette.of(a.role());
        double scale = perUnit(a);
        boolean many = a.from().length / 3 > MANY_ARROWS;
        for (int i = 0; i < a.from().length / 3; i++) {
            Vec from = Vec.of(a.from(), i);
            pen.arrow(from, from.plus(Vec.of(a.vectors(), i).times(scale)), colour, many ? 1.5 : 2.5, 0,
                    many ? SMALL_HEAD : ScenePen.HEAD);
        }
    }

    /// Metres of an arrow per unit: 1 m/s may be drawn 15 cm long, or 1.5 cm, 1.5 mm where the longest would be more
    /// than twice as long as the scene. A direction, which has no unit, is never lengthened on demand; it is tenths or
    /// tens of 15 cm long where that would be half of the scene, or too short to see.
    double perUnit(Overlay.Arrows a) {
        double longest = 0;
        for (int i = 0; i < a.vectors().length / 3; i++) longest = Math.max(longest, Vec.of(a.vectors(), i).length());
        if (a.unit().isEmpty()) return 0.15 * tens(0.15 * longest, SHORTEST_DIRECTION * extent, 0.5 * extent);
        double plain = a.unit().equals("m/s²") ? 0.03 : 0.15;
        return plain * Math.max(1, lengthened) * tens(plain * longest, 0, 2 * extent);
    }

    /// The power of ten that brings a length between two others; 1 where it is, or where the scene is not known.
    private static double tens(double length, double least, double most) {
        if (length == 0 || Double.isInfinite(most)) return 1;
        double power = length > most ? -Math.ceil(Math.log10(length / most))
                : length < least ? Math.ceil(Math.log10(least / length)) : 0;
        return Math.pow(10, power);
    }

    private void numbers(Overlay.Labels l) {
        int every = Math.max(1, (l.texts().size() + MOST_LABELS - 1) / MOST_LABELS);
        for (int i = 0; i < l.texts().size(); i += every)
            if (at.inFront(l.xyz(), i)) labels.number(l.texts().get(i), new Point(at.x(l.xyz(), i), at.y(l.xyz(), i)),
                    6 * palette.scale(), palette.of("text"));
    }

    /// Limits the factor of arrows, so that both sides of a comparison have the same.
    void exaggerateAtMost(double factor) {
        most = factor;
    }

    /// @return the factor, 1, 2 or 5 times a power of ten, at which the longest arrow is visible; infinite if all are
    ///     too short to be made visible
    double exaggeration(List<Vec> from, List<Vec> to) {
        if (lengthened > 0) return lengthened;
        double longest = 0;
        for (int i = 0; i < from.size(); i++)
            longest = Math.max(longest, at.point(from.get(i)).distance(at.point(to.get(i))));
        if (longest < INVISIBLE) return most;
        if (longest >= SHORTEST_ARROW * palette.scale()) return 1;
        double wanted = WANTED_ARROW * palette.scale() / longest, power = Math.pow(10, Math.floor(Math.log10(wanted)));
        return Math.min(most, wanted / power < 2 ? power : wanted / power < 5 ? 2 * power : 5 * power);
    }

    /// Whether an axis to there is drawn longer than a few pixels, if it is drawn at all: the origin may be far away.
    private boolean seen(Vec tip) {
        return at.inFront(Vec.ZERO) && at.point(Vec.ZERO).distance(at.point(tip)) > SHORTEST_AXIS * palette.scale();
    }

    /// The letters at the ends of the axes.
    void axes(double length) {
        double tip = 1.06 * length;
        Vec[] tips = {new Vec(tip, 0, 0), new Vec(0, tip, 0), new Vec(0, 0, tip)};
        for (int i = 0; i < 3; i++)
            if (at.inFront(tips[i]) && seen(tips[i])) labels.number(WorldAxis.values()[i].letter(),
                    at.point(tips[i]), 0.3 * palette.fontSize(), palette.of("text"));
    }

    /// Adds a caption at the upper edge, in the middle or left of it beside a chart, one under another. Where there is
    /// no room it stands under what lies there. A low view has captions at both edges: its middle is for the scene.
    void caption(String text, Ink colour) {
        if (!captioned) return;
        double em = palette.fontSize(), line = 1.4 * em, w = labels.width(text) + 2 * em;
        double[] lines = Insets.low(at.height(), em) ? new double[]{line, at.height() - 0.5 * line, 2 * line}
                : IntStream.range(1, (int) Math.ceil(HIGHEST_PART * at.height() / line)).mapToDouble(i -> i * line)
                        .toArray();
        for (double y : lines)
            for (double share : ASIDE) {
                Box box = caption(share * at.width(), w, y, line);
                if (box.minX() < 0 || !labels.free(box)) continue;
                caption(text, box, colour);
                return;
            }
        double y = line;
        while (!labels.free(caption(0.5 * at.width(), w, y, line)) && y < at.height() - 2 * line) y += line;
        caption(text, caption(0.5 * at.width(), w, y, line), colour);
    }

    /// @param box with the gap to the caption beside it: an em on each side
    private void caption(String text, Box box, Ink colour) {
        labels.keepFree(box);
        double pad = 0.35 * palette.fontSize(), gap = palette.fontSize() - pad;
        g.setFill(palette.of("chart-back"));
        g.fillRoundRect(new Box(box.minX() + gap, box.minY(), box.width() - 2 * gap, box.height()), pad);
        pen.text(text, box.minX() + 0.5 * box.width(), box.minY() + 0.5 * box.height(), colour,
                Align.CENTER);
    }

    /// Adds a sentence about the scene to the captions, in lines that fit.
    void described(String sentence) {
        var line = new StringBuilder();
        for (String word : sentence.split("(?<=[，。；、 ])|(?= )")) {
            if (!line.isEmpty() && labels.width(line + word) > at.width() - 2 * palette.fontSize()) {
                caption(line.toString().strip(), palette.of("text"));
                line.setLength(0);
            }
            line.append(word);
        }
        caption(line.toString().strip(), palette.of("text"));
    }

    private static Box caption(double x, double width, double y, double line) {
        return new Box(x - 0.5 * width, y - 0.49 * line, width, 0.98 * line);
    }
}
