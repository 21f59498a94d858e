package limber.web.view;

import java.util.Optional;
import limber.engine.Element;
import limber.engine.model.Handle;
import limber.engine.settings.Vec;
import limber.engine.tool.Tools;
import limber.mesh.Pick;

/// Actions of a user on a scene in its view.
public interface Hands {
    /// A handle, or an element that can be grabbed, is pressed.
    void grab(Handle handle);

    /// It is taken somewhere, in the plane parallel to the view through where it is.
    ///
    /// @param to in the world, m
    void drag(Handle handle, Vec to);

    void release(Handle handle);

    /// An element is clicked or tapped; empty where there is none.
    void select(Optional<Element> element);

    /// The measuring tools of the scene have been dragged.
    default void measured(Tools lying) {}

    /// A surface that can be touched is pressed.
    default void touch(Pick.Hit at) {}

    /// The touch goes on to another place of the surface.
    default void stroke(Pick.Hit to) {}

    /// The touch ends.
    default void lift() {}
}
