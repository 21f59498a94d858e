package limber.web.view;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/// A function that the browser calls.
@JSFunctor
public interface Call extends JSObject {
    void call();
}
