package limber.ui.tab;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.util.Subscription;
import limber.presentation.play.Playback;
import limber.presentation.words.Wording;
import limber.ui.controls.Sheet;
import limber.ui.controls.View;
import limber.ui.interaction.ToolHand;
import limber.ui.viewport.Viewport;

/// A sheet with what a view shows, under its button. It follows the scene while it is open.
final class ShowPanel {
    private final Playback playback;
    private final Viewport viewport;
    private final Wording words;
    private final BooleanProperty tone;
    private final ToolHand tools;
    private final Sheet panel;

    ShowPanel(Playback playback, Viewport viewport, Wording words, BooleanProperty tone, ToolHand tools) {
        this.tone = tone;
        this.tools = tools;
        this.playback = playback;
        this.viewport = viewport;
        this.words = words;
        panel = new Sheet(words.get("overlays"), words.ui(), Sheet.Side.UNDER);
    }

    /// Opens or closes it.
    void toggle(Node owner) {
        if (panel.isShowing()) {
            panel.close();
            return;
        }
        var controller = new ShowController(playback, viewport, words, tone, tools);
        panel.setContent(View.load("show", words.ui(), List.of(controller)));
        Subscription followed = controller.follow();
        panel.setOnClosed(followed::unsubscribe);
        panel.show(owner);
    }
}
