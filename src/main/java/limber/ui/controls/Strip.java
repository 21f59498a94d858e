package limber.ui.controls;

import java.util.List;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.control.Labeled;
import javafx.scene.layout.HBox;

/// A row of controls that becomes `:tight` where its width is too small, `:cramped` where that is not enough, and
/// `:scant` where that is not enough either; a style sheet then hides words and controls. It never asks for more width
/// than it gets.
public final class Strip extends HBox {
    private int parts;
    /// Each is set only where the one before it is not enough.
    private final List<Squeeze> squeezes = Stream.of("tight", "cramped", "scant").map(Squeeze::new).toList();

    /// A pseudo-class that is set while the row is too narrow, and cleared once the full row fits again.
    private final class Squeeze {
        private final PseudoClass name;
        private boolean on;
        /// The width of the full row, in units of its font size.
        private double roomy;

        Squeeze(String name) {
            this.name = PseudoClass.getPseudoClass(name);
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
            squeezes.forEach(squeeze -> squeeze.on = false);
        }
        double least = super.computeMinWidth(-1);
        // from the last: the one before has been set for a pulse then, so that the style sheet has been applied
        for (int i = squeezes.size() - 1; i >= 0; i--) squeezes.get(i).look(least, i == 0 || squeezes.get(i - 1).on);
        super.layoutChildren();
    }

    private double type() {
        return getManagedChildren().stream().filter(Labeled.class::isInstance)
                .mapToDouble(n -> ((Labeled) n).getFont().getSize()).findFirst().orElse(1);
    }
}
