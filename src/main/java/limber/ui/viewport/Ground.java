package limber.ui.viewport;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.transform.Affine;
import javafx.scene.transform.Scale;
import limber.engine.Vec;

/// The ground of a scene: a tone that fades out, the shadows on it, and the lines of its grid over them.
///
/// All three lie in one plane. Shadows and tone are taken a little further from the eye, so that they are hidden by the
/// lines and by what stands on the ground, and yet cover the same pixels. From below only the lines are seen.
final class Ground {
    private static final int CELLS = 32;
    /// Share of the way to the eye that shadows, and twice that the tone, are taken away from it.
    private static final double FURTHER = 0.001;

    private final MeshView tone = new MeshView(), grid = new MeshView();
    private final PhongMaterial toneMaterial = new PhongMaterial(), gridMaterial = new PhongMaterial();
    private final Group shadows = new Group(), below = new Group(tone, shadows);
    private final Affine flat = new Affine();
    private final Scale behind = new Scale(1 + FURTHER, 1 + FURTHER, 1 + FURTHER),
            lowest = new Scale(1 + 2 * FURTHER, 1 + 2 * FURTHER, 1 + 2 * FURTHER);
    private double level;
    private Vec eye = Vec.ZERO;
    private boolean shown = true;

    Ground() {
        tone.setMaterial(toneMaterial);
        tone.getTransforms().add(lowest);
        shadows.getTransforms().add(behind);
        grid.setMaterial(gridMaterial);
        grid.setCullFace(CullFace.NONE);
    }

    /// What is drawn after all solid bodies and before what is transparent.
    Group below() {
        return below;
    }

    /// The lines, which are drawn last.
    Node lines() {
        return grid;
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
        grid.setVisible(shown);
        tone.setVisible(shown && above);
        shadows.setVisible(shown && above);
    }

    /// Moves its centre along x, m.
    void centre(double x) {
        tone.setTranslateX(x);
        grid.setTranslateX(x);
    }

    void stand(Floor floor) {
        level = floor.level();
        flat.setToTransform(KeyLight.flattening(KeyLight.DIRECTION, level));
        float half = (float) (0.5 * CELLS * floor.cell()), y = (float) level;
        var mesh = new TriangleMesh();
        mesh.getPoints().setAll(-half, y, -half, half, y, -half, half, y, half, -half, y, half);
        mesh.getTexCoords().setAll(0, 0, 1, 0, 1, 1, 0, 1);
        mesh.getFaces().setAll(0, 0, 2, 2, 1, 1, 0, 0, 3, 3, 2, 2);
        tone.setMesh(mesh);
        grid.setMesh(mesh);
        arrange();
    }

    void colours(Palette palette) {
        dress(toneMaterial, Textures.fading(palette.of("ground")));
        dress(gridMaterial, Textures.grid(CELLS, palette));
    }

    /// The colours of the style sheet, whatever light falls on them.
    private static void dress(PhongMaterial material, Image image) {
        material.setDiffuseColor(Color.BLACK);
        material.setDiffuseMap(image);
        material.setSelfIlluminationMap(image);
    }
}
