package limber.ui.code;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import limber.presentation.code.Roles;
import limber.presentation.code.RoundCurve;
import limber.presentation.code.Row;
import limber.presentation.code.Token;
import limber.presentation.code.Values;
import org.jspecify.annotations.Nullable;

/// A line of source with its number on the left and its values beside it, or below it where the width is too small.
final class LineBox extends Region {
    private static final PseudoClass STOP = PseudoClass.getPseudoClass("stop"),
            OFF = PseudoClass.getPseudoClass("off");

    /// The least width, px, of a line that has room for a curve.
    private static final double WIDE = 300;

    /// Below this width, px, lines are indented by half: more of them fit without being broken.
    private static final double NARROW = 520;

    /// Pixels that code and values have at least.
    private static final double LEAST = 40;
    private final Consumer<Values.Entry> asked;
    private final Label number = new Label();
    private final TextFlow code = new TextFlow();
    private final ChipFlow values = new ChipFlow();
    private final List<Label> chips = new ArrayList<>();
    private final Sparkline spark = new Sparkline();
    private final Text column = new Text("0000000000");
    private int indent;
    private List<Token> shown = List.of();
    private Roles coloured;

    /// @param asked receives a value that is clicked
    LineBox(Consumer<Values.Entry> asked) {
        this.asked = asked;
        getStyleClass().add("code-line");
        number.getStyleClass().add("code-number");
        values.getStyleClass().add("code-values");
        column.getStyleClass().add("code-text");
        column.setVisible(false);
        spark.setManaged(false);
        spark.setVisible(false);
        getChildren().addAll(number, code, values, column, spark);
    }

    /// Whether a place lies on the line's number.
    ///
    /// @param x from the left, px
    boolean inGutter(double x) {
        return x < number.getWidth();
    }

    /// @param stop whether the line's stop is on; null for none
    /// @param curve of what it assigns; null for none
    void show(Row row, Roles roles, @Nullable Boolean stop, @Nullable RoundCurve curve) {
        spark.show(curve);
        number.pseudoClassStateChanged(STOP, stop != null);
        number.pseudoClassStateChanged(OFF, stop != null && !stop);
        indent = row.indent();
        number.setText(row.line() == 0 ? "⋯" : Integer.toString(row.line()));
        if (!row.code().equals(shown) || !roles.equals(coloured))
            code.getChildren().setAll(CodeText.of(row.code(), roles));
        shown = row.code();
        coloured = roles;
        show(row.values());
        requestLayout();
    }

    /// Chips are kept from one operation to the next, since the window of a new one's tooltip costs more than itself.
    private void show(List<Values.Entry> entries) {
        while (chips.size() < entries.size()) chips.add(chip());
        for (int i = 0; i < entries.size(); i++) show(chips.get(i), entries.get(i));
        if (values.getChildren().size() != entries.size())
            values.getChildren().setAll(chips.subList(0, entries.size()));
    }

    private static Label chip() {
        var chip = new Label();
        chip.setWrapText(true);
        chip.setTooltip(new Tooltip());
        return chip;
    }

    private void show(Label chip, Values.Entry entry) {
        chip.setOnMouseClicked(e -> {
            if (e.getButton() != MouseButton.PRIMARY) return;
            asked.accept(entry);
            e.consume();
        });
        chip.setText(entry.text());
        chip.getTooltip().setText(entry.full());
        List<String> styles = entry.role().isEmpty() ? List.of("label", "code-value")
                : List.of("label", "code-value", "value-" + entry.role());
        if (!chip.getStyleClass().equals(styles)) chip.getStyleClass().setAll(styles);
    }

    @Override public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    /// Where the code begins.
    private double left(double width) {
        return number.prefWidth(-1) + indent * columnWidth() * (width < NARROW ? 0.5 : 1);
    }

    private double columnWidth() {
        return column.getLayoutBounds().getWidth() / column.getText().length();
    }

    private double valuesWidth() {
        return Math.ceil(values.inOneRow()) + 1;
    }

    private boolean beside(double width) {
        return left(width) + code.prefWidth(-1) + 2 * ChipFlow.GAP + valuesWidth() + curve(width) <= width;
    }

    /// What the curve takes at the right; none of a narrow line, nor where a value would be cut off.
    private double curve(double width) {
        double taken = Sparkline.WIDTH + ChipFlow.GAP;
        return spark.isVisible() && width >= WIDE && left(width) + values.widest() + taken < width ? taken : 0;
    }

    /// The width of values that stand below the line.
    private double below(double width) {
        return Math.max(LEAST, width - left(width) - curve(width));
    }

    private double codeWidth(double width) {
        return Math.max(LEAST, Math.min(Math.ceil(code.prefWidth(-1)) + 1, width - left(width)));
    }

    @Override protected double computePrefHeight(double width) {
        double own = Math.max(number.prefHeight(-1), code.prefHeight(codeWidth(width)));
        if (values.getChildren().isEmpty()) return own;
        return beside(width) ? Math.max(own, values.prefHeight(valuesWidth()))
                : own + Math.max(values.prefHeight(below(width)), curve(width) > 0 ? Sparkline.HEIGHT : 0);
    }

    @Override protected void layoutChildren() {
        double width = getWidth(), left = left(width);
        number.resizeRelocate(0, 0, number.prefWidth(-1), number.prefHeight(-1));
        double codeWidth = codeWidth(width), codeHeight = code.prefHeight(codeWidth);
        code.resizeRelocate(left, 0, codeWidth, codeHeight);
        spark.resizeRelocate(width - Sparkline.WIDTH, beside(width) ? 0 : codeHeight,
                curve(width) > 0 ? Sparkline.WIDTH : 0, Sparkline.HEIGHT);
        spark.setOpacity(curve(width) > 0 ? 1 : 0); // what it draws is as wide as before
        if (beside(width)) {
            double at = left + codeWidth + 2 * ChipFlow.GAP;
            double own = valuesWidth();
            values.resizeRelocate(at, 0, own, values.prefHeight(own));
        } else values.resizeRelocate(left, codeHeight, below(width), values.prefHeight(below(width)));
    }
}
