package limber.ui;

import javafx.css.PseudoClass;
import javafx.scene.control.Labeled;
import javafx.scene.layout.HBox;

/// A row of controls that a style sheet may take words from while there is no room for them: it is `:tight` then, and where
/// that is not enough `:cramped` too. It never asks for more width than it gets.
public final class Strip extends HBox {
    private final Squeeze tight = new Squeeze(PseudoClass.getPseudoClass("tight")), cramped = new Squeeze(PseudoClass.getPseudoClass("cramped"));

    /// One way to need less room, until there is as much again as it takes without.
    private final class Squeeze {
        private final PseudoClass name;
        private boolean on;
        /// What it takes without, in the size of its type: what remains tells nothing of it.
        private double roomy;

        Squeeze(PseudoClass name) {
            this.name = name;
        }

        /// @param least pixels that it takes now
        /// @param may whether it may begin
        void look(double least, boolean may) {
            if (on) on = getWidth() < roomy * type() - 0.5;
            else if (may && least > getWidth() + 0.5) {
                on = true;
                roomy = least / type();
            }
            pseudoClassStateChanged(name, on);
        }
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        double least = super.computeMinWidth(-1);
        boolean already = tight.on; // for a pulse, so that the style sheet has had its say
        cramped.look(least, already);
        tight.look(least, true);
        super.layoutChildren();
    }

    private double type() {
        return getManagedChildren().stream().filter(Labeled.class::isInstance).mapToDouble(n -> ((Labeled) n).getFont().getSize()).findFirst().orElse(1);
    }
}
