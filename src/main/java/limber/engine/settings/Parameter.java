package limber.engine.settings;

import limber.engine.text.BadInput;

/// A setting of a model, declared once; panel, command line, lesson keys and validation come from it. Its sentence
/// stands in the model's words under `parameter.NAME`.
///
/// @param name public name, camelCase
/// @param initial its default
/// @param range of every number in it
/// @param unit SI unit, empty for none
/// @param restarts whether a change makes a new initial state; otherwise it takes effect in the next frame
/// @param when the settings under which it acts; under all others its value changes nothing of a run
public record Parameter<T>(String name, Kind<T> kind, T initial, Range range, String unit, boolean restarts,
        When when) {
    /// The agreed name of the parameter that chooses the texture of a skin: a word, or the file of a picture.
    public static final String TEXTURE = "texture";

    public Parameter(String name, Kind<T> kind, T initial, Range range, String unit, boolean restarts) {
        this(name, kind, initial, range, unit, restarts, When.ALWAYS);
    }

    public static Parameter<Double> real(String name, double initial, double min, double max, String unit) {
        return new Parameter<>(name, new Kind.Real(), initial, new Range(min, max), unit, false);
    }

    public static Parameter<Integer> count(String name, int initial, int min, int max) {
        return new Parameter<>(name, new Kind.Count(), initial, new Range(min, max), "", false);
    }

    public static Parameter<Boolean> flag(String name, boolean initial) {
        return new Parameter<>(name, new Kind.Flag(), initial, Range.ANY, "", false);
    }

    public static <E extends Enum<E>> Parameter<E> choice(String name, E initial) {
        return new Parameter<>(name, new Kind.Choice<>(initial.getDeclaringClass()), initial, Range.ANY, "", false);
    }

    public static Parameter<Vec> vector(String name, Vec initial, Range range, String unit) {
        return new Parameter<>(name, new Kind.Vector(), initial, range, unit, false);
    }

    /// A vector that is asked for its direction alone: each coordinate within −1..1, and not all of them 0.
    public static Parameter<Vec> direction(String name, Vec initial) {
        return new Parameter<>(name, new Kind.Vector(true), initial, new Range(-1, 1), "", false);
    }

    /// One of some words, or a file.
    public static Parameter<String> wordOrFile(String name, String initial, Kind.WordOrFile kind) {
        return new Parameter<>(name, kind, initial, Range.ANY, "", false);
    }

    /// The same parameter, but a change makes a new initial state.
    public Parameter<T> restarting() {
        return new Parameter<>(name, kind, initial, range, unit, true, when);
    }

    /// The same parameter, but it acts only under some settings.
    public Parameter<T> when(When holds) {
        return new Parameter<>(name, kind, initial, range, unit, restarts, holds);
    }

    /// Whether it acts under these settings.
    public boolean acts(Settings p) {
        return when.holds(p);
    }

    /// By its name: values are looked up often, and what a parameter depends on is a long chain.
    @Override public int hashCode() {
        return name.hashCode();
    }

    /// @throws BadInput `segments: 0 is below 1 (1..2000)`
    public T read(String text) {
        try {
            T value = kind.read(text);
            check(value);
            return value;
        } catch (BadInput e) {
            throw e.getMessage().startsWith(name + ":") ? e : e.at(name);
        }
    }

    public String write(T value) {
        return kind.write(value);
    }

    void check(T value) {
        kind.numbers(value, v -> {
            if (!Double.isFinite(v)) throw new BadInput(name + ": " + v + " is not a finite number");
            if (!range.contains(v))
                throw new BadInput(
                        name + ": " + Kind.plain(v) + (v < range.min() ? " is below " + Kind.plain(range.min())
                                : " is above " + Kind.plain(range.max())) + " (" + range + ")");
        });
    }
}
