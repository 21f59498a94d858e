package limber.ui;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;

/// A row of controls that a style sheet may take words from while there is no room for them: it is `:tight` then. It never
/// asks for more width than it gets.
public final class Strip extends HBox {
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        double wanted = super.computeMinWidth(-1) + getManagedChildren().stream().mapToDouble(Strip::leftAway).sum();
        pseudoClassStateChanged(TIGHT, wanted > getWidth() + 0.5);
        super.layoutChildren();
    }

    /// Pixels that the words of a control would add, which shows only its icon now.
    private static double leftAway(Node node) {
        if (!(node instanceof Labeled control) || control.getContentDisplay() != ContentDisplay.GRAPHIC_ONLY || control.getText() == null) return 0;
        var words = new Text(control.getText());
        words.setFont(control.getFont());
        return words.getLayoutBounds().getWidth() + (control.getGraphic() == null ? 0 : control.getGraphicTextGap());
    }
}
