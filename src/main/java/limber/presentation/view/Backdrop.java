package limber.presentation.view;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.model.Entry;
import limber.engine.model.Material;
import limber.engine.model.Overlay;
import limber.engine.settings.Vec;
import limber.presentation.camera.Floor;
import limber.presentation.camera.Projection;
import limber.presentation.camera.WorldAxis;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Pen;
import limber.presentation.surface.Colouring;
import limber.presentation.surface.MethodColours;
import limber.presentation.surface.Shape;

/// The background drawn as lines on the canvas where there is no 3D: ground, axes, the surface and its ghost.
public final class Backdrop {
    private static final int CELLS = 8;

    private final boolean solid;
    private final Palette palette;
    private final Material material;
    private final Wireframe surface = new Wireframe(), ghost = new Wireframe(), rival = new Wireframe(),
            obstacle = new Wireframe();
    private final List<Wireframe> methods = Stream.generate(Wireframe::new).limit(Entry.MOST).toList();

    /// @param solid whether 3D draws the scene
    /// @param material of the surface
    Backdrop(boolean solid, Palette palette, Material material) {
        this.material = material;
        this.solid = solid;
        this.palette = palette;
    }

    public void paint(Pen g, Projection at, ScenePainting.View view) {
        if (solid) return;
        ShownLayers shown = view.shown();
        g.setFill(palette.of("background"));
        g.fillRect(0, 0, at.width(), at.height());
        if (shown.has(ShownLayers.GROUND)) ground(g, at, view.floor());
        if (shown.has(ShownLayers.AXES)) axes(g, at, view.floor());
        double width = palette.lineWidth();
        for (Overlay.Solid body : Solids.of(view.now(), shown))
            obstacle.paint(g, at, Shape.of(body, Shape.TEXTURED), palette.of(body.role()), width, _ -> Ink.GREY);
        view.ghost().ifPresent(
                s -> ghost.paint(g, at, Shape.of(s, Shape.TEXTURED), palette.of("ghost"), width, _ -> Ink.GREY));
        view.other().ifPresent(o -> rival.paint(g, at.moved(o.shift()), Shape.of(o.now().state(), Shape.TEXTURED),
                palette.of("compared"), width, _ -> Ink.GREY));
        view.now().companions().ifPresent(others -> {
            for (int i = 0; i < others.all().size(); i++)
                methods.get(i).paint(g, at.moved(view.apart().times(i + 1)),
                        Shape.of(others.all().get(i).picture().state(), Shape.TEXTURED),
                        palette.of(MethodColours.tint(i + 1)), width, _ -> Ink.GREY);
        });
        Optional<Colouring> map = view.colouring().filter(Colouring::surface);
        surface.paint(g, at, Colouring.shape(map, view.now().state()),
                palette.of(material), width,
                share -> Colouring.colour(share, map.isPresent() && map.get().signed(), palette));
    }

    private void ground(Pen g, Projection at, Floor floor) {
        double cell = floor.cell(), half = CELLS * cell, y = floor.level();
        Vec c = floor.centre();
        g.setStroke(palette.of("grid"));
        g.setLineWidth(palette.lineWidth());
        for (int i = -CELLS; i <= CELLS; i++) {
            line(g, at, c.plus(new Vec(i * cell, y, -half)), c.plus(new Vec(i * cell, y, half)));
            line(g, at, c.plus(new Vec(-half, y, i * cell)), c.plus(new Vec(half, y, i * cell)));
        }
    }

    private void axes(Pen g, Projection at, Floor floor) {
        g.setLineWidth(2 * palette.lineWidth());
        for (WorldAxis axis : WorldAxis.values()) {
            g.setStroke(palette.of(axis.role()));
            line(g, at, Vec.ZERO, axis.direction().times(0.25 * floor.extent()));
        }
    }

    /// Draws the part of a line in front of the eye.
    private static void line(Pen g, Projection at, Vec a, Vec b) {
        double near = at.near(), da = at.depth(a.x(), a.y(), a.z()), db = at.depth(b.x(), b.y(), b.z());
        if (da < near && db < near) return;
        Vec from = da < near ? a.plus(b.minus(a).times((near - da) / (db - da))) : a,
                to = db < near ? b.plus(a.minus(b).times((near - db) / (da - db))) : b;
        g.strokeLine(at.point(from).x(), at.point(from).y(), at.point(to).x(), at.point(to).y());
    }
}
