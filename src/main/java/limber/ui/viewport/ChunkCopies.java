package limber.ui.viewport;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Group;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.DrawMode;
import javafx.scene.shape.MeshView;

/// The chunks of a body, drawn once more in another way: the same meshes, so that nothing is updated twice. Empty
/// unless they are wanted.
final class ChunkCopies {
    private final Group group = new Group();
    private final PhongMaterial material = new PhongMaterial();
    private final Map<Chunk, MeshView> views = new LinkedHashMap<>();
    private final DrawMode mode;
    private final CullFace hidden;
    private boolean wanted;

    /// @param hidden the side that is left out
    ChunkCopies(DrawMode mode, CullFace hidden) {
        this.mode = mode;
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
        view.setDrawMode(mode);
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
