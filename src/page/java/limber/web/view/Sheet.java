package limber.web.view;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Pen;
import limber.presentation.paint.Point;
import limber.web.Dom;
import limber.web.Theme;
import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;

/// A canvas that something is drawn on: again when its size or the theme changes, and at most once for each picture of
/// the browser.
public final class Sheet {
    /// What it is drawn with.
    ///
    /// @param width,height px
    public record Drawing(Pen pen, Palette palette, double width, double height) {}

    /// The height of a line that a wheel may count in, px.
    private static final double LINE = 33;

    private final HTMLCanvasElement canvas;
    private final CanvasPen pen;
    private final Palette palette;
    private final Consumer<Drawing> painter;
    private boolean waiting;

    /// @param style its class
    /// @param palette of the theme
    /// @param painter draws on the empty sheet
    public Sheet(String style, Palette palette, Consumer<Drawing> painter) {
        this.palette = palette;
        this.painter = painter;
        canvas = (HTMLCanvasElement) Dom.el("canvas", style);
        pen = new CanvasPen((CanvasRenderingContext2D) canvas.getContext("2d"));
        canvas.setTabIndex(0);
        canvas.addEventListener(Theme.RECOLOURED, _ -> refresh());
        watch(canvas, this::refresh);
    }

    public HTMLElement element() {
        return canvas;
    }

    /// Draws it again, for the next picture.
    public void refresh() {
        if (waiting) return;
        waiting = true;
        Window.requestAnimationFrame(_ -> paint());
    }

    private void paint() {
        waiting = false;
        double width = canvas.getClientWidth(), height = canvas.getClientHeight(), ratio = ratio();
        if (width < 2 || height < 2) return;
        canvas.setWidth((int) (width * ratio));
        canvas.setHeight((int) (height * ratio));
        pen.size(width, height, ratio);
        painter.accept(new Drawing(pen.begin(), palette, width, height));
        pen.end();
    }

    /// Where a pointer is on the canvas of its event, px.
    public static Point at(Event e) {
        var pointer = (PointerEvent) e;
        return new Point(pointer.getOffsetX(), pointer.getOffsetY());
    }

    /// @param turned receives where and how far upwards a wheel is turned, px, while the sheet has the keyboard; the
    /// page scrolls otherwise
    public void onWheel(BiConsumer<Point, Double> turned) {
        active(canvas, "wheel", e -> {
            if (!focused()) return;
            e.preventDefault();
            turned.accept(at(e), up(e));
        });
    }

    /// How far a wheel is turned upwards, px.
    static double up(Event e) {
        var wheel = (PointerEvent) e;
        return wheel.getDeltaMode() == 0 ? -wheel.getDeltaY() : -LINE * wheel.getDeltaY();
    }

    /// Listens with the right to keep the browser from its own reaction.
    @JSBody(params = {"place", "type", "heard"},
            script = "place.addEventListener(type, function(e) { heard(e); }, {passive: false});")
    static native void active(
            HTMLElement place, String type, EventCallback heard);

    /// Gets all that a pointer does until it is up, and the keyboard.
    public void capture(Event e) {
        e.preventDefault();
        capture(canvas, ((PointerEvent) e).getPointerId());
        canvas.focus();
    }

    @JSBody(params = {"canvas", "pointer"},
            script = "canvas.setPointerCapture(pointer);")
    private static native void capture(
            HTMLElement canvas, int pointer);

    /// Whether it has the keyboard.
    public boolean focused() {
        return focused(canvas);
    }

    @JSBody(params = "canvas",
            script = "return document.activeElement === canvas;")
    private static native boolean focused(
            HTMLElement canvas);

    @JSBody(script = "return window.devicePixelRatio || 1;")
    private static native double ratio();

    @JSBody(params = {"canvas", "sized"},
            script = "new ResizeObserver(function() { sized(); }).observe(canvas);")
    private static native void watch(
            HTMLElement canvas, Call sized);
}
