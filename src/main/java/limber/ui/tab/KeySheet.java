package limber.ui.tab;

import javafx.scene.Node;
import javafx.scene.control.Label;
import limber.ui.controls.TitledPopOver;
import limber.ui.playback.Playback;
import limber.ui.words.Wording;
import org.controlsfx.control.PopOver;

/// The list of keyboard shortcuts, including the model's own.
final class KeySheet {
    private KeySheet() {}

    /// @param under the node to which it is attached
    static void show(Playback playback, Wording words, Node under) {
        boolean nudged = !playback.model().nudges(playback.settings()).isEmpty();
        var text = new Label(words.get("help.keys") + (nudged ? "\n" + words.get("nudges", "") : ""));
        text.getStyleClass().add("help");
        var sheet = new TitledPopOver(words.get("help"), PopOver.ArrowLocation.TOP_RIGHT);
        sheet.setContentNode(text);
        sheet.show(under);
    }
}
