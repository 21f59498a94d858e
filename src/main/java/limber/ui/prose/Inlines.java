package limber.ui.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import limber.presentation.prose.Inline;
import limber.ui.code.FittedImage;
import limber.ui.code.Formulas;

/// The content of a paragraph, heading or cell as nodes: lines of text, and pictures between them.
final class Inlines {
    /// Around a letter with a mark over it, such as α̃: JavaFX does not break a text that has one into lines rightly.
    private static final Pattern MARKED = Pattern.compile("(?=\\P{M}\\p{M})|(?<=\\p{M})(?!\\p{M})");

    /// The style of a stretch of text.
    private record Face(boolean emphasis, boolean strong, Optional<LinkNode> link) {
        static final Face PLAIN = new Face(false, false, Optional.empty());

        void style(Node piece) {
            if (emphasis) piece.getStyleClass().add("prose-emphasis");
            if (strong) piece.getStyleClass().add("prose-strong");
            link.ifPresent(l -> l.add(piece));
        }
    }

    private final Prose.Reader reader;
    private final Formulas formulas;
    private final TextAlignment alignment;
    private final String[] styles;
    private final List<Node> blocks = new ArrayList<>();
    private Optional<Flow> open = Optional.empty();

    private Inlines(Prose.Reader reader, Formulas formulas, TextAlignment alignment, String... styles) {
        this.reader = reader;
        this.formulas = formulas;
        this.alignment = alignment;
        this.styles = styles;
    }

    /// @param styles of its lines
    static List<Node> of(List<Inline> line, Prose.Reader reader, Formulas formulas, TextAlignment alignment,
            String... styles) {
        var inlines = new Inlines(reader, formulas, alignment, styles);
        inlines.all(line, Face.PLAIN);
        return inlines.blocks;
    }

    private void all(List<Inline> pieces, Face face) {
        for (Inline piece : pieces) switch (piece) {
            case Inline.Words w -> text(w.text(), face, "prose-text");
            case Inline.Break _ -> text("\n", face, "prose-text");
            case Inline.Code c -> text(c.text(), face, "prose-code");
            case Inline.Symbol s -> add(symbol(s), face);
            case Inline.Formula f -> add(formula(f.tex()), face);
            case Inline.Emphasis e -> all(e.inside(), new Face(true, face.strong(), face.link()));
            case Inline.Strong s -> all(s.inside(), new Face(face.emphasis(), true, face.link()));
            case Inline.Term t -> all(t.inside(), new Face(face.emphasis(), true,
                    Optional.of(new LinkNode(t.words(), () -> reader.explain(t.id())))));
            case Inline.Link l -> all(l.inside(), new Face(face.emphasis(), face.strong(), Optional.of(
                    new LinkNode(l.words().isBlank() ? l.destination() : l.words(),
                            () -> reader.follow(l.destination())))));
            case Inline.Picture p -> picture(p, face);
        }
    }

    private void text(String words, Face face, String style) {
        if (face.link().isPresent()) piece(face.link().get().text(words), face, style);
        else for (String part : MARKED.split(words)) piece(new Text(part), face, style);
    }

    private void piece(Text text, Face face, String style) {
        text.getStyleClass().add(style);
        add(text, face);
    }

    /// A name in the colour of its quantity.
    private Label symbol(Inline.Symbol piece) {
        var symbol = new Label(piece.name());
        symbol.getStyleClass().add("symbol");
        piece.role().filter(r -> !r.isEmpty()).ifPresent(r -> symbol.getStyleClass().add("role-" + r));
        symbol.setFocusTraversable(piece.stop());
        symbol.setOnMouseEntered(_ -> reader.point(Optional.of(piece.name())));
        symbol.setOnMouseExited(_ -> reader.point(Optional.empty()));
        symbol.setOnMouseClicked(_ -> reader.show());
        symbol.focusedProperty()
                .addListener((_, _, on) -> reader.point(on ? Optional.of(piece.name()) : Optional.empty()));
        return symbol;
    }

    private Node formula(String tex) {
        var source = new Text(tex);
        source.getStyleClass().add("prose-code");
        return new FormulaNode(formulas, tex, true, source);
    }

    private void add(Node piece, Face face) {
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
    private void picture(Inline.Picture piece, Face face) {
        open = Optional.empty();
        var box = new Column("prose-picture");
        reader.picture(piece.destination()).filter(i -> !i.isError()).ifPresent(image -> {
            var view = new FittedImage("picture");
            view.show(image, 1, piece.alt());
            box.add(view);
        });
        String caption = piece.caption(!box.getChildren().isEmpty());
        if (!caption.isBlank()) {
            var words = new Text(caption);
            words.getStyleClass().add("prose-text");
            var lines = new Flow("prose-caption");
            lines.getChildren().add(words);
            box.add(lines);
        }
        face.link().ifPresent(l -> l.add(box));
        blocks.add(box);
    }
}
