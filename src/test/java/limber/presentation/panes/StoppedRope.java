package limber.presentation.panes;

import java.util.Map;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.models.Catalog;
import limber.presentation.TestLater;
import limber.presentation.play.Playback;
import limber.presentation.words.Captions;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;

/// A rope of twelve sticks on four metres, stopped where a test wants it, without a window.
final class StoppedRope implements AutoCloseable {
    static final Model MODEL = Catalog.model("rope");

    final Wording words = new Wording(MODEL, Language.ENGLISH.words());
    final Captions captions = new Captions(MODEL, words);
    final TestLater later = new TestLater();
    final Playback playback;

    StoppedRope() throws InterruptedException {
        playback = new Playback(later, MODEL, MODEL.defaults().with("segments", "12"), e -> {
            throw new AssertionError(e);
        });
        later.until(() -> playback.picture().get() != null);
    }

    Picture now() {
        return playback.picture().get();
    }

    /// Stops before a stick is corrected, in the third sweep of frame 3.
    void before(int stick) throws InterruptedException {
        playback.transport().find(2, Map.of("substep", 1, "sweep", 3), "distance", stick);
        later.until(() -> now().next().isPresent() && !now().cursor().betweenFrames()
                && now().path().phase().name().equals("distance") && now().path().element() == stick);
    }

    @Override public void close() {
        playback.close();
    }
}
