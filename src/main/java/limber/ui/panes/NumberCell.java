package limber.ui.panes;

import java.util.OptionalDouble;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import limber.engine.settings.Kind;
import limber.presentation.words.Decimals;

/// A table cell with one number of one element. A number that the last step changed is shown before and after.
final class NumberCell extends TableCell<Integer, Integer> {
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");

    /// The content of a table.
    record Shown(ElementTable sheet, ChangedNumbers changed) {}

    private final ObservableValue<Shown> shown;
    private final int head, part;
    /// A weak listener, since cells outlive the columns they were made for.
    private final InvalidationListener painter = _ -> paint();

    NumberCell(ObservableValue<Shown> shown, int head, int part) {
        this.shown = shown;
        this.head = head;
        this.part = part;
        shown.addListener(new WeakInvalidationListener(painter));
        setOnMouseEntered(_ -> hint());
    }

    /// The number of its quantity.
    int head() {
        return head;
    }

    @Override protected void updateItem(Integer element, boolean empty) {
        super.updateItem(element, empty);
        paint();
    }

    private void paint() {
        Shown now = shown.getValue();
        boolean there = there(now);
        OptionalDouble before = there ? now.changed().before(now.sheet(), head, getItem(), part)
                : OptionalDouble.empty();
        pseudoClassStateChanged(CHANGED, before.isPresent());
        setText(there ? text(now.sheet(), before) : "");
    }

    /// Whether the row exists: during a change to a smaller table, a missing row may be requested.
    private boolean there(Shown now) {
        return now != null && !isEmpty() && getItem() != null && head < now.sheet().heads().size()
                && getItem() < now.sheet().size() && part < now.sheet().heads().get(head).width();
    }

    private String text(ElementTable sheet, OptionalDouble before) {
        double value = sheet.at(head, getItem(), part);
        boolean whole = sheet.heads().get(head).whole();
        if (Double.isNaN(value)) return "–";
        return before.isPresent() ? Decimals.change(before.getAsDouble(), value, whole) : Decimals.text(value, whole);
    }

    /// Shows all digits while the pointer is on the cell.
    private void hint() {
        Shown now = shown.getValue();
        if (!there(now)) {
            setTooltip(null);
            return;
        }
        OptionalDouble before = now.changed().before(now.sheet(), head, getItem(), part);
        String digits = Kind.plain(now.sheet().at(head, getItem(), part));
        if (getTooltip() == null) setTooltip(new Tooltip());
        getTooltip().setText(before.isPresent() ? Kind.plain(before.getAsDouble()) + " → " + digits : digits);
    }
}
