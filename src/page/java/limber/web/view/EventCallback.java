package limber.web.view;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.events.Event;

/// A function that the browser calls with an event.
@JSFunctor
interface EventCallback extends JSObject {
    void heard(Event e);
}
