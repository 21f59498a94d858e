package limber.ui.tab;

import java.util.List;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.util.Subscription;
import limber.presentation.view.Framing;
import limber.presentation.words.Wording;
import limber.ui.interaction.SceneInput;
import limber.ui.viewport.Viewport;

/// The menu of what the camera can do: directions, the view of the beginning, to follow the body, and what to look at.
final class ViewsMenu {
    private final Framing framing;
    private final Wording words;
    private final CheckMenuItem follow;
    private final List<MenuItem> items;

    ViewsMenu(Viewport viewport, SceneInput input, Wording words) {
        framing = viewport.framing();
        this.words = words;
        follow = new CheckMenuItem(words.get("follow"));
        follow.setId("view-follow");
        items = List.of(item("home", "home", framing::home), item("front", "front", () -> framing.look(0, 0)),
                item("side", "side", () -> framing.look(90, 0)), item("top", "top", () -> framing.look(0, 89)),
                item("perspective", "perspective", () -> framing.look(18, 12)), new SeparatorMenuItem(), follow,
                item("focus", "focus", () -> input.focus(false)),
                item("operation", "focus.operation", () -> input.focus(true)));
    }

    private MenuItem item(String id, String key, Runnable chosen) {
        var item = new MenuItem(words.get(key));
        item.setId("view-" + id);
        item.setOnAction(_ -> chosen.run());
        return item;
    }

    List<MenuItem> items() {
        return items;
    }

    Subscription follow() {
        follow.selectedProperty().bindBidirectional(framing.following());
        return () -> follow.selectedProperty().unbindBidirectional(framing.following());
    }
}
