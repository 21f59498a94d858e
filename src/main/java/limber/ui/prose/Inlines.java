package limber.ui.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import javafx.scene.control.Label;
import javafx.scene.text.TextAlignment;
import limber.presentation.prose.Plain;
import limber.tex.Harmless;
import limber.tex.MathText;
import limber.ui.code.FittedImage;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;

/// A renderer for the content of a paragraph, heading or cell: lines of text, and pictures between them.
final class Inlines {
    private static final int DEEPEST = 16, FORMULA_PIECES = 20;
    /// Around a letter with a mark over it, such as α̃: JavaFX does not break a text that has one into lines rightly.
    private static final Pattern MARKED = Pattern.compile("(?=\\P{M}\\p{M})|(?<=\\p{M})(?!\\p{M})");
    /// Names of the model; longer names would not fit into a narrow pane and wrap like other code.
    private static final Pattern SYMBOL = Pattern.compile("[A-Za-z][A-Za-z0-9]{0,19}");

    /// The style of a stretch of text.
    private record Face(boolean emphasis, boolean strong, Optional<LinkNode> link) {
        static final Face PLAIN = new Face(false, false, Optional.empty());

        void style(javafx.scene.Node piece) {
            if (emphasis) piece.getStyleClass().add("prose-emphasis");
            if (strong) piece.getStyleClass().add("prose-strong");
            link.ifPresent(l -> l.add(piece));
        }
    }

    private final ProseContext telling;
    private final TextAlignment alignment;
    private final String[] styles;
    private final List<javafx.scene.Node> blocks = new ArrayList<>();
    private Optional<Flow> open = Optional.empty();

    private Inlines(ProseContext telling, TextAlignment alignment, String... styles) {
        this.telling = telling;
        this.alignment = alignment;
        this.styles = styles;
    }

    /// @param styles of its lines
    static List<javafx.scene.Node> of(Node parent, ProseContext telling, TextAlignment alignment, String... styles) {
        var inlines = new Inlines(telling, alignment, styles);
        inlines.all(parent, Face.PLAIN, 1);
        return inlines.blocks;
    }

    private void all(Node parent, Face face, int depth) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
            if (depth > DEEPEST || !telling.limit().take(1)) {
                text(Plain.from(node), face, "prose-text");
                return;
            }
            one(node, face, depth);
        }
    }

    private void one(Node node, Face face, int depth) {
        switch (node) {
            case Text t -> text(MathText.words(t), face, "prose-text");
            case Code c when MathText.inline(c) -> formula(c.getLiteral(), face);
            case Code c -> code(c.getLiteral(), face);
            case SoftLineBreak _ -> text(" ", face, "prose-text");
            case HardLineBreak _ -> text("\n", face, "prose-text");
            case HtmlInline h -> text(h.getLiteral(), face, "prose-text");
            case Emphasis _ -> all(node, new Face(true, face.strong(), face.link()), depth + 1);
            case StrongEmphasis _ ->
                    all(node, new Face(face.emphasis(), true, face.link().or(() -> term(node))), depth + 1);
            case Image i -> picture(i, face);
            case org.commonmark.node.Link l -> link(l, face, depth);
            default -> all(node, face, depth + 1);
        }
    }

    private void link(org.commonmark.node.Link node, Face face, int depth) {
        var link = new LinkNode(node.getDestination(), Plain.of(node), telling.reader());
        var within = new Face(face.emphasis(), face.strong(), Optional.of(link));
        if (node.getFirstChild() == null) text(node.getDestination(), within, "prose-text");
        else all(node, within, depth + 1);
    }

    /// Words in bold lead to the term that they name.
    private Optional<LinkNode> term(Node node) {
        String words = Plain.of(node);
        return telling.reader().term(words).map(id -> new LinkNode(Prose.TERM + id, words, telling.reader()));
    }

    private void text(String words, Face face, String style) {
        if (words.isEmpty()) return;
        if (face.link().isPresent()) piece(face.link().get().text(words), face, style);
        else for (String part : MARKED.split(words)) piece(new javafx.scene.text.Text(part), face, style);
    }

    private void piece(javafx.scene.text.Text text, Face face, String style) {
        text.getStyleClass().add(style);
        add(text, face);
    }

    private void code(String literal, Face face) {
        if (face.link().isPresent() || !SYMBOL.matcher(literal).matches()) text(literal, face, "prose-code");
        else add(symbol(literal), face);
    }

    /// A name in the colour of its quantity. Only the first mention of a name is a Tab stop, so that a paragraph has
    /// few.
    private Label symbol(String name) {
        var symbol = new Label(name);
        symbol.getStyleClass().add("symbol");
        Optional<String> role = telling.role(name);
        role.filter(r -> !r.isEmpty()).ifPresent(r -> symbol.getStyleClass().add("role-" + r));
        symbol.setFocusTraversable(role.isPresent() && telling.limit().first(name));
        symbol.setOnMouseEntered(_ -> telling.reader().point(Optional.of(name)));
        symbol.setOnMouseExited(_ -> telling.reader().point(Optional.empty()));
        symbol.focusedProperty()
                .addListener((_, _, on) -> telling.reader().point(on ? Optional.of(name) : Optional.empty()));
        return symbol;
    }

    private void formula(String tex, Face face) {
        var source = new javafx.scene.text.Text(tex);
        source.getStyleClass().add("prose-code");
        add(Harmless.tex(tex) && telling.limit().take(FORMULA_PIECES)
                ? new FormulaNode(telling.formulas(), tex, true, source)
                : source, face);
    }

    private void add(javafx.scene.Node piece, Face face) {
        face.style(piece);
        if (open.isEmpty()) {
            var flow = new Flow(styles);
            flow.setTextAlignment(alignment);
            open = Optional.of(flow);
            blocks.add(flow);
        }
        open.get().getChildren().add(piece);
    }

    /// Adds a picture, which ends the line before it; its alternative text is below it, or replaces a missing picture.
    private void picture(Image node, Face face) {
        open = Optional.empty();
        var box = new Column("prose-picture");
        String alt = Plain.of(node);
        telling.reader().picture(node.getDestination()).filter(i -> !i.isError()).ifPresent(image -> {
            var view = new FittedImage("picture");
            view.show(image, 1, alt);
            box.add(view);
        });
        String caption = alt.isBlank() && box.getChildren().isEmpty() ? node.getDestination() : alt;
        if (!caption.isBlank()) {
            var words = new javafx.scene.text.Text(caption);
            words.getStyleClass().add("prose-text");
            var lines = new Flow("prose-caption");
            lines.getChildren().add(words);
            box.add(lines);
        }
        face.link().ifPresent(l -> l.add(box));
        blocks.add(box);
    }
}
