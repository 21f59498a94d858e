package limber.presentation.plots;

import java.util.stream.IntStream;
import limber.presentation.paint.Ticks;

/// The points by which the keyboard draws a curve, at even distances; between them the curve is a straight line.
public final class SketchPoints {
    /// How many there are.
    static final int COUNT = 6;
    /// The share of the axis that a key moves a point by.
    private static final double KEY = 0.025;

    private final double[] samples;
    private int here;

    /// @param samples of the curve, NaN where nothing is drawn yet; changed in place
    public SketchPoints(double[] samples) {
        this.samples = samples;
    }

    /// The sample of the chosen point.
    public int sample() {
        return sample(here);
    }

    private int sample(int point) {
        return (int) Math.rint((double) point * (samples.length - 1) / (COUNT - 1));
    }

    /// Chooses the next point, or the one before; it stops at the ends.
    public void go(boolean forward) {
        here = Math.clamp(here + (forward ? 1L : -1L), 0, COUNT - 1);
    }

    /// Moves the chosen point by one key. The first time, what is not drawn becomes a level line.
    public void move(boolean up, Ticks axis) {
        level(Math.clamp(0, axis.low(), axis.high()));
        double by = (up ? KEY : -KEY) * (axis.high() - axis.low());
        samples[sample()] = Math.clamp(samples[sample()] + by, axis.low(), axis.high());
        if (here > 0) join(sample(here - 1), sample());
        if (here < COUNT - 1) join(sample(), sample(here + 1));
    }

    private void level(double otherwise) {
        int first = IntStream.range(0, samples.length).filter(i -> Double.isFinite(samples[i])).findFirst().orElse(-1);
        double last = first < 0 ? otherwise : samples[first];
        for (int i = 0; i < samples.length; i++) {
            if (Double.isFinite(samples[i])) last = samples[i];
            else samples[i] = last;
        }
    }

    /// Closes what a hand leaves out: a gap of at most a few samples gets a straight line, and one at an edge a level
    /// line. A longer one stays.
    ///
    /// @param most samples of a gap that is closed
    public void close(int most) {
        for (int from = 0; from < samples.length; from++) {
            if (Double.isFinite(samples[from])) continue;
            int to = from;
            while (to < samples.length && !Double.isFinite(samples[to])) to++;
            if (to - from <= Math.min(most, samples.length - 1)) close(from, to);
            from = to;
        }
    }

    private void close(int from, int to) {
        int before = from > 0 ? from - 1 : to, after = to < samples.length ? to : from - 1;
        double start = samples[before], rise = (samples[after] - start) / (to - from + 1);
        for (int i = from; i < to; i++) samples[i] = start + rise * (i - from + 1);
    }

    private void join(int from, int to) {
        for (int i = from + 1; i < to; i++)
            samples[i] = samples[from] + (samples[to] - samples[from]) * (i - from) / (to - from);
    }
}
