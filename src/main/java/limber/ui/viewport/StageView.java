package limber.ui.viewport;

import java.util.Optional;
import limber.engine.State;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.presentation.surface.Colouring;
import limber.presentation.surface.MethodColours;
import limber.presentation.surface.SurfaceLook;
import limber.presentation.view.ComparisonScene;
import limber.presentation.view.ShownLayers;

/// The 3D part of a viewport: the stage with a picture's surface on it, and beside it that of the comparison.
final class StageView {
    private final Stage3D stage;
    private final Model model;
    private final ShownLayers shown;
    private final ComparisonScene compared;
    private final SurfaceLook look;
    private final MeanDuration handOver = new MeanDuration();

    StageView(Stage3D stage, Model model, ShownLayers shown, ComparisonScene compared, SurfaceLook look) {
        this.stage = stage;
        this.model = model;
        this.shown = shown;
        this.compared = compared;
        this.look = look;
    }

    /// The time to update a picture's surface in JavaFX on this machine, ms.
    double handOverMillis() {
        return handOver.millis();
    }

    /// @param colouring of the surface by values; empty for its texture
    /// @param ghost the surface before the last operation, where it is shown
    void show(Picture now, Optional<Colouring> colouring, Optional<State> ghost) {
        Optional<Colouring> map = colouring.filter(Colouring::surface);
        stage.axesShown(shown.has(ShownLayers.AXES));
        stage.groundShown(shown.has(ShownLayers.GROUND));
        stage.body().wired(shown.has(ShownLayers.SIDE), shown.has(ShownLayers.WIREFRAME));
        long start = System.nanoTime();
        stage.body().show(Colouring.shape(map, now.state()), model.ownNormals(now.settings()));
        handOver.took(System.nanoTime() - start);
        cover(now, map);
        stage.shadow(now);
        stage.bodies().show(now, shown);
        stage.ghost(ghost, now.ahead().isPresent());
        compared.of(now).ifPresentOrElse(other -> stage.comparison().show(other, shown),
                stage::alone);
        stage.methods().show(now.companions(), compared.shift(), map.filter(_ -> compared.apart().get()),
                shown.has(ShownLayers.GROUND));
    }

    /// Among other methods a scene has a tint as they have.
    private void cover(Picture now, Optional<Colouring> map) {
        if (now.companions().isPresent()) look.cover(stage.body(), now, map, MethodColours.tint(0));
        else look.cover(stage.body(), now, map);
    }
}
