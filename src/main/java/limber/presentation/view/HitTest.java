package limber.presentation.view;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.Channel;
import limber.engine.Element;
import limber.engine.State;
import limber.engine.model.ElementKind;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.model.Overlay;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.engine.tool.ToolPoint;
import limber.mesh.Pick;
import limber.mesh.Skin;
import limber.presentation.camera.Projection;

/// A hit test for one pixel of a view. Handle and surface are looked up once; they decide first which side of a
/// comparison is meant.
public final class HitTest {
    /// Pixels within which a handle or an element is under the pointer.
    private static final double HANDLE_REACH = 18, KEPT_REACH = 36, PATH_REACH = 24, ELEMENT_REACH = 10, LINE_REACH = 8;
    /// The sides of a tetrahedron, each seen from both sides: it may be inside out.
    private static final int[] SIDES = {0, 1, 2, 0, 2, 1, 0, 1, 3, 0, 3, 1, 0, 2, 3, 0, 3, 2, 1, 2, 3, 1, 3, 2};

    private final Model model;
    private final Side side;
    private final List<String> wanted;
    private final double px, py;
    /// Null until looked up.
    private Optional<Handle> handle;
    private Optional<Pick.Hit> surface;

    /// @param side whose picture is null before there is one
    /// @param wanted the kinds of elements that are selected rather than others
    HitTest(Model model, Side side, List<String> wanted, double px, double py) {
        this.model = model;
        this.side = side;
        this.wanted = wanted;
        this.px = px;
        this.py = py;
    }

    public Side side() {
        return side;
    }

    private Picture picture() {
        return side.picture();
    }

    private Projection at() {
        return side.at();
    }

    /// Whether a handle that the pointer was on is still near, so that one that moves is not lost at once.
    public boolean near(Handle handle) {
        if (picture() == null || !handle.in(picture().state())) return false;
        Vec p = handle.at(picture().state());
        return at().inFront(p) && at().point(p).distance(px, py) < KEPT_REACH;
    }

    /// Whether it is beside the way that a handle has come.
    ///
    /// @param places m, in the order in which it was there
    boolean beside(Collection<Vec> places) {
        Vec before = null;
        for (Vec place : places) {
            if (before != null && distance(new double[]{before.x(), before.y(), before.z(), place.x(), place.y(),
                place.z()}, 0, 1) < PATH_REACH) return true;
            before = place;
        }
        return false;
    }

    /// The place on a surface that can be touched, where no handle is nearer.
    public Optional<Pick.Hit> touched() {
        return handle().isPresent() ? Optional.empty() : surface();
    }

    /// Whether anything was hit.
    boolean hits() {
        return handle().isPresent() || surface().isPresent() || element().isPresent();
    }

    /// The nearest handle, or else the nearest element that can be grabbed.
    public Optional<Handle> handle() {
        if (handle == null) handle = picture() == null ? Optional.empty()
                : declared().or(() -> model.grabbable().flatMap(this::nearest));
        return handle;
    }

    /// What a drag of the body moves: the element that can be grabbed, or else the handle, that is nearest to the place
    /// under the pointer. Empty beside the body, and where a touch of it does something else.
    public Optional<Handle> pulled() {
        if (picture() == null || model.touch(picture().settings()).isPresent()) return Optional.empty();
        return body()
                .flatMap(place -> model.grabbable().map(channel -> Handle.grabbing(channel, nearest(channel, place)))
                        .or(() -> model.handles(picture().settings()).stream().filter(h -> h.in(picture().state()))
                                .min(Comparator.comparingDouble(h -> h.at(picture().state()).distance(place)))));
    }

    /// The place of the body under the pointer, m: on its skin, on what its elements are drawn as, or on a line between
    /// them.
    private Optional<Vec> body() {
        State s = picture().state();
        return Pick.first(Skin.vertices(s), s.triangles(), at().eye(), at().towards(px, py)).map(Pick.Hit::point)
                .or(this::solid).or(() -> line().map(e -> nearerEnd(model.place(picture().settings(), s, e))));
    }

    /// The nearest place under the pointer on balls, rods and faces that elements are drawn as.
    private Optional<Vec> solid() {
        Vec eye = at().eye();
        Set<String> kinds =
                model.kinds(picture().settings()).stream().filter(ElementKind::solid).map(ElementKind::drawnAs)
                        .collect(Collectors.toSet());
        return picture().overlays().stream().filter(o -> kinds.contains(o.name())).flatMap(o -> switch (o) {
            case Overlay.Solid s -> Stream.of(s);
            case Overlay.Surface s -> s.body().stream();
            default -> Stream.<Overlay.Solid>empty();
        }).flatMap(body -> Pick.first(body.xyz(), body.triangles(), eye, at().towards(px, py)).stream())
                .map(Pick.Hit::point).min(Comparator.comparingDouble(eye::distance));
    }

    private Vec nearerEnd(double[] ends) {
        return distance(ends, 0, 0) < distance(ends, 1, 1) ? Vec.of(ends, 0) : Vec.of(ends, 1);
    }

    private int nearest(Channel channel, Vec place) {
        double[] xyz = picture().state().of(channel);
        int best = 0;
        for (int i = 1; i < xyz.length / 3; i++)
            if (Vec.of(xyz, i).distance(place) < Vec.of(xyz, best).distance(place)) best = i;
        return best;
    }

    private Optional<Handle> declared() {
        Handle best = null;
        double nearest = HANDLE_REACH;
        for (Handle handle : model.handles(picture().settings())) {
            Vec p = handle.at(picture().state());
            double d = !at().inFront(p) ? Double.MAX_VALUE : at().point(p).distance(px, py);
            if (d >= nearest) continue;
            nearest = d;
            best = handle;
        }
        return Optional.ofNullable(best);
    }

    /// What a measuring tool is fastened to here: the nearest handle, or else the nearest point, or else the nearest
    /// corner of the visible triangle where corners are elements; empty for none.
    Optional<ToolPoint> fastening() {
        if (picture() == null) return Optional.empty();
        Optional<String> handle = declared().map(Handle::name);
        return handle.or(() -> nearest(points(), ELEMENT_REACH).or(() -> onSurface().filter(this::isPoint))
                .map(Element::handleName)).map(ToolPoint.Fastened::new);
    }

    /// The kinds of points but those of the skin, many of which are hidden.
    private Stream<ElementKind> points() {
        return model.kinds(picture().settings()).stream().filter(k -> k.shape() == ElementKind.Shape.POINT
                && !k.points().equals(Skin.VERTICES));
    }

    private boolean isPoint(Element element) {
        return model.kind(picture().settings(), element.of())
                .filter(k -> k.shape() == ElementKind.Shape.POINT).isPresent();
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

    /// The element that a click selects: one of a wanted kind, or else that of a handle or a grabbable one, or else the
    /// nearest edge, or else the visible face, or the nearest corner of the visible triangle where the model has no
    /// faces.
    public Optional<Element> element() {
        if (picture() == null) return Optional.empty();
        for (String kind : wanted) {
            Optional<Element> found = model.kind(picture().settings(), kind).flatMap(this::of);
            if (found.isPresent()) return found;
        }
        Optional<Element> point = handle().filter(h -> !h.channel().of().isEmpty())
                .map(h -> new Element(h.channel().of(), h.element()));
        return point.or(this::line).or(this::onSurface).or(() -> model.kinds(picture().settings()).stream()
                .filter(k -> k.shape() == ElementKind.Shape.FACE).findFirst().flatMap(this::face));
    }

    /// The element of one kind under the pixel.
    private Optional<Element> of(ElementKind kind) {
        return switch (kind.shape()) {
            case POINT -> nearest(Stream.of(kind), ELEMENT_REACH);
            case EDGE -> nearest(Stream.of(kind), LINE_REACH);
            case FACE -> onSurface().or(() -> face(kind)).filter(e -> e.of().equals(kind.of()));
            case CELL -> cell(kind);
        };
    }

    private Optional<Element> line() {
        return nearest(model.kinds(picture().settings()).stream()
                .filter(k -> k.shape() == ElementKind.Shape.EDGE && picture().state().count(k.of()) > 0), LINE_REACH);
    }

    /// The nearest point or edge of some kinds, within a number of pixels.
    private Optional<Element> nearest(Stream<ElementKind> kinds, double reach) {
        Element best = null;
        double nearest = reach;
        for (ElementKind kind : kinds.toList()) {
            int corners = kind.shape().corners();
            double[] ends = places(kind);
            for (int i = 0; i < ends.length / (3 * corners); i++) {
                double d = distance(ends, corners * i, corners * (i + 1) - 1);
                if (d >= nearest) continue;
                nearest = d;
                best = new Element(kind.of(), i);
            }
        }
        return Optional.ofNullable(best);
    }

    private double[] places(ElementKind kind) {
        return model.places(picture().settings(), picture().state(), kind);
    }

    /// Pixels from the line between two points, which may be the same.
    private double distance(double[] ends, int a, int b) {
        if (!at().inFront(ends, a) || !at().inFront(ends, b)) return Double.MAX_VALUE;
        double ax = at().x(ends, a), ay = at().y(ends, a), dx = at().x(ends, b) - ax, dy = at().y(ends, b) - ay,
                squared = dx * dx + dy * dy;
        double share = squared == 0 ? 0 : Math.clamp(((px - ax) * dx + (py - ay) * dy) / squared, 0, 1);
        return Math.hypot(ax + share * dx - px, ay + share * dy - py);
    }

    /// The cell whose side the pixel's ray meets first.
    private Optional<Element> cell(ElementKind kind) {
        var triangles = new int[SIDES.length * kind.count(picture().state())];
        for (int i = 0; i < triangles.length; i++)
            triangles[i] = i / SIDES.length * kind.shape().corners() + SIDES[i % SIDES.length];
        return Pick.first(places(kind), triangles, at().eye(), at().towards(px, py))
                .map(hit -> new Element(kind.of(), 3 * hit.triangle() / SIDES.length));
    }

    /// The face that the pixel's ray meets first, from either side, of a scene without a skin.
    private Optional<Element> face(ElementKind kind) {
        if (picture().state().triangles().length > 0) return Optional.empty();
        double[] corners = places(kind);
        var sides = new int[2 * corners.length / 3];
        for (int i = 0; i < sides.length / 2; i++) {
            sides[i] = i;
            sides[sides.length - 1 - i] = i; // the other way round
        }
        return Pick.first(corners, sides, at().eye(), at().towards(px, py)).map(Pick.Hit::triangle)
                .map(t -> new Element(kind.of(), Math.min(t, sides.length / 3 - 1 - t)));
    }

    private Optional<Element> onSurface() {
        State s = picture().state();
        if (s.triangles().length == 0) return Optional.empty();
        Optional<ElementKind> faces = model.kinds(picture().settings()).stream()
                .filter(k -> k.shape() == ElementKind.Shape.FACE && k.count(s) > 0).findFirst();
        return drawn().map(hit -> {
            if (faces.isPresent()) // a back side repeats the faces of the front
                return new Element(faces.get().of(), hit.triangle() % faces.get().count(s));
            double first = 1 - hit.u() - hit.v();
            int corner = first >= hit.u() && first >= hit.v() ? 0 : hit.u() >= hit.v() ? 1 : 2;
            return new Element(Skin.VERTICES.of(), s.triangles()[3 * hit.triangle() + corner]);
        });
    }

    private Optional<Pick.Hit> drawn() {
        State s = picture().state();
        return Pick.first(Skin.vertices(s), s.triangles(), at().eye(), at().towards(px, py));
    }

    /// How far before the eye the drawn surface is, m; empty where there is none.
    OptionalDouble depth() {
        if (picture() == null) return OptionalDouble.empty();
        return drawn().map(Pick.Hit::point).stream().mapToDouble(at -> at().depth(at.x(), at.y(), at.z())).findFirst();
    }

    /// The hit of the pixel's ray on the surface, with the shading normal; empty beside it, and where the surface
    /// cannot be touched.
    public Optional<Pick.Hit> surface() {
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
