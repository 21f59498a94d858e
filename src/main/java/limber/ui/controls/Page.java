package limber.ui.controls;

import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// The root of the window's content. A style sheet states in `.roomy` the size that the content needs; below it the
/// page is `:narrow`, `:low`, or both, so that the sheet can choose a smaller layout.
public final class Page extends StackPane {
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow"),
            LOW = PseudoClass.getPseudoClass("low");

    private final Region roomy = new Region();

    public Page() {
        roomy.getStyleClass().add("roomy");
        roomy.setManaged(false);
        roomy.setVisible(false);
        getChildren().add(roomy);
    }

    @Override protected void layoutChildren() {
        pseudoClassStateChanged(NARROW, getWidth() < roomy.minWidth(-1));
        pseudoClassStateChanged(LOW, getHeight() < roomy.minHeight(-1));
        super.layoutChildren();
    }
}
