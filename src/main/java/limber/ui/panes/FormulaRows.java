package limber.ui.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.layout.VBox;
import limber.engine.Formula;
import limber.engine.Formula.Symbol;
import limber.engine.watch.Explanation;
import limber.presentation.code.Tex;
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

    /// The rows, to be rendered first.
    List<Key> keys(Formula formula, Optional<Explanation> operation) {
        return keys(equations(formula), operation);
    }

    /// Those of the equations that say what a local is; of all where none does.
    List<Key> keys(Formula formula, String local, Optional<Explanation> operation) {
        List<Tex> all = equations(formula), own = all.stream().filter(t -> t.defines(local)).toList();
        return keys(own.isEmpty() ? all : own, operation);
    }

    private static List<Tex> equations(Formula formula) {
        return formula.equations().stream().map(e -> Tex.of(e, formula.symbols())).toList();
    }

    private List<Key> keys(List<Tex> equations, Optional<Explanation> operation) {
        var rows = new ArrayList<Key>();
        for (Tex tex : equations) {
            rows.add(key(tex.coloured(this::colour), LARGER));
            operation.flatMap(e -> tex.numbers(e::of, this::colour))
                    .ifPresent(numbers -> rows.add(key(numbers, SMALLER)));
        }
        return rows;
    }

    /// A symbol alone.
    Key sign(Symbol symbol, List<Symbol> known) {
        return key(Tex.of(symbol.tex(), known).coloured(this::colour), SMALLER);
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
