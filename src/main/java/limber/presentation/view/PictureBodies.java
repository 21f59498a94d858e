package limber.presentation.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import limber.engine.State;
import limber.engine.model.Appearance;
import limber.engine.model.Model;
import limber.engine.model.Overlay;
import limber.engine.run.Companions.Companion;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Texture;
import limber.presentation.surface.Colouring;
import limber.presentation.surface.Cover;
import limber.presentation.surface.MethodColours;
import limber.presentation.surface.Phong;
import limber.presentation.surface.Shape;
import limber.presentation.surface.SurfaceLook;
import limber.presentation.view.PictureBody.Kind;
import limber.presentation.view.PictureBody.Part;

/// The bodies of a picture: the surface of its scene, those of what stands beside it, obstacles, and a ghost.
public final class PictureBodies {
    private static final Part SCENE = new Part(Kind.SURFACE, 0);

    private final Model model;
    private final Palette palette;
    private final ComparisonScene comparison;
    private final Consumer<Texture> read;
    private final Map<Part, SurfaceLook> looks = new HashMap<>();

    /// @param read refuses a texture that is not a picture
    PictureBodies(Model model, Palette palette, ComparisonScene comparison, Consumer<Texture> read) {
        this.model = model;
        this.palette = palette;
        this.comparison = comparison;
        this.read = read;
    }

    /// The last error, such as a texture that cannot be read.
    public ObjectProperty<Optional<String>> trouble() {
        return look(SCENE).trouble();
    }

    /// The colours have changed.
    void stale() {
        looks.values().forEach(SurfaceLook::stale);
    }

    /// Those of a view in the order in which they are drawn. A body of which nothing would be seen is none.
    List<PictureBody> of(ScenePainting.View view) {
        Picture now = view.now();
        ShownLayers shown = view.shown();
        Optional<Colouring> map = view.colouring().filter(Colouring::surface);
        var bodies = new ArrayList<PictureBody>();
        bodies.add(surface(SCENE, model, now, look(SCENE).cover(model.material(), now, map,
                now.companions().map(_ -> MethodColours.tint(0))), map, shown, Vec.ZERO));
        obstacles(bodies, Kind.OBSTACLE, now, shown, Vec.ZERO);
        view.other().ifPresent(other -> compared(bodies, other, shown));
        now.companions().ifPresent(others -> methods(bodies, others.all(), map, view.apart(), shown));
        view.ghost().ifPresent(s -> bodies.add(ghost(s, now.ahead().isPresent(), 0, Vec.ZERO)));
        view.other().filter(o -> !o.over()).ifPresent(
                o -> o.now().ahead().ifPresent(s -> bodies.add(ghost(s, true, 1, o.shift()))));
        bodies.removeIf(body -> body.shape().empty());
        bodies.sort((a, b) -> Boolean.compare(a.late(), b.late()));
        return bodies;
    }

    private SurfaceLook look(Part part) {
        return looks.computeIfAbsent(part, _ -> new SurfaceLook(palette, read));
    }

    private PictureBody surface(Part part, Model of, Picture now, Cover cover, Optional<Colouring> map,
            ShownLayers shown, Vec shift) {
        Shape shape = Colouring.shape(map, now.state());
        Optional<Ink> lines = shown.has(ShownLayers.WIREFRAME) ? Optional.of(palette.of("wire-over"))
                : Optional.empty();
        return new PictureBody(part, shape, of.ownNormals(now.settings()), cover, shift,
                part.kind() == Kind.METHOD ? part.number() + 1 : 0, shadow(shape, now, shown), lines, true);
    }

    private static Optional<double[]> shadow(Shape shape, Picture now, ShownLayers shown) {
        if (!shown.has(ShownLayers.GROUND)) return Optional.empty();
        return switch (Appearance.of(now.settings()).shadow()) {
            case DEFORMED -> Optional.of(shape.vertices());
            case REST -> now.atRest().filter(xyz -> xyz.length == shape.vertices().length);
            case NONE -> Optional.empty();
        };
    }

    /// A floor is none of them where the ground of the view is drawn, which lies there.
    private void obstacles(List<PictureBody> bodies, Kind kind, Picture now, ShownLayers shown, Vec shift) {
        boolean ground = shown.has(ShownLayers.GROUND);
        int number = 0;
        for (Overlay.Solid solid : Solids.of(now, shown)) {
            if (ground && Solids.flat(solid)) continue;
            Shape shape = Shape.of(solid, Shape.TEXTURED);
            bodies.add(new PictureBody(new Part(kind, number++), shape, false, Cover.plain(palette.of(solid.role())),
                    shift, 0, ground ? Optional.of(shape.vertices()) : Optional.empty(), Optional.empty(), true));
        }
    }

    /// The second side of a comparison. Beside the first it looks as that does. Over the first it has a colour of its
    /// own, and obstacles and shadow of the first are enough.
    private void compared(List<PictureBody> bodies, ScenePainting.Other other, ShownLayers shown) {
        var part = new Part(Kind.COMPARED, 0);
        if (other.over()) {
            Ink compared = palette.of("compared");
            var cover = new Cover(Optional.empty(), Phong.of(Appearance.DEFAULT, compared, compared));
            bodies.add(new PictureBody(part, Shape.of(other.now().state(), Shape.TEXTURED),
                    model.ownNormals(other.now().settings()), cover, other.shift(), 1, Optional.empty(),
                    Optional.empty(), true));
            return;
        }
        Optional<Colouring> map = other.colouring().filter(Colouring::surface);
        Cover cover = look(part).cover(model.material(), other.now(), map, Optional.empty());
        bodies.add(surface(part, model, other.now(), cover, map, shown, other.shift()));
        obstacles(bodies, Kind.COMPARED_OBSTACLE, other.now(), shown, other.shift());
    }

    /// Other methods, each in its tint or in the colours of the scene's map. Where they lie over the scene, each is
    /// behind the one before, so that equal ones do not flicker.
    private void methods(List<PictureBody> bodies, List<Companion> others, Optional<Colouring> map, Vec apart,
            ShownLayers shown) {
        Optional<Colouring> scale = map.filter(_ -> comparison.apart().get());
        for (int i = 0; i < others.size(); i++) {
            Companion one = others.get(i);
            var part = new Part(Kind.METHOD, i);
            Optional<Colouring> own = scale.map(s -> MethodColours.of(one, s));
            Cover cover = look(part).cover(one.model().material(), one.picture(), own,
                    Optional.of(MethodColours.tint(i + 1)));
            bodies.add(surface(part, one.model(), one.picture(), cover, own, shown, apart.times(i + 1)));
        }
    }

    /// @param lines whether it is a skin that is being made, of which only the edges are shown
    private PictureBody ghost(State s, boolean lines, int side, Vec shift) {
        return new PictureBody(new Part(Kind.GHOST, side), Shape.of(s, Shape.TEXTURED), false,
                Cover.plain(palette.of("ghost")), shift, 1, Optional.empty(),
                lines ? Optional.of(palette.of("wire")) : Optional.empty(), !lines);
    }
}
