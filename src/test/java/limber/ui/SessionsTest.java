package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.pictures;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.event.Event;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import limber.OpensWindow;
import limber.engine.Cursor;
import limber.engine.model.Model;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.source.Folder;
import limber.models.Catalog;
import limber.moment.Moment;
import limber.moment.MomentReader;
import limber.presentation.lesson.Journal;
import limber.presentation.words.Language;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.scene.SceneMoments;
import limber.ui.scene.Session;
import limber.ui.scene.ViewOptions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;

/// Lessons beside each other, without a window.
@OpensWindow
class SessionsTest {
    private final Preferences preferences = Opened.preferences();
    private final Map<Level, Set<String>> panes = preferences.allPanes();
    private final List<Throwable> failures = new ArrayList<>();
    private final SimpleBooleanProperty fast = new SimpleBooleanProperty();
    private Sessions sessions;
    private Journal journal;
    @TempDir Path folder;

    @BeforeEach
    void open() throws Exception {
        FxToolkit.registerPrimaryStage();
        sessions = fx(() -> new Sessions(Catalog.MODELS, Language.ENGLISH.words(),
                new ViewOptions(preferences.motion(), fast), Opened.NO_FILE,
                _ -> {}, failures::add));
        journal = Journal.inMemory(failures::add);
    }

    @AfterEach
    void close() throws Exception {
        fx(sessions::close);
        assertEquals(List.of(), failures);
    }

    @Test
    void whatWasSoughtInOneSceneIsNotSoughtInTheNext() throws Exception {
        Model rope = Catalog.model("rope");
        Session session = fx(() -> sessions.of(rope));
        fx(() -> {
            session.soughtParameter().set("gravity");
            session.preset(rope.presets().getLast());
        });
        assertEquals("", fx(() -> session.soughtParameter().get()));
        fx(() -> {
            session.soughtParameter().set("gravity");
            new SceneMoments(session).show(MomentReader.text("{\"limber\":1,\"model\":\"rope\",\"at\":\"frame=3\"}"));
        });
        assertEquals("", fx(() -> session.soughtParameter().get()));
    }

    /// As `limber open` does: nothing has been shown yet when the moment comes.
    @Test
    void aMomentStandsInASceneThatHasNeverBeenShown() throws Exception {
        Model rope = Catalog.model("rope");
        Moment moment = MomentReader.text(
                "{\"limber\":1,\"model\":\"rope\",\"at\":\"frame=3&sweep=2&phase=distance&element=7\"}");
        Session session = fx(() -> {
            Session fresh = sessions.of(rope);
            new SceneMoments(fresh).show(moment); // before a picture can come
            return fresh;
        });
        until(() -> fx(() -> session.playback().picture().get() != null
                && !session.playback().picture().get().cursor().betweenFrames()));
        pictures(5);
        assertFalse(fx(() -> session.playback().playing().get()));
        Cursor at = fx(() -> session.playback().picture().get().cursor());
        assertEquals(2, at.frame());
        assertEquals(7, at.element());
    }

    @Test
    void theDeskIsAsItWasOnceTheLastLessonIsLeft() throws Exception {
        fx(() -> {
            sessions.begin(lesson("rope", "watch", "code"), preferences, journal);
            sessions.begin(lesson("ball", "inspect", "past"), preferences, journal);
        });
        assertEquals(Level.INSPECT, preferences.level().get());
        fx(() -> sessions.end(Catalog.model("rope")));
        assertEquals(Level.INSPECT, preferences.level().get(), "one is still gone through");
        fx(() -> sessions.end(Catalog.model("ball")));
        assertEquals(Level.STEP, preferences.level().get());
        assertEquals(panes, preferences.allPanes());
    }

    @Test
    void onASlowMachineEdgesAreSmoothOnlyWhileASceneStandsStill() throws Exception {
        fx(() -> {
            Session session = sessions.of(Catalog.model("rope"));
            var smooth = session.viewport().showing().smooth();
            session.playback().playing().set(true);
            assertTrue(smooth.get());
            fast.set(true);
            assertFalse(smooth.get());
            session.playback().playing().set(false);
            assertTrue(smooth.get());
        });
    }

    /// A tab may be pressed on while its first picture is still being made.
    @Test
    void aHandThatComesBeforeTheFirstPictureDoesNothing() throws Exception {
        fx(() -> {
            for (Model model : Catalog.MODELS) {
                Session session = sessions.of(model);
                for (MouseButton button : List.of(MouseButton.PRIMARY, MouseButton.SECONDARY))
                    for (var what : List.of(MouseEvent.MOUSE_MOVED, MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_DRAGGED,
                            MouseEvent.MOUSE_RELEASED))
                        Event.fireEvent(session.viewport(),
                                new MouseEvent(what, 40, 40, 40, 40, button, 1, false, false, false, false,
                                        button == MouseButton.PRIMARY, false, button == MouseButton.SECONDARY, false,
                                        false, false, null));
                session.comparison().start();
                session.comparison().swap();
                assertNull(session.playback().picture().get());
            }
        });
    }

    private Lesson lesson(String model, String level, String pane) {
        try {
            Path lesson = Files.createDirectories(folder.resolve("of-" + model));
            Files.writeString(lesson.resolve("lesson.md"), """
                    ---
                    format: 1
                    id: of-%s
                    title: Of it
                    model: %s
                    ---
                    ## Look
                    ```limber
                    id: look
                    show: {level: %s, panes: [%s]}
                    ```
                    """.formatted(model, model, level, pane));
            return LessonReader.read(Folder.of(lesson)).lesson().orElseThrow();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
