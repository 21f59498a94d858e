package limber.ui.viewport;

import javafx.scene.paint.PhongMaterial;

/// A surface of a page with its material; the view of the page draws it.
final class MeshBody {
    private final PhongMaterial material = new PhongMaterial();

    PhongMaterial material() {
        return material;
    }
}
