package limber.presentation.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import javafx.util.Subscription;
import limber.engine.model.Model;
import limber.engine.model.Variant;
import limber.engine.settings.Vec;
import limber.models.Catalog;
import limber.presentation.play.Resting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Scenes that come to rest, and the push that wakes them.
class RestingTest {
    private static final int LATE = 1500;

    /// With much damping a scene stands after some seconds; a push moves it, and it comes to rest again.
    @ParameterizedTest
    @CsvSource({"rope,classroom,damping,8", "strand,cantilever,damping,20", "jelly,light,damping,12",
        "soft,cantilever,damping,8", "cloth,curtain,damping,8"})
    void aSceneThatStandsCanBePushed(String name, String preset, String parameter, String value) throws Exception {
        Model model = Catalog.model(name);
        var settings = model.presets().stream().filter(p -> p.name().equals(preset)).findFirst().orElseThrow()
                .settings().with(parameter, value);
        try (var play = new UnseenPlay(model, settings)) {
            var resting = new Resting(play.playback);
            Subscription following = resting.follow();
            if (name.equals("jelly")) play.playback.gestures().push(model.handles(settings).getFirst(),
                    Vec.ZERO, new Vec(0.2, 0, 0), 5);
            int frame = settle(play, resting, 0);
            assertTrue(frame > 60, "no sooner than it can be known");
            resting.push();
            assertTrue(play.playback.playing().get());
            play.playback.playing().set(false);
            frame = show(play, frame + 20);
            assertFalse(resting.resting().get(), "it moves");
            settle(play, resting, frame);
            following.unsubscribe();
        }
    }

    /// The default rope swings on.
    @Test
    void aSceneThatMovesIsNotSaidToRest() throws Exception {
        Model rope = Catalog.model("rope");
        try (var play = new UnseenPlay(rope, rope.defaults())) {
            var resting = new Resting(play.playback);
            Subscription following = resting.follow();
            for (int frame = 0; frame < 300; frame = show(play, frame + 5))
                assertFalse(resting.resting().get(), "frame " + frame);
            following.unsubscribe();
        }
    }

    /// A straight rope without gravity rests; a puppet never moves by itself, and nothing is said of it.
    @ParameterizedTest
    @CsvSource({"rope,true", "puppet,false"})
    void whatHasMassesRestsFromTheStart(String name, boolean said) throws Exception {
        Model model = Catalog.model(name);
        try (var play = new UnseenPlay(model, said ? model.defaults().with("gravity", "0,0,0") : model.defaults())) {
            var resting = new Resting(play.playback);
            Subscription following = resting.follow();
            for (int frame = 0; frame < 120; frame = show(play, frame + 5)) {}
            assertEquals(said, resting.resting().get());
            following.unsubscribe();
        }
    }

    @Test
    void twoScenesThatAreComparedAreNotPushed() throws Exception {
        Model rope = Catalog.model("rope");
        try (var play = new UnseenPlay(rope, rope.defaults().with("gravity", "0,0,0"))) {
            var resting = new Resting(play.playback);
            Subscription following = resting.follow();
            play.playback.comparison().compare(Optional.of(Variant.original()));
            for (int frame = 0; frame < 120; frame = show(play, frame + 5)) {}
            assertTrue(play.playback.picture().get().comparison().isPresent());
            assertFalse(resting.resting().get());
            following.unsubscribe();
        }
    }

    @Test
    void aSceneThatAHandHoldsDoesNotRest() throws Exception {
        Model rope = Catalog.model("rope");
        try (var play = new UnseenPlay(rope, rope.defaults().with("gravity", "0,0,0"))) {
            var resting = new Resting(play.playback);
            Subscription following = resting.follow();
            play.playback.gestures().press();
            int frame = 0;
            while (frame < 120) frame = show(play, frame + 5);
            assertFalse(resting.resting().get());
            play.playback.gestures().release();
            show(play, frame + 5);
            assertTrue(resting.resting().get());
            following.unsubscribe();
        }
    }

    private static int settle(UnseenPlay play, Resting resting, int from) throws InterruptedException {
        int frame = from;
        while (!resting.resting().get() && frame < LATE) frame = show(play, frame + 5);
        assertTrue(resting.resting().get(), "frame " + frame);
        return frame;
    }

    private static int show(UnseenPlay play, int frame) throws InterruptedException {
        play.playback.goFrame(frame);
        play.until(() -> play.picture().cursor().frame() == frame);
        return frame;
    }
}
