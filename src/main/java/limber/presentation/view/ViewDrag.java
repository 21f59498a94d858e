package limber.presentation.view;

import limber.engine.model.Handle;
import limber.engine.settings.Vec;

/// A handler for drags in the view.
public interface ViewDrag {
    void press(Handle handle);

    void drag(Handle handle, Vec to);

    void release(Handle handle);
}
