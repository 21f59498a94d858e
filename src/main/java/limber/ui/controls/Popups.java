package limber.ui.controls;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener;
import javafx.event.EventHandler;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuButton;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import javafx.util.Subscription;

/// A registry of open menus and popups. A popup is hidden when its owner leaves the window, as when a pane is folded or
/// the language changes; otherwise it would stay without its style sheet.
public final class Popups implements AutoCloseable {
    private final Map<PopupWindow, Subscription> following = new HashMap<>();
    private final ListChangeListener<Window> changed = change -> {
        while (change.next()) {
            for (Window gone : change.getRemoved()) {
                forget(gone);
                if (gone instanceof ContextMenu menu && menu.getOwnerWindow() instanceof ContextMenu) empty(menu);
            }
            for (Window shown : change.getAddedSubList()) if (shown instanceof PopupWindow popup) follow(popup);
        }
    };

    public Popups() {
        Window.getWindows().addListener(changed);
    }

    private void follow(PopupWindow popup) {
        Node owner = popup.getOwnerNode();
        if (owner != null) following.put(popup, owner.sceneProperty().subscribe(scene -> {
            if (scene == null) popup.hide();
        }).and(placed(popup, owner)));
    }

    /// Puts a button's menu into its place once it is shown.
    private static Subscription placed(PopupWindow popup, Node owner) {
        if (!(popup instanceof ContextMenu menu) || !(owner instanceof MenuButton button)) return Subscription.EMPTY;
        EventHandler<WindowEvent> place = _ -> new MenuPlace(menu, button).take();
        menu.addEventHandler(WindowEvent.WINDOW_SHOWN, place);
        return () -> menu.removeEventHandler(WindowEvent.WINDOW_SHOWN, place);
    }

    /// Replaces what a hidden submenu shows. It is not shown again, and JavaFX has disposed of its content; but if that
    /// happened during a layout, as when its owner loses the focus then, the content would be laid out once more and
    /// fail.
    private static void empty(ContextMenu hidden) {
        hidden.getScene().setRoot(new Group());
    }

    private void forget(Window popup) {
        Subscription ended = following.remove(popup);
        if (ended != null) ended.unsubscribe();
    }

    /// Whether a menu is open over a window.
    public static boolean menuOver(Window window) {
        return Window.getWindows().stream().filter(ContextMenu.class::isInstance).filter(Window::isShowing)
                .anyMatch(menu -> Stream.iterate(menu, w -> w != null,
                        w -> w instanceof PopupWindow popup ? popup.getOwnerWindow() : null)
                        .anyMatch(w -> w == window));
    }

    /// Hides all popups and closes all sheets.
    public void hide() {
        Window.getWindows().stream().flatMap(window -> Page.of(window.getScene()).stream()).forEach(Page::clear);
        Window.getWindows().stream().filter(PopupWindow.class::isInstance).toList().forEach(Window::hide);
    }

    /// Hides all popups too: an open one at exit crashes inside GTK.
    @Override public void close() {
        hide();
        Window.getWindows().removeListener(changed);
        List.copyOf(following.keySet()).forEach(this::forget);
    }
}
