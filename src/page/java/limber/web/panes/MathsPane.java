package limber.web.panes;

import limber.presentation.code.FormulaSheet;
import limber.presentation.code.Operation;
import limber.web.Dom;
import limber.web.Theme;
import org.teavm.jso.dom.html.HTMLElement;

/// The formulas of the phase that runs, the same with the operation's numbers, and a table of symbols.
final class MathsPane extends OperationPane {
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
        FormulaSheet sheet = FormulaSheet.of(operation.phase().formula(), operation.explained(), theme::colour);
        Dom.say(head, operation.title(scene.words()));
        Dom.clear(equations);
        for (FormulaSheet.Line line : sheet.lines()) {
            HTMLElement row = Dom.el("div", "");
            Maths.show(row, line.tex(), true);
            equations.appendChild(row);
        }
        Dom.clear(symbols);
        for (FormulaSheet.SymbolLine line : sheet.symbols()) symbols.appendChild(row(line));
    }

    private static HTMLElement row(FormulaSheet.SymbolLine line) {
        HTMLElement sign = Dom.el("span", "");
        Maths.show(sign, line.sign(), false);
        return Dom.el("tr", "", Dom.el("td", "", sign), Dom.text("td", "local", line.symbol().local()),
                Dom.text("td", "number role-" + line.symbol().role(), line.number()));
    }
}
