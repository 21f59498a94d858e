package limber.expression;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import limber.engine.Measure;
import limber.engine.model.Model;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.engine.tool.Tool;
import limber.engine.tool.Tools;
import limber.math.exact.Exact;

/// A reader for a call of a measuring tool: `tool(ruler)`, `tool(ruler, 2)`, and in a comparison `left.tool(ruler)`.
record ToolTerm(NameTable table, Tokenizer tokens) {
    private static final List<String> NAMES = List.of(Tools.FUNCTION, "left." + Tools.FUNCTION,
            "right." + Tools.FUNCTION);

    static boolean isCalled(String name) {
        return NAMES.contains(name);
    }

    /// @param name of the function, with its side
    /// @param from index of its first character
    /// @throws ExpressionFault if there is no such tool
    Term read(String name, int from) {
        Vocabulary.Side side = NameTable.side(name);
        int open = tokens.at();
        tokens.eat("(");
        int kindAt = tokens.start();
        String kind = tokens.word();
        if (!Tool.KINDS.contains(kind)) throw ExpressionFault.at(kindAt, "'" + BadInput.brief(kind)
                + "' is no tool; " + DidYouMean.hint(kind, Tool.KINDS));
        int number = tokens.eat(",") ? number() : 1;
        tokens.close(open, "')'");
        Span at = tokens.since(from);
        String called = Tools.FUNCTION + "(" + kind + (number == 1 ? "" : ", " + number) + ")";
        table.checkSide(called, at, side);
        Optional<Measure> measure = table.names().model()
                .flatMap(model -> table.names().tools().measure(kind, number, model));
        return new Term.OfMeasure(at, side, measure.orElseThrow(() -> ExpressionFault.at(from, missing(kind, number))));
    }

    private int number() {
        int at = tokens.start();
        double number = tokens.numberAhead() ? tokens.number() : 0;
        if (number >= 1 && number <= Tools.MOST && number == Exact.rint(number)) return (int) number;
        throw ExpressionFault.at(at, "this is no number of a tool; a whole number (1.." + Tools.MOST
                + ") would be right");
    }

    private String missing(String kind, int number) {
        Optional<Model> model = table.names().model();
        String there = model.stream().flatMap(m -> table.names().tools().measures(m).stream()).map(Measure::name)
                .collect(Collectors.joining(", "));
        return "there is no " + kind + (number == 1 ? "" : " " + number) + " in this scene; "
                + (there.isEmpty() ? "a scene with a " + kind + " in it" : there) + " would be right";
    }
}
