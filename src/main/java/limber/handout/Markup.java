package limber.handout;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import limber.engine.text.BadInput;
import limber.file.Png;
import limber.presentation.prose.Block;
import limber.presentation.prose.Inline;
import limber.presentation.prose.Piece;
import limber.presentation.prose.ProseContext;
import limber.tex.FormulaPainter;
import limber.tex.FormulaText;
import org.commonmark.node.Node;

/// An HTML renderer for a lesson's text. Nothing in the output is active or fetched: links are their text, formulas and
/// pictures are embedded.
///
/// @param pictures the bytes of a picture by its name
/// @param drawn whether formulas are drawn as pictures, which takes a time; otherwise they are lines of text
record Markup(Function<String, byte[]> pictures, boolean drawn) {
    /// Pixels of a formula's letters, four times the size on the page; and of the letters around it, which look larger.
    private static final double LETTERS = 60, AROUND = 54;
    private static final String INK = "#000000";

    /// For texts without pictures.
    static final Markup TEXT = new Markup(name -> {
        throw new BadInput("'" + BadInput.brief(name) + "' is a picture, and this text has none");
    }, true);

    String html(List<Node> blocks) {
        return blocks(Piece.of(blocks, ProseContext.STILL), false);
    }

    /// @param tight whether a paragraph is an item of a list whose items stand close to each other
    private String blocks(List<Piece> pieces, boolean tight) {
        return pieces.stream()
                .map(p -> tight && p.block() instanceof Block.Paragraph line ? line(line.line()) : block(p.block()))
                .collect(Collectors.joining());
    }

    private String block(Block block) {
        return switch (block) {
            case Block.Heading h -> in("h" + h.level(), line(h.line()));
            case Block.Paragraph p -> in("p", line(p.line()));
            case Block.Unformatted u -> in("p", Html.escaped(u.words()));
            case Block.Quote q -> in("blockquote", blocks(q.inside(), false));
            case Block.Fold f ->
                    in("blockquote", in("p", bold(Html.escaped(f.title()))) + blocks(f.inside(), false));
            case Block.Items i -> list(i);
            case Block.Rule _ -> "<hr />\n";
            case Block.Listing l -> listing(l.code());
            case Block.Formula f -> formula(f.tex(), false).map(image -> in("p", image))
                    .orElseGet(() -> listing(f.tex()));
            case Block.Table t -> in("table", t.rows().stream().map(this::row).collect(Collectors.joining()));
            case Block.Group g -> blocks(g.inside(), false);
        };
    }

    private static String in(String tag, String inside) {
        return "<" + tag + ">" + inside + "</" + tag + ">\n";
    }

    private static String bold(String words) {
        return "<strong>" + words + "</strong>";
    }

    private static String code(String code) {
        return "<code>" + Html.escaped(code) + "</code>";
    }

    private static String listing(String code) {
        return in("pre", code(code));
    }

    private String list(Block.Items list) {
        String items = list.items().stream().map(item -> in("li", blocks(item, list.tight())))
                .collect(Collectors.joining());
        return list.first().isEmpty() ? in("ul", items)
                : "<ol start=\"" + list.first().getAsInt() + "\">" + items + "</ol>\n";
    }

    private String row(List<Block.Cell> cells) {
        return in("tr", cells.stream().map(cell -> {
            String tag = cell.head() ? "th" : "td", align = switch (cell.side()) {
                case LEFT -> "";
                case MIDDLE -> " align=\"center\"";
                case RIGHT -> " align=\"right\"";
            };
            return "<" + tag + align + ">" + line(cell.line()) + "</" + tag + ">";
        }).collect(Collectors.joining()));
    }

    private String line(List<Inline> pieces) {
        return pieces.stream().map(this::piece).collect(Collectors.joining());
    }

    private String piece(Inline piece) {
        return switch (piece) {
            case Inline.Words w -> Html.escaped(w.text());
            case Inline.Break _ -> "<br />\n";
            case Inline.Code c -> code(c.text());
            case Inline.Symbol s -> code(s.name());
            case Inline.Formula f -> formula(f.tex(), true).orElseGet(() -> code(f.tex()));
            case Inline.Emphasis e -> "<em>" + line(e.inside()) + "</em>";
            case Inline.Strong s -> bold(line(s.inside()));
            case Inline.Term t -> bold(line(t.inside()));
            case Inline.Link l -> line(l.inside());
            case Inline.Picture p -> "<img src=\"" + data(p.destination()) + "\" alt=\"" + Html.escaped(p.alt())
                    + "\" />";
        };
    }

    private String data(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return Html.data(ending.equals("jpg") ? "jpeg" : ending, pictures.apply(name));
    }

    /// A formula as an image on the baseline of the text; empty if it cannot be drawn.
    private Optional<String> formula(String tex, boolean inline) {
        if (!drawn) return Optional.of(code(FormulaText.of(tex)));
        try {
            FormulaPainter.Drawing d = FormulaPainter.draw(tex, LETTERS, INK, inline);
            String style = String.format(Locale.ROOT, "width: %.3fem", d.width() / AROUND) + (inline
                    ? String.format(Locale.ROOT, "; vertical-align: %.3fem", (d.baseline() - d.height()) / AROUND)
                    : "");
            return Optional.of("<img class=\"formula%s\" style=\"%s\" alt=\"%s\" src=\"%s\" />".formatted(
                    inline ? "" : " display", style, Html.escaped(tex.strip()),
                    Html.data("png", Png.of(d.width(), d.height(), d.argb()))));
        } catch (RuntimeException | StackOverflowError e) { // on any failure its source is shown
            return Optional.empty();
        }
    }
}
