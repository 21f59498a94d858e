package limber.web.lesson;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import limber.presentation.paint.Ticks;
import limber.presentation.plots.SketchAxes;
import limber.presentation.plots.SketchPoints;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/// A plot on which a student draws a curve by hand; the true curve with its tolerance is drawn over it once it is
/// known.
final class CurveSketch {
    /// Sizes of the drawing, which is as wide as its place.
    private static final double WIDE = 360, HIGH = 230, LEFT = 46, RIGHT = 12, TOP = 24, BOTTOM = HIGH - 40;
    /// The longest gap of a drawn curve that is closed, as a share of the plot's width.
    private static final double GAP = 0.06;

    private final double[] drawn;
    private final String computing;
    private final Runnable changed;
    private final BiFunction<Double, Double, String> spoken;
    private final HTMLElement plot = Nodes.drawn("svg", "sketch");
    private final SketchPoints points;
    private Optional<double[]> truth = Optional.empty();
    private double tolerance;
    private Optional<SketchAxes> axes = Optional.empty();
    private String unit = "", time = "";
    /// The sample that the pointer was at last; -1 when it is up.
    private int last = -1;

    /// @param samples at even distances from the left to the right
    /// @param computing said as long as it has no axes
    /// @param changed called whenever the drawn curve changes
    /// @param spoken what a screen reader reads of the chosen point: its frame and its value, NaN where nothing is
    ///   drawn
    CurveSketch(int samples, String computing, Runnable changed, BiFunction<Double, Double, String> spoken) {
        this.computing = computing;
        this.changed = changed;
        this.spoken = spoken;
        drawn = new double[samples];
        Arrays.fill(drawn, Double.NaN);
        points = new SketchPoints(drawn);
        plot.setAttribute("viewBox", "0 0 " + WIDE + " " + HIGH);
        plot.setAttribute("role", "application");
        plot.setAttribute("tabindex", "0");
        plot.addEventListener("keydown", (EventListener<KeyboardEvent>) this::key);
        plot.addEventListener("pointerdown", (EventListener<Event>) e -> {
            if (axes.isEmpty()) return;
            capture(plot, e);
            e.preventDefault();
            draw(e);
        });
        plot.addEventListener("pointermove", (EventListener<Event>) e -> {
            if (last >= 0) draw(e);
        });
        for (String end : List.of("pointerup", "pointercancel"))
            plot.addEventListener(end, (EventListener<Event>) _ -> ended());
        for (String seen : List.of("focus", "blur")) plot.addEventListener(seen, (EventListener<Event>) _ -> paint());
        paint();
    }

    HTMLElement element() {
        return plot;
    }

    /// The drawn curve; empty while a part of it is missing.
    Optional<double[]> drawn() {
        return Arrays.stream(drawn).allMatch(Double::isFinite) ? Optional.of(drawn.clone()) : Optional.empty();
    }

    /// Whether a part of the curve has been drawn, and a part of it is missing.
    boolean unfinished() {
        long there = Arrays.stream(drawn).filter(Double::isFinite).count();
        return there > 0 && there < drawn.length;
    }

    /// @param samples as many as there are
    void draw(double[] samples) {
        System.arraycopy(samples, 0, drawn, 0, drawn.length);
        changed.run();
        paint();
    }

    /// @param from,to the frames on the left and on the right
    /// @param all values that the axis must include
    /// @param across the title of the horizontal axis
    void axes(int from, int to, double[] all, String measured, String across) {
        if (axes.isPresent()) return;
        axes = Optional.of(SketchAxes.of(from, to, all));
        unit = measured;
        time = across;
        paint();
    }

    /// @param around what is allowed on both sides of it
    void truth(Optional<double[]> samples, double around) {
        truth = samples;
        tolerance = around;
        paint();
    }

    /// Up and Down move a point, Enter goes to the next one, with Shift to the one before.
    private void key(KeyboardEvent e) {
        if (axes.isEmpty() || e.isCtrlKey() || e.isAltKey() || e.isMetaKey()) return;
        switch (e.getKey()) {
            case "ArrowUp", "ArrowDown" -> {
                points.move(e.getKey().equals("ArrowUp"), axes.get().up());
                changed.run();
            }
            case "Enter" -> points.go(!e.isShiftKey());
            default -> {
                return;
            }
        }
        paint();
        e.preventDefault();
    }

    private void draw(Event e) {
        Ticks up = axes.orElseThrow().up();
        double share = (across(plot, e) * WIDE - LEFT) / (WIDE - LEFT - RIGHT);
        int at = (int) Math.rint(Math.clamp(share, 0, 1) * (drawn.length - 1));
        double value = up.low()
                + Math.clamp((BOTTOM - down(plot, e) * HIGH) / (BOTTOM - TOP), 0, 1) * (up.high() - up.low());
        int from = last < 0 ? at : last, steps = Math.abs(at - from);
        double start = last < 0 ? value : drawn[last];
        for (int k = 0; k <= steps; k++)
            drawn[from + Integer.signum(at - from) * k] = steps == 0 ? value : start + (value - start) * k / steps;
        last = at;
        changed.run();
        paint();
    }

    private void ended() {
        if (last < 0) return;
        last = -1;
        points.close((int) Math.ceil(GAP * drawn.length));
        changed.run();
        paint();
    }

    private double px(int sample) {
        return LEFT + (WIDE - LEFT - RIGHT) * sample / (drawn.length - 1);
    }

    private double py(double value) {
        Ticks up = axes.orElseThrow().up();
        return Math.clamp(BOTTOM - (BOTTOM - TOP) * (value - up.low()) / (up.high() - up.low()), 0, HIGH);
    }

    private void paint() {
        var parts = new ArrayList<HTMLElement>();
        if (axes.isEmpty()) parts.add(label(computing, WIDE / 2, HIGH / 2, "middle"));
        else axes.ifPresent(a -> {
            grid(a, parts);
            truth.ifPresent(t -> parts.add(band(t)));
            parts.add(curve(drawn, "drawn"));
            truth.ifPresent(t -> parts.add(curve(t, "truth")));
            if (focused(plot)) parts.add(chosen());
            Ticks across = a.across();
            double frame = across.low()
                    + (across.high() - across.low()) * points.sample() / (drawn.length - 1);
            plot.setAttribute("aria-label", spoken.apply(frame, drawn[points.sample()]));
        });
        if (axes.isEmpty()) plot.setAttribute("aria-label", computing);
        Nodes.fill(plot, parts);
    }

    /// The point that keys move, while the plot has the keyboard.
    private HTMLElement chosen() {
        double value = drawn[points.sample()];
        HTMLElement ring = Nodes.drawn("circle", "chosen");
        ring.setAttribute("cx", String.valueOf(px(points.sample())));
        ring.setAttribute("cy", String.valueOf(Double.isFinite(value) ? py(value) : BOTTOM));
        ring.setAttribute("r", "7");
        return ring;
    }

    private void grid(SketchAxes a, List<HTMLElement> parts) {
        for (double value : a.values()) {
            parts.add(line(LEFT, py(value), WIDE - RIGHT, py(value)));
            parts.add(label(SketchAxes.text(value), LEFT - 6, py(value) + 4, "end"));
        }
        Ticks across = a.across();
        for (double frame : a.frames()) {
            double x = LEFT + (WIDE - LEFT - RIGHT) * (frame - across.low()) / (across.high() - across.low());
            parts.add(line(x, TOP, x, BOTTOM));
            parts.add(label(SketchAxes.text(frame), x, BOTTOM + 16, "middle"));
        }
        parts.add(label(unit, 4, 13, "start"));
        parts.add(label(time, (LEFT + WIDE - RIGHT) / 2, HIGH - 8, "middle"));
    }

    private static HTMLElement line(double x1, double y1, double x2, double y2) {
        return path("M" + x1 + " " + y1 + "L" + x2 + " " + y2, "grid");
    }

    private static HTMLElement path(String along, String style) {
        HTMLElement path = Nodes.drawn("path", style);
        path.setAttribute("d", along);
        return path;
    }

    private static HTMLElement label(String text, double x, double y, String anchor) {
        HTMLElement label = Nodes.drawn("text", "");
        label.setTextContent(text);
        label.setAttribute("x", String.valueOf(x));
        label.setAttribute("y", String.valueOf(y));
        label.setAttribute("text-anchor", anchor);
        return label;
    }

    private HTMLElement band(double[] t) {
        var along = new StringBuilder();
        for (int i = 0; i < t.length; i++)
            along.append(i == 0 ? 'M' : 'L').append(px(i)).append(' ').append(py(t[i] + tolerance));
        for (int i = t.length - 1; i >= 0; i--)
            along.append('L').append(px(i)).append(' ').append(py(t[i] - tolerance));
        return path(along + "Z", "band");
    }

    private HTMLElement curve(double[] samples, String style) {
        var along = new StringBuilder();
        boolean drawing = false;
        for (int i = 0; i < samples.length; i++) {
            if (Double.isFinite(samples[i]))
                along.append(drawing ? 'L' : 'M').append(px(i)).append(' ').append(py(samples[i]));
            drawing = Double.isFinite(samples[i]);
        }
        return path(along.toString(), style);
    }

    @JSBody(params = {"plot", "e"},
            script = "plot.setPointerCapture(e.pointerId); plot.focus();")
    private static native void capture(
            HTMLElement plot, Event e);

    /// Where a pointer is, as a share of the plot's width.
    @JSBody(params = {"plot", "e"},
            script = "var r = plot.getBoundingClientRect(); return (e.clientX - r.left) / r.width;")
    private static native double across(
            HTMLElement plot, Event e);

    /// The same of its height.
    @JSBody(params = {"plot", "e"},
            script = "var r = plot.getBoundingClientRect(); return (e.clientY - r.top) / r.height;")
    private static native double down(
            HTMLElement plot, Event e);

    @JSBody(params = "plot", script = "return document.activeElement === plot;")
    private static native boolean focused(
            HTMLElement plot);
}
