package limber.presentation.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.presentation.TestLater;
import limber.presentation.play.Playback;
import limber.presentation.view.SceneView;
import limber.presentation.view.UnseenView;

/// A scene that is played in a view that nobody sees.
final class UnseenPlay implements AutoCloseable {
    private final TestLater later = new TestLater();
    private final List<Throwable> failures = new ArrayList<>();
    final Playback playback;
    final SceneView view;
    final PlayedView scene;

    /// Waits for its first picture.
    UnseenPlay(Model model, Settings settings) throws InterruptedException {
        playback = new Playback(later, model, settings, failures::add);
        view = UnseenView.of(model);
        scene = new PlayedView(playback, view, Runnable::run);
        until(() -> playback.picture().get() != null);
    }

    void until(BooleanSupplier holds) throws InterruptedException {
        later.until(holds);
    }

    Picture picture() {
        return playback.picture().get();
    }

    /// Nothing may have failed.
    @Override public void close() {
        scene.close();
        playback.close();
        assertEquals(List.of(), failures);
    }
}
