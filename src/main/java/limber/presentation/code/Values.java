package limber.presentation.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import limber.engine.Formula;
import limber.engine.Formula.Form;
import limber.engine.Formula.Symbol;
import limber.engine.State;
import limber.engine.ask.WhyTarget;
import limber.engine.watch.Explanation;
import limber.engine.watch.Explanation.Change;
import limber.presentation.words.Quantity;

/// The values that an operation assigned, line by line, formatted for the listing.
public final class Values {
    /// A name and its number on a line.
    ///
    /// @param role of the quantity, empty for none
    /// @param text `length = 2.01`
    /// @param full the same with all digits and the unit
    /// @param asked what it is, where its reason is asked for
    public record Entry(String role, String text, String full, WhyTarget asked, double[] value) {}

    private Values() {}

    /// Entries by the line on which their statement begins, in the order of assignment; the assignments of several
    /// rounds of a loop make one entry.
    public static Map<Integer, List<Entry>> of(Explanation e, Source source, State state, Roles roles) {
        Map<String, Symbol> symbols = symbols(e.slot().phase().formula());
        var lines = new HashMap<Integer, List<Entry>>();
        Map<Integer, List<Explanation.Value>> byLine = e.values().stream()
                .collect(Collectors.groupingBy(v -> source.statement(v.line())));
        byLine.forEach((line, values) -> lines.computeIfAbsent(line, _ -> new ArrayList<>())
                .addAll(assigned(values, symbols, roles)));
        for (Change c : e.changes())
            lines.computeIfAbsent(source.statement(c.line()), _ -> new ArrayList<>())
                    .add(stored(c, unit(c, state), roles));
        return lines;
    }

    private static Map<String, Symbol> symbols(Formula formula) {
        var symbols = new HashMap<String, Symbol>();
        for (Symbol s : formula.symbols()) {
            symbols.put(s.local(), s);
            for (String local : s.locals()) symbols.put(local, s);
        }
        return symbols;
    }

    private static List<Entry> assigned(List<Explanation.Value> values, Map<String, Symbol> symbols, Roles roles) {
        var numbers = new LinkedHashMap<String, List<Double>>();
        for (Explanation.Value v : values) numbers.computeIfAbsent(v.name(), _ -> new ArrayList<>()).add(v.value());
        var entries = new ArrayList<Entry>();
        var done = new ArrayList<String>();
        numbers.forEach((name, rounds) -> {
            if (done.contains(name)) return;
            Optional<Symbol> matrix = Optional.ofNullable(symbols.get(name)).filter(s -> s.form() == Form.MATRIX);
            if (matrix.isPresent() && numbers.keySet().stream().filter(matrix.get().locals()::contains).count() > 1) {
                done.addAll(matrix.get().locals());
                matrix.get().locals().stream().filter(numbers::containsKey).forEach(n -> entries.add(entry(n,
                        new double[]{numbers.get(n).getLast()}, numbers.get(n).size(), matrix.get().unit(),
                        roles.of(n), values)));
                return;
            }
            String stem = name.substring(0, name.length() - 1);
            List<String> triple = List.of(stem + "x", stem + "y", stem + "z");
            boolean vector = !stem.isEmpty() && name.endsWith("x") && numbers.keySet().containsAll(triple);
            String unit = symbols.containsKey(name) ? symbols.get(name).unit() : "";
            if (vector) {
                done.addAll(triple);
                entries.add(entry(stem, triple.stream().mapToDouble(n -> numbers.get(n).getLast()).toArray(),
                        rounds.size(), unit, roles.of(name), values));
            } else if (rounds.size() == 3 && symbols.containsKey(name) && symbols.get(name).vector())
                entries.add(entry(name, rounds.stream().mapToDouble(d -> d).toArray(), 1, unit, roles.of(name),
                        values));
            else if (rounds.size() == 2) entries.add(twice(name, rounds, unit, roles.of(name), values));
            else entries.add(entry(name, new double[]{rounds.getLast()}, rounds.size(), unit, roles.of(name),
                    values));
        });
        return entries;
    }

    private static Entry entry(String name, double[] value, int rounds, String unit, String role,
            List<Explanation.Value> values) {
        String often = rounds > 1 ? "  (×" + rounds + ")" : "";
        return new Entry(role, name + " = " + tuple(value, 3) + often, name + " = " + all(value) + unit(unit) + often,
                asked(values, name, value.length), value);
    }

    /// The values of a local before and after its only round, such as a loop's counter.
    private static Entry twice(String name, List<Double> rounds, String unit, String role,
            List<Explanation.Value> values) {
        int digits = Quantity.digitsOfChange(new double[]{rounds.getFirst()}, new double[]{rounds.getLast()});
        String text = name + " = " + Quantity.digits(rounds.getFirst(), digits) + " → "
                + Quantity.digits(rounds.getLast(), digits);
        return new Entry(role, text, name + " = " + rounds.getFirst() + " → " + rounds.getLast() + unit(unit),
                asked(values, name, 1), new double[]{rounds.getLast()});
    }

    private static WhyTarget asked(List<Explanation.Value> values, String name, int numbers) {
        return WhyTarget.assigned(values, name, numbers).orElseThrow();
    }

    private static Entry stored(Change c, String unit, Roles roles) {
        String name = c.channel() + "[" + c.element() + "]: ";
        int digits = Quantity.digitsOfChange(c.from(), c.to());
        return new Entry(roles.of(c.channel()), name + tuple(c.from(), digits) + " → " + tuple(c.to(), digits),
                name + all(c.from()) + " → " + all(c.to()) + unit(unit),
                new WhyTarget.Stored(c.channel(), c.element()), c.to());
    }

    private static String unit(Change c, State state) {
        return state.channel(c.channel()).map(channel -> channel.unit()).orElse("");
    }

    private static String unit(String unit) {
        return unit.isEmpty() ? "" : " " + unit;
    }

    /// One number, or several in parentheses; of a matrix a line for each row.
    public static String tuple(double[] value, int digits) {
        if (value.length == 9) return IntStream.range(0, 3)
                .mapToObj(row -> tuple(Arrays.copyOfRange(value, 3 * row, 3 * row + 3), digits))
                .collect(Collectors.joining("\n"));
        String text = Arrays.stream(value).mapToObj(v -> Quantity.digits(v, digits)).collect(Collectors.joining(", "));
        return value.length == 1 ? text : "(" + text + ")";
    }

    /// The same with all digits.
    public static String all(double[] value) {
        String text = Arrays.stream(value).mapToObj(Double::toString).collect(Collectors.joining(", "));
        return value.length == 1 ? text : "(" + text + ")";
    }
}
