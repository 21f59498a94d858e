package limber.ui.viewport;

import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import limber.presentation.paint.Point;
import limber.presentation.view.ScenePointer;

/// The mouse and the wheel over a viewport. A click of the secondary button opens the context menu.
public final class Pointer {
    /// A handler for a click with the secondary button.
    public interface ContextClick {
        void menu(ScenePointer.Place place, MouseEvent click);
    }

    private static final int MOUSE = 0;

    private final Viewport viewport;
    private final ScenePointer pointer;
    private final ContextClick asking;
    private MouseButton button = MouseButton.NONE;

    public Pointer(Viewport viewport, ScenePointer.Hands hands, ContextClick asking) {
        this.viewport = viewport;
        this.asking = asking;
        pointer = new ScenePointer(viewport.scene(), hands);
        pointer.over().subscribe((_, now) -> viewport.setCursor(form(now)));
        viewport.setOnMouseMoved(e -> {
            viewport.explain(e.getX(), e.getY());
            pointer.hover(at(e));
        });
        viewport.setOnMouseExited(_ -> {
            viewport.explain(-1, -1);
            pointer.leave();
        });
        viewport.setOnMousePressed(this::press);
        viewport.setOnMouseDragged(e -> pointer.move(MOUSE, at(e)));
        viewport.setOnMouseReleased(this::release);
        viewport.setOnScroll(this::scroll);
    }

    private static Cursor form(ScenePointer.Over over) {
        return switch (over) {
            case NOTHING, HANDLE -> Cursor.DEFAULT;
            case SURFACE -> Cursor.CROSSHAIR;
            case GRIP -> Cursor.HAND;
        };
    }

    private static Point at(MouseEvent e) {
        return new Point(e.getX(), e.getY());
    }

    private void press(MouseEvent e) {
        if (button != MouseButton.NONE) return; // another button was pressed meanwhile
        viewport.requestFocus();
        button = e.getButton();
        pointer.press(MOUSE, at(e), new ScenePointer.Press(false, button == MouseButton.PRIMARY, e.isShiftDown(),
                e.isShortcutDown()));
    }

    private void release(MouseEvent e) {
        if (e.getButton() != button) return;
        button = MouseButton.NONE;
        pointer.release(MOUSE, at(e), true).filter(_ -> e.getButton() == MouseButton.SECONDARY)
                .ifPresent(place -> asking.menu(place, e));
    }

    private void scroll(ScrollEvent e) {
        pointer.wheel(new Point(e.getX(), e.getY()), e.getDeltaY());
        e.consume();
    }
}
