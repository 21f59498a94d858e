package limber.ui.viewport;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Point2D;
import limber.engine.Handle;
import limber.engine.Vec;
import limber.mesh.Pick;

/// What the pointer is about in a view.
final class Pointed {
    private final ObjectProperty<Handle> handle = new SimpleObjectProperty<>();
    private final ObjectProperty<Pick.Hit> felt = new SimpleObjectProperty<>();
    private final ObjectProperty<Optional<Axis>> lock = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Point2D> at = new SimpleObjectProperty<>();
    private final ObjectProperty<Optional<SideView.Ray>> ray = new SimpleObjectProperty<>(Optional.empty());
    private boolean right;

    /// @param changed told when it is to be painted otherwise
    Pointed(Runnable changed) {
        for (ObjectProperty<?> what : List.of(handle, felt, lock, ray)) what.addListener((_, _, _) -> changed.run());
        at.addListener((_, _, _) -> {
            if (lock.get().isPresent()) changed.run(); // its letter goes with the pointer
        });
    }

    /// The handle, or grabbable element, that it is on or drags; null for none.
    ObjectProperty<Handle> handle() {
        return handle;
    }

    /// The axis that drags are locked to.
    ObjectProperty<Optional<Axis>> lock() {
        return lock;
    }

    /// The pixel that it is at; null outside.
    ObjectProperty<Point2D> at() {
        return at;
    }

    /// Whether it is on a surface that can be touched.
    boolean feels() {
        return felt.get() != null;
    }

    /// @param hit where it is on a surface that can be touched
    /// @param other whether that is the surface of what is compared
    void feel(Optional<Pick.Hit> hit, boolean other) {
        right = other;
        felt.set(hit.orElse(null));
    }

    /// Remembers the ray to a place that is being touched, for the side view.
    void strike(Vec eye, Pick.Hit hit) {
        ray.set(Optional.of(new SideView.Ray(eye, hit.point())));
    }

    Painting.Pointing now() {
        return new Painting.Pointing(handle.get(), felt.get(), right, lock.get(), at.get(), ray.get());
    }
}
