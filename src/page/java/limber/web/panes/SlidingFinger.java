package limber.web.panes;

import limber.web.view.PointerEvent;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A finger or a mouse on a slider. A browser moves a slider as soon as a finger is put on it, although the finger may
/// only scroll the page: nothing is set before it has moved along the slider, or gone up where it was put down.
final class SlidingFinger {
    /// How far it moves along before it slides, px.
    private static final double FAR = 6;

    private final Runnable set;
    private boolean waits;
    private double from;

    /// @param press called as soon as the slider is touched
    /// @param set sets what the slider shows
    SlidingFinger(HTMLInputElement slider, Runnable press, Runnable set) {
        this.set = set;
        slider.addEventListener("pointerdown", e -> {
            press.run();
            waits = ((PointerEvent) e).getPointerType().equals("touch");
            from = ((PointerEvent) e).getClientX();
        });
        slider.addEventListener("pointermove", e -> {
            if (waits && Math.abs(((PointerEvent) e).getClientX() - from) > FAR) slides();
        });
        slider.addEventListener("pointerup", _ -> {
            if (waits) slides();
        });
        slider.addEventListener("pointercancel", _ -> waits = false); // the page scrolls
        slider.addEventListener("input", _ -> {
            if (!waits) set.run();
        });
    }

    private void slides() {
        waits = false;
        set.run();
    }
}
