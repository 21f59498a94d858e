package limber.presentation.camera;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import limber.presentation.paint.Box;

/// The layout of legends, charts and the side view over the scene, without overlap: legends lower left, lower ones in
/// a low view, the side view lower right, charts in columns along the right edge, then the left, then between. A chart
/// that does not fit is left out.
///
/// @param buttons what the face's own buttons cover; of no width where there are none
public record Insets(List<Box> legends, List<Box> charts, Box side, Box buttons) {
    public static final Insets NONE = new Insets(List.of(), List.of(), Box.EMPTY, Box.EMPTY);
    private static final double GAP = 12;
    /// In units of the font size: 260 × 170 pixels at 14.
    private static final double CHART_WIDTH = 260 / 14.0, LEGEND_WIDTH = 14,
            LEGEND_HEIGHT = 4.7;
    /// Below this height of a view its legends are low, which is a height too, and a gap; in units of the font size.
    private static final double LOW = 22;
    public static final double LOW_LEGEND = 1.9;
    private static final double LOW_GAP = 0.3;
    public static final double CHART_HEIGHT = 170 / 14.0;
    /// The largest share of a view for a chart; a larger one would leave no space for the scene.
    private static final double MOST_COVERED = 0.4;
    /// A chart that would take more than this share of a view shrinks: to shares of its width and its height, or to
    /// the least size in which its curves are seen, in units of the font size.
    private static final double COVERED = 0.2, SHRUNK = 0.4, LEAST_WIDTH = 11, LEAST_HEIGHT = 9.5;
    /// Smallest shares of its size to which a scene shrinks to stay clear of insets.
    private static final double LEAST = 0.65, LEAST_BESIDE_CHARTS = 0.4;
    private static final double SIDE_WIDTH = 0.3, SIDE_SHAPE = 0.75, HIGHEST_SIDE = 0.45;

    /// @param top pixels at the upper edge that something else covers
    /// @param sided whether there is a side view
    public static Insets of(double width, double height, double top, double font, int legends, int charts,
            boolean sided) {
        return of(width, height, top, font, legends, Collections.nCopies(charts, CHART_HEIGHT), sided,
                List.of(), Box.EMPTY);
    }

    /// @param charts their heights, in units of the font size
    /// @param covered what else lies over the scene
    /// @param buttons what the face's own buttons cover
    public static Insets of(double width, double height, double top, double font, int legends, List<Double> charts,
            boolean sided, List<Box> covered, Box buttons) {
        double sideWidth = SIDE_WIDTH * width, sideHeight = Math.min(SIDE_SHAPE * sideWidth, HIGHEST_SIDE * height);
        var side = sided ? new Box(width - GAP - sideWidth, height - GAP - sideHeight, sideWidth, sideHeight)
                : Box.EMPTY;
        var scales = new ArrayList<Box>();
        double legend = (low(height, font) ? LOW_LEGEND : LEGEND_HEIGHT) * font, gap = gap(height, font);
        for (int i = 0; i < legends; i++)
            scales.add(new Box(GAP, height - gap - (i + 1) * legend, LEGEND_WIDTH * font, legend));
        var taken = new ArrayList<>(scales);
        taken.addAll(covered);
        Stream.of(side, buttons).filter(box -> box.width() > 0).forEach(taken::add);
        return new Insets(scales, columns(width, height, top, font, charts, taken), side, buttons);
    }

    /// Whether a view has room for one line at its edges only.
    public static boolean low(double height, double font) {
        return height < LOW * font;
    }

    /// Between an inset and the upper or lower edge of a view, px.
    private static double gap(double height, double font) {
        return low(height, font) ? LOW_GAP * font : GAP;
    }

    /// The same, with legends that take the whole width of the view.
    public Insets across(double width) {
        return new Insets(legends.stream().map(l -> new Box(0, l.minY(), width, l.height())).toList(),
                charts, side, buttons);
    }

    public List<Box> all() {
        var all = new ArrayList<>(legends);
        all.addAll(charts);
        Stream.of(side, buttons).filter(box -> box.width() > 0).forEach(all::add);
        return all;
    }

    /// The free part of a view in which the content can be largest. The content avoids charts before legends, and
    /// avoids nothing where it would become too small.
    ///
    /// @param seen the pixels of the content if nothing were over it
    /// @param view the pixels that may be used
    Box room(Box seen, Box view) {
        var large = new ArrayList<>(charts);
        if (side.width() > 0) large.add(side);
        return room(seen, view, all()).filter(p -> size(seen, p) > LEAST * size(seen, view))
                .or(() -> room(seen, view, large).filter(p -> size(seen, p) > LEAST_BESIDE_CHARTS * size(seen, view)))
                .orElse(view);
    }

    private static Optional<Box> room(Box seen, Box view, List<Box> taken) {
        double[] xs = DoubleStream.concat(DoubleStream.of(view.minX(), view.maxX()),
                taken.stream()
                        .flatMapToDouble(b -> DoubleStream.of(b.minX() - GAP, b.maxX() + GAP)))
                .sorted().toArray();
        double[] ys = DoubleStream.concat(DoubleStream.of(view.minY(), view.maxY()),
                taken.stream()
                        .flatMapToDouble(b -> DoubleStream.of(b.minY() - GAP, b.maxY() + GAP)))
                .sorted().toArray();
        var parts = new ArrayList<Box>();
        for (double left : xs)
            for (double top : ys)
                for (double right : xs)
                    for (double bottom : ys)
                        if (right > left && bottom > top)
                            parts.add(new Box(left, top, right - left, bottom - top));
        return parts.stream().filter(p -> view.contains(p) && taken.stream().noneMatch(p::intersects))
                .max(Comparator.comparingDouble(p -> size(seen, p)));
    }

    /// The scale at which something fits into a part of the view.
    private static double size(Box seen, Box part) {
        return Math.min(part.width() / seen.width(), part.height() / seen.height());
    }

    /// The width of charts in a view, px.
    private static double chartWidth(double width, double height, double font) {
        return large(width, height, font) ? Math.clamp(SHRUNK * width, LEAST_WIDTH * font, CHART_WIDTH * font)
                : CHART_WIDTH * font;
    }

    /// The height of a chart in a view, in units of the font size.
    public static double chartHeight(double width, double height, double font) {
        return large(width, height, font) ? Math.clamp(SHRUNK * height / font, LEAST_HEIGHT, CHART_HEIGHT)
                : CHART_HEIGHT;
    }

    private static boolean large(double width, double height, double font) {
        return CHART_WIDTH * CHART_HEIGHT * font * font > COVERED * width * height;
    }

    /// The first charts, as many as fit.
    private static List<Box> columns(double width, double height, double top, double font, List<Double> charts,
            List<Box> taken) {
        double w = chartWidth(width, height, font), gap = gap(height, font);
        var columns = new ArrayList<Double>();
        for (double x = width - GAP - w; x >= GAP; x -= w + GAP) columns.add(x);
        if (columns.size() > 1) {
            columns.set(columns.size() - 1, GAP);
            columns.add(1, columns.removeLast());
        }
        var view = new Box(0, 0, width, Math.max(0, height - gap));
        var placed = new ArrayList<Box>();
        for (double letters : charts) {
            double h = letters * font;
            Optional<Box> box = w * h > MOST_COVERED * width * height ? Optional.empty()
                    : columns.stream().flatMap(x -> DoubleStream.concat(DoubleStream.of(top + gap),
                            placed.stream().filter(p -> p.minX() == x).mapToDouble(p -> p.maxY() + GAP))
                            .mapToObj(y -> new Box(x, y, w, h)))
                            .filter(b -> view.contains(b)
                                    && Stream.concat(taken.stream(), placed.stream()).noneMatch(b::intersects))
                            .findFirst();
            if (box.isEmpty()) break;
            placed.add(box.get());
        }
        return placed;
    }
}
