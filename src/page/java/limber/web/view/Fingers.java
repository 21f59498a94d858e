package limber.web.view;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import limber.engine.Element;
import limber.engine.model.Handle;
import limber.engine.settings.Vec;
import limber.mesh.Pick;
import limber.presentation.paint.Point;
import limber.presentation.view.HitTest;
import limber.presentation.view.SceneView;
import limber.presentation.view.Side;
import limber.presentation.view.ToolHit;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/// The pointers over a view. The first drags a point of a measuring tool, a handle or an element, touches the surface,
/// or else turns the view; two fingers, another button or Shift move it, and pinching or the wheel zooms. A click
/// selects the element under it, and two on nothing show the whole scene. Where the camera is locked a finger that
/// takes nothing scrolls the page.
final class Fingers {
    /// The largest movement of a click, px: of a mouse, and of a finger.
    private static final double CLICK = 3, TAP = 9;
    /// How far from the middle of a finger something may be, px, in eight directions.
    private static final double[] WIDE = {9, 18};
    private static final int ROUND = 8;
    /// Between the clicks of two: ms and px.
    private static final double SOON = 350, NEAR = 30;
    private static final double PER_PIXEL = 0.0025, LINE = 33, KEY_TURN = 24, KEY_ZOOM = 1.15;
    private static final String TOUCH = "touch";

    private enum Doing { NOTHING, DRAGGING, TOUCHING, DRAWING, MEASURING, TURNING, MOVING, PINCHING }

    private final HTMLElement canvas;
    private final View view;
    private final Map<Integer, Point> down = new LinkedHashMap<>();
    private Optional<Hands> hands = Optional.empty();
    private Doing doing = Doing.NOTHING;
    private Handle held;
    private boolean right, moved, fixed, inside;
    private Optional<Element> under = Optional.empty();
    private Optional<ToolHit> grip = Optional.empty();
    private Point from = new Point(0, 0), at = from, lastClick = from;
    private double lastTime;
    /// What the pointer is over.
    private Optional<Handle> hovered = Optional.empty();
    private boolean felt;

    Fingers(HTMLElement canvas, View view) {
        this.canvas = canvas;
        this.view = view;
        canvas.addEventListener("pointerdown", e -> press((PointerEvent) e));
        canvas.addEventListener("pointermove", e -> move((PointerEvent) e));
        canvas.addEventListener("pointerup", e -> release((PointerEvent) e, true));
        canvas.addEventListener("pointercancel", e -> release((PointerEvent) e, false));
        canvas.addEventListener("pointerleave", _ -> leave());
        canvas.addEventListener("contextmenu", e -> e.preventDefault());
        active(canvas, "wheel", e -> wheel((PointerEvent) e));
        active(canvas, "touchstart", e -> {
            // a finger that has taken something does not scroll the page
            if (taken() && e.isCancelable()) e.preventDefault();
        });
        ((HTMLElement) canvas.getParentNode()).addEventListener("keydown", e -> key((KeyboardEvent) e));
        fixed(false);
    }

    /// Listens with the right to keep the browser from its own reaction.
    @JSBody(params = {"place", "type", "heard"},
            script = "place.addEventListener(type, function(e) { heard(e); }, {passive: false});")
    private static native void active(
            HTMLElement place, String type, Heard heard);

    @JSBody(params = {"place", "id"},
            script = "try { place.setPointerCapture(id); } catch (e) {}")
    private static native void capture(
            HTMLElement place, int id);

    void hands(Hands hands) {
        this.hands = Optional.of(hands);
    }

    /// Locks the camera or frees it.
    void fixed(boolean on) {
        fixed = on;
        canvas.getStyle().setProperty("touch-action", on ? "pan-y pinch-zoom" : "none");
    }

    private static Point point(PointerEvent e) {
        return new Point(e.getOffsetX(), e.getOffsetY());
    }

    private void press(PointerEvent e) {
        Optional<SceneView> scene = view.scene();
        if (scene.isEmpty()) return;
        down.put(e.getPointerId(), point(e));
        if (down.size() == 2 && (doing == Doing.TURNING || doing == Doing.MOVING)) {
            doing = fixed ? Doing.NOTHING : Doing.PINCHING;
            moved = true;
        }
        if (down.size() > 1) return;
        ((HTMLElement) canvas.getParentNode()).focus();
        from = at = point(e);
        moved = false;
        under = Optional.empty();
        doing = e.getButton() != 0 || e.isShiftKey() ? Doing.MOVING
                : e.isCtrlKey() ? Doing.TURNING : begin(scene.get(), e.getPointerType().equals(TOUCH));
        if (doing == Doing.TURNING) under = scene.get().aim(at.x(), at.y()).element();
        if (!fixed || taken()) capture(canvas, e.getPointerId());
    }

    private boolean taken() {
        return doing == Doing.DRAGGING || doing == Doing.TOUCHING || doing == Doing.DRAWING
                || doing == Doing.MEASURING;
    }

    private Doing begin(SceneView scene, boolean finger) {
        if (scene.sketch().taking()) {
            scene.sketch().press(scene.projection(), at.x(), at.y());
            return Doing.DRAWING;
        }
        grip = grip(scene, finger);
        if (grip.isPresent()) return Doing.MEASURING;
        HitTest aim = aim(scene, finger);
        right = aim.side().right();
        if (aim.handle().isPresent()) {
            held = aim.handle().get();
            under = aim.element();
            hover(aim.handle(), Optional.empty());
            hands.ifPresent(h -> h.grab(held));
            return Doing.DRAGGING;
        }
        if (aim.touched().isEmpty()) return Doing.TURNING;
        hover(Optional.empty(), aim.touched());
        hands.ifPresent(h -> h.touch(aim.touched().get()));
        return Doing.TOUCHING;
    }

    /// What is pressed; a finger takes the nearest handle that it covers.
    private HitTest aim(SceneView scene, boolean finger) {
        HitTest exact = scene.aim(at.x(), at.y());
        if (!finger || exact.handle().isPresent()) return exact;
        return around((x, y) -> Optional.of(scene.aim(x, y)).filter(aim -> aim.handle().isPresent())).orElse(exact);
    }

    /// The point of a measuring tool that is pressed; a finger that covers no handle takes the nearest one.
    private Optional<ToolHit> grip(SceneView scene, boolean finger) {
        Optional<ToolHit> exact = scene.tools().grip(at.x(), at.y());
        boolean wide = finger && exact.isEmpty() && scene.aim(at.x(), at.y()).handle().isEmpty();
        return wide ? around(scene.tools()::grip) : exact;
    }

    /// The nearest of what a finger covers.
    private <T> Optional<T> around(BiFunction<Double, Double, Optional<T>> find) {
        for (double radius : WIDE)
            for (int i = 0; i < ROUND; i++) {
                double turn = 2 * Math.PI * i / ROUND;
                Optional<T> found = find.apply(at.x() + radius * Math.cos(turn),
                        at.y() + radius * Math.sin(turn));
                if (found.isPresent()) return found;
            }
        return Optional.empty();
    }

    private void move(PointerEvent e) {
        Optional<SceneView> scene = view.scene();
        if (scene.isEmpty()) return;
        if (down.isEmpty()) {
            if (!e.getPointerType().equals(TOUCH)) hover(scene.get(), point(e));
            return;
        }
        Point before = down.get(e.getPointerId());
        if (before == null) return;
        if (doing == Doing.PINCHING && down.size() == 2) pinch(scene.get(), e, before);
        down.put(e.getPointerId(), point(e));
        if (doing == Doing.PINCHING || down.keySet().iterator().next() != e.getPointerId()) return;
        moved |= point(e).distance(from) >= (e.getPointerType().equals(TOUCH) ? TAP : CLICK);
        if (!moved) return;
        double dx = e.getOffsetX() - at.x(), dy = e.getOffsetY() - at.y();
        at = point(e);
        follow(scene.get(), dx, dy);
    }

    private void follow(SceneView scene, double dx, double dy) {
        switch (doing) {
            case DRAGGING -> {
                Side side = scene.side(right);
                Vec to = side.at().onViewPlane(held.at(side.picture().state()), at.x(), at.y());
                view.point(Optional.of(held), Optional.empty(), right, Optional.of(at));
                hands.ifPresent(h -> h.drag(held, to));
            }
            case DRAWING -> scene.sketch().drag(scene.projection(), at.x(), at.y());
            case MEASURING -> grip.ifPresent(hit -> scene.tools().drag(hit,
                    scene.tools().dragged(hit, at.x(), at.y())));
            case TOUCHING -> scene.aim(at.x(), at.y()).touched().ifPresent(hit -> {
                hover(Optional.empty(), Optional.of(hit));
                hands.ifPresent(h -> h.stroke(hit));
            });
            case TURNING -> {
                if (!fixed) scene.camera().turn(dx, dy);
            }
            case MOVING -> {
                if (!fixed) scene.camera().pan(dx, dy);
            }
            case NOTHING, PINCHING -> {}
        }
    }

    private void pinch(SceneView scene, PointerEvent e, Point before) {
        Point other = down.entrySet().stream().filter(d -> d.getKey() != e.getPointerId()).findFirst()
                .orElseThrow().getValue();
        Point now = point(e);
        double was = Math.max(1, before.distance(other)), is = Math.max(1, now.distance(other));
        scene.camera().pan(0.5 * (now.x() - before.x()), 0.5 * (now.y() - before.y()));
        scene.camera().zoom(is / was, 0.5 * (now.x() + other.x()), 0.5 * (now.y() + other.y()));
    }

    private void release(PointerEvent e, boolean done) {
        boolean first = !down.isEmpty() && down.keySet().iterator().next() == e.getPointerId();
        if (down.remove(e.getPointerId()) == null) return;
        if (doing == Doing.PINCHING) {
            if (down.isEmpty()) doing = Doing.NOTHING;
            return;
        }
        if (!first) return;
        Doing ended = doing;
        doing = Doing.NOTHING;
        if (ended == Doing.DRAGGING) hands.ifPresent(h -> h.release(held));
        if (ended == Doing.MEASURING)
            hands.ifPresent(h -> view.scene().ifPresent(scene -> h.measured(scene.tools().shown().get())));
        if (ended == Doing.TOUCHING) hands.ifPresent(Hands::lift);
        boolean click = done && !moved && (ended == Doing.DRAGGING || ended == Doing.TURNING);
        if (click && !twice(e)) hands.ifPresent(h -> h.select(under));
        if (e.getPointerType().equals(TOUCH)) leave();
        else view.scene().ifPresent(scene -> hover(scene, point(e)));
    }

    /// Whether it is the second click of two on nothing, which show the whole scene.
    private boolean twice(PointerEvent e) {
        double now = now();
        boolean second = under.isEmpty() && now - lastTime < SOON && point(e).distance(lastClick) < NEAR;
        lastTime = now;
        lastClick = point(e);
        if (second && !fixed) view.fit();
        return second;
    }

    @JSBody(script = "return performance.now();")
    private static native double now();

    /// Looks again at what is under the pointer, after the scene has moved.
    void again() {
        if (inside && doing == Doing.NOTHING && down.isEmpty() && (hovered.isPresent() || felt))
            view.scene().ifPresent(scene -> hover(scene, at));
    }

    private void hover(SceneView scene, Point where) {
        inside = true;
        at = where;
        if (scene.tools().grip(at.x(), at.y()).isPresent()) {
            hover(Optional.empty(), Optional.empty());
            canvas.getStyle().setProperty("cursor", "pointer");
            return;
        }
        HitTest aim = scene.aim(at.x(), at.y());
        right = aim.side().right();
        hover(aim.handle(), aim.touched());
    }

    private void hover(Optional<Handle> handle, Optional<Pick.Hit> surface) {
        boolean same = hovered.isEmpty() && handle.isEmpty() && !felt && surface.isEmpty();
        hovered = handle;
        felt = surface.isPresent();
        canvas.getStyle().setProperty("cursor", handle.isPresent() ? "grab" : felt ? "crosshair" : "default");
        if (!same || view.crowded()) view.point(handle, surface, right, Optional.of(at));
    }

    private void leave() {
        inside = false;
        if (doing != Doing.NOTHING) return;
        hovered = Optional.empty();
        felt = false;
        view.point(Optional.empty(), Optional.empty(), false, Optional.empty());
    }

    private void wheel(PointerEvent e) {
        if (fixed || view.scene().isEmpty()) return;
        e.preventDefault();
        double pixels = e.getDeltaMode() == 0 ? e.getDeltaY() : LINE * e.getDeltaY();
        view.scene().get().camera().zoom(Math.exp(-PER_PIXEL * pixels), e.getOffsetX(), e.getOffsetY());
    }

    private void key(KeyboardEvent e) {
        if (fixed || view.scene().isEmpty() || e.isCtrlKey() || e.isAltKey() || e.isMetaKey()) return;
        if (!key(view.scene().get(), e)) return;
        e.preventDefault();
        e.stopPropagation();
    }

    private boolean key(SceneView scene, KeyboardEvent e) {
        double x = 0.5 * canvas.getClientWidth(), y = 0.5 * canvas.getClientHeight();
        if (e.isShiftKey() && e.getKey().startsWith("Arrow")) {
            scene.camera().turn(
                    e.getKey().equals("ArrowLeft") ? -KEY_TURN : e.getKey().equals("ArrowRight") ? KEY_TURN : 0,
                    e.getKey().equals("ArrowUp") ? -KEY_TURN : e.getKey().equals("ArrowDown") ? KEY_TURN : 0);
            return true;
        }
        switch (e.getKey()) {
            case "+", "=" -> scene.camera().zoom(KEY_ZOOM, x, y);
            case "-" -> scene.camera().zoom(1 / KEY_ZOOM, x, y);
            case "f" -> scene.framing().fit();
            case "h" -> scene.framing().home();
            default -> {
                return false;
            }
        }
        return true;
    }
}
