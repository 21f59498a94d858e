package limber.ui.viewport;

import javafx.scene.Group;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.transform.Affine;
import javafx.scene.transform.Scale;
import limber.engine.Vec;

/// The ground of a scene: one plane with a tone and a grid that fade out, and the shadows on it.
///
/// All lie in one plane. Shadows, and twice as much the ground, are taken a little further from the eye, so that they
/// are hidden by what stands on them, and yet cover the same pixels. From below only the grid is seen.
final class Ground {
    private static final int CELLS = 40;
    /// Share of the way to the eye that shadows, and twice that the ground, are taken away from it.
    private static final double FURTHER = 0.001;

    private final MeshView plane = new MeshView();
    private final PhongMaterial whole = new PhongMaterial(), lines = new PhongMaterial();
    private final Group shadows = new Group(), view = new Group(plane, shadows);
    private final Affine flat = new Affine();
    private final Scale behind = new Scale(1 + FURTHER, 1 + FURTHER, 1 + FURTHER),
            lowest = new Scale(1 + 2 * FURTHER, 1 + 2 * FURTHER, 1 + 2 * FURTHER);
    private double level;
    private Vec eye = Vec.ZERO;
    private boolean shown = true;

    Ground() {
        plane.setCullFace(CullFace.NONE);
        plane.getTransforms().add(lowest);
        shadows.getTransforms().add(behind);
    }

    /// What is drawn after all solid bodies and before what is transparent.
    Group view() {
        return view;
    }

    /// From the world to its shadow.
    Affine flattening() {
        return flat;
    }

    void add(Shadow shadow) {
        shadows.getChildren().add(shadow.view());
    }

    void seen(Vec from) {
        eye = from;
        for (Scale about : new Scale[]{behind, lowest}) {
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
        plane.setVisible(shown);
        plane.setMaterial(above ? whole : lines);
        shadows.setVisible(shown && above);
    }

    /// Moves its centre along x, m.
    void centre(double x) {
        plane.setTranslateX(x);
    }

    void stand(Floor floor) {
        level = floor.level();
        flat.setToTransform(KeyLight.flattening(KeyLight.DIRECTION, level));
        float half = (float) (0.5 * CELLS * floor.cell()), y = (float) level;
        var mesh = new TriangleMesh();
        mesh.getPoints().setAll(-half, y, -half, half, y, -half, half, y, half, -half, y, half);
        mesh.getTexCoords().setAll(0, 0, 1, 0, 1, 1, 0, 1);
        mesh.getFaces().setAll(0, 0, 2, 2, 1, 1, 0, 0, 3, 3, 2, 2);
        plane.setMesh(mesh);
        arrange();
    }

    void colours(Palette palette) {
        dress(whole, Textures.ground(CELLS, palette.of("ground"), palette.of("grid")));
        dress(lines, Textures.ground(CELLS, Color.TRANSPARENT, palette.of("grid")));
    }

    /// The colours of the style sheet, whatever light falls on them.
    private static void dress(PhongMaterial material, Image image) {
        material.setDiffuseColor(Color.BLACK);
        material.setDiffuseMap(image);
        material.setSelfIlluminationMap(image);
    }
}
