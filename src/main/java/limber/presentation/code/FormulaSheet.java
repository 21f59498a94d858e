package limber.presentation.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import limber.engine.Formula;
import limber.engine.Formula.Symbol;
import limber.engine.watch.Explanation;

/// The formulas of an operation: each equation, the same with the operation's numbers, and a table of symbols.
public record FormulaSheet(List<Line> lines, List<SymbolLine> symbols) {
    private static final int DIGITS = 4;

    /// @param numbers whether it has the operation's numbers in place of its symbols
    public record Line(String tex, boolean numbers) {}

    /// A symbol with its number, rounded and with all digits; a dash and nothing where it has none.
    ///
    /// @param sign its TeX
    public record SymbolLine(Symbol symbol, String sign, Optional<double[]> value) {
        public String number() {
            return value.map(v -> Values.tuple(v, DIGITS) + unit()).orElse("–");
        }

        public String all() {
            return value.map(v -> symbol.local() + " = " + Values.all(v) + unit()).orElse("");
        }

        private String unit() {
            return symbol.unit().isEmpty() ? "" : " " + symbol.unit();
        }
    }

    /// @param colour of a role, as TeX has it
    public static FormulaSheet of(Formula formula, Optional<Explanation> operation, UnaryOperator<String> colour) {
        List<Symbol> known = formula.symbols();
        return new FormulaSheet(lines(equations(formula), operation, colour), known.stream()
                .map(s -> new SymbolLine(s, Tex.of(s.tex(), known).coloured(colour), operation.flatMap(e -> e.of(s))))
                .toList());
    }

    /// The equations that say what a local is; all where none does.
    public static List<Line> of(Formula formula, String local, Optional<Explanation> operation,
            UnaryOperator<String> colour) {
        List<Tex> all = equations(formula), own = all.stream().filter(t -> t.defines(local)).toList();
        return lines(own.isEmpty() ? all : own, operation, colour);
    }

    private static List<Tex> equations(Formula formula) {
        return formula.equations().stream().map(e -> Tex.of(e, formula.symbols())).toList();
    }

    private static List<Line> lines(List<Tex> equations, Optional<Explanation> operation,
            UnaryOperator<String> colour) {
        var lines = new ArrayList<Line>();
        for (Tex tex : equations) {
            lines.add(new Line(tex.coloured(colour), false));
            operation.flatMap(e -> tex.numbers(e::of, colour)).ifPresent(n -> lines.add(new Line(n, true)));
        }
        return lines;
    }
}
