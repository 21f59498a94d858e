package limber.ui.controls;

import javafx.css.PseudoClass;
import javafx.scene.control.Labeled;
import javafx.scene.layout.HBox;

/// A row of controls that becomes `:tight` where its width is too small, and `:cramped` where that is not enough; a
/// style sheet then hides words. It never asks for more width than it gets.
public final class Strip extends HBox {
    private int parts;
    private final Squeeze tight = new Squeeze(PseudoClass.getPseudoClass("tight")),
            cramped = new Squeeze(PseudoClass.getPseudoClass("cramped"));

    /// A pseudo-class that is set while the row is too narrow, and cleared once the full row fits again.
    private final class Squeeze {
        private final PseudoClass name;
        private boolean on;
        /// The width of the full row, in units of its font size.
        private double roomy;

        Squeeze(PseudoClass name) {
            this.name = name;
        }

        /// @param least the row's minimum width now, px
        /// @param may whether it may be set
        void look(double least, boolean may) {
            if (on) on = getWidth() < roomy * type() - 0.5;
            else if (may && least > getWidth() + 0.5) {
                on = true;
                roomy = least / type();
            }
            pseudoClassStateChanged(name, on);
        }
    }

    @Override protected double computeMinWidth(double height) {
        return 0;
    }

    @Override protected void layoutChildren() {
        int now = getManagedChildren().size();
        if (now != parts) {
            parts = now; // another row, that may need less
            tight.on = false;
            cramped.on = false;
        }
        double least = super.computeMinWidth(-1);
        boolean already = tight.on; // for a pulse, so that the style sheet has been applied
        cramped.look(least, already);
        tight.look(least, true);
        super.layoutChildren();
    }

    private double type() {
        return getManagedChildren().stream().filter(Labeled.class::isInstance)
                .mapToDouble(n -> ((Labeled) n).getFont().getSize()).findFirst().orElse(1);
    }
}
