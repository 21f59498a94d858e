package limber.ui.viewport;

import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.transform.Affine;
import limber.presentation.camera.StageFrame;
import limber.presentation.view.PictureBody;

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

    void show(PictureBody of) {
        boolean still = of.shadowAtRest();
        body.shadowed(of.shadow().isPresent() && !still);
        if (still) atRest().show(of.shape().at(of.shadow().get()), false);
        rest.ifPresent(r -> r.shadowed(still));
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
