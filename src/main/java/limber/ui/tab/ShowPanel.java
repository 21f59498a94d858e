package limber.ui.tab;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import limber.ui.controls.TitledPopOver;
import limber.ui.controls.View;
import limber.ui.playback.Playback;
import limber.ui.viewport.Viewport;
import limber.ui.words.Wording;
import org.controlsfx.control.PopOver;

/// A popover with what a view shows, under its button and over the parameters. It follows the scene while it is open.
final class ShowPanel {
    /// Pixels that are left above and below.
    private static final double MARGIN = 130;

    private final Playback playback;
    private final Viewport viewport;
    private final Wording words;
    private final PopOver panel;

    ShowPanel(Playback playback, Viewport viewport, Wording words) {
        this.playback = playback;
        this.viewport = viewport;
        this.words = words;
        panel = new TitledPopOver(words.get("overlays"), PopOver.ArrowLocation.TOP_LEFT);
    }

    /// Opens or closes it.
    void toggle(Node owner) {
        if (panel.isShowing()) {
            panel.hide();
            return;
        }
        var controller = new ShowController(playback, viewport, words);
        var sheet = (Region) View.load("show", words.ui(), List.of(controller));
        sheet.setMaxHeight(owner.getScene().getHeight() - MARGIN);
        panel.setContentNode(sheet);
        Subscription followed = controller.follow();
        panel.setOnHidden(_ -> followed.unsubscribe());
        panel.show(owner);
        sheet.lookupAll(".check-box").stream().findFirst().ifPresent(Node::requestFocus);
    }
}
