package limber.presentation.plots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.ask.Sweep;
import limber.ask.SweepTable;
import limber.engine.Measure;
import limber.engine.settings.SweepRange;
import limber.expression.Expression;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;

/// The sentences of a drawing of a sweep, in the current language.
public record SweepWords(Wording words) {
    /// What leaves the unit of a number as it is.
    private static final String KEEPS_UNIT = "\\b(max|min|mean|rms|abs)\\b|[()\\s]";

    /// The title of an axis: `damping (1/s)`.
    String axis(SweepRange over) {
        return with(words.title("parameter", over.name()), over.parameter().unit());
    }

    private static String with(String title, String unit) {
        return unit.isEmpty() ? title : title + " (" + unit + ")";
    }

    String choice(SweepRange over, String value) {
        return words.choice(over.name(), value);
    }

    private String value(SweepRange over, String value) {
        return over.numeric() ? Quantity.text(Double.parseDouble(value), over.parameter().unit())
                : choice(over, value);
    }

    /// The title of what is measured, with its unit.
    ///
    /// @param factor of the numbers at the axis; empty for one
    String measure(Sweep sweep, String factor) {
        return with(measure(sweep), String.join(" ", List.of(factor, unit(sweep))).strip());
    }

    private String measure(Sweep sweep) {
        Expression measure = sweep.measures().getFirst();
        return plain(sweep).filter(m -> m.name().equals(measure.toString())).map(m -> words.quantity(m.name()))
                .orElse(measure.toString());
    }

    private static String unit(Sweep sweep) {
        return plain(sweep).map(Measure::unit).orElse("");
    }

    /// The one measure that is read, where nothing is done to it that changes its unit.
    static Optional<Measure> plain(Sweep sweep) {
        String bare = sweep.measures().getFirst().toString().replaceAll(KEEPS_UNIT, "");
        return sweep.measures().getFirst().measures().stream().filter(m -> m.name().equals(bare)).findFirst();
    }

    /// The values of one run, a line each.
    public List<String> lines(SweepTable table, int row) {
        Sweep sweep = table.sweep();
        var lines = new ArrayList<String>();
        List<String> values = sweep.values(row);
        for (int i = 0; i < values.size(); i++) {
            SweepRange over = sweep.over().get(i);
            lines.add(words.get("sweep.reads").formatted(words.title("parameter", over.name()),
                    value(over, values.get(i))));
        }
        lines.add(row >= table.rows().size() ? words.get("sweep.pending") : result(table, row));
        if (row < table.verdicts().size()) table.verdicts().get(row)
                .ifPresent(v -> lines.add(words.get(v.stable() ? "sweep.stable" : "sweep.unstable")));
        return lines;
    }

    /// What a rule of theory says of a sweep; empty where it depends on none of the parameters.
    Optional<String> theory(SweepTable table) {
        return table.limit().filter(limit -> limit.axis() >= 0 || limit.verdict().measured().isEmpty()
                || table.verdicts().stream().distinct().count() > 1)
                .map(limit -> words.get(limit.axis() < 0 ? "sweep.theory" : "sweep.limit")
                        .formatted(words.rule(limit.verdict())));
    }

    private String result(SweepTable table, int row) {
        if (table.finite(row)) return words.get("sweep.reads").formatted(measure(table.sweep()),
                Quantity.text(table.value(row), unit(table.sweep())));
        int frames = table.rows().get(row).frames();
        return table.rows().get(row).finite() ? words.get("sweep.no-number").formatted(measure(table.sweep()))
                : words.get("sweep.infinite").formatted(frames);
    }
}
