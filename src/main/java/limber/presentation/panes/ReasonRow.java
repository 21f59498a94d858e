package limber.presentation.panes;

import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A row of the tree of reasons: a number, and below it what it comes from, once that has been asked for.
public final class ReasonRow {
    private final ReadOnlyObjectWrapper<Reason> reason;
    private final boolean open;
    private List<ReasonRow> below = List.of();

    ReasonRow(Reason reason, boolean open) {
        this.reason = new ReadOnlyObjectWrapper<>(reason);
        this.open = open;
    }

    /// The number; it changes once, when it is known where it comes from.
    public ReadOnlyObjectProperty<Reason> reason() {
        return reason.getReadOnlyProperty();
    }

    /// Whether it is open and looked at from the start: the number that was asked for.
    public boolean open() {
        return open;
    }

    /// Whether that is known.
    public boolean known() {
        return reason.get().why().isPresent();
    }

    /// What it comes from, as far as that is known.
    public List<ReasonRow> below() {
        return below;
    }

    void know(Reason answer, List<ReasonRow> rows) {
        below = rows;
        reason.set(answer);
    }
}
