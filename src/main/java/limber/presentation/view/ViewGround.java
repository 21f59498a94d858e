package limber.presentation.view;

import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.presentation.camera.Floor;
import limber.presentation.camera.OrbitCamera;
import limber.presentation.camera.SceneBounds;

/// The ground of a view: at the height of a floor that the scene has, or else below the scene, so that it does not cut
/// the body. The camera stays above it while it is drawn.
final class ViewGround {
    /// The space between the lowest point of a scene and the ground, as a share of its extent.
    private static final double GAP = 0.012;
    /// How far the ground goes below a body that has come through it, and how far it goes at most below where it was
    /// first, as shares of the extent. A body that falls for ever leaves it.
    private static final double DEEPER = 0.02, DEEPEST = 1;

    private final Model model;
    private final ShownLayers shown;
    private final OrbitCamera camera;
    private Floor floor = new Floor(1, -1);
    /// The height where the scene has no floor, m.
    private double below = -1;
    private double deepest = Double.POSITIVE_INFINITY;

    ViewGround(Model model, ShownLayers shown, OrbitCamera camera) {
        this.model = model;
        this.shown = shown;
        this.camera = camera;
    }

    Floor floor() {
        return floor;
    }

    /// Goes below a scene.
    ///
    /// @param now null before there is a picture
    void under(SceneBounds box, Picture now) {
        below = box.low().y() - GAP * box.extent();
        deepest = below - DEEPEST * box.extent();
        limit(level(now));
    }

    /// Gets the size of what is shown.
    ///
    /// @param extent m
    void size(double extent, Vec middle, Picture now) {
        floor = new Floor(extent, level(now), middle);
    }

    /// Follows the floor of a picture.
    ///
    /// @return whether that is at another height
    boolean follow(Picture now) {
        double lowest = SceneBounds.lowest(model, now.state());
        if (lowest < below && lowest > deepest) below = lowest - DEEPER * floor.extent();
        double level = level(now), before = floor.level();
        floor = floor.at(level);
        limit(level);
        return level != before;
    }

    private double level(Picture now) {
        return now == null ? below : Solids.level(now, shown).orElse(below);
    }

    private void limit(double level) {
        camera.above(shown.has(ShownLayers.GROUND) ? level : Double.NEGATIVE_INFINITY);
    }
}
