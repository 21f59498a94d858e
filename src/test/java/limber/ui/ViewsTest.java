package limber.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import javafx.scene.Scene;
import limber.engine.Kind;
import limber.models.Catalog;
import limber.models.Words;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// Views without a robot: they load in every language, and leave nothing behind.
class ViewsTest {
    @BeforeAll
    static void toolkit() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void theWholeWindowLoadsInEachLanguage(String language) throws Exception {
        ResourceBundle words = App.words(Locale.of(language));
        var main = new MainController(words);
        var root = WaitForAsyncUtils.asyncFx(() -> View.load("main", words, List.of(main))).get(20, TimeUnit.SECONDS);
        assertNotNull(root.lookup("#status"));
        WaitForAsyncUtils.asyncFx(() -> {
            main.current().furnish();
            return null;
        }).get(20, TimeUnit.SECONDS);
        WaitForAsyncUtils.asyncFx(main::close).get(5, TimeUnit.SECONDS);
    }

    @Test
    void bothLanguagesHaveTheSameKeys() {
        assertEquals(new TreeSet<>(App.words(Locale.ROOT).keySet()), new TreeSet<>(App.words(Locale.CHINESE).keySet()));
    }

    @Test
    void everyPhaseHasItsCaptionsInBothLanguages() {
        for (var model : Catalog.MODELS)
            for (var preset : model.presets())
                for (Locale locale : List.of(Locale.ENGLISH, Locale.CHINESE)) {
                    Words captions = Words.captions(model, locale);
                    var schedule = model.schedule(preset.settings());
                    for (var part : List.of(schedule.before(), schedule.first(), schedule.sweep(), schedule.last(), schedule.after(), schedule.skin()))
                        for (var phase : part) {
                            assertNotNull(captions.get("phase." + phase.name() + ".title"));
                            assertNotNull(captions.get("next." + phase.name()));
                            assertNotNull(captions.get("last." + phase.name()));
                        }
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
                    for (var lane : List.of(lanes.get().maker(), lanes.get().taker())) assertNotNull(captions.get("lane." + lane.name()));
                    for (String counter : lanes.get().counters()) assertNotNull(captions.get("counter." + counter));
                    lanes.get().phases().forEach(phase -> assertNotNull(captions.get("phase." + phase + ".title")));
                }
            }
        assertEquals(1, found, "the rope's pipeline");
    }

    @Test
    void aHundredOpeningsOfATabLeakNothing() throws Exception {
        var seen = new ArrayList<WeakReference<SceneController>>();
        for (int i = 0; i < 100; i++) {
            seen.add(WaitForAsyncUtils.asyncFx(() -> {
                var scene = new SceneController(Catalog.MODELS.getFirst(), App.words(Locale.ENGLISH), _ -> {}, _ -> {});
                var shown = new Scene(scene.load(), 900, 600);
                Theme.dress(shown);
                scene.furnish();
                shown.getRoot().applyCss();
                shown.getRoot().layout();
                scene.playback().picture().get();
                scene.close();
                return new WeakReference<>(scene);
            }).get(20, TimeUnit.SECONDS));
        }
        long left = seen.size();
        for (int round = 0; round < 40 && left > 2; round++) {
            System.gc();
            WaitForAsyncUtils.waitForFxEvents();
            Thread.sleep(100);
            left = seen.stream().filter(r -> r.get() != null).count();
        }
        assertTrue(left <= 2, left + " of 100 closed tabs are still held");
        // a simulation's thread ends with its tab
        assertTrue(Thread.getAllStackTraces().keySet().stream().filter(t -> t.getName().equals("limber-simulation")).count() <= 2);
    }
}
