package limber.ui.viewport;

import java.util.Arrays;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.DrawMode;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.transform.Affine;
import limber.engine.model.Overlay;
import limber.engine.run.Picture;
import limber.presentation.camera.StageFrame;
import limber.presentation.paint.Palette;
import limber.presentation.view.ShownLayers;
import limber.presentation.view.Solids;

/// The bodies of a scene beside its surface, such as obstacles: matt, in one colour, with a shadow on the ground.
final class SolidBodies {
    private final Group solid = new Group(), shadow = new Group(), aside = new Group();
    private final PhongMaterial material = new PhongMaterial(), shade = new PhongMaterial(),
            lines = new PhongMaterial();
    private List<Overlay.Solid> drawn = List.of();
    private StageFrame frame = StageFrame.WORLD;

    /// @param flat from the world to its ground
    SolidBodies(Affine flat) {
        shadow.getTransforms().add(flat);
        material.setSpecularColor(Color.BLACK);
        for (Group group : List.of(solid, shadow, aside)) group.setMouseTransparent(true);
    }

    Group view() {
        return solid;
    }

    Group shadow() {
        return shadow;
    }

    /// The same meshes as lines, for another view.
    Group aside() {
        return aside;
    }

    void frame(StageFrame of) {
        frame = of;
        make(drawn);
    }

    void colours(Palette palette) {
        material.setDiffuseColor(FxPen.colour(palette.of("obstacle")));
        shade.setDiffuseColor(FxPen.colour(palette.of("shadow")));
        lines.setDiffuseColor(FxPen.colour(palette.of("wire")));
    }

    void show(Picture now, ShownLayers shown) {
        boolean ground = shown.has(ShownLayers.GROUND); // which lies where a floor is
        List<Overlay.Solid> wanted =
                Solids.of(now, shown).stream().filter(body -> !(ground && Solids.flat(body))).toList();
        if (!alike(wanted)) make(wanted);
        else for (int i = 0; i < wanted.size(); i++)
            if (!Arrays.equals(wanted.get(i).xyz(), drawn.get(i).xyz()))
                mesh(i).getPoints().setAll(frame.floats(wanted.get(i).xyz()));
        drawn = wanted;
    }

    private boolean alike(List<Overlay.Solid> wanted) {
        if (wanted.size() != drawn.size()) return false;
        for (int i = 0; i < wanted.size(); i++)
            if (!Arrays.equals(wanted.get(i).triangles(), drawn.get(i).triangles())) return false;
        return true;
    }

    private TriangleMesh mesh(int i) {
        return (TriangleMesh) ((MeshView) solid.getChildren().get(i)).getMesh();
    }

    private void make(List<Overlay.Solid> bodies) {
        for (Group group : List.of(solid, shadow, aside)) group.getChildren().clear();
        for (Overlay.Solid body : bodies) {
            TriangleMesh mesh = mesh(body);
            solid.getChildren().add(view(mesh, material, DrawMode.FILL));
            shadow.getChildren().add(view(mesh, shade, DrawMode.FILL));
            aside.getChildren().add(view(mesh, lines, DrawMode.LINE));
        }
    }

    private static MeshView view(TriangleMesh mesh, PhongMaterial material, DrawMode mode) {
        var view = new MeshView(mesh);
        view.setMaterial(material);
        view.setDrawMode(mode);
        view.setCullFace(CullFace.NONE);
        return view;
    }

    private TriangleMesh mesh(Overlay.Solid body) {
        var mesh = new TriangleMesh();
        mesh.getPoints().setAll(frame.floats(body.xyz()));
        mesh.getTexCoords().setAll(0, 0);
        int[] corners = body.triangles(), faces = new int[2 * corners.length], groups = new int[corners.length / 3];
        for (int c = 0; c < corners.length; c++) faces[2 * c] = corners[c];
        Arrays.fill(groups, 1);
        mesh.getFaces().setAll(faces);
        mesh.getFaceSmoothingGroups().setAll(groups);
        return mesh;
    }
}
