package limber.web.panes;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import limber.ask.SweepTable;
import limber.presentation.paint.Palette;
import limber.presentation.plots.SweepChart;
import limber.presentation.plots.SweepDrawing;
import limber.presentation.plots.SweepGrid;
import limber.presentation.plots.SweepPaper;
import limber.presentation.plots.SweepWords;
import limber.web.Dom;
import limber.web.view.CanvasPen;
import org.teavm.jso.JSBody;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;

/// A plot of a sweep in a page: a curve or a map. Arrows move a cursor over the runs, and what is said of its run is
/// told; a press does the same.
public final class SweepCanvas {
    private final HTMLCanvasElement canvas = (HTMLCanvasElement) Dom.el("canvas", "sweep-plot");
    private final CanvasPen pen = new CanvasPen((CanvasRenderingContext2D) canvas.getContext("2d"));
    private final SweepWords words;
    private final Supplier<Palette> palette;
    private final Consumer<String> read;
    private Optional<SweepTable> table = Optional.empty();
    private Optional<SweepDrawing> drawing = Optional.empty();
    /// The run at the cursor, from 0; -1 before one has been chosen.
    private int at = -1;
    /// Its size when it was drawn last, px; 0 while it is hidden.
    private double width, height;

    /// @param palette of the theme
    /// @param read receives the values of the run at the cursor
    public SweepCanvas(SweepWords words, Supplier<Palette> palette, Consumer<String> read) {
        this.words = words;
        this.palette = palette;
        this.read = read;
        canvas.setTabIndex(0);
        canvas.setAttribute("role", "img");
        canvas.addEventListener("click", e -> {
            var press = (MouseEvent) e;
            drawing.ifPresent(d -> move(d.at(press.getOffsetX(), press.getOffsetY())));
        });
        canvas.addEventListener("keydown", e -> {
            if (drawing.isEmpty() || !key(((KeyboardEvent) e).getKey(), drawing.get())) return;
            e.preventDefault();
            e.stopPropagation();
        });
    }

    public HTMLElement element() {
        return canvas;
    }

    /// Shows results; the cursor is taken away for another sweep.
    ///
    /// @param name what the plot is, for those who do not see it
    public void show(SweepTable results, String name) {
        if (table.filter(t -> t.sweep() == results.sweep()).isEmpty()) at = -1;
        table = Optional.of(results);
        boolean curve = results.sweep().over().size() == 1;
        drawing = Optional.of(curve ? new SweepChart(results, words) : new SweepGrid(results, words));
        canvas.setAttribute("aria-label", name);
        draw();
    }

    private boolean key(String key, SweepDrawing d) {
        int from = Math.max(0, at);
        switch (key) {
            case "ArrowLeft" -> move(d.beside(from, -1, 0));
            case "ArrowRight" -> move(at < 0 ? 0 : d.beside(from, 1, 0));
            case "ArrowUp" -> move(d.beside(from, 0, 1));
            case "ArrowDown" -> move(d.beside(from, 0, -1));
            default -> {
                return false;
            }
        }
        return true;
    }

    private void move(int row) {
        if (row < 0) return;
        at = row;
        read.accept(String.join(" · ", words.lines(table.orElseThrow(), row)));
        draw();
    }

    /// Draws it again where it has another size than before.
    public void fit() {
        if (canvas.getClientWidth() != width || canvas.getClientHeight() != height) draw();
    }

    /// Draws it as large as it is now.
    public void draw() {
        double ratio = ratio();
        width = canvas.getClientWidth();
        height = canvas.getClientHeight();
        if (drawing.isEmpty() || width < 2 || height < 2) return;
        canvas.setWidth((int) (width * ratio));
        canvas.setHeight((int) (height * ratio));
        pen.size(width, height, ratio);
        pen.begin();
        var paper = new SweepPaper(pen, palette.get(), width, height);
        drawing.get().paint(paper);
        if (at >= 0) paper.mark(drawing.get().place(at), "selection");
        pen.end();
    }

    @JSBody(script = "return window.devicePixelRatio || 1;")
    private static native double ratio();
}
