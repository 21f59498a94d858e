package limber.ui.code;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The lines in which a text differs from its original.
///
/// @param changed numbers of the text's lines, from 1, that the original has not
/// @param rows lines of both, with some that are equal around each difference
public record LineDifference(Set<Integer> changed, List<Row> rows) {
    /// Equal lines that are shown around a difference.
    private static final int AROUND = 2;

    /// A line of one of the texts, or of both.
    ///
    /// @param line its number in the text that has it, from 1; 0 where lines are left out
    public record Row(Side side, int line, String text) {}

    /// Which text has a line.
    public enum Side { BOTH, ORIGINAL, TEXT }

    /// The difference of a text from its original.
    public static LineDifference of(String original, String text) {
        List<String> before = original.lines().toList(), now = text.lines().toList();
        List<AbstractDelta<String>> all = DiffUtils.diff(before, now).getDeltas();
        var rows = new ArrayList<Row>();
        int shown = 0;
        for (AbstractDelta<String> delta : all) {
            int at = delta.getTarget().getPosition();
            if (!rows.isEmpty()) both(rows, now, shown, Math.min(at, shown + AROUND));
            int from = Math.max(rows.isEmpty() ? 0 : shown + AROUND, at - AROUND);
            if (!rows.isEmpty() && from > shown + AROUND) rows.add(new Row(Side.BOTH, 0, ""));
            both(rows, now, from, at);
            side(rows, Side.ORIGINAL, delta.getSource().getPosition(), delta.getSource().getLines());
            side(rows, Side.TEXT, at, delta.getTarget().getLines());
            shown = at + delta.getTarget().size();
        }
        if (!rows.isEmpty()) both(rows, now, shown, Math.min(now.size(), shown + AROUND));
        return new LineDifference(all.stream().flatMap(d -> IntStream
                .range(d.getTarget().getPosition(), d.getTarget().getPosition() + d.getTarget().size())
                .mapToObj(i -> i + 1)).collect(Collectors.toSet()), rows);
    }

    private static void both(List<Row> rows, List<String> lines, int from, int to) {
        if (from < to) side(rows, Side.BOTH, from, lines.subList(from, to));
    }

    private static void side(List<Row> rows, Side side, int first, List<String> lines) {
        for (int i = 0; i < lines.size(); i++) rows.add(new Row(side, first + i + 1, lines.get(i)));
    }
}
