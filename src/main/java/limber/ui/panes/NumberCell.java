package limber.ui.panes;

import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import limber.presentation.panes.ShownNumbers;

/// A table cell with one number of one element. A number that the last step changed is shown before and after.
final class NumberCell extends TableCell<Integer, Integer> {
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");

    private final ObservableValue<ShownNumbers> shown;
    private final int head, part;
    /// A weak listener, since cells outlive the columns they were made for.
    private final InvalidationListener painter = _ -> paint();

    NumberCell(ObservableValue<ShownNumbers> shown, int head, int part) {
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
        ShownNumbers now = shown.getValue();
        boolean there = there(now);
        pseudoClassStateChanged(CHANGED, there && now.before(head, getItem(), part).isPresent());
        setText(there ? now.text(head, getItem(), part) : "");
    }

    /// Whether the row exists: during a change to a smaller table, a missing row may be requested.
    private boolean there(ShownNumbers now) {
        return now != null && !isEmpty() && getItem() != null && head < now.sheet().heads().size()
                && getItem() < now.sheet().size() && part < now.sheet().heads().get(head).width();
    }

    /// Shows all digits while the pointer is on the cell.
    private void hint() {
        ShownNumbers now = shown.getValue();
        if (!there(now)) {
            setTooltip(null);
            return;
        }
        if (getTooltip() == null) setTooltip(new Tooltip());
        getTooltip().setText(now.digits(head, getItem(), part));
    }
}
