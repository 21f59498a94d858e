package limber.ui.viewport;

import limber.mesh.Pick;

/// What a press on the surface does, and a drag over it.
public interface Fingertip {
    void press(Pick.Hit at);

    void drag(Pick.Hit to);

    void release();
}
