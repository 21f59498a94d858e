package limber.presentation.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import limber.tex.Harmless;
import limber.tex.MathText;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.LinkReferenceDefinition;
import org.commonmark.node.ListBlock;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.ThematicBreak;

/// A reader of the blocks of a text. Texts are untrusted: what is nested too deeply, or follows after very much text,
/// is read as words without form.
final class BlockReader {
    private static final int DEEPEST = 16, CODE_PIECES = 2000;

    private final ProseLimit limit;
    private final InlineReader inlines;

    BlockReader(ProseContext context, ProseLimit limit) {
        this.limit = limit;
        inlines = new InlineReader(context, limit);
    }

    /// @param depth of the blocks, 0 for the text itself
    List<Piece> read(List<Node> blocks, int depth) {
        var pieces = new ArrayList<Piece>();
        for (int i = 0; i < blocks.size(); i++) {
            Node here = blocks.get(i);
            if (depth > DEEPEST || !limit.take(1)) {
                pieces.add(unformatted(blocks.subList(i, blocks.size())));
                break;
            }
            block(here, depth).ifPresent(block -> pieces.add(new Piece(here, block)));
        }
        return pieces;
    }

    private static Piece unformatted(List<Node> rest) {
        return new Piece(rest.getFirst(), new Block.Unformatted(Plain.of(rest)));
    }

    private static List<Node> children(Node parent) {
        return Stream.iterate(parent.getFirstChild(), n -> n != null, Node::getNext).toList();
    }

    private Optional<Block> block(Node node, int depth) {
        return Optional.ofNullable(switch (node) {
            case Heading h -> new Block.Heading(h.getLevel(), inlines.line(h));
            case Paragraph p -> new Block.Paragraph(inlines.line(p));
            case ListBlock l -> list(l, depth);
            case BlockQuote q -> quote(q, depth);
            case ThematicBreak _ -> new Block.Rule();
            case FencedCodeBlock c -> fenced(c);
            case IndentedCodeBlock c -> new Block.Listing(c.getLiteral().stripTrailing(), false);
            case HtmlBlock h -> new Block.Unformatted(h.getLiteral());
            case TableBlock t -> table(t);
            case LinkReferenceDefinition _ -> null;
            default -> new Block.Group(read(children(node), depth + 1));
        });
    }

    private Block quote(BlockQuote quote, int depth) {
        Node first = quote.getFirstChild();
        boolean fold = first instanceof Paragraph && first.getNext() != null
                && first.getFirstChild() instanceof StrongEmphasis && first.getFirstChild() == first.getLastChild();
        List<Node> inside = children(quote);
        return fold ? new Block.Fold(Plain.of(first), read(inside.subList(1, inside.size()), depth + 1))
                : new Block.Quote(read(inside, depth + 1));
    }

    private Block list(ListBlock list, int depth) {
        OptionalInt first = list instanceof OrderedList numbered
                ? OptionalInt.of(Optional.ofNullable(numbered.getMarkerStartNumber()).orElse(1))
                : OptionalInt.empty();
        var items = new ArrayList<List<Piece>>();
        List<Node> all = children(list);
        for (int i = 0; i < all.size(); i++) {
            if (depth >= DEEPEST || !limit.take(2)) {
                items.add(List.of(unformatted(all.subList(i, all.size()))));
                break;
            }
            items.add(read(children(all.get(i)), depth + 1));
        }
        return new Block.Items(first, list.isTight(), items);
    }

    private Block fenced(FencedCodeBlock block) {
        String kind = Optional.ofNullable(block.getInfo()).orElse("").strip().split("\\s", 2)[0]
                .toLowerCase(Locale.ROOT), literal = block.getLiteral().stripTrailing();
        if (MathText.display(block) && Harmless.tex(literal) && limit.take(InlineReader.FORMULA_PIECES))
            return new Block.Formula(literal);
        return new Block.Listing(literal,
                kind.equals("java") && literal.length() < CODE_PIECES && limit.take(literal.length() / 2));
    }

    /// A table; CommonMark gives each row as many cells as the first has.
    private Block table(TableBlock table) {
        List<List<Node>> rows = children(table).stream().flatMap(part -> children(part).stream())
                .filter(TableRow.class::isInstance).map(BlockReader::children).toList();
        if (!limit.take(rows.stream().mapToInt(List::size).sum())) return new Block.Unformatted(Plain.of(table));
        return new Block.Table(rows.stream().map(row -> row.stream().map(c -> cell((TableCell) c)).toList()).toList());
    }

    private Block.Cell cell(TableCell cell) {
        Block.Side side = switch (cell.getAlignment()) {
            case RIGHT -> Block.Side.RIGHT;
            case CENTER -> Block.Side.MIDDLE;
            case null, default -> Block.Side.LEFT;
        };
        return new Block.Cell(cell.isHeader(), side, inlines.line(cell));
    }
}
