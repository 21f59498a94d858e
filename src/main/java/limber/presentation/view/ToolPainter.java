package limber.presentation.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.engine.tool.Tool;
import limber.engine.tool.Tools;
import limber.presentation.camera.Projection;
import limber.presentation.paint.Box;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Lettering;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Pen;
import limber.presentation.paint.Point;
import limber.presentation.words.Quantity;

/// A painter of the measuring tools of a scene, each with its number: rulers with marks, protractors with an arc, and
/// stopwatches as plates, one under another, at the upper left.
///
/// @param words the names of tools, by key
/// @param top pixels at the upper edge that something else covers
/// @param readings where the number of a tool was painted last, by its place among the tools; written while painting
record ToolPainter(Model model, Tools tools, UnaryOperator<String> words, Palette palette, double top,
        Map<Integer, Box> readings) {
    /// Pixels, at a font size of 14, within which a grip is under the pointer, and half the size of one.
    private static final double REACH = 11, GRIP = 5;
    private static final String ROLE = "handle";
    /// The height of a plate and its distance from the edge, in units of the font size.
    private static final double PLATE = 1.8, EDGE = 0.8;
    private static final int MINUTE = 60;
    /// The width of a letter in units of the font size, and the first character that is as wide as high.
    private static final double LETTER = 0.6;
    private static final int WIDE = 0x2e80;

    void paint(Pen g, OverlayPainter painter, Picture now) {
        readings.clear();
        for (int i = 0; i < tools.all().size(); i++) {
            Tool tool = tools.all().get(i);
            double read = tool.read(model, now.settings(), now.state());
            String text = name(i) + reading(tool, read);
            if (tool instanceof Tool.Stopwatch) {
                Box box = plate(i, text);
                painter.labels().keepFree(box);
                watch(g, painter, box, text, read);
            } else {
                int index = i;
                shape(tool, now, painter.projection()).ifPresent(shape -> {
                    draw(g, shape);
                    painter.labels().reading(text, shape.label(), 0.5 * palette.fontSize(), palette.of(ROLE),
                            box -> readings.put(index, box));
                });
            }
        }
    }

    /// The plates of stopwatches, which stand still.
    List<Box> plates(Picture now) {
        return IntStream.range(0, tools.all().size()).filter(i -> tools.all().get(i) instanceof Tool.Stopwatch)
                .mapToObj(i -> plate(i, name(i)
                        + reading(tools.all().get(i), tools.all().get(i).read(model, now.settings(), now.state()))))
                .toList();
    }

    /// A stopwatch has seconds to a thousandth, which do not jump while it runs.
    private static String reading(Tool tool, double read) {
        return tool instanceof Tool.Stopwatch && !Double.isNaN(read) ? String.format(Locale.ROOT, "%.3f s", read)
                : Quantity.reading(read, tool.unit());
    }

    /// Where several of a kind lie there, its number among them, as expressions have it.
    private String name(int index) {
        String kind = tools.all().get(index).kind(), called = words.apply("tool." + kind);
        long of = tools.all().stream().filter(tool -> tool.kind().equals(kind)).count();
        long number = tools.all().subList(0, index + 1).stream().filter(tool -> tool.kind().equals(kind)).count();
        return of == 1 ? "" : called + " " + number + ": ";
    }

    private Optional<ToolShape> shape(Tool tool, Picture now, Projection at) {
        Optional<List<Vec>> places = tool.places(model, now.settings(), now.state())
                .filter(all -> all.stream().allMatch(p -> Double.isFinite(p.length()) && at.inFront(p)));
        return places.map(p -> tool instanceof Tool.Ruler
                ? ToolShape.ruler(p.get(0), p.get(1), at, palette.scale())
                : ToolShape.protractor(p, tool.read(model, now.settings(), now.state()), at, palette.scale()));
    }

    private void draw(Pen g, ToolShape shape) {
        Ink colour = palette.of(ROLE);
        if (shape.fill().size() > 2) {
            g.setFill(palette.of("chart-back"));
            g.fillPolygon(xs(shape.fill()), ys(shape.fill()), shape.fill().size());
            g.setStroke(colour);
            g.setLineWidth(palette.lineWidth());
            g.strokePolygon(xs(shape.fill()), ys(shape.fill()), shape.fill().size());
        }
        g.setStroke(colour);
        g.setLineWidth(1.5 * palette.lineWidth());
        for (List<Point> line : shape.body())
            for (int i = 1; i < line.size(); i++)
                g.strokeLine(line.get(i - 1).x(), line.get(i - 1).y(),
                        line.get(i).x(), line.get(i).y());
        double r = GRIP * palette.scale();
        g.setFill(colour);
        for (Point grip : shape.grips())
            g.fillRoundRect(new Box(grip.x() - r, grip.y() - r, 2 * r, 2 * r), r);
    }

    private void watch(Pen g, OverlayPainter painter, Box box, String text, double read) {
        double font = Labelling.LARGE * palette.fontSize(), r = 0.55 * font, x = box.minX() + font,
                y = box.minY() + 0.5 * box.height();
        Ink colour = palette.of(ROLE);
        g.setFill(palette.of("chart-back"));
        g.fillRoundRect(box, 0.4 * font);
        g.setStroke(colour);
        g.setLineWidth(1.5 * palette.lineWidth());
        g.strokeOval(x - r, y - r, 2 * r, 2 * r);
        g.strokeLine(x, y - r, x, y - 1.35 * r);
        double turn = Double.isNaN(read) ? 0 : 2 * Math.PI * (read % MINUTE) / MINUTE;
        g.strokeLine(x, y, x + 0.8 * r * Math.sin(turn), y - 0.8 * r * Math.cos(turn));
        Lettering plain = g.font();
        g.setFont(Labelling.large(palette));
        painter.pen().text(text, x + 1.1 * font, y, colour);
        g.setFont(plain);
    }

    /// The plate of a stopwatch; its width does not depend on the font, so that hits need none.
    private Box plate(int index, String text) {
        long above = tools.all().subList(0, index).stream().filter(Tool.Stopwatch.class::isInstance).count();
        double font = Labelling.LARGE * palette.fontSize();
        return new Box(EDGE * font, top + EDGE * font + above * (PLATE + 0.3) * font,
                (3 + text.codePoints().mapToDouble(c -> c < WIDE ? LETTER : 1).sum()) * font, PLATE * font);
    }

    /// The tool at a pixel: one whose grip is there, or else one whose face or number is.
    Optional<ToolHit> at(Picture now, Projection at, double px, double py) {
        var faces = new ArrayList<ToolHit>();
        for (int i = tools.all().size() - 1; i >= 0; i--) {
            Tool tool = tools.all().get(i);
            if (tool instanceof Tool.Stopwatch) {
                String text = name(i) + reading(tool, tool.read(model, now.settings(), now.state()));
                if (plate(i, text).contains(px, py)) faces.add(new ToolHit(i, -1));
                continue;
            }
            Optional<ToolShape> shape = shape(tool, now, at);
            int grip = shape.map(s -> s.grip(px, py, REACH * palette.scale())).orElse(-1);
            if (grip >= 0) return Optional.of(new ToolHit(i, grip));
            boolean read = readings.containsKey(i) && readings.get(i).contains(px, py);
            if (read || shape.filter(s -> s.over(px, py)).isPresent()) faces.add(new ToolHit(i, -1));
        }
        return faces.stream().findFirst();
    }

    private static double[] xs(List<Point> points) {
        return points.stream().mapToDouble(Point::x).toArray();
    }

    private static double[] ys(List<Point> points) {
        return points.stream().mapToDouble(Point::y).toArray();
    }
}
