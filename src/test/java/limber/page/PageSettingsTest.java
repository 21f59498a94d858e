package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import limber.engine.model.Model;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.models.Catalog;
import limber.presentation.panes.ParameterGroups;
import limber.presentation.panes.SliderScale;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
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

    private void load(Model model) throws IOException {
        tab.load(pages.scene(model.name(), model.presets().getFirst().name()));
        tab.until("document.getElementById('tab-parameters')");
        tab.eval("document.getElementById('tab-parameters').click()");
        tab.until("document.querySelector('.settings input[type=range]')");
        tab.eval("document.querySelectorAll('.settings-pane details').forEach(d => { d.open = true; })");
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

    /// Keys of a slider ask the row that the window asks, from the value of the moment and not from a stop.
    @Test
    void aKeyMovesASliderAsInTheWindow() throws IOException {
        Model strand = Catalog.model("strand");
        load(strand);
        Parameter<?> p = strand.defaults().parameter("damping");
        double value = Double.parseDouble(tab.eval("row(" + title(strand, "damping") + ")").asString());
        SliderScale scale = SliderScale.of(p, p.range());
        for (int keys : new int[]{1, -1, -1}) {
            String wanted = scale.text(scale.share(value) + keys * SliderScale.KEY);
            tab.eval("slider(" + title(strand, "damping") + ").focus()");
            tab.key(keys > 0 ? "ArrowUp" : "ArrowLeft");
            tab.until("Number(row(" + title(strand, "damping") + ")) === " + wanted);
            value = Double.parseDouble(wanted);
        }
    }

    @Test
    void rowsStandInTheGroupsOfTheWindow() throws IOException {
        Model rope = Catalog.model("rope");
        load(rope);
        ParameterGroups groups = ParameterGroups.of(rope);
        String names = "[...document.querySelectorAll('%s [id^=setting-]')].map(e => e.id.slice(8)).filter(id =>"
                + " !/-[yz]$/.test(id)).join()";
        for (String name : List.of("more", "published")) {
            assertEquals(names(name.equals("more") ? groups.more() : groups.published()),
                    tab.eval(names.formatted("#parameters-" + name)).asString());
            assertEquals(Language.ENGLISH.words().getString(name), tab.text("#parameters-" + name + " summary"));
        }
        assertEquals(names(groups.main()), tab.eval(names.formatted(".settings-pane > .settings")).asString());
    }

    private static String names(List<Parameter<?>> group) {
        return String.join(",", group.stream().filter(p -> !(p.kind() instanceof Kind.WordOrFile))
                .map(Parameter::name).toList());
    }

    @Test
    void aSearchFindsWhatIsFoldedAndWhatDoesNotAct() throws IOException {
        load(Catalog.model("rope"));
        String shown = "[...document.querySelectorAll('.setting')].filter(e => e.checkVisibility() &&"
                + " e.querySelector('[id^=setting-liftHeight]')).length";
        assertEquals(0, tab.eval(shown).asInt());
        tab.click("#parameters-find");
        tab.type("liftHeight");
        tab.until(shown + " === 1");
        assertTrue(tab.eval("[...document.querySelectorAll('.setting-meaning')].find(e => e.checkVisibility())"
                + ".textContent").asString().startsWith("Acts only with "));
    }

    @Test
    void aTapSaysWhatAParameterMeansAndResetsItOrAll() throws IOException {
        Model rope = Catalog.model("rope");
        tab.phone();
        load(rope);
        Wording words = new Wording(rope, Language.ENGLISH.words());
        tab.click("#about-damping");
        tab.until("document.getElementById('about-damping').ariaExpanded === 'true'");
        assertTrue(tab.eval("[...document.querySelectorAll('.setting-meaning')].find(e => e.checkVisibility())"
                + ".textContent").asString().startsWith(words.meaning("damping")));
        String damping = title(rope, "damping"), iterations = title(rope, "iterations"),
                before = tab.eval("row(" + iterations + ")").asString();
        assertFalse(tab.eval("document.getElementById('reset-all').checkVisibility()").asBoolean());
        tab.eval("slide(" + damping + ", 0.5); slide(" + iterations + ", 0.9)");
        tab.until("row(" + damping + ") !== '0' && row(" + iterations + ") !== '" + before + "'");
        tab.click("#reset-damping");
        tab.until("row(" + damping + ") === '0'");
        assertNotEquals(before, tab.eval("row(" + iterations + ")").asString());
        tab.click("#reset-all");
        tab.until("row(" + iterations + ") === '" + before + "'");
        assertFalse(tab.eval("document.getElementById('reset-all').checkVisibility()").asBoolean());
    }

    /// The preset that the page shows is the one that the scene was opened with, and the first one otherwise no more.
    @Test
    void thePresetIsThatOfTheScene() throws IOException {
        tab.load(pages.scene("rod", "straight"));
        tab.eval("document.getElementById('tab-parameters').click()");
        assertEquals("straight", tab.eval("document.querySelector('.settings-pane select').value").asString());
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
