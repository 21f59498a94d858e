package limber.web.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import limber.presentation.prose.Block;
import limber.presentation.prose.Inline;
import limber.presentation.prose.Piece;
import limber.presentation.prose.ProseContext;
import limber.presentation.words.Wording;
import org.commonmark.node.Node;
import org.teavm.jso.dom.html.HTMLElement;

/// A renderer for a lesson's text as elements of a page. Text is never parsed as HTML.
final class Prose {
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

        /// The id of the term that words in bold name; empty where they are no term.
        Optional<String> term(String words);

        /// The button of a term was pressed.
        void explain(HTMLElement button, String term);

        /// A picture of the lesson's folder as a data URL; empty if there is none.
        Optional<String> picture(String destination);
    }

    private final ProseContext context;
    private final Inlines inlines;
    private final String table;

    /// @param role the role of a name of the model, such as `velocity`; `""` for one without a colour, empty for an
    ///   unknown name
    /// @param words say what a table is called that is wider than the text, and what a button
    Prose(Reader reader, Function<String, Optional<String>> role, Wording words) {
        context = new ProseContext(role, reader::term, to -> reader.address(to).isPresent());
        inlines = new Inlines(reader, words);
        table = words.get("page.table");
    }

    /// @param blocks of the outermost level
    HTMLElement of(List<Node> blocks) {
        return within("div", "prose", Piece.of(blocks, context));
    }

    private HTMLElement within(String tag, String style, List<Piece> blocks) {
        HTMLElement element = Nodes.of(tag, style);
        for (Piece piece : blocks) element.appendChild(of(piece.block()));
        return element;
    }

    private HTMLElement of(Block block) {
        return switch (block) {
            case Block.Heading h -> line("h" + Math.min(LAST, HEADING + h.level()), "", h.line());
            case Block.Paragraph p -> line("p", "", p.line());
            case Block.Unformatted u -> Nodes.text("p", "", u.words());
            case Block.Items i -> list(i);
            case Block.Quote q -> within("blockquote", "", q.inside());
            case Block.Fold f -> Nodes.of("details", "fold", Nodes.text("summary", "", f.title()),
                    within("div", "folded", f.inside()));
            case Block.Rule _ -> Nodes.of("hr", "");
            case Block.Listing l -> listing(l.code());
            case Block.Formula f -> Nodes.of("p", "display", Formulas.of(f.tex(), true));
            case Block.Table t -> table(t);
            case Block.Group g -> within("div", "", g.inside());
        };
    }

    private HTMLElement line(String tag, String style, List<Inline> line) {
        HTMLElement element = Nodes.of(tag, style);
        inlines.fill(element, line);
        return element;
    }

    private static HTMLElement listing(String code) {
        HTMLElement listing = Nodes.of("pre", "listing", Nodes.text("code", "", code));
        listing.setTabIndex(0); // it scrolls
        return listing;
    }

    private HTMLElement list(Block.Items list) {
        HTMLElement element = Nodes.of(list.first().isEmpty() ? "ul" : "ol", list.tight() ? "tight" : "");
        list.first().ifPresent(first -> element.setAttribute("start", String.valueOf(first)));
        for (List<Piece> item : list.items()) element.appendChild(within("li", "", item));
        return element;
    }

    private HTMLElement table(Block.Table block) {
        HTMLElement rows = Nodes.of("table", "");
        for (List<Block.Cell> row : block.rows()) {
            HTMLElement line = Nodes.of("tr", "");
            for (Block.Cell cell : row) line.appendChild(cell(cell));
            rows.appendChild(line);
        }
        HTMLElement scrolls = Nodes.of("div", "table", rows);
        scrolls.setTabIndex(0);
        scrolls.setAttribute("role", "group");
        scrolls.setAttribute("aria-label", table);
        return scrolls;
    }

    private HTMLElement cell(Block.Cell cell) {
        String style = switch (cell.side()) {
            case LEFT -> "";
            case MIDDLE -> "to-middle";
            case RIGHT -> "to-right";
        };
        HTMLElement element = line(cell.head() ? "th" : "td", style, cell.line());
        if (cell.head()) element.setAttribute("scope", "col");
        return element;
    }
}
