package limber.presentation.view;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import limber.engine.model.Handle;
import limber.engine.settings.Vec;
import limber.mesh.Pick;
import limber.presentation.camera.WorldAxis;
import limber.presentation.paint.Point;

/// The target of the pointer in a view.
public final class PointerTarget {
    /// A ray from the camera's eye to its hit on the surface.
    public record Ray(Vec from, Vec to) {}

    private final ObjectProperty<Handle> handle = new SimpleObjectProperty<>();
    private final ObjectProperty<Pick.Hit> felt = new SimpleObjectProperty<>();
    private final ObjectProperty<Optional<WorldAxis>> lock = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Point> at = new SimpleObjectProperty<>();
    private final ObjectProperty<Optional<Ray>> ray = new SimpleObjectProperty<>(Optional.empty());
    private boolean right;

    /// @param changed called when it must be drawn again
    /// @param numbered whether numbers of handles are shown near it only
    PointerTarget(Runnable changed, BooleanSupplier numbered) {
        for (ObjectProperty<?> what : List.of(handle, felt, lock, ray)) what.addListener((_, _, _) -> changed.run());
        at.addListener((_, _, _) -> {
            if (lock.get().isPresent() || numbered.getAsBoolean()) changed.run(); // a letter or numbers follow it
        });
    }

    /// The handle, or grabbable element, that it is on or drags; null for none.
    ObjectProperty<Handle> handle() {
        return handle;
    }

    /// The axis that drags are locked to.
    public ObjectProperty<Optional<WorldAxis>> lock() {
        return lock;
    }

    /// The pixel that it is at; null outside.
    ObjectProperty<Point> at() {
        return at;
    }

    /// Whether it is on a surface that can be touched.
    boolean hovers() {
        return felt.get() != null;
    }

    /// @param hit its position on a surface that can be touched
    /// @param other whether that is the comparison's surface
    void hover(Optional<Pick.Hit> hit, boolean other) {
        right = other;
        felt.set(hit.orElse(null));
    }

    /// The ray of the last touch.
    public Optional<Ray> ray() {
        return ray.get();
    }

    /// Stores the ray of a touch, for the side view.
    void strike(Vec eye, Pick.Hit hit) {
        ray.set(Optional.of(new Ray(eye, hit.point())));
    }

    public ScenePainting.Pointing now() {
        return new ScenePainting.Pointing(handle.get(), felt.get(), right, lock.get(), at.get());
    }
}
