package limber.web.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import limber.presentation.prose.Plain;
import limber.presentation.prose.ProseLimit;
import limber.tex.MathText;
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
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.ThematicBreak;
import org.teavm.jso.dom.html.HTMLElement;

/// A renderer for a lesson's text as elements of a page. Lessons are untrusted: text is never parsed as HTML, and text
/// that is nested too deeply, or follows after very much text, is shown as plain text.
final class Prose {
    private static final int DEEPEST = 16;
    /// The level of a step's own heading; headings in its text are below it.
    private static final int HEADING = 2, LAST = 6;

    /// What the reader of a text does to the scene, and what the text needs.
    interface Reader {
        /// The address that a link leads to: `#` for one that acts in the scene; empty where it leads nowhere here.
        Optional<String> address(String destination);

        /// A link that acts in the scene was activated.
        void follow(String destination);

        /// The pointer or the keyboard is on a name such as `residual`, or has left it.
        void point(Optional<String> symbol);

        /// What the term with these words means; empty for other words.
        Optional<List<Node>> term(String words);

        /// The button of a term was pressed.
        void explain(HTMLElement button, List<Node> meaning);

        /// A picture of the lesson's folder as a data URL; empty if there is none.
        Optional<String> picture(String destination);
    }

    private final Reader reader;
    private final Function<String, Optional<String>> role;
    private final String table;
    private final ProseLimit limit = new ProseLimit();

    /// @param role the role of a name of the model, such as `velocity`; `""` for one without a colour, empty for an
    ///   unknown name
    /// @param table what a table is called that is wider than the text
    Prose(Reader reader, Function<String, Optional<String>> role, String table) {
        this.reader = reader;
        this.role = role;
        this.table = table;
    }

    /// @param blocks of the outermost level
    HTMLElement of(List<Node> blocks) {
        HTMLElement column = Nodes.of("div", "prose");
        fill(column, blocks, 0);
        return column;
    }

    Reader reader() {
        return reader;
    }

    Optional<String> role(String name) {
        return role.apply(name);
    }

    ProseLimit limit() {
        return limit;
    }

    private void fill(HTMLElement column, List<Node> blocks, int depth) {
        for (int i = 0; i < blocks.size(); i++) {
            if (depth > DEEPEST || !limit.take(1)) {
                column.appendChild(Nodes.text("p", "", Plain.of(blocks.subList(i, blocks.size()))));
                return;
            }
            block(blocks.get(i), depth).ifPresent(column::appendChild);
        }
    }

    private static List<Node> children(Node parent) {
        return Stream.iterate(parent.getFirstChild(), n -> n != null, Node::getNext).toList();
    }

    private Optional<HTMLElement> block(Node block, int depth) {
        return switch (block) {
            case Heading h -> Optional.of(inline("h" + Math.min(LAST, HEADING + h.getLevel()), "", h));
            case Paragraph p -> Optional.of(inline("p", "", p));
            case ListBlock l -> Optional.of(list(l, depth));
            case BlockQuote q -> Optional.of(quote(q, depth));
            case ThematicBreak _ -> Optional.of(Nodes.of("hr", ""));
            case FencedCodeBlock c when MathText.display(c) ->
                    Optional.of(Nodes.of("p", "display", Formulas.of(c.getLiteral(), true)));
            case FencedCodeBlock c -> Optional.of(listing(c.getLiteral()));
            case IndentedCodeBlock c -> Optional.of(listing(c.getLiteral()));
            case HtmlBlock h -> Optional.of(Nodes.text("p", "", h.getLiteral()));
            case TableBlock t -> Optional.of(table(t));
            case LinkReferenceDefinition _ -> Optional.empty();
            default -> Optional.of(within("div", block, depth));
        };
    }

    private HTMLElement inline(String tag, String style, Node parent) {
        HTMLElement element = Nodes.of(tag, style);
        new Inlines(this).fill(element, parent, 1);
        return element;
    }

    private HTMLElement within(String tag, Node parent, int depth) {
        HTMLElement element = Nodes.of(tag, "");
        fill(element, children(parent), depth + 1);
        return element;
    }

    private HTMLElement listing(String code) {
        HTMLElement listing = Nodes.of("pre", "listing", Nodes.text("code", "", code.stripTrailing()));
        listing.setTabIndex(0); // it scrolls
        return listing;
    }

    /// A block quote; one that begins with a line in bold, its title, is closed at first.
    private HTMLElement quote(BlockQuote quote, int depth) {
        Node first = quote.getFirstChild();
        boolean fold = first instanceof Paragraph && first.getNext() != null
                && first.getFirstChild() instanceof StrongEmphasis && first.getFirstChild() == first.getLastChild();
        if (!fold) return within("blockquote", quote, depth);
        HTMLElement inside = Nodes.of("div", "folded");
        fill(inside, children(quote).subList(1, children(quote).size()), depth + 1);
        return Nodes.of("details", "fold", Nodes.text("summary", "", Plain.of(first)), inside);
    }

    private HTMLElement list(ListBlock list, int depth) {
        HTMLElement element = Nodes.of(list instanceof BulletList ? "ul" : "ol", list.isTight() ? "tight" : "");
        if (list instanceof OrderedList numbered && numbered.getMarkerStartNumber() != null)
            element.setAttribute("start", String.valueOf(numbered.getMarkerStartNumber()));
        for (Node item : children(list)) element.appendChild(within("li", item, depth));
        return element;
    }

    private HTMLElement table(TableBlock block) {
        HTMLElement rows = Nodes.of("table", "");
        for (Node part : children(block)) for (Node row : children(part)) if (row instanceof TableRow r) {
            HTMLElement line = Nodes.of("tr", "");
            for (Node cell : children(r)) line.appendChild(cell((TableCell) cell));
            rows.appendChild(line);
        }
        HTMLElement scrolls = Nodes.of("div", "table", rows);
        scrolls.setTabIndex(0);
        scrolls.setAttribute("role", "group");
        scrolls.setAttribute("aria-label", table);
        return scrolls;
    }

    private HTMLElement cell(TableCell cell) {
        String style = switch (cell.getAlignment()) {
            case RIGHT -> "to-right";
            case CENTER -> "to-middle";
            case null, default -> "";
        };
        HTMLElement element = inline(cell.isHeader() ? "th" : "td", style, cell);
        if (cell.isHeader()) element.setAttribute("scope", "col");
        return element;
    }
}
