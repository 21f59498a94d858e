package limber.engine;

import java.util.List;
import java.util.function.ToDoubleBiFunction;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;

/// A quantity read off a state, for tables, plots, expressions and traces. Where there is none, such as an error
/// against a truth that does not apply, or where it is infinite, it is not a number (NaN): its sentence in the model's
/// words says where. A number always means what it says, 0 too.
///
/// @param name public name, camelCase
/// @param unit SI unit, empty for none
/// @param width doubles per element
/// @param of the kind of its elements (`stick`, `particle`), or empty for one value of the whole
/// @param role the quantity whose colour it has, as overlays name it: `position`, `velocity`, `force`, `correction`,
///   `truth`
/// @param ofSkin whether it reads the skin, which exists only in a [Run#picture]
public record Measure(String name, String unit, int width, String of, String role, boolean ofSkin, Reading reading) {
    /// A function that reads the measure: `width · elements` doubles.
    @FunctionalInterface
    public interface Reading {
        double[] of(Settings p, State s);
    }

    /// A measure whose unit decides its colour.
    public Measure(String name, String unit, int width, String of, Reading reading) {
        this(name, unit, width, of, unit.equals("m/s") ? "velocity" : unit.equals("m/s²") ? "force" : "position",
                false, reading);
    }

    /// The same in the colour of another quantity.
    public Measure as(String role) {
        return new Measure(name, unit, width, of, role, ofSkin, reading);
    }

    /// The same measure, read from the skin.
    public Measure fromSkin() {
        return new Measure(name, unit, width, of, role, true, reading);
    }

    /// One number for the whole scene.
    public static Measure of(String name, String unit, ToDoubleBiFunction<Settings, State> reading) {
        return new Measure(name, unit, 1, "", (p, s) -> new double[]{reading.applyAsDouble(p, s)});
    }

    /// The measures of every model: `frame` and `time` of its [Clock], and whether all kept values are finite.
    public static List<Measure> common() {
        return List.of(
                of("frame", "", (_, s) -> s.of(Clock.CHANNEL)[Clock.FRAMES]),
                of("time", "s", (_, s) -> s.of(Clock.CHANNEL)[Clock.TIME]),
                of("finite", "", (_, s) -> finite(s) ? 1 : 0));
    }

    /// Whether it is one of [#common], which say nothing of a scene.
    public boolean isCommon() {
        return common().stream().anyMatch(m -> m.name.equals(name));
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

    /// @throws MeasureFailure if the reading fails
    public double[] read(Settings p, State s) {
        try {
            return reading.of(p, s);
        } catch (BadInput e) {
            throw e;
        } catch (RuntimeException e) {
            throw new MeasureFailure(name, e);
        }
    }
}
