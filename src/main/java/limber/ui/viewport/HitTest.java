package limber.ui.viewport;

import java.util.Optional;
import limber.engine.Channel;
import limber.engine.Element;
import limber.engine.ElementKind;
import limber.engine.Handle;
import limber.engine.Model;
import limber.engine.Picture;
import limber.engine.State;
import limber.engine.Vec;
import limber.mesh.Pick;
import limber.mesh.Skin;

/// A hit test for one pixel of a view. Handle and surface are looked up once; they decide first which side of a
/// comparison is meant.
final class HitTest {
    /// Pixels within which a handle or an element is under the pointer.
    private static final double HANDLE_REACH = 16, ELEMENT_REACH = 10, LINE_REACH = 8;

    private final Model model;
    private final Side side;
    private final double px, py;
    /// Null until looked up.
    private Optional<Handle> handle;
    private Optional<Pick.Hit> surface;

    /// @param side whose picture is null before there is one
    HitTest(Model model, Side side, double px, double py) {
        this.model = model;
        this.side = side;
        this.px = px;
        this.py = py;
    }

    Side side() {
        return side;
    }

    private Picture picture() {
        return side.picture();
    }

    private Projection at() {
        return side.at();
    }

    /// Whether anything was hit.
    boolean hits() {
        return handle().isPresent() || surface().isPresent() || element().isPresent();
    }

    /// The nearest handle, or else the nearest element that can be grabbed.
    Optional<Handle> handle() {
        if (handle == null) handle = picture() == null ? Optional.empty()
                : declared().or(() -> model.grabbable().flatMap(this::nearest));
        return handle;
    }

    private Optional<Handle> declared() {
        Handle best = null;
        double nearest = HANDLE_REACH;
        for (Handle handle : model.handles(picture().settings())) {
            Vec p = handle.at(picture().state());
            double d = at().depth(p.x(), p.y(), p.z()) <= 0.01 ? Double.MAX_VALUE : at().point(p).distance(px, py);
            if (d >= nearest) continue;
            nearest = d;
            best = handle;
        }
        return Optional.ofNullable(best);
    }

    private Optional<Handle> nearest(Channel channel) {
        double[] xyz = picture().state().of(channel);
        int best = -1;
        double nearest = ELEMENT_REACH;
        for (int i = 0; i < xyz.length / 3; i++) {
            if (!at().inFront(xyz, i)) continue;
            double d = Math.hypot(at().x(xyz, i) - px, at().y(xyz, i) - py);
            if (d >= nearest) continue;
            nearest = d;
            best = i;
        }
        return best < 0 ? Optional.empty() : Optional.of(Handle.grabbing(channel, best));
    }

    /// The element that a click selects: that of a handle or a grabbable one, or else the nearest edge, or else the
    /// visible face, or the nearest corner of the visible triangle where the model has no faces.
    Optional<Element> element() {
        if (picture() == null) return Optional.empty();
        Optional<Element> point = handle().filter(h -> !h.channel().of().isEmpty())
                .map(h -> new Element(h.channel().of(), h.element()));
        return point.or(this::line).or(this::onSurface);
    }

    private Optional<Element> line() {
        Element best = null;
        double nearest = LINE_REACH;
        for (ElementKind kind : model.kinds(picture().settings())) {
            if (kind.shape() != ElementKind.Shape.EDGE || picture().state().count(kind.of()) == 0) continue;
            double[] ends = model.places(picture().settings(), picture().state(), kind);
            for (int i = 0; i < ends.length / 6; i++) {
                double d = distance(ends, 2 * i);
                if (d >= nearest) continue;
                nearest = d;
                best = new Element(kind.of(), i);
            }
        }
        return Optional.ofNullable(best);
    }

    /// Pixels from the line between points `a` and `a + 1`.
    private double distance(double[] ends, int a) {
        if (!at().inFront(ends, a) || !at().inFront(ends, a + 1)) return Double.MAX_VALUE;
        double ax = at().x(ends, a), ay = at().y(ends, a), dx = at().x(ends, a + 1) - ax, dy = at().y(ends, a + 1) - ay,
                squared = dx * dx + dy * dy;
        double share = squared == 0 ? 0 : Math.clamp(((px - ax) * dx + (py - ay) * dy) / squared, 0, 1);
        return Math.hypot(ax + share * dx - px, ay + share * dy - py);
    }

    private Optional<Element> onSurface() {
        State s = picture().state();
        if (s.triangles().length == 0) return Optional.empty();
        Optional<ElementKind> faces = model.kinds(picture().settings()).stream()
                .filter(k -> k.shape() == ElementKind.Shape.FACE && k.count(s) > 0).findFirst();
        return Pick.first(Skin.vertices(s), s.triangles(), at().eye(), at().towards(px, py)).map(hit -> {
            if (faces.isPresent()) // a back side repeats the faces of the front
                return new Element(faces.get().of(), hit.triangle() % faces.get().count(s));
            double first = 1 - hit.u() - hit.v();
            int corner = first >= hit.u() && first >= hit.v() ? 0 : hit.u() >= hit.v() ? 1 : 2;
            return new Element(Skin.VERTICES.of(), s.triangles()[3 * hit.triangle() + corner]);
        });
    }

    /// The hit of the pixel's ray on the surface, with the shading normal; empty beside it, and where the surface
    /// cannot be touched.
    Optional<Pick.Hit> surface() {
        if (surface == null) surface = picture() == null ? Optional.empty() : hit();
        return surface;
    }

    private Optional<Pick.Hit> hit() {
        State s = picture().state();
        double[] normals = s.named(Skin.NORMALS.name());
        return model.touch(picture().settings()).map(touch -> touch.surface().apply(s))
                .flatMap(vertices -> Pick.first(vertices, s.triangles(), at().eye(), at().towards(px, py))
                        .map(hit -> normals.length == vertices.length ? hit.smooth(normals, s.triangles()) : hit));
    }
}
