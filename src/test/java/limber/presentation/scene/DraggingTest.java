package limber.presentation.scene;

import java.util.ArrayList;
import java.util.stream.Stream;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.models.Catalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Drags in scenes that nobody sees: of every handle of every preset, and of an element that can be grabbed.
class DraggingTest {
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

    private static void assertSeen(UnseenPlay play, Handle handle) throws InterruptedException {
        var dragging = new Dragging(play.playback, Runnable::run);
        Vec from = handle.at(play.picture().state()), to = from.plus(new Vec(0.03, -0.02, 0.01));
        dragging.press(handle);
        dragging.drag(handle, to);
        play.until(() -> handle.at(play.picture().state()).distance(from) > 0.004);
        dragging.release(handle);
        play.playback.past().undo();
        play.until(() -> handle.at(play.picture().state()).equals(from));
    }
}
