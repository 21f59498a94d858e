package limber.ui.viewport;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Group;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.DrawMode;
import javafx.scene.shape.MeshView;

/// A second copy of a body's chunks, drawn as lines; empty unless wireframe is on.
final class WireframeChunks {
    private final Group group = new Group();
    private final PhongMaterial material = new PhongMaterial();
    private final Map<Chunk, MeshView> views = new LinkedHashMap<>();
    private final CullFace hidden;
    private boolean wanted;

    /// @param hidden the side whose lines are left out
    WireframeChunks(CullFace hidden) {
        this.hidden = hidden;
        group.setMouseTransparent(true);
    }

    Group group() {
        return group;
    }

    PhongMaterial material() {
        return material;
    }

    void wanted(boolean on, List<Chunk> chunks) {
        if (on == wanted) return;
        wanted = on;
        clear();
        chunks.forEach(this::add);
    }

    void add(Chunk chunk) {
        if (!wanted) return;
        var view = new MeshView(chunk.mesh());
        view.setMaterial(material);
        view.setDrawMode(DrawMode.LINE);
        view.setCullFace(hidden);
        views.put(chunk, view);
        group.getChildren().add(view);
    }

    void remove(Chunk chunk) {
        group.getChildren().remove(views.remove(chunk));
    }

    void clear() {
        views.clear();
        group.getChildren().clear();
    }
}
