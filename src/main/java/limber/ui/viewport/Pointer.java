package limber.ui.viewport;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import limber.engine.Handle;
import limber.engine.Vec;
import limber.mesh.Pick;
import limber.ui.Selected;

/// Mouse and wheel over a viewport: the primary button drags a handle or an element, or touches the surface, or else turns
/// the view; another one, or Shift, moves the view, and a click of the secondary button asks what can be done; the wheel zooms.
/// A click of the primary button selects the element under it; with Ctrl also one of a surface that it would press.
public final class Pointer {
    /// Pixels that a click may wander.
    private static final double CLICK = 3;

    private enum Doing { NOTHING, DRAGGING, TOUCHING, TURNING, MOVING }

    private final Viewport viewport;
    private final Grip grip;
    private final Fingertip finger;
    private final Asking asking;
    private final Consumer<Optional<Selected>> chosen;
    private Doing doing = Doing.NOTHING;
    private MouseButton button = MouseButton.NONE;
    private Handle held;
    /// Whether that is a handle of what is compared.
    private boolean right;
    /// The element that was pressed on: it may have moved on when the button is let go.
    private Optional<Selected> under = Optional.empty();
    private boolean moved, inside;
    private double fromX, fromY, x, y;
    /// Where what is held was when it was taken hold of.
    private Vec start;

    /// @param chosen told what a click selects; empty where there is nothing
    public Pointer(Viewport viewport, Grip grip, Fingertip finger, Asking asking, Consumer<Optional<Selected>> chosen) {
        this.viewport = viewport;
        this.grip = grip;
        this.finger = finger;
        this.asking = asking;
        this.chosen = chosen;
        viewport.setOnMouseMoved(e -> hover(e.getX(), e.getY()));
        viewport.setOnMouseExited(_ -> {
            inside = false;
            viewport.pointed().at().set(null);
            if (doing == Doing.NOTHING) leave();
        });
        viewport.picture().addListener((_, _, _) -> {
            if (viewport.pointed().feels() && (inside || doing == Doing.TOUCHING)) feel(viewport.aim(x, y)); // it may have given way
        });
        viewport.pointed().lock().addListener((_, _, _) -> {
            if (doing == Doing.DRAGGING && moved) grip.drag(held, target());
        });
        viewport.setOnMousePressed(this::press);
        viewport.setOnMouseDragged(this::drag);
        viewport.setOnMouseReleased(this::release);
        viewport.setOnScroll(this::scroll);
    }

    private void hover(double px, double py) {
        inside = true;
        x = px;
        y = py;
        viewport.pointed().at().set(new Point2D(px, py));
        Aim aim = viewport.aim(px, py);
        viewport.pointed().handle().set(aim.handle().orElse(null));
        if (viewport.pointed().handle().get() == null) feel(aim);
        else feel(Optional.empty(), false);
    }

    private Optional<Pick.Hit> feel(Aim aim) {
        Optional<Pick.Hit> hit = aim.surface();
        feel(hit, aim.side().right());
        return hit;
    }

    private void feel(Optional<Pick.Hit> hit, boolean right) {
        viewport.pointed().feel(hit, right);
        viewport.setCursor(hit.isPresent() ? Cursor.CROSSHAIR : Cursor.DEFAULT);
    }

    private void leave() {
        viewport.pointed().handle().set(null);
        feel(Optional.empty(), false);
    }

    private void press(MouseEvent e) {
        if (doing != Doing.NOTHING) return; // another button meanwhile
        viewport.requestFocus();
        button = e.getButton();
        fromX = x = e.getX();
        fromY = y = e.getY();
        moved = false;
        doing = button != MouseButton.PRIMARY || e.isShiftDown() ? Doing.MOVING : e.isShortcutDown() ? Doing.TURNING : begin(viewport.aim(x, y));
        under = doing == Doing.DRAGGING || doing == Doing.TURNING ? viewport.aim(x, y).element() : Optional.empty();
    }

    private Doing begin(Aim aim) {
        held = aim.handle().orElse(null);
        viewport.pointed().handle().set(held);
        if (held != null) {
            feel(Optional.empty(), false);
            right = aim.side().right();
            start = held.at(aim.side().picture().state());
            grip.press(held);
            return Doing.DRAGGING;
        }
        Optional<Pick.Hit> hit = feel(aim);
        hit.ifPresent(at -> {
            viewport.pointed().strike(viewport.projection().eye(), at);
            finger.press(at);
        });
        return hit.isPresent() ? Doing.TOUCHING : Doing.TURNING;
    }

    private void drag(MouseEvent e) {
        moved |= Math.hypot(e.getX() - fromX, e.getY() - fromY) >= CLICK;
        if (!moved) return; // a click is not a drag
        double beforeX = x, beforeY = y;
        x = e.getX();
        y = e.getY();
        viewport.pointed().at().set(new Point2D(x, y));
        switch (doing) {
            case NOTHING -> {}
            case DRAGGING -> grip.drag(held, target());
            case TOUCHING -> {
                feel(viewport.aim(x, y)).ifPresent(to -> {
                    viewport.pointed().strike(viewport.projection().eye(), to);
                    finger.drag(to);
                });
            }
            case TURNING -> {
                if (!viewport.fixed().get()) viewport.camera().turn(x - beforeX, y - beforeY);
            }
            case MOVING -> {
                if (!viewport.fixed().get()) viewport.camera().pan(x - beforeX, y - beforeY);
            }
        }
    }

    /// Where the pointer drags what is held: along the locked axis from where it was taken, or else in the view plane.
    private Vec target() {
        Side side = viewport.side(right);
        Projection at = side.at();
        return viewport.pointed().lock().get().map(axis -> at.onLine(start, axis.direction(), x, y))
                .orElseGet(() -> at.onViewPlane(held.at(side.picture().state()), x, y));
    }

    private void release(MouseEvent e) {
        if (e.getButton() != button) return;
        Doing done = doing;
        doing = Doing.NOTHING;
        if (done == Doing.DRAGGING) grip.release(held);
        if (done == Doing.TOUCHING) finger.release();
        if (!moved && (done == Doing.DRAGGING || done == Doing.TURNING)) chosen.accept(under);
        if (button == MouseButton.SECONDARY && !moved) {
            Aim aim = viewport.aim(e.getX(), e.getY());
            Optional<Handle> handle = aim.handle();
            asking.menu(handle, handle.isPresent() ? Optional.empty() : aim.surface(), e);
        }
    }

    private void scroll(ScrollEvent e) {
        if (e.getDeltaY() != 0 && !viewport.fixed().get()) viewport.camera().zoom(Math.exp(0.0025 * e.getDeltaY()), e.getX(), e.getY());
        e.consume();
    }
}
