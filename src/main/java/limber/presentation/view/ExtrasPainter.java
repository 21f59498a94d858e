package limber.presentation.view;

import java.util.Arrays;
import java.util.List;
import limber.engine.model.ElementKind;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Palette;
import limber.presentation.surface.Colouring;

/// A painter of what every model has beside its own overlays: ghosts of elements, trails, normals, elements coloured by
/// value.
final class ExtrasPainter {
    private static final int MOST_NORMALS = 400;
    /// Length of a normal, as a share of the scene.
    private static final double NORMAL = 0.05;

    /// Pixels, at a font size of 14, between a link and the line between its elements.
    private static final double LINK = 8;

    private final OverlayPainter painter;
    private final Palette palette;
    private final Model model;
    private final double extent;

    ExtrasPainter(OverlayPainter painter, Palette palette, Model model, double extent) {
        this.painter = painter;
        this.palette = palette;
        this.model = model;
        this.extent = extent;
    }

    /// The points and edges before the last step; the surface's ghost is drawn in 3D.
    void ghost(Picture before) {
        Ink colour = palette.of("ghost");
        List<ElementKind> kinds = model.kinds(before.settings());
        kinds.stream().filter(k -> k.shape() == ElementKind.Shape.EDGE).findFirst().ifPresent(edges -> {
            double[] ends = model.places(before.settings(), before.state(), edges);
            for (int i = 0; i < ends.length / 6; i++)
                painter.pen().path(Arrays.copyOfRange(ends, 6 * i, 6 * i + 6), colour, 2.5, false);
        });
        kinds.stream().filter(k -> k.shape() == ElementKind.Shape.POINT && !onSurface(k)).findFirst()
                .ifPresent(points -> dots(model.places(before.settings(), before.state(), points), colour));
    }

    private void dots(double[] places, Ink colour) {
        for (int i = 0; i < places.length / 3; i++) painter.pen().dot(Vec.of(places, i), colour);
    }

    private boolean onSurface(ElementKind kind) {
        return kind.of().equals(Skin.VERTICES.of()) || kind.of().equals(model.skinKind());
    }

    /// Draws a trail that fades towards its beginning.
    void trail(Trails.Trail trail) {
        Ink colour = palette.of("position");
        int now = trail.frames()[trail.frames().length - 1];
        for (int i = 1; i < trail.frames().length; i++) {
            double fresh = 1 - (double) (now - trail.frames()[i]) / Trails.FRAMES;
            double[] piece = Arrays.copyOfRange(trail.xyz(), 3 * i - 3, 3 * i + 3);
            painter.pen().path(piece, colour.faded(Math.clamp(fresh, 0.05, 1)), 3, false);
        }
    }

    /// An arrow from the middle of an element to that of another, with a ring around the first; nothing where one has
    /// no place.
    void link(ElementArrow link, Picture now) {
        double[] from = model.place(now.settings(), now.state(), link.from()),
                to = model.place(now.settings(), now.state(), link.to());
        if (from.length == 0 || to.length == 0) return;
        painter.pen().mark(from, palette.of("selection"));
        painter.pen().arrow(middle(from), middle(to), palette.of("selection"), 3, LINK);
    }

    /// What a person has drawn, or what is drawn beside it.
    void sketched(Sketched drawn, Picture now) {
        Ink colour = palette.of(drawn.role());
        switch (drawn) {
            case Sketched.Line line -> painter.pen().path(line.xyz(), colour, 4, line.dashed());
            case Sketched.Arrow arrow -> painter.pen().arrow(arrow.from(), arrow.to(), colour, 4);
            case Sketched.Ring ring -> {
                double[] place = model.place(now.settings(), now.state(), ring.element());
                if (place.length > 0) painter.pen().mark(place, colour);
            }
        }
    }

    private static Vec middle(double[] corners) {
        Vec sum = Vec.ZERO;
        for (int i = 0; i < corners.length / 3; i++) sum = sum.plus(Vec.of(corners, i));
        return sum.times(3.0 / corners.length);
    }

    void normals(Picture now) {
        double[] normals = now.state().named(Skin.NORMALS.name()), vertices = Skin.vertices(now.state());
        if (normals.length != vertices.length) return;
        int n = normals.length / 3, every = Math.max(1, (n + MOST_NORMALS - 1) / MOST_NORMALS);
        for (int i = 0; i < n; i += every) {
            Vec from = Vec.of(vertices, i), to = from.plus(Vec.of(normals, i).times(NORMAL * extent));
            painter.pen().path(new double[]{from.x(), from.y(), from.z(), to.x(), to.y(), to.z()},
                    palette.of("position"), 1.5,
                    false);
        }
    }

    /// Elements, each in the colour of its value; points with the edges between them.
    void values(Colouring c, Picture now) {
        ElementKind kind = c.kind().orElseThrow();
        double[] values = c.values(), places = model.places(now.settings(), now.state(), kind);
        int size = 3 * kind.shape().corners();
        if (kind.shape() == ElementKind.Shape.POINT) points(c, kind, places, now);
        else for (int i = places.length / size - 1; i >= 0; i--) {
            double[] corners = Arrays.copyOfRange(places, size * i, size * i + size);
            if (kind.shape() == ElementKind.Shape.EDGE) painter.pen().path(corners, c.colour(values[i], palette), 6,
                    false);
            else painter.pen().fill(corners, c.colour(values[i], palette));
        }
    }

    private void points(Colouring c, ElementKind kind, double[] places, Picture now) {
        double[] values = c.values();
        model.kinds(now.settings()).stream()
                .filter(k -> k.shape() == ElementKind.Shape.EDGE && k.points().equals(kind.points())).findFirst()
                .ifPresent(edges -> {
                    for (int i = 0; i < edges.count(now.state()); i++) {
                        int a = edges.corner(now.state(), i, 0), b = edges.corner(now.state(), i, 1);
                        double[] ends = Arrays.copyOf(Arrays.copyOfRange(places, 3 * a, 3 * a + 3), 6);
                        System.arraycopy(places, 3 * b, ends, 3, 3);
                        painter.pen().path(ends, c.colour(0.5 * (values[a] + values[b]), palette), 6, false);
                    }
                });
        for (int i = 0; i < places.length / 3; i++)
            painter.pen().dot(Vec.of(places, i), c.colour(values[i], palette), 5);
    }
}
