package limber.ui.prose;

import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TitledPane;
import javafx.scene.text.Text;

/// A part of a text that is closed at first.
final class Fold extends TitledPane {
    /// The room that the arrow and the insets take beside the title, px.
    private static final double ARROW = 32;

    /// @param inside what is shown when it is open
    Fold(String title, Node inside) {
        super(title, inside);
        setAnimated(false);
        setExpanded(false);
        var shown = new Text(title); // the text of a titled pane itself has one line, whatever its wrapping says
        shown.getStyleClass().add("text");
        shown.wrappingWidthProperty().bind(widthProperty().subtract(ARROW));
        setGraphic(shown);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setMinWidth(0); // a title is wrapped rather than making the fold wider than the text
        getStyleClass().add("prose-fold");
    }
}
