package limber.presentation.view;

import limber.mesh.Pick;

/// A handler for presses on the surface and drags over it.
public interface SurfacePress {
    void press(Pick.Hit at);

    void drag(Pick.Hit to);

    void release();
}
