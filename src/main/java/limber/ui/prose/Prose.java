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
import limber.presentation.prose.Plain;
import limber.presentation.prose.ProseLimit;
import limber.ui.code.Formulas;
import org.commonmark.node.Node;

/// A renderer for a lesson's text as nodes that are never wider than their pane. Lessons are untrusted: text that is
/// nested too deeply, or follows after very much text, is shown as plain text.
public final class Prose {
    /// What begins the destination of a word in bold that is a term.
    public static final String TERM = "term:";

    /// A listener for what the reader does in the text.
    public interface Reader {
        /// A link was clicked, or activated by Enter or Space.
        ///
        /// @param destination as written, such as `goto:frame=1&phase=distance`, or [#TERM] and the id of a term
        void follow(String destination);

        /// The pointer or the keyboard is on a name such as `residual`, or has left it.
        void point(Optional<String> symbol);

        /// A picture of the lesson's folder; empty if there is none.
        Optional<Image> picture(String destination);

        /// The id of the term that words in bold name; empty where they are no term.
        Optional<String> term(String words);

        /// A formula takes too long to draw, so that it and others are shown as text.
        void slow(String tex);
    }

    private final Reader reader;
    private final Function<String, Optional<String>> role;
    private final ResourceBundle words;
    private final Formulas formulas;

    /// @param role the role of a name of the model, such as `velocity`; `""` for one without a colour, empty for an
    ///   unknown name
    public Prose(Reader reader, Function<String, Optional<String>> role, ResourceBundle words) {
        this.reader = reader;
        this.role = role;
        this.words = words;
        formulas = new Formulas(reader::slow);
    }

    /// @param blocks of the outermost level
    public javafx.scene.Node of(List<Node> blocks) {
        var column = new Column("prose");
        new Blocks(new ProseContext(reader, role, formulas, new ProseLimit()), this::copied).fill(column, blocks, 0);
        return column;
    }

    /// The text of several blocks without their form.
    public static String plain(List<Node> blocks) {
        return Plain.of(blocks);
    }

    /// Adds a menu that copies a whole block, since text of a flow cannot be selected.
    private void copied(javafx.scene.Node drawn, Node source) {
        drawn.setOnContextMenuRequested(e -> {
            ask(drawn, Plain.of(source), e);
            e.consume();
        });
    }

    private void ask(javafx.scene.Node drawn, String text, ContextMenuEvent e) {
        var copy = new MenuItem(words.getString("lesson.copy"));
        copy.setOnAction(_ -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text)));
        new ContextMenu(copy).show(drawn, e.getScreenX(), e.getScreenY());
    }
}
