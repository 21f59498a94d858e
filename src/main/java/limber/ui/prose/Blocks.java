package limber.ui.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import limber.presentation.prose.Plain;
import limber.tex.Harmless;
import limber.tex.MathText;
import limber.ui.code.CodeText;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.LinkReferenceDefinition;
import org.commonmark.node.ListBlock;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.ThematicBreak;

/// A renderer for the blocks of a text, one below the other, by kind.
final class Blocks {
    private static final int DEEPEST = 16, FORMULA_PIECES = 20, CODE_PIECES = 2000;

    private final ProseContext telling;
    private final BiConsumer<javafx.scene.Node, Node> drawn;

    /// @param drawn receives each drawn block and its source node
    Blocks(ProseContext telling, BiConsumer<javafx.scene.Node, Node> drawn) {
        this.telling = telling;
        this.drawn = drawn;
    }

    /// @param depth of the blocks, 0 for the text itself
    void fill(Column column, List<Node> blocks, int depth) {
        for (int i = 0; i < blocks.size(); i++) {
            if (depth > DEEPEST || !telling.limit().take(1)) {
                column.add(plain(Plain.of(blocks.subList(i, blocks.size())), "prose-paragraph"));
                return;
            }
            for (javafx.scene.Node node : of(blocks.get(i), depth)) {
                drawn.accept(node, blocks.get(i));
                column.add(node);
            }
        }
    }

    private static List<Node> children(Node parent) {
        return Stream.iterate(parent.getFirstChild(), n -> n != null, Node::getNext).toList();
    }

    private List<javafx.scene.Node> of(Node block, int depth) {
        return switch (block) {
            case Heading h -> Inlines.of(h, telling, TextAlignment.LEFT, "prose-heading", "prose-h" + h.getLevel());
            case Paragraph p -> Inlines.of(p, telling, TextAlignment.LEFT, "prose-paragraph");
            case ListBlock l -> List.of(list(l, depth));
            case BlockQuote q -> List.of(quote(q, depth));
            case ThematicBreak _ -> List.of(rule());
            case FencedCodeBlock c -> List.of(fenced(c));
            case IndentedCodeBlock c -> List.of(plain(c.getLiteral().stripTrailing(), "prose-listing"));
            case HtmlBlock h -> List.of(plain(h.getLiteral(), "prose-paragraph"));
            case TableBlock t -> List.of(table(t));
            case LinkReferenceDefinition _ -> List.of();
            default -> List.of(within("prose-within", block, depth));
        };
    }

    private Column within(String style, Node parent, int depth) {
        var column = new Column(style);
        fill(column, children(parent), depth + 1);
        return column;
    }

    private javafx.scene.Node quote(BlockQuote quote, int depth) {
        Optional<String> title = Fold.title(quote);
        if (title.isEmpty()) return within("prose-quote", quote, depth);
        var inside = new Column("prose-folded");
        fill(inside, children(quote).subList(1, children(quote).size()), depth + 1);
        return new Fold(title.get(), inside);
    }

    private Column list(ListBlock list, int depth) {
        var column = new Column("prose-list");
        if (list.isTight()) column.getStyleClass().add("tight");
        List<Node> items = children(list);
        for (int i = 0; i < items.size(); i++) {
            if (depth >= DEEPEST || !telling.limit().take(2)) {
                column.add(plain(Plain.of(items.subList(i, items.size())), "prose-paragraph"));
                break;
            }
            column.add(new Item(mark(list, i, items.size(), depth), within("prose-item", items.get(i), depth)));
        }
        return column;
    }

    /// The bullet or number of an item; numbers are right-aligned.
    private static String mark(ListBlock list, int i, int items, int depth) {
        if (list instanceof BulletList) return depth % 2 == 0 ? "•" : "–";
        int first = Optional.ofNullable(((OrderedList) list).getMarkerStartNumber()).orElse(1);
        String number = Long.toString((long) first + i), longest = Long.toString((long) first + items - 1);
        return "\u2007".repeat(longest.length() - number.length()) + number + ".";
    }

    private static Region rule() {
        var rule = new Region();
        rule.getStyleClass().add("prose-rule");
        return rule;
    }

    private javafx.scene.Node fenced(FencedCodeBlock block) {
        String kind = Optional.ofNullable(block.getInfo()).orElse("").strip().split("\\s", 2)[0]
                .toLowerCase(Locale.ROOT),
                literal = block.getLiteral().stripTrailing();
        Flow source = plain(literal, "prose-listing");
        if (MathText.display(block) && Harmless.tex(literal) && telling.limit().take(FORMULA_PIECES)) {
            var formula = new FormulaNode(telling.formulas(), literal, false, source);
            formula.getStyleClass().add("prose-display");
            return formula;
        }
        if (kind.equals("java") && literal.length() < CODE_PIECES && telling.limit().take(literal.length() / 2))
            coloured(source, literal);
        return source;
    }

    private static void coloured(Flow flow, String source) {
        var pieces = new ArrayList<Text>();
        for (List<Text> line : CodeText.lines(source)) {
            pieces.addAll(line);
            pieces.add(new Text("\n"));
        }
        pieces.removeLast();
        flow.getChildren().setAll(pieces);
    }

    private static Flow plain(String words, String style) {
        var flow = new Flow(style);
        var text = new Text(words);
        text.getStyleClass().add(style.equals("prose-listing") ? "prose-code" : "prose-text");
        flow.getChildren().add(text);
        return flow;
    }

    /// A table; CommonMark gives each row as many cells as the first has.
    private javafx.scene.Node table(TableBlock table) {
        List<Node> rows = children(table).stream().flatMap(part -> children(part).stream())
                .filter(TableRow.class::isInstance).toList();
        int cells = rows.stream().mapToInt(row -> children(row).size()).sum();
        if (!telling.limit().take(cells)) return plain(Plain.of(table), "prose-paragraph");
        return new WrappingTable(
                rows.stream().map(row -> children(row).stream().map(c -> cell((TableCell) c)).toList()).toList());
    }

    private javafx.scene.Node cell(TableCell cell) {
        TextAlignment alignment = switch (cell.getAlignment()) {
            case RIGHT -> TextAlignment.RIGHT;
            case CENTER -> TextAlignment.CENTER;
            case null, default -> TextAlignment.LEFT;
        };
        var box = new Column("prose-cell");
        if (cell.isHeader()) box.getStyleClass().add("prose-head");
        box.getChildren().addAll(Inlines.of(cell, telling, alignment, "prose-lines"));
        return box;
    }
}
