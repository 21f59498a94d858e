package limber.ui.viewport;

import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.transform.Affine;
import limber.engine.model.Appearance;
import limber.engine.run.Picture;
import limber.presentation.camera.StageFrame;
import limber.presentation.surface.Shape;

/// The shadow of one body on the ground: its meshes once more, flattened along the key light, in one colour. The shadow
/// of the rest shape has meshes of its own, made when it is first shown.
final class Shadow {
    private final MeshBody body;
    private final Affine flat;
    private final Group group = new Group();
    private Optional<MeshBody> rest = Optional.empty();
    private Color colour = Color.BLACK;
    private StageFrame frame = StageFrame.WORLD;

    /// @param flat from the world to its ground
    Shadow(MeshBody body, Affine flat) {
        this.body = body;
        this.flat = flat;
        group.setMouseTransparent(true);
        add(body);
    }

    Group view() {
        return group;
    }

    private void add(MeshBody of) {
        of.shadow().group().getTransforms().add(flat);
        group.getChildren().add(of.shadow().group());
        colour(colour);
    }

    /// @param now whose surface the body shows
    /// @param shown whether there is a ground for it
    void show(Picture now, boolean shown) {
        Appearance.Shadow of = shown ? Appearance.of(now.settings()).shadow() : Appearance.Shadow.NONE;
        body.shadowed(of == Appearance.Shadow.DEFORMED);
        now.atRest().filter(_ -> of == Appearance.Shadow.REST).ifPresent(xyz -> atRest().show(
                Shape.of(now.state(), Shape.TEXTURED).at(xyz), false));
        rest.ifPresent(r -> r.shadowed(of == Appearance.Shadow.REST));
    }

    private MeshBody atRest() {
        if (rest.isEmpty()) {
            rest = Optional.of(new MeshBody());
            rest.get().frame(frame);
            add(rest.get());
        }
        return rest.get();
    }

    void frame(StageFrame of) {
        frame = of;
        rest.ifPresent(r -> r.frame(of));
    }

    /// One colour: the light of the ground lets it through as it is.
    void colour(Color colour) {
        this.colour = colour;
        body.shadow().material().setDiffuseColor(colour);
        rest.ifPresent(r -> r.shadow().material().setDiffuseColor(colour));
    }

    /// Shows all of a large surface now.
    void settle() {
        rest.ifPresent(MeshBody::settle);
    }
}
