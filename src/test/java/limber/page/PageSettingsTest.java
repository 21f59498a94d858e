package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import limber.engine.model.Model;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.models.Catalog;
import limber.presentation.panes.SliderScale;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The settings of a scene in a page.
@Tag("wide")
class PageSettingsTest extends InBrowser {
    /// Half a stop of a slider, with what rounding adds.
    private static final double HALF_A_STOP = 0.501 * SliderScale.KEY;

    private Tab tab;

    @BeforeEach
    void open() {
        tab = browser.open();
    }

    @AfterEach
    void close() {
        List<String> faults = tab.faults();
        tab.close();
        assertEquals(List.of(), faults);
    }

    private void load(Model model) throws IOException {
        tab.load(pages.scene(model.name(), model.presets().getFirst().name()));
        tab.until("document.getElementById('tab-parameters')");
        tab.eval("document.getElementById('tab-parameters').click()");
        tab.until("document.querySelector('.settings input[type=range]')");
        tab.eval("window.slider = title => [...document.querySelectorAll('.settings input[type=range]')]"
                + ".find(s => s.getAttribute('aria-label') === title);"
                + "window.row = title => slider(title).parentNode.querySelector('.field').value;"
                + "window.hear = (e, type) => e.dispatchEvent(new PointerEvent(type, {bubbles: true, pointerId: 1}));"
                + "window.slide = (title, to) => { let s = slider(title); s.value = to;"
                + " s.dispatchEvent(new Event('input', {bubbles: true})); }");
    }

    private static String title(Model model, String parameter) {
        return Tab.quoted(new Wording(model, Language.ENGLISH.words()).title("parameter", parameter));
    }

    static List<Model> models() {
        return Catalog.MODELS;
    }

    /// Small values of a wide range have as much room as in the window, and a default lies well inside.
    @ParameterizedTest
    @ValueSource(strings = {"rope", "strand"})
    void slidersHaveTheScaleOfTheWindow(String model) throws IOException {
        scales(Catalog.model(model));
    }

    @ParameterizedTest
    @Tag("long")
    @MethodSource("models")
    void soTheyHaveInEveryModel(Model model) throws IOException {
        scales(model);
    }

    private void scales(Model model) throws IOException {
        load(model);
        Settings p = model.presets().getFirst().settings();
        int sliders = 0;
        for (Parameter<?> parameter : model.parameters()) {
            boolean number = parameter.kind() instanceof Kind.Real || parameter.kind() instanceof Kind.Count;
            if (!number || !parameter.range().bounded() || !parameter.acts(p)) continue;
            sliders++;
            double value = ((Number) p.get(parameter)).doubleValue();
            double share = SliderScale.of(parameter, parameter.range()).share(value);
            assertEquals(share, Double.parseDouble(tab.eval("slider(" + title(model, parameter.name()) + ").value")
                    .asString()), HALF_A_STOP, parameter.name());
        }
        assertTrue(sliders > 0);
    }

    /// Gravity of the rope has no slider; its iterations have: at the middle of their scale the window writes the same.
    @Test
    void aSliderSetsWhatTheWindowsDoes() throws IOException {
        Model rope = Catalog.model("rope");
        load(rope);
        for (String name : List.of("iterations", "damping")) {
            Parameter<?> p = rope.defaults().parameter(name);
            tab.eval("slide(" + title(rope, name) + ", 0.5)");
            assertEquals(SliderScale.of(p, p.range()).text(0.5),
                    tab.eval("row(" + title(rope, name) + ")").asString());
        }
    }

    @Test
    void aKeyMovesACountByOne() throws IOException {
        Model rope = Catalog.model("rope");
        load(rope);
        String iterations = title(rope, "iterations");
        int before = Integer.parseInt(tab.eval("row(" + iterations + ")").asString());
        tab.eval("slider(" + iterations + ").focus()");
        tab.key("ArrowRight");
        tab.until("Number(row(" + iterations + ")) > " + before);
        tab.key("ArrowLeft");
        tab.until("Number(row(" + iterations + ")) == " + before);
    }

    /// The system takes the finger away, as for a scroll: what comes next is a gesture of its own, and undone alone.
    @Test
    void aCancelledPointerEndsItsGesture() throws IOException {
        Model rope = Catalog.model("rope");
        load(rope);
        String damping = title(rope, "damping"), iterations = title(rope, "iterations");
        tab.eval("hear(slider(" + damping + "), 'pointerdown'); slide(" + damping + ", 0.5);"
                + "hear(slider(" + damping + "), 'pointercancel')");
        String set = tab.eval("row(" + damping + ")").asString(),
                before = tab.eval("row(" + iterations + ")").asString();
        tab.eval("slide(" + iterations + ", 0.8)");
        tab.until("row(" + iterations + ") !== " + Tab.quoted(before));
        tab.eval("document.querySelector('.icon.undo').click()");
        tab.until("row(" + iterations + ") === " + Tab.quoted(before));
        assertEquals(set, tab.eval("row(" + damping + ")").asString());
    }
}
