package limber.ui.prose;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Function;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.DataFormat;
import limber.presentation.prose.Piece;
import limber.presentation.prose.ProseContext;
import limber.ui.code.Formulas;
import org.commonmark.node.Node;

/// A renderer for a lesson's text as nodes that are never wider than their pane.
public final class Prose {
    /// A listener for what the reader does in the text.
    public interface Reader {
        /// A link was clicked, or activated by Enter or Space.
        ///
        /// @param destination as written, such as `goto:frame=1&phase=distance`
        void follow(String destination);

        /// A term was clicked, or activated by Enter or Space.
        void explain(String id);

        /// The pointer or the keyboard is on a name such as `residual`, or has left it.
        void point(Optional<String> symbol);

        /// A name was clicked: the code is shown, in which it is coloured.
        default void show() {}

        /// A picture of the lesson's folder; empty if there is none.
        Optional<Image> picture(String destination);

        /// The id of the term that words in bold name; empty where they are no term.
        Optional<String> term(String words);

        /// A formula takes too long to draw, so that it and others are shown as text.
        void slow(String tex);
    }

    private final Reader reader;
    private final ProseContext context;
    private final ResourceBundle words;
    private final Formulas formulas;

    /// @param role the role of a name of the model, such as `velocity`; `""` for one without a colour, empty for an
    ///   unknown name
    public Prose(Reader reader, Function<String, Optional<String>> role, ResourceBundle words) {
        this.reader = reader;
        this.words = words;
        context = new ProseContext(role, reader::term, _ -> true);
        formulas = new Formulas(reader::slow);
    }

    /// @param blocks of the outermost level
    public javafx.scene.Node of(List<Node> blocks) {
        return new Blocks(reader, formulas, this::copied).column("prose", Piece.of(blocks, context), 0);
    }

    /// Adds a menu that copies a whole block, since text of a flow cannot be selected.
    private void copied(javafx.scene.Node drawn, Piece piece) {
        drawn.setOnContextMenuRequested(e -> {
            ask(drawn, piece.plain(), e);
            e.consume();
        });
    }

    private void ask(javafx.scene.Node drawn, String text, ContextMenuEvent e) {
        var copy = new MenuItem(words.getString("lesson.copy"));
        copy.setOnAction(_ -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text)));
        new ContextMenu(copy).show(drawn, e.getScreenX(), e.getScreenY());
    }
}
