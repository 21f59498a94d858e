package limber.presentation.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import limber.engine.settings.Vec;
import limber.presentation.camera.Projection;
import limber.presentation.paint.Align;
import limber.presentation.paint.Box;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Lettering;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Pen;
import limber.presentation.paint.Point;

/// The labels of a scene, collected while it is drawn and placed at the end, beside their points and without overlap. A
/// name moves further away where the space is taken; a number without space is left out.
public final class Labelling {
    /// Directions in which a label is tried, best first: x and y are −1, 0 or 1.
    private static final int[][] SIDES = {{1, -1}, {1, 1}, {-1, -1}, {-1, 1}, {1, 0}, {-1, 0}, {0, -1}, {0, 1}};
    /// How many steps further away a name is tried.
    private static final int MOST_STEPS = 6;
    /// The size of a text that is read from afar, in units of the font size.
    static final double LARGE = 1.25;
    /// Points of a body that labels keep off.
    private static final int MOST_POINTS = 400;

    /// @param gap pixels from the point to its label
    /// @param named whether it stands on a plate and moves away to find room
    /// @param large whether it is to be read from afar
    /// @param placed told where it stands
    private record Label(String text, Point at, double gap, Ink colour, boolean named, boolean large,
            Consumer<Box> placed) {}

    private final Pen g;
    private final Palette palette;
    private final Box view;
    private final List<Box> taken = new ArrayList<>();
    private final List<Point> body = new ArrayList<>();
    private final List<Label> labels = new ArrayList<>();

    Labelling(Pen g, Palette palette, double width, double height) {
        this.g = g;
        this.palette = palette;
        view = new Box(0, 0, Math.max(1, width), Math.max(1, height));
    }

    /// Reserves a box that gets no label.
    void keepFree(Box box) {
        taken.add(box);
    }

    /// Labels keep off that body where there is another place for them.
    ///
    /// @param vertices xyz triples, m
    void keepOff(double[] vertices, Projection at) {
        int stride = Math.max(1, vertices.length / 3 / MOST_POINTS);
        for (int i = 0; i < vertices.length / 3; i += stride) body.add(at.point(Vec.of(vertices, i)));
    }

    /// Whether a box overlaps nothing reserved.
    boolean free(Box box) {
        return free(box, taken);
    }

    /// Adds a name; names are placed before numbers.
    void name(String text, Point at, double gap, Ink colour) {
        labels.add(new Label(text, at, gap, colour, true, false, _ -> {}));
    }

    /// Adds a reading, a large name.
    ///
    /// @param placed told where it stands, if there is room
    void reading(String text, Point at, double gap, Ink colour, Consumer<Box> placed) {
        labels.add(new Label(text, at, gap, colour, true, true, placed));
    }

    /// Adds a number or letter, which is left out where there is no space.
    void number(String text, Point at, double gap, Ink colour) {
        labels.add(new Label(text, at, gap, colour, false, false, _ -> {}));
    }

    public void draw() {
        labels.stream().filter(Label::named).forEach(this::draw);
        labels.stream().filter(label -> !label.named()).forEach(this::draw);
        labels.clear();
    }

    private void draw(Label label) {
        Lettering plain = g.font();
        if (label.large()) g.setFont(large(palette));
        lay(label, (label.large() ? LARGE : 1) * palette.fontSize());
        g.setFont(plain);
    }

    static Lettering large(Palette palette) {
        return new Lettering(LARGE * palette.fontSize(), true);
    }

    private void lay(Label label, double font) {
        double pad = label.named() ? 0.35 * font : 0;
        double w = width(label.text()) + 2 * pad, h = (label.named() ? 1.5 : 1.1) * font;
        List<Point> others = labels.stream().filter(l -> l.named() && label.named() && l != label).map(Label::at)
                .toList();
        int steps = label.named() ? MOST_STEPS : 0;
        place(label.at(), label.gap(), w, h, steps, view, taken, body, others).ifPresent(box -> {
            taken.add(box);
            write(label, box, pad);
            label.placed().accept(box);
        });
    }

    /// The width of a text, px.
    double width(String text) {
        return g.width(text);
    }

    private void write(Label label, Box box, double pad) {
        if (label.named()) {
            g.setFill(palette.of("chart-back"));
            g.fillRoundRect(box, pad);
        }
        g.setTextAlign(Align.LEFT);
        g.setStroke(palette.of("text-back"));
        g.setLineWidth(3 * palette.lineWidth());
        double y = box.minY() + 0.5 * box.height();
        g.setFill(label.colour());
        g.outlinedText(label.text(), box.minX() + pad, y);
    }

    /// A free place for a box of that size beside a point, as near as can be; of several, one that is not nearer to
    /// another point, and that covers least of a body. Empty if there is none.
    ///
    /// @param steps the number of distances to try
    /// @param others points that have labels too
    static Optional<Box> place(Point at, double gap, double w, double h, int steps, Box view,
            List<Box> taken, List<Point> body, List<Point> others) {
        if (!view.contains(at)) return Optional.empty();
        for (int step = 0; step <= steps; step++) {
            Box best = null;
            int least = Integer.MAX_VALUE;
            for (int[] side : SIDES) {
                double away = gap + step * h;
                double x = at.x() + side[0] * away - (side[0] < 0 ? w : side[0] == 0 ? 0.5 * w : 0);
                double y = at.y() + side[1] * away - 0.5 * h + 0.5 * h * (side[0] == 0 ? side[1] : 0);
                var box = new Box(x, y, w, h);
                if (!view.contains(box) || !free(box, taken)) continue;
                int strange = others.stream().anyMatch(p -> away(box, p) < away(box, at)) ? MOST_POINTS + 1 : 0,
                        covered = strange + covered(box, body, least);
                if (covered >= least) continue;
                best = box;
                least = covered;
            }
            if (best != null) return Optional.of(best);
        }
        return Optional.empty();
    }

    private static double away(Box box, Point p) {
        return Math.hypot(Math.max(0, Math.max(box.minX() - p.x(), p.x() - box.maxX())),
                Math.max(0, Math.max(box.minY() - p.y(), p.y() - box.maxY())));
    }

    private static boolean free(Box box, List<Box> taken) {
        for (Box other : taken) if (box.intersects(other)) return false;
        return true;
    }

    /// How many points of a body a box covers; at most so many are counted.
    private static int covered(Box box, List<Point> body, int most) {
        int covered = 0;
        for (int i = 0; i < body.size() && covered < most; i++) if (box.contains(body.get(i))) covered++;
        return covered;
    }
}
