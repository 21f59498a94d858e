package limber.presentation.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.models.Catalog;
import limber.models.ball.BallParameters;
import limber.presentation.camera.SceneBounds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The ground below a ball with a radius of 1 m around the origin, which has no floor. Its box is 2 m wide in each
/// direction, so that its extent is √12 = 3.4641 m.
class ViewGroundTest {
    private static final Model BALL = Catalog.model("ball");

    private static Settings scaled(double by) {
        return BALL.defaults().with(BallParameters.MESH, "icosphere:1").with(BallParameters.SCALE, by);
    }

    private static Picture picture(Settings p) {
        var timeline = new Timeline(BALL);
        return Picture.of(new Run(timeline, timeline.root(p, List.of())), PictureRequest.atFirst(BALL), true,
                Optional.empty());
    }

    private static SceneView view() {
        SceneView view = UnseenView.of(BALL);
        view.showing().choose(ShownLayers.GROUND, true, Set.of());
        view.picture().set(picture(scaled(1)));
        view.reach(new SceneBounds(new Vec(-1, -1, -1), new Vec(1, 1, 1)));
        return view;
    }

    /// 1.2 % of the extent below the lowest vertex.
    @Test
    void theGroundIsJustBelowTheScene() {
        assertEquals(-1.0416, view().floor().level(), 5e-5);
    }

    /// With a scale of 1.5 the lowest vertex is at −1.5 m, and the ground goes 2 % of the extent below it. With a
    /// scale of 1.04 it is at −1.04 m and still above the ground.
    @ParameterizedTest
    @CsvSource({"1.5, -1.5693", "1.04, -1.0416"})
    void theGroundGoesBelowABodyThatComesThroughIt(double scale, double level) {
        SceneView view = view();
        view.picture().set(picture(scaled(scale)));
        assertEquals(level, view.floor().level(), 5e-5);
    }

    /// It follows a body for the extent of the scene at most: −5 m would be −1.0416 − 3.4641 m and more.
    @Test
    void theGroundStaysWhereABodyHasLeftIt() {
        SceneView view = view();
        view.picture().set(picture(scaled(5)));
        assertEquals(-1.0416, view.floor().level(), 5e-5);
    }
}
