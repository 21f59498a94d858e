package limber.engine;

/// A quantity read off a state, for tables, plots, expressions and traces.
///
/// @param name public name, camelCase
/// @param unit SI unit, empty for none
/// @param width doubles per element
/// @param of what its elements are (`stick`, `particle`), or empty for one value of the whole
public record Measure(String name, String unit, int width, String of, Reading reading) {
    /// Reads the measure: `width · elements` doubles.
    @FunctionalInterface
    public interface Reading {
        double[] of(Settings p, State s);
    }

    /// One number for the whole scene.
    public static Measure of(String name, String unit, java.util.function.ToDoubleBiFunction<Settings, State> reading) {
        return new Measure(name, unit, 1, "", (p, s) -> new double[] {reading.applyAsDouble(p, s)});
    }

    public double[] read(Settings p, State s) {
        return reading.of(p, s);
    }
}
