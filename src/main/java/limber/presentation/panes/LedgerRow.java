package limber.presentation.panes;



import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import limber.ask.Ledger;
import limber.ask.LedgerReader;

/// A row of the table of a ledger.
///
/// @param phase the phase that it is of, or [Ledger#INPUTS]; empty for those of other kinds
/// @param terms what stands under each term
/// @param accounts what stands under each account; empty where there is nothing
public record LedgerRow(Kind kind, String phase, double[] terms, double[] accounts) {
    /// A number below this share of the largest is rounding.
    private static final double ROUNDING = 1e-9;

    /// What a row is of.
    public enum Kind {
        /// The terms before the frame.
        BEFORE,
        /// What a phase changed, in all its rounds.
        PHASE,
        /// What the frame changed.
        CHANGE,
        /// The terms after the frame.
        AFTER,
        /// What the operation before the cursor changed.
        OPERATION
    }

    /// The rows of a page. What is set or moved before a frame has a row only where that changed something.
    public static List<LedgerRow> of(LedgerReader.Page page) {
        var rows = new ArrayList<LedgerRow>();
        page.frame().ifPresent(frame -> {
            rows.add(new LedgerRow(Kind.BEFORE, "", frame.before(), new double[0]));
            for (Ledger.Entry e : frame.entries())
                if (!e.phase().equals(Ledger.INPUTS) || all(e.terms(), e.accounts()).anyMatch(v -> v != 0))
                    rows.add(new LedgerRow(Kind.PHASE, e.phase(), e.terms(), e.accounts()));
            rows.add(change(frame, page.ledger().accounts().size()));
            rows.add(new LedgerRow(Kind.AFTER, "", frame.after(), new double[0]));
        });
        page.operation().ifPresent(o -> rows.add(new LedgerRow(Kind.OPERATION, "", o, new double[0])));
        return rows;
    }

    private static LedgerRow change(Ledger.Frame frame, int accounts) {
        double[] terms = new double[frame.before().length], added = new double[accounts];
        Arrays.setAll(terms, i -> frame.after()[i] - frame.before()[i]);
        Arrays.setAll(added, frame::account);
        return new LedgerRow(Kind.CHANGE, "", terms, added);
    }

    /// Whether it is of what there is, not of a change.
    public boolean state() {
        return kind == Kind.BEFORE || kind == Kind.AFTER;
    }

    /// Whether there is a moment to go to.
    public boolean leads() {
        return kind != Kind.OPERATION;
    }

    /// The sum of the terms.
    public double total() {
        return Arrays.stream(terms).sum();
    }

    /// The size below which a number of these rows is rounding.
    public static double rounding(List<LedgerRow> rows) {
        return ROUNDING * rows.stream().flatMapToDouble(r -> all(r.terms, r.accounts)).map(Math::abs)
                .filter(Double::isFinite).max().orElse(0);
    }

    private static DoubleStream all(double[] terms, double[] accounts) {
        return DoubleStream.concat(Arrays.stream(terms), Arrays.stream(accounts));
    }

    /// What stands in a column: the total, an account, or a term; empty where there is nothing.
    public Optional<Double> number(LedgerColumn column) {
        return switch (column) {
            case LedgerColumn.Total _ -> Optional.of(total());
            case LedgerColumn.Account(int k) -> k < accounts.length ? Optional.of(accounts[k]) : Optional.empty();
            case LedgerColumn.Term(int k) -> Optional.of(terms[k]);
        };
    }
}
