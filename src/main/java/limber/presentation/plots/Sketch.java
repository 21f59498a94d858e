package limber.presentation.plots;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BiFunction;
import limber.presentation.paint.Ticks;

/// A curve that a student draws by hand, stroke by stroke or point by point; and the true curve with its tolerance,
/// once it is known.
public final class Sketch {
    /// The longest gap of a drawn curve that is closed, as a share of its samples.
    private static final double GAP = 0.06;

    /// The true curve.
    ///
    /// @param tolerance on both sides of it
    record Truth(double[] samples, double tolerance) {}

    private final double[] drawn;
    private final SketchPoints points;
    private final String waiting;
    private final BiFunction<Double, Double, String> spoken;
    private final Runnable changed;
    private Runnable shown = () -> {};
    private Optional<SketchAxes> axes = Optional.empty();
    private Optional<Truth> truth = Optional.empty();
    private String unit = "", time = "";
    /// The sample that the hand was at last; -1 when it is up.
    private int last = -1;

    /// @param samples at even distances from the left to the right
    /// @param waiting said as long as it has no axes
    /// @param spoken what a screen reader reads of the chosen point: its frame and its value, NaN where nothing is
    ///   drawn
    /// @param changed called whenever the drawn curve changes
    public Sketch(int samples, String waiting, BiFunction<Double, Double, String> spoken, Runnable changed) {
        this.waiting = waiting;
        this.spoken = spoken;
        this.changed = changed;
        drawn = new double[samples];
        Arrays.fill(drawn, Double.NaN);
        points = new SketchPoints(drawn);
    }

    /// @param again called whenever it looks or reads otherwise
    public void follow(Runnable again) {
        shown = again;
    }

    // ---- what is drawn ----

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
        redrawn();
    }

    /// @param from,to the frames on the left and on the right
    /// @param all values that the axis must include
    /// @param unit of the values
    /// @param time the title of the horizontal axis
    public void axes(int from, int to, double[] all, String unit, String time) {
        axes = Optional.of(SketchAxes.of(from, to, all));
        this.unit = unit;
        this.time = time;
        shown.run();
    }

    /// @param tolerance on both sides of it
    public void truth(Optional<double[]> samples, double tolerance) {
        truth = samples.map(s -> new Truth(s, tolerance));
        shown.run();
    }

    private void redrawn() {
        changed.run();
        shown.run();
    }

    // ---- the hand ----

    /// Whether there is something to draw on.
    public boolean ready() {
        return axes.isPresent();
    }

    /// The hand is down at a point, or has come there from the last one.
    ///
    /// @param across,high shares of the axes; beyond them counts as their ends
    void stroke(double across, double high) {
        if (axes.isEmpty()) return;
        Ticks up = axes.get().up();
        int at = (int) Math.rint(Math.clamp(across, 0, 1) * (drawn.length - 1));
        double value = up.low() + Math.clamp(high, 0, 1) * (up.high() - up.low());
        int from = last < 0 ? at : last, steps = Math.abs(at - from);
        double start = last < 0 ? value : drawn[last];
        for (int k = 0; k <= steps; k++)
            drawn[from + Integer.signum(at - from) * k] = steps == 0 ? value : start + (value - start) * k / steps;
        last = at;
        redrawn();
    }

    /// Whether the hand is down.
    boolean stroking() {
        return last >= 0;
    }

    /// The hand is up: what it has left out by a little is closed.
    void lift() {
        if (last < 0) return;
        last = -1;
        points.close((int) Math.ceil(GAP * drawn.length));
        redrawn();
    }

    // ---- the keyboard ----

    /// Moves the chosen point up or down.
    public void move(boolean up) {
        axes.ifPresent(a -> {
            points.move(up, a.up());
            redrawn();
        });
    }

    /// Chooses the next point, or the one before.
    public void go(boolean forward) {
        points.go(forward);
        shown.run();
    }

    /// What a screen reader reads of it: the chosen point.
    public String spoken() {
        return axes.map(SketchAxes::across).map(frames -> spoken.apply(frames.low()
                + (frames.high() - frames.low()) * points.sample() / (drawn.length - 1), drawn[points.sample()]))
                .orElse(waiting);
    }

    // ---- for its painter ----

    Optional<SketchAxes> axes() {
        return axes;
    }

    Optional<Truth> truth() {
        return truth;
    }

    double[] samples() {
        return drawn;
    }

    /// The sample of the chosen point.
    int chosen() {
        return points.sample();
    }

    String unit() {
        return unit;
    }

    String time() {
        return time;
    }

    String waiting() {
        return waiting;
    }
}
