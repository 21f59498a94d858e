package limber.web.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.model.Appearance;
import limber.engine.model.Model;
import limber.engine.model.Overlay;
import limber.engine.run.Companions;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Palette;
import limber.presentation.surface.Colouring;
import limber.presentation.surface.Cover;
import limber.presentation.surface.MethodColours;
import limber.presentation.surface.Phong;
import limber.presentation.surface.Shape;
import limber.presentation.surface.SurfaceLook;
import limber.presentation.view.ComparisonScene;
import limber.presentation.view.ScenePainting;
import limber.presentation.view.ShownLayers;
import limber.presentation.view.Solids;

/// The bodies of a picture as a page draws them: surfaces of the scene and of what stands beside it, obstacles, ghosts.
public final class PictureBodies {
    private final Model model;
    private final Palette palette;
    private final ComparisonScene comparison;
    private final List<SurfaceLook> looks = new ArrayList<>();
    private final List<Cover> covers = new ArrayList<>();

    public PictureBodies(Model model, Palette palette, ComparisonScene comparison) {
        this.model = model;
        this.palette = palette;
        this.comparison = comparison;
    }

    /// The colours have changed.
    public void stale() {
        looks.forEach(SurfaceLook::stale);
    }

    /// The surfaces, those that are seen through last.
    public List<Body> of(ScenePainting.View view) {
        Picture now = view.now();
        var bodies = new ArrayList<Body>();
        ShownLayers shown = view.shown();
        Optional<Colouring> map = view.colouring().filter(Colouring::surface);
        Optional<Companions> methods = now.companions();
        add(bodies, surface(0, now, model, map, methods.isPresent() ? Optional.of(MethodColours.tint(0))
                : Optional.empty(), shown));
        for (Overlay.Solid solid : Solids.of(now, shown)) add(bodies, solid(solid, Vec.ZERO, shown));
        view.other().ifPresent(other -> other(bodies, other, shown));
        methods.ifPresent(others -> methods(bodies, others, map, view.apart(), shown));
        view.ghost().ifPresent(s -> {
            Body ghost = new Body(Shape.of(s, Shape.TEXTURED), plain("ghost")).moved(Vec.ZERO, 1);
            add(bodies, now.ahead().isPresent() ? ghost.wired(palette.of("wire"), true) : ghost);
        });
        bodies.sort((a, b) -> Boolean.compare(a.isClear(), b.isClear()));
        return bodies;
    }

    private static void add(List<Body> bodies, Body body) {
        if (body.triangles().length > 0 && body.vertices().length > 0) bodies.add(body);
    }

    private Body surface(int number, Picture now, Model of, Optional<Colouring> map, Optional<String> tint,
            ShownLayers shown) {
        while (looks.size() <= number) {
            looks.add(new SurfaceLook(palette, of.material()));
            covers.add(plain("position"));
        }
        SurfaceLook.Covered covered = cover -> covers.set(number, cover);
        if (tint.isPresent()) looks.get(number).cover(covered, now, map, tint.get());
        else looks.get(number).cover(covered, now, map);
        return shadowed(new Body(Colouring.shape(map, now.state()), covers.get(number)), now, shown);
    }

    private Body shadowed(Body body, Picture now, ShownLayers shown) {
        if (shown.has(ShownLayers.WIREFRAME)) body.wired(palette.of("wire-over"), false);
        Appearance.Shadow of = shown.has(ShownLayers.GROUND) ? Appearance.of(now.settings()).shadow()
                : Appearance.Shadow.NONE;
        return switch (of) {
            case DEFORMED -> body.shadowed(true);
            case REST -> body.shadowed(now.atRest().orElse(new double[0]));
            case NONE -> body;
        };
    }

    private Body solid(Overlay.Solid solid, Vec shift, ShownLayers shown) {
        boolean grounded = shown.has(ShownLayers.GROUND),
                floor = grounded && Solids.flat(solid); // the ground lies where a floor is
        Shape shape = Shape.of(solid, Shape.TEXTURED);
        return new Body(floor ? shape.at(new double[0]) : shape, plain("obstacle")).open().moved(shift, 0)
                .shadowed(grounded);
    }

    private void other(List<Body> bodies, ScenePainting.Other other, ShownLayers shown) {
        if (other.over()) {
            Ink compared = palette.of("compared");
            var cover = new Cover(Optional.empty(), Phong.of(Appearance.DEFAULT, compared, compared));
            add(bodies, new Body(Shape.of(other.now().state(), Shape.TEXTURED), cover).moved(Vec.ZERO, 1));
            return;
        }
        add(bodies, surface(1, other.now(), model, other.colouring().filter(Colouring::surface), Optional.empty(),
                shown).moved(other.shift(), 0));
        for (Overlay.Solid solid : Solids.of(other.now(), shown))
            add(bodies, solid(solid, other.shift(), shown));
    }

    private void methods(List<Body> bodies, Companions others, Optional<Colouring> map, Vec shift, ShownLayers shown) {
        Optional<Colouring> scale = map.filter(_ -> comparison.apart().get());
        for (int i = 0; i < others.all().size(); i++) {
            Companions.Companion one = others.all().get(i);
            add(bodies, surface(i + 1, one.picture(), one.model(), scale.map(s -> MethodColours.of(one, s)),
                    Optional.of(MethodColours.tint(i + 1)), shown)
                    .moved(shift.times(i + 1), i + 1));
        }
    }

    private Cover plain(String role) {
        return Cover.plain(palette.of(role));
    }
}
