package limber.ui.viewport;

import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import limber.engine.Handle;
import limber.engine.Vec;

/// Mouse and wheel over a viewport: drag a handle or an element, orbit with the primary button, pan with another or with Shift, zoom with the wheel.
public final class Pointer {
    private final Viewport viewport;
    private final Grip grip;
    private Handle held;
    private boolean moved;
    private double x, y;

    public Pointer(Viewport viewport, Grip grip) {
        this.viewport = viewport;
        this.grip = grip;
        viewport.setOnMouseMoved(e -> viewport.hovered().set(viewport.pick(e.getX(), e.getY()).orElse(null)));
        viewport.setOnMouseExited(_ -> {
            if (held == null) viewport.hovered().set(null);
        });
        viewport.setOnMousePressed(this::press);
        viewport.setOnMouseDragged(this::drag);
        viewport.setOnMouseReleased(this::release);
        viewport.setOnScroll(this::scroll);
    }

    private void press(MouseEvent e) {
        if (held != null) return; // another button while dragging
        viewport.requestFocus();
        x = e.getX();
        y = e.getY();
        moved = false;
        held = e.getButton() == MouseButton.PRIMARY && !e.isShiftDown() ? viewport.pick(x, y).orElse(null) : null;
        viewport.hovered().set(held);
        if (held != null) grip.press(held);
    }

    private void drag(MouseEvent e) {
        double dx = e.getX() - x, dy = e.getY() - y;
        if (held != null) {
            if (!moved && Math.hypot(dx, dy) < 3) return; // a click is not a drag
            moved = true;
            Vec at = held.at(viewport.picture().get().state());
            grip.drag(held, viewport.projection().onViewPlane(at, e.getX(), e.getY()));
            return;
        }
        if (e.isPrimaryButtonDown() && !e.isShiftDown()) viewport.camera().turn(dx, dy);
        else viewport.camera().pan(dx, dy);
        x = e.getX();
        y = e.getY();
    }

    private void release(MouseEvent e) {
        if (held == null || e.getButton() != MouseButton.PRIMARY) return;
        Handle done = held;
        held = null;
        grip.release(done);
    }

    private void scroll(ScrollEvent e) {
        if (e.getDeltaY() != 0) viewport.camera().zoom(Math.exp(0.0025 * e.getDeltaY()), e.getX(), e.getY());
        e.consume();
    }
}
