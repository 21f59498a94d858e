package limber.ui.viewport;

import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import limber.engine.Vec;

/// The surface of the comparison's second side. Beside the first it has its normal look. Over the first it has a colour
/// of its own and lies just behind, so that it shows only where the two differ.
final class ComparisonBody {
    private final MeshBody body = new MeshBody();
    private final Translate place = new Translate();
    private final Scale further;
    private final Group group = new Group(body.view());
    private SurfaceLook look;
    private Palette palette;
    private boolean over;

    /// @param further moves what is behind another surface away from the eye
    ComparisonBody(Scale further) {
        this.further = further;
        group.getTransforms().add(place);
    }

    Group view() {
        return group;
    }

    void colours(Palette palette) {
        this.palette = palette;
        look = new SurfaceLook(palette);
        body.material().setSpecularColor(palette.of("light-rim"));
        body.material().setSpecularPower(24);
        cover();
    }

    private void cover() {
        body.material().setDiffuseColor(over ? palette.of("compared") : Color.WHITE);
        if (over) body.material().setDiffuseMap(null);
        look.stale();
    }

    void show(Painting.Other other) {
        Optional<Colouring> map = other.colouring().filter(Colouring::surface);
        Vec shift = other.shift();
        place.setX(shift.x());
        place.setY(shift.y());
        place.setZ(shift.z());
        if (over != other.over()) {
            over = other.over();
            group.getTransforms().remove(further);
            if (over) group.getTransforms().addFirst(further);
            cover();
        }
        body.show(other.now().state(), over ? Shape.TEXTURED : map.map(Colouring::shares).orElse(Shape.TEXTURED),
                other.ownNormals());
        if (!over) look.cover(body, other.now(), map);
    }

    /// Shows all of a large surface now.
    void settle() {
        body.settle();
    }
}
