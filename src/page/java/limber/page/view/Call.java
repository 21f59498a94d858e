package limber.page.view;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/// What the browser calls.
@JSFunctor
interface Call extends JSObject {
    void call();
}
