package limber.ui.tab;

import java.util.List;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.util.Subscription;
import limber.presentation.view.Framing;
import limber.presentation.words.Shortcut;
import limber.presentation.words.Wording;
import limber.ui.controls.KeyHint;
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
        key(follow, "follow");
        items = List.of(key(item("home", "home", framing::home), "home"),
                item("front", "front", () -> framing.look(0, 0)),
                item("side", "side", () -> framing.look(90, 0)), item("top", "top", () -> framing.look(0, 89)),
                item("perspective", "perspective", () -> framing.look(18, 12)), new SeparatorMenuItem(), follow,
                key(item("focus", "focus", () -> input.focus(false)), "focus"),
                key(item("operation", "focus.operation", () -> input.focus(true)), "focus-operation"));
    }

    /// Shows beside an item the key with a name.
    private MenuItem key(MenuItem item, String name) {
        item.setAccelerator(new KeyHint(Shortcut.named(name, words.ui()).key()));
        return item;
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
