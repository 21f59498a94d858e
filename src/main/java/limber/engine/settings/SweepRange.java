package limber.engine.settings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.engine.text.BadInput;
import limber.math.exact.Exact;

/// The values of one parameter in a sweep.
///
/// @param values as the command line writes them
public record SweepRange(Parameter<?> parameter, List<String> values) {
    private static final int MOST = 10_000;

    public SweepRange {
        values = List.copyOf(values);
    }

    /// Reads `name=1..64` (whole numbers), `name=0.1..2:20` (twenty evenly spaced ones) or `name=a,b,c`. A value that
    /// comes twice, such as a whole number of a fine range, is taken once.
    ///
    /// @throws BadInput if the name or a value is wrong
    public static SweepRange read(String text, Settings p) {
        int equals = text.indexOf('=');
        if (equals < 1) throw bad(text, "NAME=VALUES would be right, such as iterations=1..16 or substep=0.001,0.01");
        Parameter<?> parameter = p.parameter(text.substring(0, equals).strip());
        String values = text.substring(equals + 1);
        List<String> all = values.contains("..") ? range(text, values, parameter) : List.of(values.split(",", -1));
        return new SweepRange(parameter, once(all, parameter, p));
    }

    /// Each value once: two of a range may be the same whole number.
    ///
    /// @throws BadInput if one cannot be
    private static List<String> once(List<String> all, Parameter<?> parameter, Settings p) {
        var once = new LinkedHashMap<String, String>();
        for (String value : all) once.putIfAbsent(p.with(parameter.name(), value).text(parameter), value);
        return List.copyOf(once.values());
    }

    private static List<String> range(String text, String values, Parameter<?> parameter) {
        int dots = values.indexOf(".."), colon = values.indexOf(':');
        double from = number(text, values.substring(0, dots)),
                to = number(text, values.substring(dots + 2, colon < 0 ? values.length() : colon));
        boolean whole = from == Exact.rint(from) && to == Exact.rint(to);
        if (colon < 0 && !whole)
            throw bad(text, "how many values? " + parameter.name() + "=" + values + ":10 would be right");
        double count = colon < 0 ? Math.abs(to - from) + 1 : number(text, values.substring(colon + 1));
        if (count != Exact.rint(count) || count < 1 || count > MOST || count < 2 && from != to)
            throw bad(text, "a whole number of values (2.." + MOST + ") would be right");
        boolean counts = parameter.kind() instanceof Kind.Count;
        var all = new ArrayList<String>();
        for (int i = 0; i < count; i++) {
            double value = i == count - 1 ? to : from + (to - from) * i / (count - 1);
            all.add(counts ? Long.toString(Math.round(value)) : Kind.plain(value));
        }
        return all;
    }

    private static double number(String text, String digits) {
        return BadInput.reading(BadInput.brief(text), () -> NumberText.finite(digits));
    }

    private static BadInput bad(String text, String why) {
        return new BadInput(BadInput.brief(text) + ": " + why);
    }

    public String name() {
        return parameter.name();
    }

    /// Whether its values are numbers.
    public boolean numeric() {
        return parameter.kind() instanceof Kind.Real || counts();
    }

    /// Whether its values are whole numbers.
    public boolean counts() {
        return parameter.kind() instanceof Kind.Count;
    }

    /// The values as numbers, in the parameter's unit.
    ///
    /// @throws NumberFormatException if they are none
    public double[] numbers() {
        return values.stream().mapToDouble(Double::parseDouble).toArray();
    }

    /// Every combination of the values, the last parameter changing fastest.
    public static Stream<List<String>> rows(List<SweepRange> all) {
        int rows = all.stream().mapToInt(o -> o.values().size()).reduce(1, Math::multiplyExact);
        return IntStream.range(0, rows).mapToObj(row -> row(all, row));
    }

    public static List<String> row(List<SweepRange> all, int row) {
        var values = new ArrayList<String>();
        int rest = row;
        for (SweepRange over : all.reversed()) {
            values.addFirst(over.values().get(rest % over.values().size()));
            rest /= over.values().size();
        }
        return values;
    }
}
