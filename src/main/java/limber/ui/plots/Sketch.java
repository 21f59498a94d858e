package limber.ui.plots;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BiFunction;
import javafx.geometry.VPos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import limber.presentation.paint.Ticks;
import limber.presentation.plots.SketchAxes;
import limber.presentation.plots.SketchPoints;
import limber.ui.viewport.StyledPalette;

/// A plot on which a student draws a curve by hand; the true curve with its tolerance is drawn over it once it is
/// known.
public final class Sketch extends Region {
    private static final double SMALL = 0.86, LINE = 2.5;
    /// The longest gap of a drawn curve that is closed, as a share of the plot's width.
    private static final double GAP = 0.06;

    private final StyledPalette palette = new StyledPalette(this::paint);
    private final Canvas canvas = new Canvas();
    private final Runnable changed;
    private final double[] drawn;
    private Optional<double[]> truth = Optional.empty();
    private double tolerance;
    private SketchAxes axes = new SketchAxes(new Ticks(0, 1, 1), new Ticks(0, 1, 1));
    private String unit = "", time = "";
    private boolean ready;
    private final SketchPoints points;
    private BiFunction<Double, Double, String> point = (_, _) -> "";
    /// The sample that the pointer was at last; -1 when it is up.
    private int last = -1;

    /// @param samples at even distances from the left to the right
    /// @param changed called whenever the drawn curve changes
    public Sketch(int samples, Runnable changed) {
        this.changed = changed;
        drawn = new double[samples];
        Arrays.fill(drawn, Double.NaN);
        getStyleClass().add("sketch");
        getChildren().addAll(canvas, palette);
        points = new SketchPoints(drawn);
        setAccessibleRole(AccessibleRole.TEXT);
        setFocusTraversable(true);
        setOnKeyPressed(this::key);
        focusedProperty().subscribe(_ -> paint());
        setCursor(Cursor.CROSSHAIR);
        setOnMousePressed(this::draw);
        setOnMouseDragged(this::draw);
        setOnMouseReleased(e -> {
            if (last < 0) return;
            draw(e); // the last part of a quick stroke may come with the release alone
            last = -1;
            points.close((int) Math.ceil(GAP * drawn.length));
            changed.run();
            paint();
        });
    }

    /// The drawn curve; empty while a part of it is missing.
    public Optional<double[]> drawn() {
        return Arrays.stream(drawn).allMatch(Double::isFinite) ? Optional.of(drawn.clone()) : Optional.empty();
    }

    /// Whether a part of the curve has been drawn, and a part of it is missing.
    public boolean unfinished() {
        long there = Arrays.stream(drawn).filter(Double::isFinite).count();
        return there > 0 && there < drawn.length;
    }

    /// @param samples as many as there are
    public void draw(double[] samples) {
        System.arraycopy(samples, 0, drawn, 0, drawn.length);
        changed.run();
        paint();
    }

    /// @param from,to the frames on the left and on the right
    /// @param all values that the axis must include
    /// @param time the title of the horizontal axis
    public void axes(int from, int to, double[] all, String unit, String time) {
        axes = SketchAxes.of(from, to, all);
        this.unit = unit;
        this.time = time;
        ready = true;
        speak();
        paint();
    }

    /// @param tolerance on both sides of it
    public void truth(Optional<double[]> samples, double tolerance) {
        truth = samples;
        this.tolerance = tolerance;
        paint();
    }

    /// Says what a screen reader reads of the chosen point.
    ///
    /// @param words of its frame and its value, NaN where nothing is drawn
    public void point(BiFunction<Double, Double, String> words) {
        point = words;
        speak();
    }

    private void speak() {
        double frame = axes.across().low()
                + (axes.across().high() - axes.across().low()) * points.sample() / (drawn.length - 1);
        setAccessibleText(point.apply(frame, drawn[points.sample()]));
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }

    /// Up and Down move a point, Enter goes to the next one: the other keys are the scene's.
    private void key(KeyEvent e) {
        if (!ready || e.isShortcutDown() || e.isAltDown()) return;
        switch (e.getCode()) {
            case UP, DOWN -> {
                points.move(e.getCode() == KeyCode.UP, axes.up());
                changed.run();
            }
            case ENTER -> points.go(!e.isShiftDown());
            default -> {
                return;
            }
        }
        speak();
        paint();
        e.consume();
    }

    private void draw(MouseEvent e) {
        if (!ready) return;
        requestFocus();
        double share = (e.getX() - left()) / (canvas.getWidth() - left() - right());
        int at = (int) Math.rint(Math.clamp(share, 0, 1) * (drawn.length - 1));
        double value = axes.up().low()
                + Math.clamp((bottom() - e.getY()) / (bottom() - top()), 0, 1) * (axes.up().high() - axes.up().low());
        int from = last < 0 ? at : last;
        double start = last < 0 ? value : drawn[last];
        int steps = Math.abs(at - from);
        for (int k = 0; k <= steps; k++)
            drawn[from + Integer.signum(at - from) * k] = steps == 0 ? value : start + (value - start) * k / steps;
        last = at;
        changed.run();
        paint();
        e.consume();
    }

    @Override protected void layoutChildren() {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        paint();
    }

    private double small() {
        return SMALL * palette.inks().fontSize();
    }

    private double left() {
        return 3.6 * small();
    }

    private double right() {
        return small();
    }

    private double top() {
        return 1.8 * small();
    }

    private double bottom() {
        return canvas.getHeight() - 3.2 * small();
    }

    private double px(int sample) {
        return left() + (canvas.getWidth() - left() - right()) * sample / (drawn.length - 1);
    }

    private double py(double value) {
        return bottom() - (bottom() - top()) * (value - axes.up().low()) / (axes.up().high() - axes.up().low());
    }

    private void paint() {
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        if (!ready || canvas.getWidth() < 2) return;
        grid(g);
        g.setLineWidth(LINE * palette.inks().fontSize() / 14);
        truth.ifPresent(t -> band(g, t));
        curve(g, drawn, palette.of("position"), false);
        truth.ifPresent(t -> curve(g, t, palette.of("truth"), true));
        if (isFocused()) chosen(g);
    }

    /// The frame around it and the point that keys move, while it has the keyboard.
    private void chosen(GraphicsContext g) {
        g.setStroke(palette.of("selection"));
        g.setLineWidth(2);
        g.strokeRect(1, 1, canvas.getWidth() - 2, canvas.getHeight() - 2);
        double value = drawn[points.sample()], r = 0.5 * small();
        g.strokeOval(px(points.sample()) - r, (Double.isFinite(value) ? py(value) : bottom()) - r, 2 * r, 2 * r);
    }

    private void grid(GraphicsContext g) {
        g.setFont(Font.font(small()));
        g.setLineWidth(1);
        g.setStroke(palette.of("grid"));
        g.setFill(palette.of("text"));
        g.setTextBaseline(VPos.CENTER);
        g.setTextAlign(TextAlignment.RIGHT);
        for (double value : axes.values()) {
            double y = py(value);
            g.strokeLine(left(), y, canvas.getWidth() - right(), y);
            g.fillText(SketchAxes.text(value), left() - 0.4 * small(), y);
        }
        g.setTextAlign(TextAlignment.LEFT);
        g.fillText(unit, 0.3 * small(), 0.8 * small());
        g.setTextBaseline(VPos.TOP);
        g.setTextAlign(TextAlignment.CENTER);
        for (double frame : axes.frames()) {
            double x = left() + (canvas.getWidth() - left() - right()) * (frame - axes.across().low())
                    / (axes.across().high() - axes.across().low());
            g.strokeLine(x, top(), x, bottom());
            g.fillText(SketchAxes.text(frame), x, bottom() + 0.3 * small());
        }
        g.fillText(time, 0.5 * (left() + canvas.getWidth() - right()), bottom() + 1.6 * small());
    }

    private void band(GraphicsContext g, double[] t) {
        var x = new double[2 * t.length];
        var y = new double[2 * t.length];
        for (int i = 0; i < t.length; i++) {
            x[i] = px(i);
            y[i] = py(t[i] + tolerance);
            x[2 * t.length - 1 - i] = px(i);
            y[2 * t.length - 1 - i] = py(t[i] - tolerance);
        }
        Color colour = palette.of("truth");
        g.setFill(colour.deriveColor(0, 1, 1, 0.18));
        g.fillPolygon(x, y, x.length);
    }

    private void curve(GraphicsContext g, double[] samples, Color colour, boolean dashed) {
        g.setStroke(colour);
        if (dashed) g.setLineDashes(9, 5);
        boolean drawing = false;
        g.beginPath();
        for (int i = 0; i < samples.length; i++) {
            if (!Double.isFinite(samples[i])) drawing = false;
            else if (drawing) g.lineTo(px(i), py(samples[i]));
            else {
                g.moveTo(px(i), py(samples[i]));
                drawing = true;
            }
        }
        g.stroke();
        g.setLineDashes((double[]) null);
    }
}
