package limber.ui.controls;

import javafx.geometry.Bounds;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// The key that opens a context menu: Shift+F10, or the menu key. JavaFX sends no menu request for it on every system.
public final class MenuKey {
    private static final double IN = 24;

    private MenuKey() {}

    /// Whether an event is that key.
    public static boolean is(KeyEvent e) {
        return e.getCode() == KeyCode.CONTEXT_MENU || e.getCode() == KeyCode.F10 && e.isShiftDown();
    }

    /// Opens the menu of a control by that key.
    public static void opens(Control control) {
        control.addEventHandler(KeyEvent.KEY_PRESSED, e -> {
            ContextMenu menu = control.getContextMenu();
            if (menu == null || !is(e)) return;
            Bounds on = control.localToScreen(control.getBoundsInLocal());
            menu.show(control, on.getMinX() + IN, on.getMinY() + IN);
            e.consume();
        });
    }
}
