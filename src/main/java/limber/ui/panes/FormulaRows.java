package limber.ui.panes;

import java.util.List;
import java.util.Optional;
import javafx.scene.layout.VBox;
import limber.engine.Formula;
import limber.engine.watch.Explanation;
import limber.presentation.code.FormulaSheet;
import limber.ui.code.FittedImage;
import limber.ui.code.Formulas;
import limber.ui.code.Formulas.Key;
import limber.ui.viewport.StyledPalette;

/// A column of equations, each followed by the same with an operation's numbers.
final class FormulaRows {
    private static final double LARGER = 1.35;
    /// The size of equations with numbers, and of single symbols, in those of the text.
    static final double SMALLER = 1.1;

    private final VBox column;
    private final Formulas formulas;
    private final StyledPalette palette;

    FormulaRows(VBox column, Formulas formulas, StyledPalette palette) {
        this.column = column;
        this.formulas = formulas;
        this.palette = palette;
    }

    /// What an operation's formulas and symbols say, in the colours of the pane.
    FormulaSheet sheet(Formula formula, Optional<Explanation> operation) {
        return FormulaSheet.of(formula, operation, this::colour);
    }

    /// Those of the equations that say what a local is, to be rendered first; of all where none does.
    List<Key> keys(Formula formula, String local, Optional<Explanation> operation) {
        return keys(FormulaSheet.of(formula, local, operation, this::colour));
    }

    /// The rows, to be rendered first.
    List<Key> keys(List<FormulaSheet.Line> lines) {
        return lines.stream().map(l -> key(l.tex(), l.numbers() ? SMALLER : LARGER)).toList();
    }

    /// A symbol alone.
    Key sign(FormulaSheet.SymbolLine symbol) {
        return key(symbol.sign(), SMALLER);
    }

    private Key key(String tex, double times) {
        return new Key(tex, times * palette.inks().fontSize(), Formulas.hex(palette.of("text")), false);
    }

    private String colour(String role) {
        return Formulas.hex(palette.of(role));
    }

    /// Draws rows that have been rendered. Nodes are kept from one operation to the next, since new ones cost the style
    /// of each.
    void draw(List<Key> rows) {
        int lines = column.getChildren().size();
        for (int i = lines; i < rows.size(); i++) column.getChildren().add(new FittedImage("formula"));
        if (lines > rows.size()) column.getChildren().remove(rows.size(), lines);
        for (int i = 0; i < rows.size(); i++) draw(rows.get(i), (FittedImage) column.getChildren().get(i));
    }

    void draw(Key key, FittedImage view) {
        formulas.get(key).ifPresentOrElse(drawn -> view.show(drawn.image(), Formulas.SCALE, key.tex()), view::clear);
    }
}
