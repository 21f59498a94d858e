package limber.ui.tab;

import javafx.scene.Node;
import javafx.scene.control.Label;
import limber.ui.controls.Sheet;
import limber.ui.playback.Playback;
import limber.ui.words.Wording;

/// The list of keyboard shortcuts, including the model's own.
final class KeySheet {
    private KeySheet() {}

    /// @param under the node to which it is attached
    static void show(Playback playback, Wording words, Node under) {
        boolean nudged = !playback.model().nudges(playback.settings()).isEmpty();
        var text = new Label(words.get("help.keys") + (nudged ? "\n" + words.get("nudges", "") : ""));
        text.getStyleClass().add("help");
        var sheet = new Sheet(words.get("help"), words.ui(), Sheet.Side.UNDER);
        sheet.setContent(text);
        sheet.show(under);
    }
}
