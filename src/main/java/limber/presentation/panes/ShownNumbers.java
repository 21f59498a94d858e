package limber.presentation.panes;

import java.util.OptionalDouble;
import limber.engine.settings.Kind;
import limber.presentation.words.Decimals;

/// The content of a table of numbers.
public record ShownNumbers(ElementTable sheet, ChangedNumbers changed) {
    private static final String NONE = "–";

    /// The previous value of a number that the last step changed; empty if it is the same.
    public OptionalDouble before(int head, int element, int part) {
        return changed.before(sheet, head, element, part);
    }

    /// A number as it stands in its cell: before and after, where the last step changed it.
    public String text(int head, int element, int part) {
        double value = sheet.at(head, element, part);
        boolean whole = sheet.heads().get(head).whole();
        if (Double.isNaN(value)) return NONE;
        OptionalDouble before = before(head, element, part);
        return before.isPresent() ? Decimals.change(before.getAsDouble(), value, whole) : Decimals.text(value, whole);
    }

    /// All digits of a number, before and after where it changed.
    public String digits(int head, int element, int part) {
        String now = Kind.plain(sheet.at(head, element, part));
        OptionalDouble before = before(head, element, part);
        return before.isPresent() ? Kind.plain(before.getAsDouble()) + " → " + now : now;
    }
}
