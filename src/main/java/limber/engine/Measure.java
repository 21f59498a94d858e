package limber.engine;

import java.util.List;
import java.util.function.ToDoubleBiFunction;

/// A quantity read off a state, for tables, plots, expressions and traces.
///
/// @param name public name, camelCase
/// @param unit SI unit, empty for none
/// @param width doubles per element
/// @param of what its elements are (`stick`, `particle`), or empty for one value of the whole
/// @param role the quantity whose colour it has, as overlays name it: `position`, `velocity`, `force`, `correction`, `truth`
public record Measure(String name, String unit, int width, String of, String role, Reading reading) {
    /// Reads the measure: `width · elements` doubles.
    @FunctionalInterface
    public interface Reading {
        double[] of(Settings p, State s);
    }

    /// In the colour of what has its unit.
    public Measure(String name, String unit, int width, String of, Reading reading) {
        this(name, unit, width, of, unit.equals("m/s") ? "velocity" : unit.equals("m/s²") ? "force" : "position", reading);
    }

    /// The same in the colour of another quantity.
    public Measure as(String role) {
        return new Measure(name, unit, width, of, role, reading);
    }

    /// One number for the whole scene.
    public static Measure of(String name, String unit, ToDoubleBiFunction<Settings, State> reading) {
        return new Measure(name, unit, 1, "", (p, s) -> new double[] {reading.applyAsDouble(p, s)});
    }

    /// Those that every model has: `frame` and `time` of its [Clock], and whether all that is kept is a finite number.
    public static List<Measure> common() {
        return List.of(
                of("frame", "", (_, s) -> s.of(Clock.CHANNEL)[Clock.FRAMES]),
                of("time", "s", (_, s) -> s.of(Clock.CHANNEL)[Clock.TIME]),
                of("finite", "", (_, s) -> finite(s) ? 1 : 0));
    }

    private static boolean finite(State s) {
        for (Channel c : s.channels())
            if (c.life() == Channel.Life.KEPT)
                for (double v : s.of(c)) if (!Double.isFinite(v)) return false;
        return true;
    }

    /// One for each element.
    public static Measure each(String name, String unit, String of, Reading reading) {
        return new Measure(name, unit, 1, of, reading);
    }

    public double[] read(Settings p, State s) {
        return reading.of(p, s);
    }
}
