package limber.web.view;

import java.util.Optional;
import limber.engine.Element;
import limber.presentation.paint.Point;
import limber.presentation.view.ScenePointer;
import limber.presentation.view.SceneView;
import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/// The pointers of a browser over a view, and the keys that move its camera. Two clicks on nothing show the whole
/// scene. Where the camera is fixed a finger that takes nothing scrolls the page.
final class Fingers {
    /// Between the clicks of two: ms and px.
    private static final double SOON = 350, NEAR = 30;
    private static final double KEY_TURN = 24, KEY_ZOOM = 1.15;
    private static final String TOUCH = "touch";

    private final HTMLElement canvas;
    private final Runnable twice;
    private Optional<ScenePointer> pointer = Optional.empty();
    private Optional<SceneView> scene = Optional.empty();
    /// Where a pointer was released last, and where and when one had clicked.
    private Point released = new Point(0, 0), lastClick = released;
    private double lastTime;
    /// Whether the wheel is for the scene. In a frame it scrolls the page around, until the scene is clicked, and
    /// again when something else is.
    private boolean wheels = !framed();

    /// @param twice called for two clicks on nothing
    Fingers(HTMLElement canvas, Runnable twice) {
        this.canvas = canvas;
        this.twice = twice;
        canvas.addEventListener("pointerdown", e -> press((PointerEvent) e));
        canvas.addEventListener("pointermove", e -> move((PointerEvent) e));
        canvas.addEventListener("pointerup", e -> release((PointerEvent) e, true));
        canvas.addEventListener("pointercancel", e -> release((PointerEvent) e, false));
        canvas.addEventListener("pointerleave", _ -> pointer.ifPresent(ScenePointer::leave));
        canvas.addEventListener("contextmenu", Event::preventDefault);
        Sheet.active(canvas, "wheel", e -> wheel((PointerEvent) e));
        Sheet.active(canvas, "touchstart", e -> {
            // a finger that has taken something does not scroll the page
            if (pointer.filter(ScenePointer::taken).isPresent() && e.isCancelable()) e.preventDefault();
        });
        ((HTMLElement) canvas.getParentNode()).addEventListener("keydown", e -> key((KeyboardEvent) e));
        Window.current().addEventListener("blur", _ -> wheels = !framed());
        Window.current().addEventListener("pointerdown", _ -> wheels = !framed(), true); // before the canvas is told
    }

    @JSBody(script = "return window.parent !== window;")
    private static native boolean framed();

    @JSBody(params = {"place", "id"},
            script = "try { place.setPointerCapture(id); } catch (e) {}")
    private static native void capture(
            HTMLElement place, int id);

    /// Gives an element the keyboard where it is: the page does not scroll.
    @JSBody(params = "place", script = "place.focus({preventScroll: true});")
    static native void focus(HTMLElement place);

    /// Acts on a scene from now on.
    void take(SceneView view, ScenePointer.Hands hands) {
        scene = Optional.of(view);
        var now = new ScenePointer(view, new ScenePointer.Hands(hands.drag(), hands.press(), hands.measured(),
                element -> {
                    if (!second(element)) hands.chosen().accept(element);
                }));
        pointer = Optional.of(now);
        now.over().subscribe(over -> style("cursor", switch (over) {
            case NOTHING -> "default";
            case HANDLE -> "grab";
            case SURFACE -> "crosshair";
            case GRIP -> "pointer";
        }));
        view.fixed().subscribe(on -> style("touch-action", on ? "pan-y pinch-zoom" : "none"));
    }

    private void style(String property, String value) {
        canvas.getStyle().setProperty(property, value);
    }

    private boolean fixed() {
        return scene.filter(view -> view.fixed().get()).isPresent();
    }

    private void press(PointerEvent e) {
        pointer.ifPresent(p -> {
            focus((HTMLElement) canvas.getParentNode());
            wheels = true;
            p.press(e.getPointerId(), Sheet.at(e), new ScenePointer.Press(e.getPointerType().equals(TOUCH),
                    e.getButton() == 0, e.isShiftKey(), e.isCtrlKey()));
            if (!fixed() || p.taken()) capture(canvas, e.getPointerId());
        });
    }

    private void move(PointerEvent e) {
        pointer.ifPresent(p -> {
            if (p.down()) p.move(e.getPointerId(), Sheet.at(e));
            else if (!e.getPointerType().equals(TOUCH)) p.hover(Sheet.at(e));
        });
    }

    private void release(PointerEvent e, boolean done) {
        released = Sheet.at(e);
        pointer.ifPresent(p -> p.release(e.getPointerId(), released, done));
    }

    /// Whether a click is the second of two on nothing.
    private boolean second(Optional<Element> clicked) {
        double now = now();
        boolean second = clicked.isEmpty() && now - lastTime < SOON && released.distance(lastClick) < NEAR;
        lastTime = now;
        lastClick = released;
        if (second && !fixed()) twice.run();
        return second;
    }

    @JSBody(script = "return performance.now();")
    private static native double now();

    private void wheel(PointerEvent e) {
        if (fixed() || pointer.isEmpty() || !wheels) return;
        e.preventDefault();
        pointer.get().wheel(Sheet.at(e), Sheet.up(e));
    }

    private void key(KeyboardEvent e) {
        if (fixed() || e.isCtrlKey() || e.isAltKey() || e.isMetaKey()) return;
        if (scene.filter(view -> view.picture().get() != null && key(view, e)).isEmpty()) return;
        e.preventDefault();
        e.stopPropagation();
    }

    private boolean key(SceneView view, KeyboardEvent e) {
        double x = 0.5 * canvas.getClientWidth(), y = 0.5 * canvas.getClientHeight();
        if (e.isShiftKey() && e.getKey().startsWith("Arrow")) {
            view.camera().turn(
                    e.getKey().equals("ArrowLeft") ? -KEY_TURN : e.getKey().equals("ArrowRight") ? KEY_TURN : 0,
                    e.getKey().equals("ArrowUp") ? -KEY_TURN : e.getKey().equals("ArrowDown") ? KEY_TURN : 0);
            return true;
        }
        switch (e.getKey()) {
            case "+", "=" -> view.zoom(KEY_ZOOM, x, y);
            case "-" -> view.zoom(1 / KEY_ZOOM, x, y);
            case "f" -> view.framing().fit();
            case "h" -> view.framing().home();
            default -> {
                return false;
            }
        }
        return true;
    }
}
