package limber.ui.scene;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import limber.OpensWindow;
import limber.engine.Cursor;
import limber.engine.model.Variant;
import limber.engine.run.Divergence;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.lesson.Allowed;
import limber.models.Catalog;
import limber.models.rope.RopeParameters;
import limber.presentation.play.Playback;
import limber.presentation.play.Rules;
import limber.presentation.view.Layout;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import limber.ui.controls.FxLater;
import limber.ui.viewport.Viewport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/// The effect of a lesson's panel and of a pending prediction on a comparison, without a window.
@OpensWindow
class ComparisonTest {
    private final List<Throwable> failures = new ArrayList<>();
    /// What was said when something was not let.
    private final List<String> refused = new ArrayList<>();
    private Playback playback;
    private Comparison comparison;

    private void open(String model, Settings settings) throws Exception {
        FxToolkit.registerPrimaryStage();
        playback = fx(() -> new Playback(FxLater.THREAD, Catalog.model(model), settings, failures::add));
        var wording = new Wording(playback.model(), Language.ENGLISH.words());
        comparison = fx(() -> new Comparison(playback, new Viewport(playback.model(), wording::get), wording, _ -> {},
                failures::add));
        playback.rules().onRefused(new Rules.Refusal() {
            @Override
            public void held() {
                refused.add("held");
            }

            @Override
            public void fixed(Parameter<?> parameter, Set<Parameter<?>> open) {
                refused.add(parameter.name());
            }
        });
        until(() -> playback.picture().get() != null);
    }

    @AfterEach
    void close() throws Exception {
        fx(playback::close);
        assertEquals(List.of(), failures);
    }

    /// Half corrections and 3 sweeps against weighted ones and 16; only sweeps may be changed.
    private void twoRopes() throws Exception {
        open("rope", Catalog.model("rope").defaults());
        fx(() -> {
            playback.gestures().restart(playback.settings().with("iterations", "3").with("correction", "half"));
            comparison.set(
                    new ComparisonSetup("", "", Variant.between(playback.settings(), playback.base()),
                            Layout.SIDE_BY_SIDE));
            playback.rules().panel(Optional.of(Map.of(RopeParameters.ITERATIONS, Allowed.ALL)));
        });
        until(() -> playback.picture().get().comparison().isPresent()
                && playback.picture().get().settings().equals(playback.settings()));
    }

    @Test
    void aPanelBindsWhatLevellingAndSwappingChange() throws Exception {
        twoRopes();
        Settings left = playback.settings();
        Optional<ComparisonSetup> before = comparison.now().get();
        fx(comparison::level);
        assertEquals(before, comparison.now().get());
        fx(comparison::swap);
        assertEquals(before, comparison.now().get());
        assertEquals(left, playback.settings());
        assertEquals(List.of("correction", "correction"), refused);
        fx(() -> {
            comparison.set(new ComparisonSetup("", "", new Variant(Map.of("iterations", "5")), Layout.SIDE_BY_SIDE));
            comparison.level();
        });
        assertEquals(Map.of(), comparison.now().get().orElseThrow().variant().values(), "what it lets differs");
    }

    @Test
    void whatIsBesideTheSceneAtFirstHasOnlyWhatAPanelLets() throws Exception {
        twoRopes();
        fx(() -> {
            comparison.clear();
            comparison.start();
        });
        assertEquals(Map.of("iterations", "16"), comparison.now().get().orElseThrow().variant().values());
        assertEquals(List.of(), refused);
    }

    @Test
    void nothingIsComparedOrLeftAloneWhileAPredictionIsWaitedFor() throws Exception {
        twoRopes();
        Optional<ComparisonSetup> before = comparison.now().get();
        fx(() -> {
            playback.rules().panel(Optional.empty());
            playback.rules().hold(Cursor.START);
            comparison.clear();
            comparison.level();
            comparison.swap();
        });
        assertEquals(before, comparison.now().get());
        fx(() -> {
            playback.rules().release();
            comparison.clear();
            playback.rules().hold(Cursor.START);
            comparison.start();
        });
        assertFalse(comparison.on());
        assertEquals(List.of("held", "held", "held", "held"), refused);
    }

    @Test
    void aPanelBindsTheCalmerSubstepToo() throws Exception {
        open("jelly", Catalog.model("jelly").presets().stream().filter(p -> p.name().equals("unstable")).findFirst()
                .orElseThrow().settings());
        fx(() -> playback.goFrame(2000));
        until(() -> playback.picture().get().divergence().isPresent());
        Divergence exploded = playback.picture().get().divergence().orElseThrow();
        Settings before = playback.settings();
        fx(() -> {
            playback.rules().panel(Optional.of(Map.of()));
            playback.gestures().calm(exploded);
        });
        assertEquals(before, fx(() -> playback.settings()));
        assertEquals(1, refused.size());
        fx(() -> {
            playback.rules().panel(Optional.empty());
            playback.gestures().calm(exploded);
        });
        assertTrue(fx(() -> playback.model().stability(playback.settings())).orElseThrow().stable());
    }
}
