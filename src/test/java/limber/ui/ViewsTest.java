package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import limber.OpensWindow;
import limber.Sample;
import limber.engine.Cursor;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Kind;
import limber.models.Catalog;
import limber.models.Words;
import limber.presentation.lesson.Journal;
import limber.presentation.words.Captions;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import limber.ui.lesson.LessonLibrary;
import limber.ui.panes.Panes;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.preferences.Theme;
import limber.ui.scene.Session;
import limber.ui.scene.ViewOptions;
import limber.ui.tab.SceneController;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// The views without a robot: they load in every language and leave nothing behind.
@Tag("wide")
@OpensWindow
class ViewsTest {
    @BeforeAll
    static void toolkit() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyTabLoadsInEachLanguageWithAllItsPanesOpen(Language language) throws Exception {
        var preferences = new Preferences();
        preferences.level().set(Level.INSPECT);
        var failures = new ArrayList<Throwable>();
        var sessions = new Sessions(Catalog.MODELS, language.words(),
                new ViewOptions(preferences.motion(), new SimpleBooleanProperty()), Opened.NO_FILE, _ -> {},
                failures::add);
        fx(() -> {
            var main = new MainController(sessions, preferences, language.words(), Opened.NO_FILE, new Stage(),
                    new LessonLibrary(List::of, List::of, _ -> {}), Journal.inMemory(_ -> {}));
            var root = main.load();
            new Scene(root, 1280, 720);
            assertNotNull(root.lookup("#status"));
            for (var model : Catalog.MODELS) {
                new Panes(sessions.of(model), new SimpleBooleanProperty(true), true).all()
                        .forEach(pane -> preferences.panes(Level.INSPECT).add(pane.name()));
                main.open(model);
                main.current().orElseThrow().build();
            }
            main.close();
            sessions.close();
            return null;
        });
        assertEquals(List.of(), failures);
    }

    @Test
    void bothLanguagesHaveTheSameKeys() {
        assertEquals(new TreeSet<>(Language.ENGLISH.words().keySet()),
                new TreeSet<>(Language.CHINESE.words().keySet()));
    }

    /// Those that stand in the source as they are; a word that is missing would show its key.
    @Test
    void everyWordThatTheWindowAsksForIsThere() throws IOException {
        var asked = Pattern.compile("(?:words|wording|ui)(?:\\(\\))?\\.get(?:String)?\\(\"([\\w.-]+\\w)\"\\)");
        var missing = new TreeSet<String>();
        try (var sources = Files.walk(Path.of("src/main/java/limber/ui"))) {
            for (Path source : sources.filter(p -> p.toString().endsWith(".java")).toList())
                asked.matcher(Files.readString(source)).results().map(m -> m.group(1)).filter(key -> !known(key))
                        .forEach(missing::add);
        }
        assertEquals(Set.of(), missing);
    }

    private static boolean known(String key) {
        if (Language.ENGLISH.words().containsKey(key)) return true;
        for (Model model : Catalog.MODELS)
            if (new Wording(model, Language.ENGLISH.words()).get(key).equals(key)) return false;
        return true;
    }

    /// Between the first frames of some presets, phase by phase.
    @Test
    void everyPlaceInACaptionIsFilled() {
        fills(model -> Sample.of(model.presets(), 2));
    }

    @Test
    @Tag("long")
    void everyPlaceIsFilledInEveryPreset() {
        fills(Model::presets);
    }

    private static void fills(Function<Model, List<Preset>> presets) {
        for (Model model : Catalog.MODELS) {
            List<Captions> captions = Stream.of(Language.values())
                    .map(language -> new Captions(model, new Wording(model, language.words()))).toList();
            for (Preset preset : presets.apply(model)) {
                var timeline = new Timeline(model);
                var run = new Run(timeline, timeline.root(preset.settings(), model.opening(preset.settings())));
                run.seek(run.branch(), Cursor.complete(2));
                while (run.cursor().frame() < 4) {
                    filled(captions, run, StepSize.ELEMENT);
                    run.step(StepSize.SWEEP);
                }
                filled(captions, run, StepSize.FRAME);
                while (run.cursor().frame() < 5) {
                    run.step(StepSize.PHASE);
                    filled(captions, run, StepSize.PHASE);
                }
            }
        }
    }

    private static void filled(List<Captions> languages, Run run, StepSize size) {
        Picture now = Picture.of(run, new PictureRequest(Set.of(), Set.of(), Optional.empty(), size), true,
                Optional.empty());
        for (Captions captions : languages)
            for (String said : List.of(captions.next(now), captions.last(now)))
                assertFalse(said.contains("–"), run.model().name() + ": " + said);
    }

    @Test
    void everyPhaseHasItsCaptionsInBothLanguages() {
        for (var model : Catalog.MODELS)
            for (var preset : model.presets())
                for (Locale locale : List.of(Locale.ENGLISH, Locale.CHINESE)) {
                    Words captions = Words.captions(model, locale);
                    var wording = new Wording(model,
                            (locale.equals(Locale.CHINESE) ? Language.CHINESE : Language.ENGLISH).words());
                    var schedule = model.schedule(preset.settings());
                    for (var phase : schedule.phases().toList()) {
                        assertNotNull(captions.get("phase." + phase.name() + ".title"));
                        assertNotNull(captions.get("next." + phase.name()));
                        assertNotNull(captions.get("last." + phase.name()));
                        assertTrue(phase.of().isEmpty() || wording.knows("many." + phase.of()), phase.of());
                    }
                    for (var loop : schedule.loops().toList())
                        assertTrue(wording.knows("many." + loop.name()), loop.name());
                }
    }

    /// Whichever switch brings them about.
    @Test
    void lanesHaveTheirCaptionsInBothLanguages() {
        int found = 0;
        for (var model : Catalog.MODELS)
            for (var switched : model.parameters()) {
                if (!(switched.kind() instanceof Kind.Flag)) continue;
                var lanes = model.lanes(model.defaults().with(switched.name(), "true"));
                if (lanes.isEmpty()) continue;
                found++;
                for (Locale locale : List.of(Locale.ENGLISH, Locale.CHINESE)) {
                    Words captions = Words.captions(model, locale);
                    for (var lane : List.of(lanes.get().maker(), lanes.get().taker()))
                        assertNotNull(captions.get("lane." + lane.name()));
                    for (String counter : lanes.get().counters()) assertNotNull(captions.get("counter." + counter));
                    lanes.get().phases().forEach(phase -> assertNotNull(captions.get("phase." + phase + ".title")));
                }
            }
        assertEquals(1, found, "the rope's pipeline");
    }

    @Test
    void tenOpeningsOfATabLeakNothing() throws Exception {
        openAndClose(10);
    }

    @Test
    @Tag("long")
    void aHundredOpeningsOfATabLeakNothing() throws Exception {
        openAndClose(100);
    }

    /// What outlives a window, its stage and the preferences, does not hold it.
    @Test
    void aClosedWindowIsLetGo() throws Exception {
        var preferences = Opened.preferences();
        var stage = fx(() -> new Stage());
        WeakReference<App> closed = fx(() -> {
            var app = Opened.on(stage, Catalog.MODELS, preferences);
            app.stop();
            stage.hide();
            stage.setScene(null);
            Thread.setDefaultUncaughtExceptionHandler(null);
            return new WeakReference<>(app);
        });
        collectUntil(() -> closed.get() == null);
        assertNull(closed.get(), () -> "held by " + stage + " or " + preferences);
    }

    /// The scenes go on, those whose tab is not looked at again too, and a lesson.
    @Test
    void anotherLanguageLetsGoOfTheViewsBefore() throws Exception {
        var preferences = Opened.preferences();
        var stage = fx(() -> new Stage());
        var app = fx(() -> Opened.on(stage, Catalog.MODELS, preferences));
        for (Model model : Catalog.MODELS) {
            fx(() -> app.main().open(model));
            until(() -> app.main().current().orElseThrow().built());
        }
        fx(() -> app.main().opening().lesson(Path.of("lessons/04-pin-and-half")));
        until(() -> fx(() -> app.main().current().orElseThrow().root().lookup("#lesson-close") != null));
        until(() -> app.main().current().orElseThrow().built());
        var before = new WeakReference<>(app.main());
        fx(() -> preferences.language().set(Language.CHINESE));
        for (int x : new int[]{400, 401}) // JavaFX keeps what was under the pointer until it moves
            Fx.settled(() -> new Robot().mouseMove(x, 300));
        collectUntil(() -> before.get() == null);
        assertNull(before.get());
        fx(() -> {
            app.stop();
            stage.hide();
            Thread.setDefaultUncaughtExceptionHandler(null);
        });
    }

    /// Collects garbage until something is so, for a few seconds at most.
    private static void collectUntil(BooleanSupplier so) throws InterruptedException {
        for (int round = 0; round < 40 && !so.getAsBoolean(); round++) {
            System.gc();
            WaitForAsyncUtils.waitForFxEvents();
            Thread.sleep(100);
        }
    }

    private static void openAndClose(int times) throws Exception {
        var seen = new ArrayList<WeakReference<SceneController>>();
        var preferences = Opened.preferences();
        for (int i = 0; i < times; i++) {
            seen.add(WaitForAsyncUtils.asyncFx(() -> {
                var session = new Session(Catalog.MODELS.getFirst(), Language.ENGLISH.words(),
                        new ViewOptions(preferences.motion(), new SimpleBooleanProperty()),
                        Opened.NO_FILE, _ -> {}, _ -> {}, true);
                var scene = new SceneController(session, preferences, Optional.empty(), new Label());
                var shown = new Scene(scene.load(), 900, 600);
                Theme.DARK.apply(shown);
                scene.build();
                shown.getRoot().applyCss();
                shown.getRoot().layout();
                scene.playback().picture().get();
                scene.close();
                session.close();
                return new WeakReference<>(scene);
            }).get(20, TimeUnit.SECONDS));
        }
        LongSupplier held = () -> seen.stream().filter(r -> r.get() != null).count();
        collectUntil(() -> held.getAsLong() <= 2);
        assertTrue(held.getAsLong() <= 2, () -> held.getAsLong() + " of " + times + " closed tabs are still held");
        // a simulation's thread ends with its tab
        assertTrue(Thread.getAllStackTraces().keySet().stream().filter(t -> t.getName().equals("limber-simulation"))
                .count() <= 2);
    }
}
