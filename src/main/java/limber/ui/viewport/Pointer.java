package limber.ui.viewport;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import limber.engine.Element;
import limber.engine.model.Handle;
import limber.engine.settings.Vec;
import limber.mesh.Pick;
import limber.presentation.camera.Projection;
import limber.presentation.paint.Point;
import limber.presentation.view.HitTest;
import limber.presentation.view.Side;
import limber.presentation.view.SurfacePress;
import limber.presentation.view.ToolHit;
import limber.presentation.view.ViewDrag;

/// Mouse and wheel input of a viewport. The primary button draws while strokes are taken; otherwise it drags a handle
/// or an element, touches the surface, or turns the view. Another button, or Shift, pans the view; the wheel zooms. A
/// click of the secondary button opens the context menu. A click of the primary button selects the element under it;
/// Ctrl also selects on a surface that a click would press.
public final class Pointer {
    /// The largest movement of a click, px.
    private static final double CLICK = 3;

    private enum Doing { NOTHING, DRAWING, MEASURING, DRAGGING, TOUCHING, TURNING, MOVING }

    private final Viewport viewport;
    private final ViewDrag drag;
    private final SurfacePress press;
    private final ToolDrag measuring;
    private final ContextClick asking;
    private final Consumer<Optional<Element>> chosen;
    private Doing doing = Doing.NOTHING;
    private MouseButton button = MouseButton.NONE;
    private Handle held;
    /// The grip of a measuring tool that is dragged; empty for none.
    private Optional<ToolHit> grip = Optional.empty();
    /// Whether that is a handle of the comparison's second side.
    private boolean right;
    /// The element under the press: it may have moved when the button is released.
    private Optional<Element> under = Optional.empty();
    private boolean moved, inside;
    private double fromX, fromY, x, y;
    /// The position of the dragged element when the drag began.
    private Vec start;

    /// @param chosen receives the selected element; empty where there is none
    public Pointer(Viewport viewport, ViewDrag drag, SurfacePress press, ToolDrag measuring, ContextClick asking,
            Consumer<Optional<Element>> chosen) {
        this.viewport = viewport;
        this.drag = drag;
        this.press = press;
        this.measuring = measuring;
        this.asking = asking;
        this.chosen = chosen;
        viewport.setOnMouseMoved(e -> hover(e.getX(), e.getY()));
        viewport.setOnMouseExited(_ -> {
            inside = false;
            viewport.explain(-1, -1);
            viewport.pointed().at().set(null);
            if (doing == Doing.NOTHING) leave();
        });
        viewport.picture().addListener((_, _, _) -> {
            // the surface may have moved under the pointer
            if (inside && doing == Doing.NOTHING && marked().isPresent()
                    && !viewport.aim(x, y).near(marked().get()))
                hover(x, y);
            if (viewport.pointed().hovers() && (inside || doing == Doing.TOUCHING)) hover(viewport.aim(x, y));
        });
        viewport.pointed().lock().addListener((_, _, _) -> {
            if (doing == Doing.DRAGGING && moved) drag.drag(held, target());
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
        viewport.pointed().at().set(new Point(px, py));
        viewport.explain(px, py);
        if (grip(px, py).isPresent()) {
            leave();
            viewport.setCursor(Cursor.HAND);
            return;
        }
        HitTest aim = viewport.aim(px, py);
        viewport.pointed().handle().set(aim.handle().orElse(null));
        if (viewport.pointed().handle().get() == null) hover(aim);
        else hover(Optional.empty(), false);
    }

    private Optional<Pick.Hit> hover(HitTest aim) {
        Optional<Pick.Hit> hit = aim.surface();
        hover(hit, aim.side().right());
        return hit;
    }

    private void hover(Optional<Pick.Hit> hit, boolean right) {
        viewport.pointed().hover(hit, right);
        viewport.setCursor(hit.isPresent() ? Cursor.CROSSHAIR : Cursor.DEFAULT);
    }

    /// The grip of a measuring tool at a pixel.
    private Optional<ToolHit> grip(double px, double py) {
        return viewport.tools().grip(px, py);
    }

    private void leave() {
        viewport.pointed().handle().set(null);
        hover(Optional.empty(), false);
    }

    private void press(MouseEvent e) {
        if (doing != Doing.NOTHING) return; // another button was pressed meanwhile
        viewport.requestFocus();
        button = e.getButton();
        fromX = x = e.getX();
        fromY = y = e.getY();
        moved = false;
        doing = button != MouseButton.PRIMARY || e.isShiftDown() ? Doing.MOVING
                : e.isShortcutDown() ? Doing.TURNING : begin(viewport.aim(x, y));
        under = doing == Doing.DRAGGING || doing == Doing.TURNING ? viewport.aim(x, y).element() : Optional.empty();
    }

    /// The handle that is drawn as the one under the pointer.
    private Optional<Handle> marked() {
        return Optional.ofNullable(viewport.pointed().handle().get());
    }

    private Doing begin(HitTest aim) {
        if (viewport.sketch().taking()) {
            viewport.sketch().press(aim.side().at(), x, y);
            return Doing.DRAWING;
        }
        grip = grip(x, y);
        if (grip.isPresent()) return Doing.MEASURING;
        held = aim.handle().or(() -> marked().filter(aim::near)).orElse(null);
        viewport.pointed().handle().set(held);
        if (held != null) {
            hover(Optional.empty(), false);
            right = aim.side().right();
            start = held.at(aim.side().picture().state());
            drag.press(held);
            return Doing.DRAGGING;
        }
        Optional<Pick.Hit> hit = hover(aim);
        hit.ifPresent(at -> {
            viewport.pointed().strike(viewport.projection().eye(), at);
            press.press(at);
        });
        return hit.isPresent() ? Doing.TOUCHING : Doing.TURNING;
    }

    private void drag(MouseEvent e) {
        moved |= Math.hypot(e.getX() - fromX, e.getY() - fromY) >= CLICK;
        if (!moved) return; // a click is not a drag
        double beforeX = x, beforeY = y;
        x = e.getX();
        y = e.getY();
        viewport.pointed().at().set(new Point(x, y));
        switch (doing) {
            case NOTHING -> {}
            case DRAWING -> viewport.sketch().drag(viewport.aim(x, y).side().at(), x, y);
            case MEASURING -> grip.ifPresent(hit -> measuring.drag(hit, viewport.tools().dragged(hit, x, y)));
            case DRAGGING -> drag.drag(held, target());
            case TOUCHING -> {
                hover(viewport.aim(x, y)).ifPresent(to -> {
                    viewport.pointed().strike(viewport.projection().eye(), to);
                    press.drag(to);
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

    /// The target of the drag: along the locked axis from its start, or else in the view plane.
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
        if (done == Doing.DRAGGING) drag.release(held);
        if (done == Doing.MEASURING) measuring.release();
        if (done == Doing.TOUCHING) press.release();
        if (!moved && (done == Doing.DRAGGING || done == Doing.TURNING)) chosen.accept(under);
        if (button == MouseButton.SECONDARY && !moved) {
            asking.menu(place(e.getX(), e.getY()), e);
        }
    }

    private ContextClick.Place place(double px, double py) {
        HitTest aim = viewport.aim(px, py);
        Optional<ToolHit> tool = viewport.tools().at(px, py);
        Optional<Handle> handle = tool.isPresent() ? Optional.empty() : aim.handle();
        return new ContextClick.Place(handle, tool.isPresent() || handle.isPresent() ? Optional.empty()
                : aim.surface(), tool, viewport.tools().here(px, py));
    }

    private void scroll(ScrollEvent e) {
        if (e.getDeltaY() != 0 && !viewport.fixed().get())
            viewport.camera().zoom(Math.exp(0.0025 * e.getDeltaY()), e.getX(), e.getY());
        e.consume();
    }
}
