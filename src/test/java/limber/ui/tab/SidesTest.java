package limber.ui.tab;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.util.Subscription;
import limber.OpensWindow;
import limber.engine.Cursor;
import limber.engine.model.Variant;
import limber.models.Catalog;
import limber.models.rope.RopeParameters;
import limber.presentation.view.Layout;
import limber.presentation.words.Language;
import limber.ui.Opened;
import limber.ui.controls.View;
import limber.ui.scene.ComparisonSetup;
import limber.ui.scene.Session;
import limber.ui.scene.ViewOptions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/// The labels of a comparison's sides, which are computed only after a change and not for every picture.
@OpensWindow
class SidesTest {
    private static final ResourceBundle ENGLISH = Language.ENGLISH.words();

    private final List<Throwable> failures = new ArrayList<>();
    /// The words that have been asked for.
    private final List<String> asked = new ArrayList<>();
    private Session session;
    private Subscription following;
    private Parent sides;

    /// The window's words, with a note of which were wanted.
    private final class Noted extends ResourceBundle {
        @Override
        protected Object handleGetObject(String key) {
            asked.add(key);
            return ENGLISH.getObject(key);
        }

        @Override
        public boolean containsKey(String key) {
            return ENGLISH.containsKey(key);
        }

        @Override
        public Enumeration<String> getKeys() {
            return ENGLISH.getKeys();
        }

        @Override
        public Locale getLocale() {
            return ENGLISH.getLocale();
        }
    }

    /// Two values differ, so that the sides are called left and right; another one is set in frame 5.
    @BeforeEach
    void open() throws Exception {
        FxToolkit.registerPrimaryStage();
        session = fx(() -> new Session(Catalog.model("rope"), new Noted(),
                new ViewOptions(new SimpleBooleanProperty(), new SimpleBooleanProperty()), Opened.NO_FILE,
                _ -> {}, failures::add, false));
        var shown = new SidesController(session.playback(), session.viewport().topInset(), session.comparison(),
                session.otherNumbers(),
                session.wording());
        var row = new CompareController(session.playback(), session.comparison(), session.sceneInput(),
                session.editing().on());
        fx(() -> {
            sides = View.load("sides", ENGLISH, List.of(shown));
            View.load("compare", ENGLISH, List.of(row));
            following = Subscription.combine(shown.follow(), row.follow());
        });
        until(() -> session.playback().picture().get() != null);
        fx(() -> session.comparison().set(new ComparisonSetup("", "",
                new Variant(Map.of("iterations", "1", "correction", "half")), Layout.SIDE_BY_SIDE)));
        go(5);
        fx(() -> session.playback().gestures().set(RopeParameters.DAMPING, "0.5"));
        go(10);
    }

    @AfterEach
    void close() throws Exception {
        fx(following::unsubscribe);
        fx(session::close);
        assertEquals(List.of(), failures);
    }

    private void go(int frame) throws Exception {
        fx(() -> session.playback().goFrame(frame));
        until(() -> session.playback().picture().get().cursor().equals(Cursor.complete(frame))
                && session.playback().picture().get().comparison().isPresent());
    }

    @Test
    void nothingIsFoundOutAgainForAPictureOfTheSameSettings() throws Exception {
        fx(asked::clear);
        for (int frame = 11; frame < 16; frame++) go(frame);
        assertEquals(List.of(), fx(
                () -> asked.stream().filter(key -> List.of("compare.left", "compare.right").contains(key)).toList()));
    }

    @Test
    void whatDiffersOrIsNamedAnewIsSaid() throws Exception {
        assertEquals("left", text("#side-left"));
        fx(() -> session.comparison().name("one", "many"));
        assertEquals("one", text("#side-left"));
        String before = text(".side-detail");
        fx(() -> session.playback().gestures().set(RopeParameters.ITERATIONS, "7"));
        until(() -> !text(".side-detail").equals(before));
        assertTrue(text(".side-detail").contains("7"), text(".side-detail"));
    }

    @Test
    void whatDiffersIsNotSaidWhileAnAnswerIsAwaited() throws Exception {
        String before = text(".side-detail");
        assertFalse(before.isEmpty());
        fx(() -> session.playback().rules().hold(Cursor.complete(20)));
        go(11);
        until(() -> text(".side-detail").isEmpty());
        assertEquals("", text("#side-apart"));
        fx(() -> session.playback().rules().release());
        go(12);
        until(() -> text(".side-detail").equals(before));
    }

    private String text(String id) throws Exception {
        return fx(() -> ((Label) sides.lookup(id)).getText());
    }
}
