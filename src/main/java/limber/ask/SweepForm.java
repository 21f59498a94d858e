package limber.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.settings.Settings;
import limber.engine.settings.SweepRange;
import limber.engine.text.BadInput;
import limber.engine.tool.Tools;
import limber.expression.Expression;

/// The fields that a person fills in for a sweep, as they were typed.
///
/// @param first name of the first parameter
/// @param firstValues `1..64`, `0.1..2:20` or `a,b,c`
/// @param second name of the second parameter; empty for none
/// @param measure a number that is read after the last frame
/// @param frames of every run
public record SweepForm(String first, String firstValues, String second, String secondValues, String measure,
        String frames) {
    /// The most runs of a sweep in the window.
    public static final int MOST_RUNS = 10_000;
    /// The most frames of a run.
    private static final int MOST_FRAMES = 1_000_000;
    /// What a shell takes as it is.
    private static final String PLAIN = "[A-Za-z0-9_.,=:/+@-]+";

    /// What can be wrong.
    public enum Field { FIRST, SECOND, MEASURE, FRAMES }

    /// Nothing filled in.
    public static SweepForm empty() {
        return new SweepForm("", "", "", "", "", "");
    }

    /// Reads the sweep.
    ///
    /// @param p the settings of all other parameters
    /// @throws SweepFault if a field cannot be used
    public Sweep read(Model model, Settings p) {
        return read(model, p, Tools.NONE);
    }

    /// The same where measuring tools lie in the scene.
    ///
    /// @throws SweepFault if a field cannot be used
    public Sweep read(Model model, Settings p, Tools tools) {
        var over = new ArrayList<SweepRange>();
        over.add(asked(Field.FIRST, () -> SweepRange.read(first + "=" + firstValues, p)));
        if (!second.isEmpty()) over.add(asked(Field.SECOND, () -> SweepRange.read(second + "=" + secondValues, p)));
        if (second.equals(first)) throw new SweepFault(Field.SECOND, second + ": another parameter would be right");
        Expression measured = asked(Field.MEASURE, () -> Sweep.measure(measure, model, tools));
        var sweep = new Sweep(model, p, List.of(), over, List.of(measured), asked(Field.FRAMES, this::count));
        Field last = second.isEmpty() ? Field.FIRST : Field.SECOND;
        if (sweep.size() > MOST_RUNS)
            throw new SweepFault(last, sweep.size() + " runs; at most " + MOST_RUNS + " would be right");
        asked(last, () -> {
            sweep.check();
            return sweep;
        });
        return sweep;
    }

    private int count() {
        String text = frames.strip();
        if (text.matches("\\d{1,7}") && Integer.parseInt(text) >= 1 && Integer.parseInt(text) <= MOST_FRAMES)
            return Integer.parseInt(text);
        throw new BadInput("'" + BadInput.brief(text) + "': a whole number (1.." + MOST_FRAMES + ") would be right");
    }

    private static <T> T asked(Field field, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (BadInput e) {
            throw new SweepFault(field, e.getMessage());
        }
    }

    /// The line of the command line that writes the same rows into `x.csv`.
    ///
    /// @param p the settings of all other parameters
    public String command(Model model, Settings p) {
        var words = new ArrayList<>(List.of("limber", "sweep", model.name()));
        Optional<Preset> preset = Preset.nearest(model, p, this::kept);
        preset.ifPresent(from -> words.addAll(List.of("--preset", from.name())));
        preset.map(Preset::settings).orElseGet(model::defaults).differences(p).stream().filter(this::kept)
                .forEach(name -> words.addAll(List.of("--set", name + "=" + p.text(p.parameter(name)))));
        words.addAll(List.of("--over", first + "=" + firstValues.strip()));
        if (!second.isEmpty()) words.addAll(List.of("--over", second + "=" + secondValues.strip()));
        words.addAll(List.of("--measure", measure.strip(), "--frames", frames.strip(), "--out", "x.csv"));
        return String.join(" ", words.stream().map(SweepForm::quoted).toList());
    }

    /// Whether a parameter is set, and is none that the sweep goes over.
    private boolean kept(String name) {
        return !name.equals(first) && !name.equals(second);
    }

    private static String quoted(String word) {
        return word.matches(PLAIN) ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
