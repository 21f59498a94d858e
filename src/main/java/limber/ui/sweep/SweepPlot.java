package limber.ui.sweep;

import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.animation.AnimationTimer;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.canvas.Canvas;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import limber.ask.SweepTable;
import limber.presentation.paint.Align;
import limber.presentation.paint.Box;
import limber.presentation.plots.SweepChart;
import limber.presentation.plots.SweepDrawing;
import limber.presentation.plots.SweepGrid;
import limber.presentation.plots.SweepPaper;
import limber.presentation.plots.SweepWords;
import limber.ui.controls.OwnArrows;
import limber.ui.viewport.FxPen;
import limber.ui.viewport.StyledPalette;

/// A plot of a sweep: a curve or a map. Arrows move a cursor over the runs, and
/// Enter or a click opens one.
public final class SweepPlot extends Region {
    private final StyledPalette palette = new StyledPalette(this::refresh);
    private final Canvas canvas = new Canvas();
    private final FxPen pen = new FxPen(canvas.getGraphicsContext2D());
    private final SweepWords words;
    private final IntConsumer opened;
    private final String nothing;
    private final AnimationTimer pulse = new AnimationTimer() {
        @Override public void handle(long now) {
            stop();
            draw();
        }
    };
    private Optional<SweepTable> table = Optional.empty();
    private Optional<SweepDrawing> drawing = Optional.empty();
    private Optional<MouseEvent> pointer = Optional.empty();
    private final ReadOnlyStringWrapper reading = new ReadOnlyStringWrapper("");
    /// The run at the cursor, from 0.
    private int at;
    /// Whether the cursor has been moved since the keyboard came here, so that its run is read out.
    private boolean moved;

    /// @param opened receives the number of a run that is to be opened
    /// @param nothing the text shown before the first sweep
    public SweepPlot(SweepWords words, IntConsumer opened, String nothing) {
        this.words = words;
        this.opened = opened;
        this.nothing = nothing;
        getStyleClass().add("sweep-plot");
        getChildren().addAll(canvas, palette);
        setFocusTraversable(true);
        OwnArrows.mark(this, KeyCode.LEFT, KeyCode.RIGHT, KeyCode.UP, KeyCode.DOWN);
        setAccessibleRole(AccessibleRole.TEXT);
        setOnMouseMoved(e -> point(Optional.of(e)));
        setOnMouseExited(_ -> point(Optional.empty()));
        setOnMouseClicked(this::click);
        setOnKeyPressed(this::key);
        focusedProperty().addListener((_, _, _) -> {
            moved = false;
            refresh();
        });
    }

    /// Shows results; the cursor goes to the first run of another sweep.
    public void show(Optional<SweepTable> results) {
        if (!results.map(SweepTable::sweep).equals(table.map(SweepTable::sweep))) {
            at = 0;
            moved = false;
        }
        table = results;
        drawing = results.map(t -> t.sweep().over().size() == 1 ? new SweepChart(t, words) : new SweepGrid(t, words));
        refresh();
    }

    /// The values of the run under the pointer, or else at the cursor once it has been moved; empty for none.
    public ReadOnlyStringProperty reading() {
        return reading.getReadOnlyProperty();
    }

    /// The place of a run in this node, as it was drawn last.
    public Box place(int row) {
        return drawing.orElseThrow().place(row);
    }

    private void refresh() {
        pulse.start();
    }

    @Override protected void layoutChildren() {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        refresh();
    }

    /// Draws it now.
    public void draw() {
        if (getWidth() < 2 || getHeight() < 2) return;
        var paper = new SweepPaper(pen, palette.inks(), getWidth(), getHeight());
        paper.clear();
        drawing.ifPresentOrElse(d -> draw(d, paper), () -> paper.text(nothing, 0.5 * getWidth(), 0.5 * getHeight(),
                Align.CENTER, getWidth()));
    }

    private void draw(SweepDrawing d, SweepPaper paper) {
        d.paint(paper);
        int under = under();
        if (isFocused()) mark(d, paper, at, "selection");
        if (under >= 0) mark(d, paper, under, "text");
        int read = under >= 0 ? under : moved && pointer.isEmpty() ? at : -1;
        reading.set(read < 0 ? "" : String.join(" · ", words.lines(table.orElseThrow(), read)));
    }

    private static void mark(SweepDrawing d, SweepPaper paper, int row, String role) {
        paper.mark(d.place(row), role);
    }

    private int under() {
        return pointer.flatMap(e -> drawing.map(d -> d.at(e.getX(), e.getY()))).orElse(-1);
    }

    private void point(Optional<MouseEvent> at) {
        pointer = at;
        setCursor(under() >= 0 ? Cursor.HAND : null);
        refresh();
    }

    private void click(MouseEvent e) {
        requestFocus();
        int row = drawing.map(d -> d.at(e.getX(), e.getY())).orElse(-1);
        if (row < 0) return;
        move(row);
        opened.accept(row);
    }

    private void key(KeyEvent e) {
        if (drawing.isEmpty() || e.isShortcutDown() || e.isAltDown()) return;
        SweepDrawing d = drawing.get();
        switch (e.getCode()) {
            case LEFT -> move(d.beside(at, -1, 0));
            case RIGHT -> move(d.beside(at, 1, 0));
            case UP -> move(d.beside(at, 0, 1));
            case DOWN -> move(d.beside(at, 0, -1));
            case ENTER -> opened.accept(at);
            default -> {
                return;
            }
        }
        e.consume();
    }

    private void move(int row) {
        at = row;
        moved = true;
        pointer = Optional.empty();
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        refresh();
    }

    /// The text for screen readers: the run at the cursor.
    @Override public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        if (attribute != AccessibleAttribute.TEXT) return super.queryAccessibleAttribute(attribute, parameters);
        return table.map(t -> String.join("; ", words.lines(t, at))).orElse(nothing);
    }
}
