package limber.presentation.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.stream.Stream;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Drags in scenes that nobody sees: of every handle of every preset, and of an element that can be grabbed.
class DraggingTest {
    private int waits;

    static Stream<String> scenes() {
        return Catalog.MODELS.stream()
                .flatMap(m -> m.presets().stream().map(preset -> m.name() + " " + preset.name()));
    }

    /// A drag by some hundredths of a metre, which neither rounding nor the circle of a knob takes away, is seen at
    /// once, and undone at once.
    @ParameterizedTest
    @MethodSource("scenes")
    void aDragAtFrameZeroIsSeenAtOnce(String scene) throws InterruptedException {
        String[] names = scene.split(" ");
        Model model = Catalog.model(names[0]);
        Preset preset = model.presets().stream().filter(p -> p.name().equals(names[1])).findFirst().orElseThrow();
        Settings settings = preset.settings();
        try (var play = new UnseenPlay(model, settings)) {
            var handles = new ArrayList<>(model.handles(settings));
            model.grabbable().ifPresent(channel -> handles.add(
                    Handle.grabbing(channel, play.picture().state().of(channel).length / 6)));
            for (Handle handle : handles) assertSeen(play, handle);
        }
    }

    /// A puppet is deformed from frame 1 on.
    @Test
    void aBodyThatDoesNotFollowAtFrameZeroIsShownInTheNextOne() throws InterruptedException {
        Model puppet = Catalog.model("puppet");
        Settings settings = puppet.preset("figure").orElseThrow().settings();
        try (var play = new UnseenPlay(puppet, settings)) {
            Handle head = puppet.handles(settings).getFirst();
            double[] before = play.picture().state().of(puppet.subject()).clone();
            var dragging = new Dragging(play.playback, Runnable::run, () -> waits++);
            dragging.press(head);
            for (int i = 1; i <= 3; i++) {
                dragging.drag(head, head.at(play.picture().state()).plus(new Vec(0.1, 0.05, 0)));
                play.until(() -> play.picture().cursor().frame() == 1
                        && !Arrays.equals(before, play.picture().state().of(puppet.subject())));
            }
            dragging.release(head);
            assertFalse(play.playback.settings().equals(settings), "the places of the handles are settings");
            play.playback.past().undo();
            play.until(() -> play.picture().cursor().frame() == 0 && play.playback.settings().equals(settings));
        }
    }

    private void assertSeen(UnseenPlay play, Handle handle) throws InterruptedException {
        var dragging = new Dragging(play.playback, Runnable::run, () -> waits++);
        Vec from = handle.at(play.picture().state()), to = from.plus(new Vec(0.03, -0.02, 0.01));
        dragging.press(handle);
        dragging.drag(handle, to);
        play.until(() -> handle.at(play.picture().state()).distance(from) > 0.004);
        int before = waits;
        dragging.release(handle);
        assertEquals(before + 1, waits, "it is said that the run waits");
        play.playback.past().undo();
        play.until(() -> handle.at(play.picture().state()).equals(from));
    }
}
