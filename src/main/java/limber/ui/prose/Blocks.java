package limber.ui.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import limber.presentation.prose.Block;
import limber.presentation.prose.Inline;
import limber.presentation.prose.Piece;
import limber.ui.code.CodeText;
import limber.ui.code.Formulas;

/// The blocks of a text as nodes, one below the other.
///
/// @param drawn receives each node and what it shows
record Blocks(Prose.Reader reader, Formulas formulas, BiConsumer<Node, Piece> drawn) {
    /// @param depth of the blocks, 0 for the text itself
    Column column(String style, List<Piece> blocks, int depth) {
        var column = new Column(style);
        for (Piece piece : blocks)
            for (Node node : of(piece.block(), depth)) {
                drawn.accept(node, piece);
                column.add(node);
            }
        return column;
    }

    private List<Node> of(Block block, int depth) {
        return switch (block) {
            case Block.Heading h -> lines(h.line(), TextAlignment.LEFT, "prose-heading", "prose-h" + h.level());
            case Block.Paragraph p -> lines(p.line(), TextAlignment.LEFT, "prose-paragraph");
            case Block.Unformatted u -> List.of(plain(u.words(), "prose-paragraph", "prose-text"));
            case Block.Items i -> List.of(list(i, depth));
            case Block.Quote q -> List.of(column("prose-quote", q.inside(), depth + 1));
            case Block.Fold f -> List.of(new Fold(f.title(), column("prose-folded", f.inside(), depth + 1)));
            case Block.Rule _ -> List.of(rule());
            case Block.Listing l -> List.of(listing(l));
            case Block.Formula f -> List.of(formula(f.tex()));
            case Block.Table t -> List.of(new WrappingTable(
                    t.rows().stream().map(row -> row.stream().map(this::cell).toList()).toList()));
            case Block.Group g -> List.of(column("prose-within", g.inside(), depth + 1));
        };
    }

    private List<Node> lines(List<Inline> line, TextAlignment alignment, String... styles) {
        return Inlines.of(line, reader, formulas, alignment, styles);
    }

    private Node list(Block.Items list, int depth) {
        var column = new Column("prose-list");
        if (list.tight()) column.getStyleClass().add("tight");
        for (int i = 0; i < list.items().size(); i++)
            column.add(new Item(mark(list.first(), i, list.items().size(), depth),
                    column("prose-item", list.items().get(i), depth + 1)));
        return column;
    }

    /// The bullet or number of an item; numbers are right-aligned.
    private static String mark(OptionalInt first, int i, int items, int depth) {
        if (first.isEmpty()) return depth % 2 == 0 ? "•" : "–";
        long begin = first.getAsInt();
        String number = Long.toString(begin + i), longest = Long.toString(begin + items - 1);
        return "\u2007".repeat(longest.length() - number.length()) + number + ".";
    }

    private static Region rule() {
        var rule = new Region();
        rule.getStyleClass().add("prose-rule");
        return rule;
    }

    private static Flow listing(Block.Listing listing) {
        if (!listing.java()) return plain(listing.code(), "prose-listing", "prose-code");
        var flow = new Flow("prose-listing");
        var pieces = new ArrayList<Text>();
        for (List<Text> line : CodeText.lines(listing.code())) {
            pieces.addAll(line);
            pieces.add(new Text("\n"));
        }
        pieces.removeLast();
        flow.getChildren().setAll(pieces);
        return flow;
    }

    private Node formula(String tex) {
        var formula = new FormulaNode(formulas, tex, false, plain(tex, "prose-listing", "prose-code"));
        formula.getStyleClass().add("prose-display");
        return formula;
    }

    private static Flow plain(String words, String style, String letters) {
        var flow = new Flow(style);
        var text = new Text(words);
        text.getStyleClass().add(letters);
        flow.getChildren().add(text);
        return flow;
    }

    private Node cell(Block.Cell cell) {
        TextAlignment alignment = switch (cell.side()) {
            case LEFT -> TextAlignment.LEFT;
            case MIDDLE -> TextAlignment.CENTER;
            case RIGHT -> TextAlignment.RIGHT;
        };
        var box = new Column("prose-cell");
        if (cell.head()) box.getStyleClass().add("prose-head");
        box.getChildren().addAll(lines(cell.line(), alignment, "prose-lines"));
        return box;
    }
}
