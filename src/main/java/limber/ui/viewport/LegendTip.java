package limber.ui.viewport;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;

/// The explanation of the legend under the pointer, as a tooltip of the view.
final class LegendTip {
    private final Node view;
    /// Made when a legend is first pointed at: controls take a while to load.
    private Optional<Tooltip> tip = Optional.empty();
    private boolean installed;

    LegendTip(Node view) {
        this.view = view;
    }

    /// @param text empty where there is no legend
    void at(Optional<String> text) {
        text.ifPresent(said -> tip().setText(said));
        if (text.isPresent() == installed) return;
        installed = text.isPresent();
        if (installed) Tooltip.install(view, tip());
        else Tooltip.uninstall(view, tip());
    }

    private Tooltip tip() {
        if (tip.isEmpty()) {
            var made = new Tooltip();
            made.getStyleClass().add("legend-tip");
            made.setWrapText(true);
            tip = Optional.of(made);
        }
        return tip.get();
    }
}
