package limber.ui.viewport;

import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.AmbientLight;
import javafx.scene.Group;
import javafx.scene.LightBase;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.transform.Affine;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import limber.engine.settings.Vec;
import limber.presentation.camera.Floor;
import limber.presentation.camera.StageFrame;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Palette;
import limber.presentation.surface.KeyLight;
import limber.presentation.surface.Textures;
import limber.presentation.view.ContactShadow;
import limber.presentation.view.PictureBody;

/// The ground of a scene: a disc with a tone and the lines of a grid that fade out, the shadows on it, and how much
/// darker it is below what is near to it.
///
/// Both lie in one plane. The disc is taken a little further from the eye, so that it is hidden by the shadows and by
/// what stands on the ground, and yet covers the same pixels. From below only the lines are seen.
///
/// It is the largest thing in a view, so it is cheap to draw without a graphics card: one texture a pixel, a light of
/// its own that only lets the texture through, and no corners in which nothing is seen.
final class Ground {
    private static final int CORNERS = 16;
    /// Shares of the way to the eye that the disc is taken away from it, and what is darkened by contact nearer to it.
    private static final double FURTHER = 0.001, NEARER = 0.0003;
    /// The textures that views have, by their colours. Only the FX thread uses it.
    private static final Map<List<Ink>, WeakReference<Image>> MADE = new HashMap<>();

    private final MeshView disc = new MeshView();
    private final PhongMaterial full = new PhongMaterial(), lines = new PhongMaterial();
    private final MeshView near = new MeshView(square());
    private final PhongMaterial dark = new PhongMaterial();
    private final WritableImage map = new WritableImage(ContactShadow.CELLS, ContactShadow.CELLS);
    private final int[] pixels = new int[ContactShadow.CELLS * ContactShadow.CELLS];
    private final ContactShadow contact = new ContactShadow();
    private final Group shadows = new Group(), group = new Group(disc, shadows, near);
    private final AmbientLight light = new AmbientLight(Color.WHITE);
    private final Affine flat = new Affine();
    private final Scale behind = new Scale(1 + FURTHER, 1 + FURTHER, 1 + FURTHER),
            before = new Scale(1 - NEARER, 1 - NEARER, 1 - NEARER), wide = new Scale();
    private final Translate there = new Translate();
    private double level;
    private Vec eye = Vec.ZERO, middle = Vec.ZERO, aside = Vec.ZERO;
    private boolean shown = true;
    private Optional<Palette> colours = Optional.empty();

    /// @param others the lights of the scene, which do not fall on it
    Ground(List<? extends LightBase> others) {
        disc.setCullFace(CullFace.NONE);
        disc.getTransforms().add(behind);
        dark.setDiffuseMap(map);
        near.setMaterial(dark);
        near.getTransforms().addAll(before, there, wide);
        light.getScope().add(group);
        others.forEach(other -> other.getExclusionScope().add(group));
    }

    /// The disc and the shadows, drawn after all solid bodies and before what is transparent.
    Group group() {
        return group;
    }

    /// The light that falls on nothing else.
    AmbientLight light() {
        return light;
    }

    /// From the world to its shadow.
    Affine flattening() {
        return flat;
    }

    void add(Group shadow) {
        shadows.getChildren().add(shadow);
    }

    void seen(Vec from) {
        eye = from;
        for (Scale about : List.of(behind, before)) {
            about.setPivotX(eye.x());
            about.setPivotY(eye.y());
            about.setPivotZ(eye.z());
        }
        arrange();
    }

    boolean shown() {
        return shown;
    }

    void shown(boolean on) {
        shown = on;
        arrange();
    }

    private void arrange() {
        boolean above = eye.y() > level;
        group.setVisible(shown);
        shadows.setVisible(above);
        near.setVisible(above && !contact.empty());
        disc.setMaterial(above ? full : lines);
        if (!shown) return;
        colours.ifPresent(p -> colour(above ? full : lines, above ? p.of("ground") : Ink.CLEAR, p.of("grid")));
    }

    /// Darkens it where bodies are near to it.
    void near(List<PictureBody> bodies, Floor floor) {
        contact.take(shown ? bodies : List.of(), floor);
        near.setVisible(eye.y() > level && !contact.empty());
        if (contact.empty()) return;
        StageFrame frame = floor.frame();
        Vec middle = frame.of(contact.middle());
        there.setX(middle.x());
        there.setY(middle.y());
        there.setZ(middle.z());
        wide.setX(frame.of(contact.side()));
        wide.setZ(frame.of(contact.side()));
        darken();
    }

    private void darken() {
        if (colours.isEmpty() || contact.empty()) return;
        contact.paint(colours.get().of("shadow"), pixels);
        map.getPixelWriter().setPixels(0, 0, ContactShadow.CELLS, ContactShadow.CELLS,
                PixelFormat.getIntArgbPreInstance(), pixels, 0, ContactShadow.CELLS);
    }

    /// A square of side 1 around the origin, y = 0.
    private static TriangleMesh square() {
        var mesh = new TriangleMesh();
        mesh.getPoints().addAll(-0.5f, 0, -0.5f, 0.5f, 0, -0.5f, -0.5f, 0, 0.5f, 0.5f, 0, 0.5f);
        mesh.getTexCoords().addAll(0, 0, 1, 0, 0, 1, 1, 1);
        mesh.getFaces().addAll(0, 0, 2, 2, 1, 1, 1, 1, 2, 2, 3, 3);
        return mesh;
    }

    /// Moves its centre by that x and z from below the scene.
    void centre(Vec by) {
        aside = by;
        disc.setTranslateX(middle.x() + by.x());
        disc.setTranslateZ(middle.z() + by.z());
    }

    void stand(Floor floor) {
        StageFrame frame = floor.frame();
        level = frame.y(floor.level());
        middle = frame.of(floor.centre());
        centre(aside);
        flat.setToTransform(flattening(KeyLight.DIRECTION, level));
        disc.setMesh(disc(frame.of(0.5 * Floor.CELLS * floor.cell()), level));
        arrange();
    }

    /// Moves every point along a direction until it is at a height: x' = x + d·(level − x.y)/d.y. A point below comes
    /// up the same way.
    ///
    /// @param d with a y other than 0
    static Affine flattening(Vec d, double level) {
        double x = d.x() / d.y(), z = d.z() / d.y();
        return new Affine(1, -x, 0, x * level, 0, 0, 0, level, 0, -z, 1, z * level);
    }

    /// A regular polygon around a circle, with the square around that circle as its texture.
    static TriangleMesh disc(double radius, double level) {
        var mesh = new TriangleMesh();
        mesh.getPoints().addAll(0, (float) level, 0);
        mesh.getTexCoords().addAll(0.5f, 0.5f);
        double corner = 1 / Math.cos(Math.PI / CORNERS);
        for (int i = 0; i < CORNERS; i++) {
            double turn = 2 * Math.PI * i / CORNERS, x = corner * Math.cos(turn), z = corner * Math.sin(turn);
            mesh.getPoints().addAll((float) (radius * x), (float) level, (float) (radius * z));
            mesh.getTexCoords().addAll((float) (0.5 + 0.5 * x), (float) (0.5 + 0.5 * z));
            int here = i + 1, next = (i + 1) % CORNERS + 1;
            mesh.getFaces().addAll(0, 0, next, next, here, here);
        }
        return mesh;
    }

    void colours(Palette palette) {
        colours = Optional.of(palette);
        full.setDiffuseMap(null);
        lines.setDiffuseMap(null);
        darken();
        arrange();
    }

    /// Makes a texture when it is first seen in any view: it takes as long as a picture.
    private static void colour(PhongMaterial material, Ink tone, Ink line) {
        if (material.getDiffuseMap() != null) return;
        List<Ink> inks = List.of(tone, line);
        Image image = Optional.ofNullable(MADE.get(inks)).map(WeakReference::get)
                .orElseGet(() -> FxTexture.image(Textures.ground(Floor.CELLS, tone, line)));
        MADE.put(inks, new WeakReference<>(image));
        material.setDiffuseMap(image);
    }
}
