package limber.presentation.panes;




import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import limber.ask.Ledger;
import limber.ask.LedgerReader;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;

/// The table of the ledger of one frame, in words: a line a phase; what it changed in all, by whom, and in which term.
///
/// @param columns behind that of the names
public record LedgerSheet(Ledger ledger, List<Column> columns, List<Line> lines) {
    /// Digits of what there is, so that a small change can be seen.
    private static final int STATE_DIGITS = 5;

    /// What a column is of.
    public enum Group {
        /// All that changed.
        TOTAL,
        /// Who changed it.
        BY,
        /// What it was changed in.
        IN
    }

    /// A column of numbers.
    ///
    /// @param tip what the title means; empty where it says so itself
    public record Column(Group group, String title, String tip, LedgerColumn what) {}

    /// A line.
    ///
    /// @param next whether the next operation is of its phase
    /// @param numbers one a column; empty where there is nothing
    public record Line(LedgerRow row, String name, boolean next, List<String> numbers) {
        /// The name with the mark of the line that comes next.
        public String marked() {
            return (next ? "▶ " : "") + name;
        }
    }

    /// @param phase of the next operation, if that lies in this frame; empty otherwise
    static LedgerSheet of(LedgerReader.Page page, LedgerNames names, String phase) {
        List<Column> columns = columns(page.ledger(), names);
        List<LedgerRow> rows = LedgerRow.of(page);
        double rounding = LedgerRow.rounding(rows);
        return new LedgerSheet(page.ledger(), columns, rows.stream()
                .map(row -> new Line(row, name(row, names.words()),
                        row.kind() == LedgerRow.Kind.PHASE && row.phase().equals(phase),
                        columns.stream().map(c -> row.number(c.what())
                                .map(v -> text(row, v, rounding, names.words())).orElse("")).toList()))
                .toList());
    }

    /// The total, the accounts with the method first, and the terms.
    private static List<Column> columns(Ledger ledger, LedgerNames names) {
        Wording words = names.words();
        var all = new ArrayList<Column>();
        all.add(new Column(Group.TOTAL, words.get("ledger.total"), words.get("ledger.total.tip"),
                new LedgerColumn.Total()));
        int method = ledger.accounts().size() - 1;
        IntStream.concat(IntStream.of(method), IntStream.range(0, method)).forEach(k -> {
            String account = ledger.accounts().get(k), tip = "account." + account + ".tip";
            all.add(new Column(Group.BY, names.account(account), words.knows(tip) ? words.get(tip) : "",
                    new LedgerColumn.Account(k)));
        });
        for (int k = 0; k < ledger.terms().size(); k++)
            all.add(new Column(Group.IN, names.term(ledger.terms().get(k)), "", new LedgerColumn.Term(k)));
        return all;
    }

    /// What stands over the columns of a group.
    public static Optional<String> title(Group group, Wording words) {
        return switch (group) {
            case TOTAL -> Optional.empty();
            case BY -> Optional.of(words.get("ledger.by"));
            case IN -> Optional.of(words.get("ledger.in"));
        };
    }

    private static String name(LedgerRow row, Wording words) {
        if (row.kind() != LedgerRow.Kind.PHASE)
            return words.get("ledger." + row.kind().name().toLowerCase(Locale.ROOT));
        return row.phase().equals(Ledger.INPUTS) ? words.get("ledger.inputs") : words.title("phase", row.phase());
    }

    /// A number: rounding is told from what is there, and from nothing. A change has a sign.
    private static String text(LedgerRow row, double value, double rounding, Wording words) {
        if (Double.isNaN(value)) return "–";
        if (value != 0 && Math.abs(value) < rounding) return words.get("ledger.rounding");
        return row.state() ? Quantity.digits(value, STATE_DIGITS) : (value > 0 ? "+" : "") + Quantity.digits(value);
    }
}
