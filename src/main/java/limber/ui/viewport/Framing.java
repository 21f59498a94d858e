package limber.ui.viewport;

import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import limber.engine.Model;
import limber.engine.Picture;
import limber.engine.Vec;

/// The box of the world that a view shows: the box that its scenes move in, until the camera is moved by the user or
/// set by a step.
public final class Framing {
    /// The default direction of the camera, °.
    private static final double YAW = 18, PITCH = 12;

    private final Model model;
    private final OrbitCamera camera;
    private final ComparisonScene comparison;
    private final ObservableValue<Picture> picture;
    private final ObservableValue<Boolean> motion;
    private final Supplier<Rectangle2D> part;
    private final Supplier<Insets> over;
    /// Null before it is known.
    private SceneBounds reach;
    /// Whether the direction is set, whether everything has been fitted into view, and whether the camera looks at a
    /// fixed point of the world.
    private boolean placed, fitted, aimed;

    /// @param motion whether camera moves are animated
    /// @param part the pixels to use where the whole view is not available
    /// @param over the insets over the view
    Framing(Model model, OrbitCamera camera, ComparisonScene comparison, ObservableValue<Picture> picture,
            ObservableValue<Boolean> motion, Supplier<Rectangle2D> part, Supplier<Insets> over) {
        this.model = model;
        this.camera = camera;
        this.comparison = comparison;
        this.picture = picture;
        this.motion = motion;
        this.part = part;
        this.over = over;
    }

    /// Sets the box that the scene moves in.
    void reach(SceneBounds box) {
        reach = box;
        if (!placed) look(YAW, PITCH, false);
        else if (!aimed) fit(false);
        placed = true;
    }

    /// The box that the scene moves in, or its current box before that is known.
    SceneBounds reach() {
        return reach == null ? whole() : reach;
    }

    /// Fits the scene into view, with space for its motion.
    public void fit() {
        aimed = false;
        fit(motion.getValue());
    }

    /// Fits the scene again after it has moved, unless the camera was moved by hand.
    void moved() {
        if (fitted && !aimed) fit(false);
    }

    /// Called when the insets over the view have changed.
    void covered() {
        if (camera.fitted()) fit(false);
    }

    /// Called when the view has been laid out.
    ///
    /// @param other whether it has another size
    void resized(boolean other) {
        if (!fitted || other && camera.fitted()) fit(false);
    }

    /// @param yaw,pitch in degrees; 0, 0 is the view from the front
    public void look(double yaw, double pitch) {
        aimed = false;
        placed = picture.getValue() != null;
        look(yaw, pitch, motion.getValue());
    }

    /// Looks from one point of the world at another, wherever the scene is.
    public void look(Vec eye, Vec target) {
        camera.look(eye, target, motion.getValue());
        aimed = placed = fitted = true;
    }

    private void look(double yaw, double pitch, boolean gliding) {
        if (picture.getValue() == null) return;
        SceneBounds box = whole();
        camera.look(Math.toRadians(yaw), Math.toRadians(pitch), box.low(), box.high(), part.get(), over.get(), gliding);
        fitted = camera.sized();
    }

    private void fit(boolean gliding) {
        if (picture.getValue() == null || !camera.sized()) return;
        SceneBounds box = whole();
        camera.fit(box.low(), box.high(), part.get(), over.get(), gliding);
        fitted = true;
    }

    /// The box of everything to show.
    private SceneBounds whole() {
        Picture now = picture.getValue();
        SceneBounds box = one(now);
        if (now.comparison().isEmpty()) return box;
        SceneBounds other = one(now.comparison().get()), both = box.with(other).with(other.moved(comparison.shift()));
        return reach == null ? both : both.with(reach.moved(comparison.shift()));
    }

    /// The box that one of the scenes moves in.
    private SceneBounds one(Picture now) {
        SceneBounds box = SceneBounds.of(model, now.settings(), now.state());
        return reach == null ? box : box.with(reach);
    }
}
