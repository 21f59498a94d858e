package limber.ui.lesson;

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
import limber.ui.code.Formulas;
import org.commonmark.node.Node;

/// What a lesson says, as nodes of a pane: as wide as the pane is, and never wider. Lessons come from strangers: what is nested
/// too deep, and what follows after very much, is drawn as plain text.
public final class Prose {
    /// Pieces with a shape of their own: some twenty times what a long step has. They take a second to lay out.
    private static final int MOST = 6000;

    /// Who hears what is done in the text.
    public interface Reader {
        /// A link was clicked, or activated by Enter or Space.
        ///
        /// @param destination as it is written, such as `goto:frame=1&phase=distance`
        void follow(String destination);

        /// The pointer or the keyboard is on a name such as `residual`, or has left it.
        void point(Optional<String> symbol);

        /// A picture of the lesson's folder; empty if there is none.
        Optional<Image> picture(String destination);
    }

    private final Reader reader;
    private final Function<String, Optional<String>> role;
    private final ResourceBundle words;
    private final Formulas formulas = new Formulas();

    /// @param role of a name of the model, as `velocity`; `""` for one without a colour, empty for what is no name of it
    public Prose(Reader reader, Function<String, Optional<String>> role, ResourceBundle words) {
        this.reader = reader;
        this.role = role;
        this.words = words;
    }

    /// @param blocks of the outermost level
    public javafx.scene.Node of(List<Node> blocks) {
        var column = new Column("prose");
        new Blocks(new Telling(reader, role, formulas, MOST), this::copied).fill(column, blocks, 0);
        return column;
    }

    /// Text of a flow cannot be selected, but copied as a whole.
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
