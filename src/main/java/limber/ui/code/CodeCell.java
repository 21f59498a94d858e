package limber.ui.code;

import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ListCell;
import javafx.scene.input.MouseButton;
import limber.presentation.code.Roles;
import limber.presentation.code.RoundCurve;
import limber.presentation.code.Row;
import limber.presentation.code.Values;
import org.jspecify.annotations.Nullable;

/// A cell of the listing whose line wraps at the cell's width.
public final class CodeCell extends ListCell<Row> {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current"),
            RAN = PseudoClass.getPseudoClass("ran");
    /// Where the list has its scroll bar.
    private static final double BAR = 14;

    private final LineBox box;
    private final Supplier<Roles> roles;
    private final IntFunction<@Nullable Boolean> stops;
    private final IntFunction<@Nullable RoundCurve> curves;

    /// @param stops whether the stop of a line is on, or null
    /// @param curves the curve of a line, or null
    /// @param chosen receives a row that is double-clicked
    /// @param stopped receives a row whose number is clicked
    /// @param asked receives a value that is clicked
    public CodeCell(Supplier<Roles> roles, IntFunction<@Nullable Boolean> stops,
            IntFunction<@Nullable RoundCurve> curves,
            Consumer<Row> chosen, Consumer<Row> stopped, Consumer<Values.Entry> asked) {
        this.curves = curves;
        this.roles = roles;
        box = new LineBox(asked);
        this.stops = stops;
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setOnMouseClicked(e -> {
            if (e.getButton() != MouseButton.PRIMARY || getItem() == null) return;
            boolean gutter = box.inGutter(e.getX() - box.getLayoutX());
            if (gutter && e.isStillSincePress()) stopped.accept(getItem());
            else if (!gutter && e.getClickCount() == 2) chosen.accept(getItem());
        });
    }

    @Override protected void updateItem(Row row, boolean empty) {
        super.updateItem(row, empty);
        boolean none = empty || row == null;
        pseudoClassStateChanged(CURRENT, !none && row.current());
        pseudoClassStateChanged(RAN, !none && row.ran());
        setGraphic(none ? null : box);
        setAccessibleText(none ? null
                : row.line() + " " + row.text() + " "
                        + String.join("; ", row.values().stream().map(Values.Entry::text).toList()));
        if (!none) show(row);
    }

    private void show(Row row) {
        box.show(row, roles.get(), stops.apply(row.line()), curves.apply(row.line()));
    }

    /// Shows its line with the roles, the stop and the curve that it has now.
    void refresh() {
        if (getItem() != null) show(getItem());
    }

    private double free(double width) {
        double whole = width > 0 ? width : getListView() == null ? 0 : getListView().getWidth() - BAR;
        return Math.max(60, whole - snappedLeftInset() - snappedRightInset());
    }

    @Override protected double computePrefWidth(double height) {
        return 0;
    }

    @Override protected double computePrefHeight(double width) {
        return getGraphic() == null ? 0 : box.prefHeight(free(width)) + snappedTopInset() + snappedBottomInset();
    }

    @Override protected void layoutChildren() {
        super.layoutChildren();
        if (getGraphic() != null) box.resizeRelocate(snappedLeftInset(), snappedTopInset(), free(getWidth()),
                getHeight() - snappedTopInset() - snappedBottomInset());
    }
}
