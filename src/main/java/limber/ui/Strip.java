package limber.ui;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;

/// A row of controls that a style sheet may take words from while there is no room for them: it is `:tight` then, and where
/// that is not enough `:cramped` too. It never asks for more width than it gets.
public final class Strip extends HBox {
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight"), CRAMPED = PseudoClass.getPseudoClass("cramped");

    private boolean tight, cramped;
    /// What it takes not to be cramped, in the size of its type.
    private double roomy;

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        double least = super.computeMinWidth(-1), wanted = least + getManagedChildren().stream().mapToDouble(Strip::leftAway).sum();
        if (!cramped && tight && least > getWidth() + 0.5) { // though it has been tight for a pulse
            cramped = true;
            roomy = least / type();
        } else if (cramped) cramped = getWidth() < roomy * type();
        tight = cramped || wanted > getWidth() + 0.5;
        pseudoClassStateChanged(TIGHT, tight);
        pseudoClassStateChanged(CRAMPED, cramped);
        super.layoutChildren();
    }

    private double type() {
        return getManagedChildren().stream().filter(Labeled.class::isInstance).mapToDouble(n -> ((Labeled) n).getFont().getSize()).findFirst().orElse(1);
    }

    /// Pixels that the words of a control would add, which shows only its icon now.
    private static double leftAway(Node node) {
        if (!(node instanceof Labeled control) || control.getContentDisplay() != ContentDisplay.GRAPHIC_ONLY || control.getText() == null) return 0;
        var words = new Text(control.getText());
        words.setFont(control.getFont());
        return words.getLayoutBounds().getWidth() + (control.getGraphic() == null ? 0 : control.getGraphicTextGap());
    }
}
