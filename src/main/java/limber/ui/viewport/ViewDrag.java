package limber.ui.viewport;

import limber.engine.Handle;
import limber.engine.Vec;

/// A handler for drags in the view.
public interface ViewDrag {
    void press(Handle handle);

    void drag(Handle handle, Vec to);

    void release(Handle handle);
}
