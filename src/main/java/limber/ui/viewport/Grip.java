package limber.ui.viewport;

import limber.engine.Handle;
import limber.engine.Vec;

/// What a drag in the view does.
public interface Grip {
    void press(Handle handle);

    void drag(Handle handle, Vec to);

    void release(Handle handle);
}
