package limber.ask;

import java.util.List;
import java.util.Optional;
import limber.engine.model.Verdict;

/// The results of a sweep so far.
///
/// @param limit what theory says of it; empty where nothing is known
/// @param logarithmic whether the axis of the measure is logarithmic; empty to leave it to the values
/// @param rows the first ones, in order; all of them when it is done
/// @param verdicts what theory says of each of these; empty where it says nothing
public record SweepTable(Sweep sweep, Optional<StabilityLimit> limit, Optional<Boolean> logarithmic,
        List<Sweep.Row> rows, List<Optional<Verdict>> verdicts) {
    public SweepTable {
        rows = List.copyOf(rows);
        verdicts = List.copyOf(verdicts);
    }

    /// Whether every run has been run.
    public boolean whole() {
        return rows.size() == sweep.size();
    }

    /// The measure after a run.
    public double value(int row) {
        return rows.get(row).measured()[0];
    }

    /// Whether a run has a value: it has been run, and was finite to its end.
    public boolean finite(int row) {
        return row < rows.size() && rows.get(row).finite() && Double.isFinite(value(row));
    }
}
