package limber.web.view;

import org.teavm.jso.JSProperty;
import org.teavm.jso.dom.events.Event;

/// A pointer of the browser: a mouse, a finger or a pen.
public interface PointerEvent extends Event {
    @JSProperty
    int getPointerId();

    @JSProperty
    String getPointerType();

    @JSProperty
    double getClientX();

    @JSProperty
    double getOffsetX();

    @JSProperty
    double getOffsetY();

    @JSProperty
    int getButton();

    @JSProperty
    boolean isShiftKey();

    @JSProperty
    boolean isCtrlKey();

    @JSProperty
    double getDeltaY();

    @JSProperty
    int getDeltaMode();
}
