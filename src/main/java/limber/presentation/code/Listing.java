package limber.presentation.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A builder of a listing's rows: the shown lines of a file with the values of one operation.
public final class Listing {
    /// Lines without values that separate two groups of values.
    private static final int APART = 6;

    private Listing() {}

    /// @param values by line; none while playing
    public static List<Row> rows(Source source, Class<?> phase, Fold fold, Map<Integer, List<Values.Entry>> values) {
        List<Region> shown = source.shown(phase, fold);
        Region current = source.region(phase);
        int indent = source.indent(shown);
        var rows = new ArrayList<Row>();
        for (Region region : shown) {
            if (!rows.isEmpty()) rows.add(Row.GAP);
            for (int line = region.first(); line <= region.last(); line++)
                rows.add(row(source, line, indent, current, values.getOrDefault(line, List.of())));
        }
        return rows;
    }

    private static Row row(Source source, int line, int indent, Region current, List<Values.Entry> values) {
        List<Token> tokens = source.lines().get(line - 1);
        boolean blanks = !tokens.isEmpty() && tokens.getFirst().kind() == Token.Kind.SPACE;
        int columns = blanks ? Math.max(0, tokens.getFirst().text().length() - indent) : 0;
        return new Row(line, columns, blanks ? tokens.subList(1, tokens.size()) : tokens, current.holds(line),
                !values.isEmpty(), values);
    }

    /// The row to scroll to: that with the most values, or the beginning of the phase.
    public static int anchor(List<Row> rows) {
        int best = -1, most = 0, begun = 0, last = -APART, count = 0;
        for (int i = 0; i < rows.size(); i++) {
            if (!rows.get(i).ran()) continue;
            if (i - last >= APART) {
                begun = i;
                count = 0;
            }
            last = i;
            count += rows.get(i).values().size();
            if (count > most) {
                most = count;
                best = begun;
            }
        }
        if (best >= 0) return best;
        for (int i = 0; i < rows.size(); i++) if (rows.get(i).current()) return i;
        return 0;
    }
}
