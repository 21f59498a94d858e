package limber.ui.viewport;

import java.util.List;
import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.transform.Affine;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import limber.engine.model.Appearance;
import limber.engine.model.Material;
import limber.engine.settings.Vec;
import limber.presentation.camera.StageFrame;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Palette;
import limber.presentation.surface.Colouring;
import limber.presentation.surface.Cover;
import limber.presentation.surface.Phong;
import limber.presentation.surface.SurfaceLook;
import limber.presentation.view.ScenePainting;
import limber.presentation.view.ShownLayers;

/// The surface of the comparison's second side. Beside the first it has its normal look. Over the first it has a colour
/// of its own and lies just behind, so that it shows only where the two differ.
final class ComparisonBody {
    private final MeshBody body = new MeshBody();
    private final Translate place = new Translate();
    private final Scale further;
    private final Shadow shadow;
    private final SolidBodies bodies;
    private final Group group;
    private final Material material;
    private SurfaceLook look;
    private Palette palette;
    private boolean over;
    private StageFrame frame = StageFrame.WORLD;

    /// @param further moves what is behind another surface away from the eye
    /// @param flat from the world to its ground
    /// @param material of the surface
    ComparisonBody(Scale further, Affine flat, Material material) {
        this.further = further;
        this.material = material;
        shadow = new Shadow(body, flat);
        bodies = new SolidBodies(flat);
        group = new Group(bodies.view(), body.view());
        group.getTransforms().add(place);
        for (Group on : List.of(shadow.view(), bodies.shadow())) on.getTransforms().addFirst(place);
    }

    Shadow shadow() {
        return shadow;
    }

    /// The bodies beside the surface; where it is over the first one, those of that one are enough.
    SolidBodies bodies() {
        return bodies;
    }

    void shown(boolean on) {
        for (Group part : List.of(group, shadow.view(), bodies.shadow())) part.setVisible(on);
    }

    Group view() {
        return group;
    }

    void frame(StageFrame of) {
        frame = of;
        body.frame(of);
        shadow.frame(of);
        bodies.frame(of);
    }

    void colours(Palette palette) {
        this.palette = palette;
        look = new SurfaceLook(palette, material);
        shadow.colour(FxPen.colour(palette.of("shadow")));
        bodies.colours(palette);
        cover();
    }

    private void cover() {
        Ink compared = palette.of("compared");
        if (over) {
            body.cover(new Cover(Optional.empty(), Phong.of(Appearance.DEFAULT, compared, compared)));
        }
        look.stale();
    }

    void show(ScenePainting.Other other, ShownLayers shown) {
        Optional<Colouring> map = other.colouring().filter(Colouring::surface);
        Vec shift = other.shift();
        place.setX(frame.of(shift.x()));
        place.setY(frame.of(shift.y()));
        place.setZ(frame.of(shift.z()));
        if (over != other.over()) {
            over = other.over();
            group.getTransforms().remove(further);
            if (over) group.getTransforms().addFirst(further);
            cover();
        }
        body.show(Colouring.shape(over ? Optional.empty() : map, other.now().state()), other.ownNormals());
        if (!over) look.cover(body, other.now(), map);
        shadow.show(other.now(), shown.has(ShownLayers.GROUND) && !over);
        bodies.show(other.now(), shown);
        bodies.view().setVisible(!over);
        bodies.shadow().setVisible(!over);
    }

    /// Shows all of a large surface now.
    void settle() {
        body.settle();
        shadow.settle();
    }
}
