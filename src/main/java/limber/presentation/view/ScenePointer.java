package limber.presentation.view;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import limber.engine.Element;
import limber.engine.model.Handle;
import limber.engine.settings.Vec;
import limber.engine.tool.ToolPoint;
import limber.engine.tool.Tools;
import limber.mesh.Pick;
import limber.presentation.camera.Projection;
import limber.presentation.paint.Point;

/// Mouse, pen and fingers over a scene. The first pointer draws while strokes are taken; otherwise it drags a point of
/// a measuring tool, a handle, an element or the body, touches the surface, or turns the view. Another button or Shift
/// pans the view, two fingers do and zoom, and so does the wheel. A click selects the element under it; with Ctrl, and
/// while elements are asked for, also on a surface that a click would press.
public final class ScenePointer {
    /// The largest movement of a click, px: of a mouse, and of a finger.
    private static final double CLICK = 3, TAP = 9;
    /// How far from the middle of a finger something may be, px, in eight directions.
    private static final double[] WIDE = {9, 18};
    private static final int ROUND = 8;
    private static final double PER_PIXEL = 0.0025;

    /// How a pointer comes down.
    ///
    /// @param finger whether it covers more than a point
    /// @param primary whether it is a finger, or the first button
    /// @param shortcut whether Ctrl is held, or what is in its place
    public record Press(boolean finger, boolean primary, boolean shift, boolean shortcut) {}

    /// What is under the pointer, which its form tells.
    public enum Over { NOTHING, HANDLE, SURFACE, GRIP }

    /// What hands do to a scene.
    ///
    /// @param measured receives the measuring tools after one has been dragged: what reads them is read anew
    /// @param chosen receives the selected element; empty where there is none
    public record Hands(ViewDrag drag, SurfacePress press, Consumer<Tools> measured,
            Consumer<Optional<Element>> chosen) {}

    /// What is at a place.
    ///
    /// @param handle empty where a tool is
    /// @param surface empty where a handle or a tool is
    /// @param tool the measuring tool
    /// @param here what a tool could be fastened to, or else the place
    public record Place(Optional<Handle> handle, Optional<Pick.Hit> surface, Optional<ToolHit> tool, ToolPoint here) {}

    private enum Doing { NOTHING, DRAWING, MEASURING, DRAGGING, TOUCHING, TURNING, MOVING, PINCHING }

    private final SceneView scene;
    private final PointerTarget target;
    private final Hands hands;
    private final ReadOnlyObjectWrapper<Over> over = new ReadOnlyObjectWrapper<>(Over.NOTHING);
    /// The pointers that are down, the first one first.
    private final Map<Integer, Point> down = new LinkedHashMap<>();
    private Doing doing = Doing.NOTHING;
    private Press how = new Press(false, true, false, false);
    private Optional<Handle> held = Optional.empty();
    /// Whether that is a handle of the comparison's second side.
    private boolean right;
    /// The grip of a measuring tool that is dragged.
    private Optional<ToolHit> grip = Optional.empty();
    /// The element under the press: it may have moved when the pointer is up again.
    private Optional<Element> under = Optional.empty();
    private boolean moved, inside;
    private final HandlePaths paths = new HandlePaths();
    /// From the pointer to the handle, px, where the body was taken beside it.
    private Point apart = new Point(0, 0);
    private Point from = new Point(0, 0), at = from;
    /// The position of the dragged element when the drag began.
    private Vec start = Vec.ZERO;

    public ScenePointer(SceneView scene, Hands hands) {
        this.scene = scene;
        this.hands = hands;
        target = scene.pointed();
        scene.picture().addListener((_, _, _) -> again());
        target.lock().addListener((_, _, _) -> {
            if (doing == Doing.DRAGGING && moved) drag();
        });
    }

    /// What is under it.
    public ReadOnlyObjectProperty<Over> over() {
        return over.getReadOnlyProperty();
    }

    /// Whether it has taken something, so that it does not turn the view, or scroll what the view stands in.
    public boolean taken() {
        return switch (doing) {
            case DRAWING, MEASURING, DRAGGING, TOUCHING -> true;
            case NOTHING, TURNING, MOVING, PINCHING -> false;
        };
    }

    /// Whether a pointer is down.
    public boolean down() {
        return !down.isEmpty();
    }

    // ---- hover ----

    /// A pointer that is up is somewhere over the view.
    public void hover(Point where) {
        if (scene.picture().get() == null) return;
        inside = true;
        at = where;
        target.at().set(where);
        if (scene.tools().grip(at.x(), at.y()).isPresent()) {
            clear();
            over.set(Over.GRIP);
            return;
        }
        HitTest aim = aim();
        Optional<Handle> handle = aim.handle().or(aim::pulled);
        target.handle().set(handle.orElse(null));
        if (handle.isEmpty()) feel(aim);
        else {
            target.hover(Optional.empty(), false);
            over.set(Over.HANDLE);
        }
    }

    /// The pointer has left the view.
    public void leave() {
        inside = false;
        target.at().set(null);
        if (doing == Doing.NOTHING) clear();
    }

    private void clear() {
        target.handle().set(null);
        target.hover(Optional.empty(), false);
        over.set(Over.NOTHING);
    }

    private Optional<Pick.Hit> feel(HitTest aim) {
        Optional<Pick.Hit> hit = aim.surface();
        target.hover(hit, aim.side().right());
        over.set(hit.isPresent() ? Over.SURFACE : Over.NOTHING);
        return hit;
    }

    /// Looks again at what is under the pointer, since the scene may have moved.
    private void again() {
        if (scene.picture().get() == null) return;
        paths.came(scene.picture().get(), reachable());
        if (inside && doing == Doing.NOTHING && marked().filter(handle -> !aim().near(handle)).isPresent()) hover(at);
        if (target.hovers() && (inside || doing == Doing.TOUCHING)) feel(aim());
    }

    private HitTest aim() {
        return scene.aim(at.x(), at.y());
    }

    /// The handle that is drawn as the one under the pointer.
    private Optional<Handle> marked() {
        return Optional.ofNullable(target.handle().get());
    }

    /// The handles that a hand may be on its way to: the one that was last under the pointer first.
    private List<Handle> reachable() {
        return Stream.concat(marked().stream(), scene.handles().stream()).distinct().toList();
    }

    // ---- press ----

    /// A pointer comes down.
    ///
    /// @param pointer its number, unlike that of others that are down
    public void press(int pointer, Point where, Press as) {
        if (scene.picture().get() == null) return;
        down.put(pointer, where);
        if (down.size() == 2 && (doing == Doing.TURNING || doing == Doing.MOVING))
            doing = scene.fixed().get() ? Doing.NOTHING : Doing.PINCHING;
        if (down.size() > 1) return;
        how = as;
        from = at = where;
        moved = false;
        under = Optional.empty();
        doing = !as.primary() || as.shift() ? Doing.MOVING : as.shortcut() ? Doing.TURNING : begin();
        if (doing == Doing.TURNING) under = aim().element();
    }

    private Doing begin() {
        if (scene.sketch().taking()) {
            scene.sketch().press(aim().side().at(), at.x(), at.y());
            return Doing.DRAWING;
        }
        HitTest exact = aim();
        boolean wide = how.finger() && exact.handle().isEmpty();
        grip = scene.tools().grip(at.x(), at.y())
                .or(() -> wide ? around(p -> scene.tools().grip(p.x(), p.y())) : Optional.empty());
        if (grip.isPresent()) return Doing.MEASURING;
        HitTest aim = wide ? around(p -> Optional.of(scene.aim(p.x(), p.y())).filter(a -> a.handle().isPresent()))
                .orElse(exact) : exact;
        held = aim.handle().or(() -> marked().filter(aim::near)).or(() -> paths.at(aim, reachable()))
                .or(aim::pulled);
        target.handle().set(held.orElse(null));
        if (held.isPresent()) return grab(aim, held.get());
        if (!scene.sketch().wanted().isEmpty()) return Doing.TURNING;
        Optional<Pick.Hit> hit = feel(aim);
        hit.ifPresent(place -> {
            strike(place);
            hands.press().press(place);
        });
        return hit.isPresent() ? Doing.TOUCHING : Doing.TURNING;
    }

    private Doing grab(HitTest aim, Handle handle) {
        target.hover(Optional.empty(), false);
        over.set(Over.HANDLE);
        right = aim.side().right();
        start = handle.at(aim.side().picture().state());
        apart = aim.near(handle) ? new Point(0, 0) : aim.side().at().point(start).subtract(at);
        under = aim.element();
        hands.drag().press(handle);
        return Doing.DRAGGING;
    }

    /// The nearest of what a finger covers.
    private <T> Optional<T> around(Function<Point, Optional<T>> find) {
        for (double radius : WIDE)
            for (int i = 0; i < ROUND; i++) {
                double turn = 2 * Math.PI * i / ROUND;
                Optional<T> found = find.apply(at.add(radius * Math.cos(turn), radius * Math.sin(turn)));
                if (found.isPresent()) return found;
            }
        return Optional.empty();
    }

    private void strike(Pick.Hit hit) {
        target.strike(scene.projection().eye(), hit);
    }

    // ---- drag ----

    /// A pointer that is down goes somewhere.
    public void move(int pointer, Point where) {
        Point before = down.get(pointer);
        if (before == null) return;
        if (doing == Doing.PINCHING && down.size() == 2) pinch(pointer, before, where);
        down.put(pointer, where);
        if (doing == Doing.PINCHING || !first(pointer)) return;
        moved |= where.distance(from) >= (how.finger() ? TAP : CLICK);
        if (!moved) return; // a click is not a drag
        Point by = where.subtract(at);
        at = where;
        target.at().set(at);
        follow(by);
    }

    private boolean first(int pointer) {
        return down.keySet().iterator().next() == pointer;
    }

    private void follow(Point by) {
        switch (doing) {
            case DRAWING -> scene.sketch().drag(aim().side().at(), at.x(), at.y());
            case MEASURING -> grip.ifPresent(hit -> scene.tools().drag(hit,
                    scene.tools().dragged(hit, at.x(), at.y())));
            case DRAGGING -> drag();
            case TOUCHING -> feel(aim()).ifPresent(to -> {
                strike(to);
                hands.press().drag(to);
            });
            case TURNING -> {
                if (!scene.fixed().get()) scene.camera().turn(by.x(), by.y());
            }
            case MOVING -> {
                if (!scene.fixed().get()) scene.camera().pan(by.x(), by.y());
            }
            case NOTHING, PINCHING -> {}
        }
    }

    /// Drags along the locked axis from the start, or else in the view plane.
    private void drag() {
        held.ifPresent(handle -> {
            Side side = scene.side(right);
            Projection seen = side.at();
            Point aimed = at.add(apart);
            Vec to = target.lock().get().map(axis -> seen.onLine(start, axis.direction(), aimed.x(), aimed.y()))
                    .orElseGet(() -> seen.onViewPlane(handle.at(side.picture().state()), aimed.x(), aimed.y()));
            hands.drag().drag(handle, to);
        });
    }

    private void pinch(int pointer, Point before, Point now) {
        Point other = down.entrySet().stream().filter(d -> d.getKey() != pointer).findFirst().orElseThrow().getValue();
        double was = Math.max(1, before.distance(other)), is = Math.max(1, now.distance(other));
        scene.camera().pan(0.5 * (now.x() - before.x()), 0.5 * (now.y() - before.y()));
        Point middle = now.midpoint(other);
        scene.zoom(is / was, middle.x(), middle.y());
    }

    /// @param pixels up, which comes nearer
    public void wheel(Point where, double pixels) {
        if (pixels != 0 && !scene.fixed().get())
            scene.zoom(Math.exp(PER_PIXEL * pixels), where.x(), where.y());
    }

    // ---- release ----

    /// A pointer is up again.
    ///
    /// @param done whether it has done what it came for; otherwise something else has taken it away
    /// @return what was asked about by a click with another button than the first
    public Optional<Place> release(int pointer, Point where, boolean done) {
        if (!down.containsKey(pointer)) return Optional.empty();
        boolean first = first(pointer);
        down.remove(pointer);
        if (doing == Doing.PINCHING) {
            if (down.isEmpty()) doing = Doing.NOTHING;
            return Optional.empty();
        }
        if (!first) return Optional.empty();
        Doing ended = doing;
        doing = Doing.NOTHING;
        if (ended == Doing.DRAGGING) held.ifPresent(hands.drag()::release);
        if (ended == Doing.MEASURING) hands.measured().accept(scene.tools().shown().get());
        if (ended == Doing.TOUCHING) hands.press().release();
        boolean click = done && !moved;
        if (click && (ended == Doing.DRAGGING || ended == Doing.TURNING)) hands.chosen().accept(under);
        if (how.finger()) leave();
        else if (inside) hover(where);
        return click && !how.primary() ? Optional.of(place(where)) : Optional.empty();
    }

    private Place place(Point p) {
        HitTest aim = scene.aim(p.x(), p.y());
        Optional<ToolHit> tool = scene.tools().at(p.x(), p.y());
        Optional<Handle> handle = tool.isPresent() ? Optional.empty() : aim.handle();
        return new Place(handle, tool.isPresent() || handle.isPresent() ? Optional.empty() : aim.surface(), tool,
                scene.tools().here(p.x(), p.y()));
    }
}
