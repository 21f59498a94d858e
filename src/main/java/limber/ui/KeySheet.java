package limber.ui;

import javafx.scene.Node;
import javafx.scene.control.Label;
import org.controlsfx.control.PopOver;

/// What the keys do, those of the model too.
final class KeySheet {
    private KeySheet() {}

    /// @param under what it hangs on
    static void show(Playback playback, Wording words, Node under) {
        boolean nudged = !playback.model().nudges(playback.settings()).isEmpty();
        var text = new Label(words.get("help.keys") + (nudged ? "\n" + words.get("nudges", "") : ""));
        text.getStyleClass().add("help");
        var sheet = new TitledPopOver(words.get("help"), PopOver.ArrowLocation.TOP_RIGHT);
        sheet.setContentNode(text);
        sheet.show(under);
    }
}
