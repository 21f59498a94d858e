package limber.presentation.plots;

import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import limber.ask.SweepTable;
import limber.presentation.paint.Align;
import limber.presentation.paint.Box;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Pen;
import limber.presentation.paint.Point;

/// Paints a sweep as a curve or a map, with a cursor over its runs, and knows what is where on it.
public final class SweepPainter {
    private final SweepWords words;
    private final IntConsumer opened;
    private final String nothing;
    private final ReadOnlyStringWrapper reading = new ReadOnlyStringWrapper("");
    private Runnable changed = () -> {};
    private Optional<SweepTable> table = Optional.empty();
    private Optional<SweepDrawing> drawing = Optional.empty();
    private Optional<Point> pointer = Optional.empty();
    /// The run at the cursor, from 0.
    private int at;
    /// Whether the cursor has been moved since the keyboard came here, so that its run is read out.
    private boolean moved;

    /// @param opened receives the number of a run that is to be opened
    /// @param nothing the text shown before the first sweep
    public SweepPainter(SweepWords words, IntConsumer opened, String nothing) {
        this.words = words;
        this.opened = opened;
        this.nothing = nothing;
    }

    /// @param again called when it must be painted again
    public void follow(Runnable again) {
        changed = again;
    }

    /// Shows results; the cursor goes to the first run of another sweep.
    public void show(Optional<SweepTable> results) {
        if (!results.map(SweepTable::sweep).equals(table.map(SweepTable::sweep))) {
            at = 0;
            moved = false;
        }
        table = results;
        drawing = results.map(t -> t.sweep().over().size() == 1 ? new SweepChart(t, words) : new SweepGrid(t, words));
        changed.run();
    }

    /// The values of the run under the pointer, or else at the cursor once it has been moved; empty for none.
    public ReadOnlyStringProperty reading() {
        return reading.getReadOnlyProperty();
    }

    /// What stands below the drawing: what is read out, or else the rule of theory; empty for nothing.
    public String line() {
        return reading.get().isEmpty() ? table.flatMap(words::theory).orElse("") : reading.get();
    }

    /// The place of a run on the sheet, as it was painted last.
    public Box place(int row) {
        return drawing.orElseThrow().place(row);
    }

    /// Paints it over all that was there.
    ///
    /// @param width,height of the sheet, px
    /// @param focused whether it has the keyboard
    public void paint(Pen g, Palette palette, double width, double height, boolean focused) {
        var paper = new SweepPaper(g, palette, width, height);
        paper.clear();
        drawing.ifPresentOrElse(d -> paint(d, paper, focused),
                () -> paper.text(nothing, 0.5 * width, 0.5 * height, Align.CENTER, width));
    }

    private void paint(SweepDrawing d, SweepPaper paper, boolean focused) {
        d.paint(paper);
        int under = pointer.map(this::run).orElse(-1);
        if (focused) paper.mark(d.place(at), "selection");
        if (under >= 0) paper.mark(d.place(under), "text");
        int read = under >= 0 ? under : moved && pointer.isEmpty() ? at : -1;
        reading.set(read < 0 ? "" : String.join(" · ", words.lines(table.orElseThrow(), read)));
    }

    /// The run at a point of the sheet; -1 for none.
    private int run(Point p) {
        return drawing.map(d -> d.at(p.x(), p.y())).orElse(-1);
    }

    /// The pointer is over a point of the sheet, px; empty when it has left.
    ///
    /// @return whether a run is there
    public boolean point(Optional<Point> over) {
        pointer = over;
        changed.run();
        return over.map(this::run).orElse(-1) >= 0;
    }

    /// The keyboard has come or gone.
    public void focus() {
        moved = false;
        changed.run();
    }

    /// A click: the cursor goes to the run there, and it is opened.
    public void click(Point p) {
        int row = run(p);
        if (row < 0) return;
        move(row);
        opened.accept(row);
    }

    /// Whether there are runs to go to.
    public boolean ready() {
        return drawing.isPresent();
    }

    /// The cursor goes to the run beside its own.
    ///
    /// @param across,up -1, 0 or 1
    public void go(int across, int up) {
        drawing.ifPresent(d -> move(d.beside(at, across, up)));
    }

    /// Opens the run at the cursor.
    public void open() {
        if (ready()) opened.accept(at);
    }

    private void move(int row) {
        at = row;
        moved = true;
        pointer = Optional.empty();
        changed.run();
    }

    /// The text for screen readers: the run at the cursor.
    public String spoken() {
        return table.map(t -> String.join("; ", words.lines(t, at))).orElse(nothing);
    }
}
