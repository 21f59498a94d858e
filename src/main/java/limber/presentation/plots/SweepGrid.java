package limber.presentation.plots;

import limber.ask.StabilityLimit;
import limber.ask.SweepTable;
import limber.engine.settings.SweepRange;
import limber.presentation.paint.Align;
import limber.presentation.paint.Box;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Point;

/// A map of a measure over two parameters: a cell for each run, the first parameter across, the second one up.
public final class SweepGrid implements SweepDrawing {
    private static final double BAR = 0.8, MARK = 0.3;

    private final SweepTable table;
    private final SweepWords words;
    private final SweepAxis across, up;
    private final PlotAxis values = new PlotAxis();
    private boolean signed;
    private Box box = Box.EMPTY;

    public SweepGrid(SweepTable table, SweepWords words) {
        this.table = table;
        this.words = words;
        SweepRange first = table.sweep().over().getFirst(), second = table.sweep().over().getLast();
        across = new SweepAxis(first, false, value -> words.choice(first, value));
        up = new SweepAxis(second, false, value -> words.choice(second, value));
    }

    @Override public void paint(SweepPaper paper) {
        double font = paper.font(), height = paper.height() - (2 * SweepPaper.ROW + 0.3) * font;
        fit(paper.most(height, 2));
        double left = 0, right = 0;
        for (SweepAxis.Tick tick : up.ticks(paper.most(height, 2))) left = Math.max(left, paper.width(tick.label()));
        for (int i = 0; i < values.count(); i++) right = Math.max(right, paper.width(values.label(i)));
        left += 0.9 * font;
        right += (BAR + 1.6) * font;
        box = new Box(left, (SweepPaper.ROW + 0.3) * font, Math.max(1, paper.width() - left - right),
                Math.max(1, height));
        paper.clear();
        paper.head(words.axis(table.sweep().over().getLast()), words.measure(table.sweep(), values.factor()));
        cells(paper);
        table.limit().ifPresent(limit -> limit(paper, limit));
        paper.frame(box);
        paper.foot(box, across, words.axis(table.sweep().over().getFirst()));
        for (SweepAxis.Tick tick : up.ticks(paper.most(height, 2)))
            paper.text(tick.label(), left - 0.4 * font, y(tick.share()), Align.RIGHT, Double.MAX_VALUE);
        legend(paper, box.maxX() + 0.7 * font);
    }

    private void fit(int most) {
        SweepScale range = SweepScale.of(table);
        signed = range.signed();
        double far = Math.max(-range.least(), range.largest());
        if (signed) values.fit(-far, far, most, false, false);
        else values.fit(range.least(), range.largest(), most, false, range.logarithmic());
    }

    private Ink colour(SweepPaper paper, double share) {
        return signed ? paper.palette().diverging(2 * share - 1) : paper.palette().magnitude(share);
    }

    private void cells(SweepPaper paper) {
        for (int row = 0; row < table.rows().size(); row++) {
            Box cell = place(row);
            if (table.finite(row)) {
                paper.g().setFill(colour(paper, values.share(table.value(row))));
                paper.g().fillRect(cell.minX(), cell.minY(), cell.width(), cell.height());
            } else paper.cross(0.5 * (cell.minX() + cell.maxX()), 0.5 * (cell.minY() + cell.maxY()),
                    MARK * Math.min(paper.font(), cell.width()), MARK * Math.min(paper.font(), cell.height()),
                    paper.palette().of("text"));
        }
    }

    private void limit(SweepPaper paper, StabilityLimit limit) {
        int n = limit.points().size();
        var x = new double[n];
        var y = new double[n];
        for (int i = 0; i < n; i++) {
            StabilityLimit.Point p = limit.points().get(i);
            boolean upward = limit.axis() == 1;
            x[i] = x(across.share(upward ? p.at() : across.at(p.limit())));
            y[i] = y(up.share(upward ? up.at(p.limit()) : p.at()));
        }
        paper.truth(box, x, y);
    }

    private void legend(SweepPaper paper, double x) {
        double bar = BAR * paper.font();
        for (double y = 0; y < box.height(); y++) {
            paper.g().setFill(colour(paper, 1 - y / box.height()));
            paper.g().fillRect(x, box.minY() + y, bar, Math.min(1.5, box.height() - y));
        }
        for (int i = 0; i < values.count(); i++)
            paper.text(values.label(i), x + bar + 0.4 * paper.font(), y(values.tick(i)), Align.LEFT,
                    Double.MAX_VALUE);
    }

    private double x(double share) {
        return box.minX() + share * box.width();
    }

    private double y(double share) {
        return box.maxY() - share * box.height();
    }

    @Override public int at(double x, double y) {
        int i = across.nearest((x - box.minX()) / box.width()),
                j = up.nearest((box.maxY() - y) / box.height());
        return i < 0 || j < 0 ? -1 : i * up.count() + j;
    }

    /// Whole pixels, so that no gap is seen between neighbours.
    @Override public Box place(int row) {
        int i = row / up.count(), j = row % up.count();
        double left = Math.rint(x((double) i / across.count())), right = Math.rint(x((i + 1.0) / across.count())),
                top = Math.rint(y((j + 1.0) / up.count())), bottom = Math.rint(y((double) j / up.count()));
        return new Box(left, top, right - left, bottom - top);
    }

    @Override public int beside(int row, int right, int upward) {
        int i = Math.clamp(row / up.count() + right, 0, across.count() - 1),
                j = Math.clamp(row % up.count() + upward, 0, up.count() - 1);
        return i * up.count() + j;
    }
}
