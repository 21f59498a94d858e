package limber.ui.prose;

import javafx.scene.Node;
import javafx.scene.control.TitledPane;

/// A part of a text that is closed at first.
final class Fold extends TitledPane {
    /// @param inside what is shown when it is open
    Fold(String title, Node inside) {
        super(title, inside);
        setAnimated(false);
        setExpanded(false);
        setWrapText(true);
        setMinWidth(0); // a title is wrapped rather than making the fold wider than the text
        getStyleClass().add("prose-fold");
    }
}
