package limber.ui.viewport;

import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.transform.Affine;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import limber.engine.Appearance;
import limber.engine.Vec;

/// The surface of the comparison's second side. Beside the first it has its normal look. Over the first it has a colour
/// of its own and lies just behind, so that it shows only where the two differ.
final class ComparisonBody {
    private final MeshBody body = new MeshBody();
    private final Translate place = new Translate();
    private final Scale further;
    private final Group group = new Group(body.view());
    private final Shadow shadow;
    private SurfaceLook look;
    private Palette palette;
    private boolean over;

    /// @param further moves what is behind another surface away from the eye
    /// @param flat from the world to its ground
    ComparisonBody(Scale further, Affine flat) {
        this.further = further;
        shadow = new Shadow(body, flat);
        group.getTransforms().add(place);
        shadow.view().getTransforms().add(place);
    }

    Shadow shadow() {
        return shadow;
    }

    void shown(boolean on) {
        group.setVisible(on);
        shadow.view().setVisible(on);
    }

    Group view() {
        return group;
    }

    void colours(Palette palette) {
        this.palette = palette;
        look = new SurfaceLook(palette);
        shadow.colour(palette.of("shadow"));
        cover();
    }

    private void cover() {
        Color compared = palette.of("compared");
        if (over) {
            body.material().setDiffuseMap(null);
            Phong.of(Appearance.DEFAULT, compared, compared).dress(body.material());
        }
        look.stale();
    }

    /// @param ground whether there is one for its shadow
    void show(Painting.Other other, boolean ground) {
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
        shadow.show(other.now(), ground && !over);
    }

    /// Shows all of a large surface now.
    void settle() {
        body.settle();
        shadow.settle();
    }
}
