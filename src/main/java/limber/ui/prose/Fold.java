package limber.ui.prose;

import java.util.Optional;
import javafx.scene.control.TitledPane;
import limber.presentation.prose.Plain;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.StrongEmphasis;

/// A part of a text that is closed at first: a block quote that begins with a line in bold, which is its title.
final class Fold extends TitledPane {
    /// @param inside what is shown when it is open
    Fold(String title, javafx.scene.Node inside) {
        super(title, inside);
        setAnimated(false);
        setExpanded(false);
        setWrapText(true);
        setMinWidth(0); // a title is wrapped rather than making the fold wider than the text
        getStyleClass().add("prose-fold");
    }

    /// The title of a fold; empty for another block quote.
    static Optional<String> title(BlockQuote quote) {
        Node first = quote.getFirstChild();
        boolean bold = first instanceof Paragraph && first.getNext() != null
                && first.getFirstChild() instanceof StrongEmphasis && first.getFirstChild() == first.getLastChild();
        return bold ? Optional.of(Plain.of(first)) : Optional.empty();
    }
}
