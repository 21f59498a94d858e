package limber.ui.viewport;

import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import limber.engine.Model;
import limber.engine.Picture;
import limber.engine.Vec;
import limber.ui.Reach;

/// What of the world a view shows: the box that its scenes move in, until somebody moves the view or looks at a place of
/// their own.
final class Framing {
    /// Where one looks from at first, °.
    private static final double YAW = 18, PITCH = 12;

    private final Model model;
    private final OrbitCamera camera;
    private final Opposite opposite;
    private final ObservableValue<Picture> picture;
    private final ObservableValue<Boolean> motion;
    private final Supplier<Rectangle2D> part;
    private final Supplier<Insets> over;
    /// Null before it is known.
    private Reach reach;
    /// Whether it is settled where to look from, whether all has been brought into view, and whether a place of the world
    /// is looked at, wherever the scene is.
    private boolean placed, fitted, aimed;

    /// @param motion whether the camera glides to where it is sent
    /// @param part the pixels that are to be used where not the whole view can be
    /// @param over what lies over the view
    Framing(Model model, OrbitCamera camera, Opposite opposite, ObservableValue<Picture> picture, ObservableValue<Boolean> motion, Supplier<Rectangle2D> part, Supplier<Insets> over) {
        this.model = model;
        this.camera = camera;
        this.opposite = opposite;
        this.picture = picture;
        this.motion = motion;
        this.part = part;
        this.over = over;
    }

    /// Takes the box that the scene moves in.
    void reach(Reach box) {
        reach = box;
        if (!placed) look(YAW, PITCH, false);
        else if (!aimed) fit(false);
        placed = true;
    }

    /// The box that the scene moves in, or what there is to see of it before that is known.
    Reach reach() {
        return reach == null ? whole() : reach;
    }

    /// Brings the scene into view, with room for where it will move.
    void fit() {
        aimed = false;
        fit(motion.getValue());
    }

    /// What is looked for has moved, and is brought back at once, unless somebody looks from a place of their own.
    void moved() {
        if (fitted && !aimed) fit(false);
    }

    /// What lies over the view has changed.
    void covered() {
        if (camera.fitted()) fit(false);
    }

    /// The view has been laid out.
    ///
    /// @param other whether it has another size
    void resized(boolean other) {
        if (!fitted || other && camera.fitted()) fit(false);
    }

    /// @param yaw,pitch in degrees; 0, 0 is the view from the front
    void look(double yaw, double pitch) {
        aimed = false;
        placed = picture.getValue() != null;
        look(yaw, pitch, motion.getValue());
    }

    /// Looks from one point of the world at another, wherever the scene is.
    void look(Vec eye, Vec target) {
        camera.look(eye, target, motion.getValue());
        aimed = placed = fitted = true;
    }

    private void look(double yaw, double pitch, boolean gliding) {
        if (picture.getValue() == null) return;
        Reach box = whole();
        camera.look(Math.toRadians(yaw), Math.toRadians(pitch), box.low(), box.high(), part.get(), over.get(), gliding);
        fitted = camera.sized();
    }

    private void fit(boolean gliding) {
        if (picture.getValue() == null || !camera.sized()) return;
        Reach box = whole();
        camera.fit(box.low(), box.high(), part.get(), over.get(), gliding);
        fitted = true;
    }

    /// The box of all that is to be in view.
    private Reach whole() {
        Picture now = picture.getValue();
        Reach box = one(now);
        if (now.rival().isEmpty()) return box;
        Reach other = one(now.rival().get()), both = box.with(other).with(other.moved(opposite.shift()));
        return reach == null ? both : both.with(reach.moved(opposite.shift()));
    }

    /// The box that one of the scenes moves in.
    private Reach one(Picture now) {
        Reach box = Reach.of(model, now.settings(), now.state());
        return reach == null ? box : box.with(reach);
    }
}
