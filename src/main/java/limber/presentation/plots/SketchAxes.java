package limber.presentation.plots;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import limber.presentation.paint.Ticks;

/// Axes for a curve over frames that a student draws by hand.
///
/// @param across frames
/// @param up values; with room beyond what will be true, so that the axis does not give that away
public record SketchAxes(Ticks across, Ticks up) {
    private static final int TICKS_UP = 4, TICKS_ACROSS = 4;
    private static final double ROOM = 0.35;

    /// @param from,to frames on the left and on the right
    /// @param all values that the axis must include
    public static SketchAxes of(int from, int to, double[] all) {
        double least = Math.min(0, Arrays.stream(all).min().orElse(0)),
                most = Math.max(0, Arrays.stream(all).max().orElse(1)), room = ROOM * (most - least);
        Ticks up = Ticks.of(least < 0 ? least - room : 0, most > 0 ? most + room : 0, TICKS_UP);
        return new SketchAxes(new Ticks(from, to, Ticks.of(from, to, TICKS_ACROSS).step()), up);
    }

    /// The round frames.
    public double[] frames() {
        double first = across.step() * Math.ceil(across.low() / across.step());
        return DoubleStream.iterate(first, v -> v <= across.high(), v -> v + across.step()).toArray();
    }

    /// The round values.
    public double[] values() {
        return DoubleStream.iterate(0, i -> i < up.count(), i -> i + 1).map(i -> up.at((int) i)).toArray();
    }

    /// A tick's label, with as many digits as it needs.
    public static String text(double tick) {
        double rounded = Math.rint(tick * 1e6) / 1e6;
        return rounded == Math.rint(rounded) ? String.valueOf((long) rounded) : String.valueOf(rounded);
    }
}
