package limber.ui.controls;

import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.Region;
import javafx.stage.Window;

/// The place of a menu that a button opens: below it, or above it where there is more room, inside the window, and
/// never over the button, where the release of the mouse would choose an entry. A menu that is too long for that room
/// scrolls.
final class MenuPlace {
    private final ContextMenu menu;
    private final MenuButton button;

    MenuPlace(ContextMenu menu, MenuButton button) {
        this.menu = menu;
        this.button = button;
    }

    /// Moves the menu there; called when it has just been shown.
    void take() {
        if (!(menu.getSkin().getNode() instanceof Region content)) return;
        Bounds at = button.localToScreen(button.getLayoutBounds());
        Rectangle2D room = room(button.getScene().getWindow());
        content.setPrefHeight(Region.USE_COMPUTED_SIZE);
        double height = content.prefHeight(-1), below = room.getMaxY() - at.getMaxY(),
                above = at.getMinY() - room.getMinY();
        boolean under = height <= below || below >= above;
        double most = Math.min(height, under ? below : above);
        if (most < height) content.setPrefHeight(most);
        menu.setAutoFix(false); // it would move the menu over the button
        menu.sizeToScene();
        menu.setX(Math.clamp(at.getMinX(), room.getMinX(), Math.max(room.getMinX(), room.getMaxX() - menu.getWidth())));
        menu.setY(under ? at.getMaxY() : at.getMinY() - most);
    }

    /// The inside of a window, on the screen.
    private static Rectangle2D room(Window window) {
        return new Rectangle2D(window.getX() + window.getScene().getX(), window.getY() + window.getScene().getY(),
                window.getScene().getWidth(), window.getScene().getHeight());
    }
}
