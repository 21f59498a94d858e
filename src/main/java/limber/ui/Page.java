package limber.ui;

import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// The window's content. A style sheet says, in `.roomy`, how large it must be to show everything with words; below that it
/// is `:narrow`, `:low`, or both, so that a sheet can ask for less.
public final class Page extends StackPane {
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow"), LOW = PseudoClass.getPseudoClass("low");

    private final Region roomy = new Region();

    public Page() {
        roomy.getStyleClass().add("roomy");
        roomy.setManaged(false);
        roomy.setVisible(false);
        getChildren().add(roomy);
    }

    @Override
    protected void layoutChildren() {
        pseudoClassStateChanged(NARROW, getWidth() < roomy.minWidth(-1));
        pseudoClassStateChanged(LOW, getHeight() < roomy.minHeight(-1));
        super.layoutChildren();
    }
}
