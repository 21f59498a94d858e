package limber.ui.viewport;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.transform.Affine;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import limber.presentation.camera.StageFrame;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Palette;
import limber.presentation.surface.Textures;
import limber.presentation.view.PictureBody;

/// A body of a picture: its surface, its edges over it and in the side view, and its shadow on the ground.
final class BodyView {
    private final MeshBody mesh;
    private final Shadow shadow;
    private final Scale nearer, further;
    private final Translate place = new Translate();
    private Palette palette;
    private Optional<Ink> lines = Optional.empty();
    private boolean late, over;
    private int behind = -1;
    private StageFrame frame = StageFrame.WORLD;

    /// @param nearer moves lines over a surface towards the eye
    /// @param further moves what is behind another surface away from it
    /// @param flat from the world to its ground
    BodyView(Scale nearer, Scale further, Affine flat) {
        mesh = new MeshBody();
        shadow = new Shadow(mesh, flat);
        shadow.view().getTransforms().addFirst(place);
        this.nearer = nearer;
        this.further = further;
    }

    /// The surface.
    Group view() {
        return mesh.view();
    }

    Group lines() {
        return mesh.over().group();
    }

    Group aside() {
        return mesh.aside().group();
    }

    Group shadow() {
        return shadow.view();
    }

    /// Whether it is drawn after the ground.
    boolean late() {
        return late;
    }

    void frame(StageFrame of) {
        frame = of;
        mesh.frame(of);
        shadow.frame(of);
    }

    void colours(Palette colours) {
        palette = colours;
        lines = Optional.empty();
        shadow.colour(FxPen.colour(palette.of("shadow")));
        mesh.aside().material().setDiffuseColor(FxPen.colour(palette.of("wire")));
    }

    /// @param sided whether there is a view from the side
    void show(PictureBody body, boolean sided) {
        late = body.late();
        place.setX(frame.of(body.shift().x()));
        place.setY(frame.of(body.shift().y()));
        place.setZ(frame.of(body.shift().z()));
        if (behind != body.behind() || over != body.filled()) {
            behind = body.behind();
            over = body.filled();
            place();
        }
        mesh.wired(sided && body.part().aside(), body.lines().isPresent());
        body.lines().filter(ink -> !lines.equals(Optional.of(ink))).ifPresent(this::colour);
        mesh.show(body.shape(), body.ownNormals());
        mesh.cover(body.cover());
        shadow.show(body);
        visible(true, body.filled());
    }

    private void place() {
        for (Group group : List.of(view(), lines())) {
            group.getTransforms().setAll(Collections.nCopies(behind, further));
            if (over && group == lines()) group.getTransforms().add(nearer);
            group.getTransforms().add(place);
        }
    }

    /// One colour, whatever light falls on it.
    private void colour(Ink ink) {
        lines = Optional.of(ink);
        PhongMaterial material = mesh.over().material();
        material.setDiffuseColor(Color.BLACK);
        material.setSelfIlluminationMap(FxTexture.image(Textures.map(2, _ -> ink)));
    }

    void hide() {
        visible(false, false);
    }

    private void visible(boolean on, boolean filled) {
        view().setVisible(filled);
        for (Node part : List.of(lines(), aside(), shadow())) part.setVisible(on);
    }

    /// Shows all of a large surface now.
    void settle() {
        mesh.settle();
        shadow.settle();
    }
}
