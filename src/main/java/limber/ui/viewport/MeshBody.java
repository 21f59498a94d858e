package limber.ui.viewport;

import java.util.Arrays;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.shape.VertexFormat;
import limber.engine.State;
import limber.mesh.Skin;

/// The skin of a state as a `TriangleMesh`, updated the fast way: sizes fixed, faces left alone unless they changed,
/// one call for all points.
public final class MeshBody {
    private final MeshView view = new MeshView();
    private final PhongMaterial material = new PhongMaterial();
    private TriangleMesh mesh;
    private float[] points = {}, uv = {};
    private int[] triangles = {};

    public MeshBody() {
        view.setMaterial(material);
        view.setCullFace(CullFace.BACK);
        view.setMouseTransparent(true);
    }

    public MeshView view() {
        return view;
    }

    PhongMaterial material() {
        return material;
    }

    public void show(State s) {
        boolean skinned = Skin.vertices(s).length > 0 && s.triangles().length > 0;
        view.setVisible(skinned);
        if (!skinned) return;
        double[] vertices = Skin.vertices(s), texture = Skin.uv(s);
        if (vertices.length != points.length || s.triangles().length != triangles.length) rebuild(vertices.length, texture.length, s.triangles().length);
        for (int i = 0; i < points.length; i++) points[i] = (float) vertices[i];
        mesh.getPoints().set(0, points, 0, points.length);
        showTexture(texture);
        if (!Arrays.equals(triangles, s.triangles())) showTriangles(s.triangles());
    }

    private void rebuild(int pointFloats, int uvFloats, int corners) {
        mesh = new TriangleMesh(VertexFormat.POINT_TEXCOORD);
        points = new float[pointFloats];
        uv = new float[uvFloats];
        triangles = new int[corners];
        mesh.getPoints().setAll(points);
        mesh.getTexCoords().setAll(uv);
        mesh.getFaces().setAll(new int[2 * corners]);
        int[] smooth = new int[corners / 3];
        Arrays.fill(smooth, 1);
        mesh.getFaceSmoothingGroups().setAll(smooth);
        view.setMesh(mesh);
    }

    private void showTexture(double[] texture) {
        boolean same = true;
        for (int i = 0; i < uv.length; i++) {
            float value = (float) texture[i];
            same &= value == uv[i];
            uv[i] = value;
        }
        if (!same) mesh.getTexCoords().set(0, uv, 0, uv.length);
    }

    private void showTriangles(int[] now) {
        triangles = now.clone();
        int[] faces = new int[2 * now.length];
        for (int i = 0; i < now.length; i++) faces[2 * i] = faces[2 * i + 1] = now[i];
        mesh.getFaces().set(0, faces, 0, faces.length);
    }
}
