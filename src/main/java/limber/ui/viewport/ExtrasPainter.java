package limber.ui.viewport;

import java.util.Arrays;
import javafx.scene.paint.Color;
import limber.engine.Model;
import limber.engine.Picture;
import limber.engine.Vec;
import limber.mesh.Skin;

/// A painter of what every model has beside its own overlays: ghost of the particles, trails, normals, elements
/// coloured by value.
final class ExtrasPainter {
    private static final int MOST_NORMALS = 400;
    /// Length of a normal, as a share of the scene.
    private static final double NORMAL = 0.05;

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

    /// The particles before the last step; the surface's ghost is drawn in 3D.
    void ghost(Picture before) {
        double[] places = ScalarField.places(model, before);
        if (places.length > 3) painter.pen().path(places, palette.of("ghost"), 2.5, false);
        for (int i = 0; i < places.length / 3; i++) painter.pen().dot(Vec.of(places, i), palette.of("ghost"));
    }

    /// Draws a trail that fades towards its beginning.
    void trail(Trails.Trail trail) {
        Color colour = palette.of("position");
        int now = trail.frames()[trail.frames().length - 1];
        for (int i = 1; i < trail.frames().length; i++) {
            double fresh = 1 - (double) (now - trail.frames()[i]) / Trails.FRAMES;
            double[] piece = Arrays.copyOfRange(trail.xyz(), 3 * i - 3, 3 * i + 3);
            painter.pen().path(piece, colour.deriveColor(0, 1, 1, Math.clamp(fresh, 0.05, 1)), 3, false);
        }
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

    /// Particles as dots, and the sticks between them, each in the colour of its value.
    void values(Colouring c, double[] places) {
        double[] values = c.values();
        boolean sticks = c.where() == ScalarField.Where.STICKS;
        for (int i = 0; i + 1 < places.length / 3; i++) {
            double value = sticks ? values[i] : 0.5 * (values[i] + values[i + 1]);
            painter.pen().path(Arrays.copyOfRange(places, 3 * i, 3 * i + 6), c.colour(value, palette), 6, false);
        }
        for (int i = 0; i < places.length / 3 && !sticks; i++)
            painter.pen().dot(Vec.of(places, i), c.colour(values[i], palette), 5);
    }
}
