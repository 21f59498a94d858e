package limber.presentation.view;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.presentation.camera.FramedScene;
import limber.presentation.camera.Insets;
import limber.presentation.camera.OrbitCamera;
import limber.presentation.camera.Projection;
import limber.presentation.camera.SceneBounds;
import limber.presentation.paint.Box;
import limber.presentation.paint.Point;

/// The part of the world that a view shows, until the camera is moved by the user or set by a step: the box that its
/// scenes move in, or less of it where the bodies would be too small. It is chosen when a scene begins and when the
/// user asks for it, not while the scene plays; but once a part of a body has left the view, the view shows the whole
/// box, and a scene that has become a dot in a view of an exploded one is fitted again.
public final class Framing {
    /// The default direction of the camera, °.
    private static final double YAW = 18, PITCH = 12;
    /// The extent of what is shown in units of that of the bodies, where the scene moves further.
    private static final double ROOMY = 1.5;
    /// The least extent of a scene as a share of what the view was fitted to; below it the scene is a dot.
    private static final double DOT = 0.1;
    /// The least extent of what is in focus, as a share of the scene's.
    private static final double NEAR = 0.08;

    private final Model model;
    private final OrbitCamera camera;
    private final ComparisonScene comparison;
    private final ObservableValue<Picture> picture;
    private final ObservableValue<Boolean> motion;
    private final Supplier<Box> part;
    private final Supplier<Insets> over;
    /// The view that the scene began with.
    private Runnable home = () -> look(YAW, PITCH);
    private final BooleanProperty following = new SimpleBooleanProperty();
    private final ReadOnlyObjectWrapper<Optional<Point>> away = new ReadOnlyObjectWrapper<>(Optional.empty());
    /// The centre of the body in the last picture while it is followed.
    private Optional<Vec> centre = Optional.empty();
    /// Null before it is known.
    private SceneBounds reach;
    /// Whether the direction is set, whether everything has been fitted into view, and whether the camera looks at a
    /// fixed point of the world.
    private boolean placed, fitted, aimed;
    /// What was fitted into view last, so that a resized view shows the same however far the scene has moved.
    private Optional<FramedScene> content = Optional.empty();
    /// Whether that was after the beginning.
    private boolean later;

    /// @param motion whether camera moves are animated
    /// @param part the pixels to use where the whole view is not available
    /// @param over the insets over the view
    Framing(Model model, OrbitCamera camera, ComparisonScene comparison, ObservableValue<Picture> picture,
            ObservableValue<Boolean> motion, Supplier<Box> part, Supplier<Insets> over) {
        this.model = model;
        this.camera = camera;
        this.comparison = comparison;
        this.picture = picture;
        this.motion = motion;
        this.part = part;
        this.over = over;
        following.addListener((_, _, _) -> centre = Optional.empty());
        following.addListener((_, _, _) -> played());
        camera.projection().addListener((_, _, _) -> watch());
    }

    /// Whether the camera moves along with the body.
    public BooleanProperty following() {
        return following;
    }

    /// The direction in the view, x to the right and y down, in which the body has left it; empty while it is seen.
    public ReadOnlyObjectProperty<Optional<Point>> away() {
        return away.getReadOnlyProperty();
    }

    /// Shows a view and keeps it as the one that [#home] comes back to.
    public void begin(Runnable view) {
        home = view;
        view.run();
    }

    /// The view that the scene began with.
    public void home() {
        home.run();
    }

    /// Brings points into the middle of the view, near; what is smaller than a part of the scene is shown as large.
    ///
    /// @param xyz triples, m
    /// @return whether there are any
    boolean focus(double[] xyz) {
        if (xyz.length == 0 || reach == null) return false;
        SceneBounds box = SceneBounds.around(xyz);
        camera.focus(box.middle(), Math.max(box.extent(), NEAR * extent()), motion.getValue());
        comparison.yaw().set(camera.yaw());
        aimed = placed = fitted = true;
        return true;
    }

    /// Sets the box that the scene moves in.
    void reach(SceneBounds box) {
        reach = box;
        content = Optional.empty();
        if (!placed) look(YAW, PITCH, false);
        else if (!aimed) fit(false);
        placed = true;
    }

    /// What was fitted into view last, or would be.
    public FramedScene content() {
        if (content.isEmpty()) content = Optional.of(whole());
        return content.get();
    }

    /// The extent of the scene, m: that of the box, or less where the bodies were much smaller at first. It does not
    /// depend on when the box was found; before that it is that of what is drawn.
    public double extent() {
        SceneBounds box = one(picture.getValue()).motion();
        return Math.min(box.extent(), ROOMY * box.body());
    }

    /// Called with each picture: shows the whole box once a part of the bodies has left the view.
    void played() {
        follow();
        watch();
        if (following.get() || !camera.fitted() || content.isEmpty() || content.get().body().length == 0) return;
        Picture now = picture.getValue();
        if (later && (now.cursor().frame() == 0 || shrunk(now))) {
            fit(false); // it was fitted as it stood later, and was elsewhere
            return;
        }
        Projection at = camera.projection().get();
        if (FramedScene.within(model, now.settings(), now.state(), at) && now.comparison()
                .filter(o -> !FramedScene.within(model, o.settings(), o.state(), at.moved(comparison.shift())))
                .isEmpty() && FramedScene.ringed(model, now.settings(), now.state(), at))
            return;
        content = Optional.of(FramedScene.of(content.get().motion()));
        later = false;
        refit(motion.getValue());
    }

    /// Whether the scene was fitted at a moment when it was far larger, as after an explosion.
    private boolean shrunk(Picture now) {
        double least = DOT * content.get().motion().extent();
        // a box around more is no smaller, and finding it takes a look at each vertex
        return (reach == null || reach.extent() < least) && scene(now).motion().extent() < least;
    }

    private void follow() {
        if (!following.get() || picture.getValue() == null) return;
        Optional<Vec> now =
                Optional.of(FramedScene.centre(model, picture.getValue().settings(), picture.getValue().state()))
                        .filter(c -> Double.isFinite(c.length()));
        if (now.isPresent()) centre.ifPresent(before -> camera.carry(now.get().minus(before)));
        centre = now.or(() -> centre);
    }

    /// Looks whether the body is in the view.
    private void watch() {
        Picture now = picture.getValue();
        Projection at = camera.projection().get();
        away.set(now == null || !camera.sized() || FramedScene.inView(model, now.settings(), now.state(), at)
                ? Optional.empty()
                : at.beside(FramedScene.centre(model, now.settings(), now.state())));
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
        if (camera.fitted()) refit(false);
    }

    /// Called when the view has been laid out.
    ///
    /// @param other whether it has another size
    void resized(boolean other) {
        if (!fitted || other && camera.fitted()) refit(false);
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
        comparison.yaw().set(camera.yaw());
        aimed = placed = fitted = true;
    }

    private void look(double yaw, double pitch, boolean gliding) {
        if (picture.getValue() == null) return;
        comparison.yaw().set(Math.toRadians(yaw));
        content = Optional.of(whole());
        camera.look(Math.toRadians(yaw), Math.toRadians(pitch), content.get(), part.get(), over(), gliding);
        fitted = camera.sized();
    }

    private void fit(boolean gliding) {
        comparison.yaw().set(camera.yaw());
        content = Optional.empty();
        refit(gliding);
    }

    private void refit(boolean gliding) {
        if (picture.getValue() == null || !camera.sized()) return;
        if (content.isEmpty()) content = Optional.of(whole());
        camera.fit(content.get(), part.get(), over(), gliding);
        fitted = true;
    }

    /// The insets to keep clear of. Two scenes side by side stay in the middle, below their names.
    private Insets over() {
        boolean two = ComparisonScene.beside(picture.getValue()) > 0 && !comparison.shift().equals(Vec.ZERO);
        return two ? over.get().across(part.get().width()) : over.get();
    }

    /// Everything to show.
    private FramedScene whole() {
        Picture now = picture.getValue();
        later = now.cursor().frame() > 0;
        return scene(now);
    }

    private FramedScene scene(Picture now) {
        FramedScene one = one(now);
        FramedScene all = one;
        for (int i = 1; i <= now.companions().map(c -> c.all().size()).orElse(0); i++)
            all = all.with(one.moved(comparison.shift().times(i)));
        if (all != one) return all;
        return now.comparison().map(other -> one.with(one(other).moved(comparison.shift()))).orElse(one);
    }

    private FramedScene one(Picture now) {
        return FramedScene.of(model, now, reach == null ? SceneBounds.of(model, now.settings(), now.state()) : reach);
    }
}
