package limber.web.panes;

import java.util.List;
import java.util.Optional;
import limber.engine.Formula;
import limber.engine.watch.Explanation;
import limber.presentation.code.Operation;
import limber.presentation.code.Tex;
import limber.presentation.code.Values;
import limber.web.Dom;
import limber.web.Theme;
import org.teavm.jso.dom.html.HTMLElement;

/// The formulas of the phase that runs, the same with the operation's numbers, and a table of symbols.
final class MathsPane extends OperationPane {
    private static final int DIGITS = 4;

    private final Theme theme;
    private final HTMLElement head = Dom.el("h3", "pane-head"), equations = Dom.el("div", "equations"),
            symbols = Dom.el("tbody", ""),
            root = Dom.el("div", "maths-pane", head, equations, Dom.el("table", "symbols", symbols));

    MathsPane(Scene scene, Theme theme) {
        super(scene);
        this.theme = theme;
        theme.listen(this::forget);
    }

    @Override
    public HTMLElement root() {
        return root;
    }

    @Override
    void show(Operation operation) {
        Formula formula = operation.phase().formula();
        Dom.say(head, operation.title(scene.words()));
        Dom.clear(equations);
        for (String equation : formula.equations()) {
            Tex tex = Tex.of(equation, formula.symbols());
            draw(tex.coloured(theme::colour));
            operation.explained().flatMap(e -> tex.numbers(e::of, theme::colour)).ifPresent(this::draw);
        }
        Dom.clear(symbols);
        for (Formula.Symbol s : formula.symbols())
            symbols.appendChild(row(s, formula.symbols(), operation.explained()));
    }

    private void draw(String tex) {
        HTMLElement row = Dom.el("div", "");
        Maths.show(row, tex, true);
        equations.appendChild(row);
    }

    private HTMLElement row(Formula.Symbol symbol, List<Formula.Symbol> known, Optional<Explanation> operation) {
        HTMLElement sign = Dom.el("span", "");
        Maths.show(sign, Tex.of(symbol.tex(), known).coloured(theme::colour), false);
        String unit = symbol.unit().isEmpty() ? "" : " " + symbol.unit();
        String number = operation.flatMap(e -> e.of(symbol)).map(v -> Values.tuple(v, DIGITS) + unit).orElse("–");
        return Dom.el("tr", "", Dom.el("td", "", sign), Dom.text("td", "local", symbol.local()),
                Dom.text("td", "number role-" + symbol.role(), number));
    }
}
