package limber.presentation.plots;

import limber.ask.StabilityLimit;
import limber.ask.SweepTable;
import limber.engine.Measure;
import limber.engine.settings.SweepRange;
import limber.presentation.paint.Align;
import limber.presentation.paint.Box;

/// A curve of a measure over one parameter: a dot for each run, a cross on the upper edge for each that was no longer
/// finite.
public final class SweepChart implements SweepDrawing {
    private static final double DOT = 0.25, LINE = 2;

    private final SweepTable table;
    private final SweepWords words;
    private final SweepRange over;
    private final SweepAxis across;
    private final PlotAxis values = new PlotAxis();
    private Box box = Box.EMPTY;
    private double dot;

    public SweepChart(SweepTable table, SweepWords words) {
        this.table = table;
        this.words = words;
        over = table.sweep().over().getFirst();
        across = new SweepAxis(over, true, value -> words.choice(over, value));
    }

    @Override public void paint(SweepPaper paper) {
        double font = paper.font(), height = paper.height() - (2 * SweepPaper.ROW + 0.3) * font, left = 0;
        fit(paper.most(height, 2));
        for (int i = 0; i < values.count(); i++) left = Math.max(left, paper.width(values.label(i)));
        left += 0.9 * font;
        dot = DOT * font;
        box = new Box(left, (SweepPaper.ROW + 0.3) * font, Math.max(1, paper.width() - left - 0.9 * font),
                Math.max(1, height));
        paper.clear();
        paper.head(words.measure(table.sweep(), values.factor()), "");
        rows(paper);
        paper.frame(box);
        paper.foot(box, across, words.axis(over));
        table.limit().filter(limit -> limit.axis() == 0).ifPresent(limit -> limit(paper, limit));
        curve(paper);
    }

    private void fit(int most) {
        SweepScale range = SweepScale.of(table);
        values.fit(range.least(), range.largest(), most, false, range.logarithmic());
    }

    private void rows(SweepPaper paper) {
        for (int i = 0; i < values.count(); i++) {
            double y = Math.rint(box.maxY() - values.tick(i) * box.height()) + 0.5;
            paper.stroke("grid", 1);
            paper.g().strokeLine(box.minX(), y, box.maxX(), y);
            paper.text(values.label(i), box.minX() - 0.4 * paper.font(), y, Align.RIGHT, Double.MAX_VALUE);
        }
    }

    private void limit(SweepPaper paper, StabilityLimit limit) {
        double x = x(across.at(limit.points().getFirst().limit()));
        paper.truth(box, new double[]{x, x}, new double[]{box.minY(), box.maxY()});
    }

    private void curve(SweepPaper paper) {
        int n = table.rows().size();
        var x = new double[n];
        var y = new double[n];
        for (int row = 0; row < n; row++) {
            x[row] = x(row);
            y[row] = table.finite(row) ? y(row) : Double.NaN;
        }
        String role = SweepWords.plain(table.sweep()).map(Measure::role).orElse("position");
        paper.stroke(role, LINE);
        if (over.numeric()) paper.line(x, y);
        paper.g().setFill(paper.palette().of(role));
        for (int row = 0; row < n; row++)
            if (table.finite(row)) paper.g().fillOval(x[row] - dot, y[row] - dot, 2 * dot, 2 * dot);
            else paper.cross(x[row], box.minY(), 1.2 * dot, 1.2 * dot, paper.palette().of("text"));
    }

    private double x(double at) {
        return box.minX() + across.share(at) * box.width();
    }

    private double y(int row) {
        return table.finite(row) ? box.maxY() - values.share(table.value(row)) * box.height() : box.minY();
    }

    @Override public int at(double x, double y) {
        return across.nearest((x - box.minX()) / box.width());
    }

    @Override public Box place(int row) {
        return new Box(x(row) - 2 * dot, y(row) - 2 * dot, 4 * dot, 4 * dot);
    }

    @Override public int beside(int row, int right, int upward) {
        return Math.clamp(row + right, 0, across.count() - 1);
    }
}
