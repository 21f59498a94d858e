package limber.presentation.camera;

import java.util.Optional;
import java.util.OptionalDouble;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import limber.engine.settings.Vec;
import limber.presentation.Later;
import limber.presentation.paint.Box;
import limber.presentation.paint.Point;

/// An orbit camera: it looks at a target, turns about it, pans in the view plane, and zooms.
public final class OrbitCamera {
    /// That of a view of the usual height, vertical, °.
    public static final double FIELD_OF_VIEW = 35;
    /// Below this height of a view its field is wider, and below the other one so much that the ring of a handle is
    /// whole whose point is at the edge of a higher view, px.
    static final double LOW = 240;
    private static final double RINGED = 200;
    private static final double GLIDE_NANOS = 500e6;
    /// The least distance from the eye to what it looks at, in units of the extent of the scene.
    private static final double NEAREST = 0.02;
    /// The least share of the view's height that the scene has when its user zooms out.
    private static final double SMALLEST = 0.1;
    private static final double FURTHEST = 0.5 / (SMALLEST * Math.tan(Math.toRadians(0.5 * FIELD_OF_VIEW)));

    /// The least height of the eye above the ground, as a share of the distance to its target.
    private static final double CLEARANCE = 0.012;
    /// How often a turn is halved that would go below the ground.
    private static final int HALVINGS = 8;
    /// The share of the view's height that something in focus takes.
    private static final double FOCUSED = 0.3;

    private final ReadOnlyObjectWrapper<CameraPose> sight =
            new ReadOnlyObjectWrapper<>(new CameraPose(Vec.ZERO, 10, 0, 0));
    private final ReadOnlyObjectWrapper<Projection> projection = new ReadOnlyObjectWrapper<>();
    private CameraPose wanted = sight.get();
    private double width = 1, height = 1;
    private final Later.Repeated glide;
    private boolean gliding;
    /// When the glide began, ns; 0 before its first picture.
    private long began;
    /// Where the last glide began.
    private CameraPose from = wanted;
    private boolean fitted;
    /// Of the scene that was fitted last, m.
    private double extent = 4;
    private Optional<Vec> pivot = Optional.empty();
    /// The height of the ground, m, below which its user cannot take it; −∞ where none is drawn.
    private double ground = Double.NEGATIVE_INFINITY;

    public OrbitCamera(Later later) {
        glide = later.beforeEachPicture(this::glideOn);
        see(sight.get());
    }

    public ReadOnlyObjectProperty<CameraPose> sight() {
        return sight.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Projection> projection() {
        return projection.getReadOnlyProperty();
    }

    /// Whether the camera is unchanged since it was fitted, so that a resized view may fit it again.
    public boolean fitted() {
        return fitted;
    }

    /// The final direction; see [CameraPose].
    public double yaw() {
        return wanted.yaw();
    }

    /// The point it looks at, m.
    public Vec target() {
        return sight.get().target();
    }

    /// Whether its view has a size.
    public boolean sized() {
        return width >= 2;
    }

    public void resize(double w, double h) {
        width = Math.max(1, w);
        height = Math.max(1, h);
        see(sight.get());
    }

    /// The vertical field of view, °: wider in a low view.
    public double fieldOfView() {
        if (height >= LOW || !sized()) return FIELD_OF_VIEW;
        double ring = FramedScene.RING * Math.min(1, (LOW - height) / (LOW - RINGED));
        double wider = height / Math.max(0.5 * height, height - 2 * ring);
        return Math.toDegrees(2 * Math.atan(Math.tan(Math.toRadians(0.5 * FIELD_OF_VIEW)) * wider));
    }

    private double field() {
        return Math.toRadians(fieldOfView());
    }

    /// Keeps the eye above a ground from the next move on.
    ///
    /// @param level its height, m; −∞ where none is drawn
    public void above(double level) {
        ground = level;
    }

    /// The least height of an eye; one that was put below it may stay as low.
    private double least(CameraPose pose) {
        return Math.min(ground + CLEARANCE * pose.distance(), sight.get().height());
    }

    private boolean clear(CameraPose pose) {
        return pose.height() >= least(pose);
    }

    /// Turns about the fitted scene, or, after a pan, about the middle of the view. The eye stops above the ground.
    ///
    /// @param dx,dy pixels that the pointer was dragged
    public void turn(double dx, double dy) {
        CameraPose to = turned(dx, dy);
        double share = 1;
        for (int i = 0; i < HALVINGS && !clear(to); i++) {
            share = i + 1 < HALVINGS ? 0.5 * share : 0;
            to = turned(dx, share * dy);
        }
        go(to.lifted(least(to)), false);
    }

    private CameraPose turned(double dx, double dy) {
        CameraPose now = sight.get(), turned = now.turned(now.yaw() - 0.008 * dx, now.pitch() + 0.008 * dy);
        Vec about = pivot.orElse(now.target());
        Projection p = turned.projection(field(), width, height);
        Point was = projection.get().point(about), is = p.point(about);
        double metres = p.metresPerPixel(about);
        return turned.moved(turned.target().plus(p.right().times((is.x() - was.x()) * metres))
                .minus(p.up().times((is.y() - was.y()) * metres)), turned.distance());
    }

    /// Looks from the right of another camera.
    public void beside(OrbitCamera o) {
        go(sight.get().turned(o.sight.get().yaw() + Math.PI / 2, o.sight.get().pitch()), false);
    }

    public void pan(double dx, double dy) {
        Projection p = projection.get();
        Vec target = sight.get().target();
        double metres = p.metresPerPixel(target);
        CameraPose to = sight.get().moved(target.plus(p.right().times(-dx * metres)).plus(p.up().times(dy * metres)),
                sight.get().distance());
        go(to.lifted(least(to)), false);
        pivot = Optional.empty();
        fitted = false;
    }

    /// Zooms on the point under a pixel, which stays there. It ends before the eye is in what it looks at, and before
    /// the scene is a dot; an eye that is beyond an end already only comes back.
    ///
    /// @param factor above 1 brings the camera nearer
    /// @param depth of that point before the eye, m; empty for one as far as the target
    public void zoom(double factor, double px, double py, OptionalDouble depth) {
        CameraPose from = sight.get();
        Projection now = projection.get();
        double distance = depth.orElse(from.distance());
        if (depth.isPresent()) from = from.moved(now.eye().plus(now.forward().times(distance)), distance);
        double next = Math.clamp(distance / factor, Math.min(distance, NEAREST * extent),
                Math.max(distance, FURTHEST * extent));
        Vec target = from.target(), under = now.onViewPlane(target, px, py);
        CameraPose to = from.moved(target.plus(under.minus(target).times(1 - next / distance)), next);
        go(to.lifted(least(to)), false);
        fitted = false;
    }

    /// Fits a scene into view from the camera's final direction, clear of the insets over the view.
    ///
    /// @param part the pixels to use where the whole view is not available
    /// @param insets the insets over the view
    /// @param gliding whether the move is animated, for half a second
    public void fit(FramedScene scene, Box part, Insets insets, boolean gliding) {
        if (!sized()) return; // it is fitted when the view has a size
        extent = scene.motion().extent();
        boolean room = part.width() > 0 && part.height() > 0; // what is over the view may cover all of it
        Box where = room ? part : new Box(0, 0, width, height);
        CameraPose pose = fitted(wanted, scene, where, insets);
        double least = ground + CLEARANCE * pose.distance();
        if (pose.height() < least) pose = fitted(pose.tilted(least), scene, where, insets).lifted(least);
        go(pose, gliding);
        pivot = Optional.of(scene.middle(pose.projection(field(), width, height)));
        fitted = true;
    }

    /// Turns, and fits a scene into view.
    ///
    /// @param yaw,pitch see [CameraPose]
    public void look(double yaw, double pitch, FramedScene scene, Box part, Insets insets, boolean gliding) {
        wanted = wanted.turned(yaw, pitch);
        fit(scene, part, insets, gliding);
    }

    /// Looks from one point at another, m.
    public void look(Vec eye, Vec target, boolean gliding) {
        go(pose(eye, target), gliding);
        pivot = Optional.of(target);
        fitted = false;
    }

    /// Looks at a point from the same direction, near enough for something of a size to fill a part of the view.
    ///
    /// @param size m
    public void focus(Vec at, double size, boolean gliding) {
        double distance = 0.5 * size / (FOCUSED * Math.tan(Math.toRadians(0.5 * FIELD_OF_VIEW)));
        CameraPose to = wanted.moved(at, Math.max(NEAREST * extent, distance));
        double least = ground + CLEARANCE * to.distance();
        go(to.tilted(least).lifted(least), gliding);
        pivot = Optional.of(at);
        fitted = false;
    }

    /// Moves along with what it looks at, also while it glides.
    ///
    /// @param by m
    public void carry(Vec by) {
        wanted = carried(wanted, by);
        from = carried(from, by);
        pivot = pivot.map(by::plus);
        fitted = false;
        if (!gliding) see(wanted);
    }

    private CameraPose carried(CameraPose pose, Vec by) {
        CameraPose to = pose.moved(pose.target().plus(by), pose.distance());
        return to.lifted(Math.min(ground + CLEARANCE * to.distance(), pose.height()));
    }

    private CameraPose pose(Vec eye, Vec target) {
        Vec from = eye.minus(target);
        double distance = from.length();
        return wanted.turned(Math.atan2(from.x(), from.z()), Math.asin(from.y() / distance)).moved(target, distance);
    }

    /// The eye from which it looks at its target. It takes the pose that these two give, which may differ by rounding,
    /// so that another camera that gets them sees the same to the last bit.
    public Vec eye() {
        Vec eye = projection.get().eye();
        go(pose(eye, sight.get().target()), false);
        return eye;
    }

    /// The fitted pose: in the middle of the view if that is free, otherwise where most space is.
    private CameraPose fitted(CameraPose from, FramedScene scene, Box part, Insets insets) {
        var view = new Box(0, 0, width, height);
        double field = field();
        CameraPose middle = from.near(scene, field, width, height, view);
        Projection now = middle.projection(field, width, height);
        Box seen = scene.whole(now) ? now.around(scene.motion().low(), scene.motion().high())
                : now.around(scene.all());
        if (part.contains(seen) && insets.all().stream().noneMatch(seen::intersects)) return middle;
        return from.near(scene, field, width, height, insets.room(seen, part));
    }

    private void go(CameraPose to, boolean gently) {
        stand();
        wanted = to;
        from = sight.get();
        if (gently && !to.equals(from)) glide();
        else see(to);
    }

    private void glide() {
        gliding = true;
        began = 0;
        glide.start();
    }

    private void glideOn(long now) {
        if (began == 0) began = now;
        double share = Math.min(1, (now - began) / GLIDE_NANOS);
        see(from.towards(wanted, share * share * (3 - 2 * share)));
        if (share == 1) stand();
    }

    private void stand() {
        glide.stop();
        gliding = false;
    }

    private void see(CameraPose now) {
        sight.set(now);
        projection.set(now.projection(field(), width, height));
    }
}
