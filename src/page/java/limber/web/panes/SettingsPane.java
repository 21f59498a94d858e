package limber.web.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import limber.engine.model.Preset;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.lesson.Allowed;
import limber.presentation.panes.ParameterForm;
import limber.presentation.panes.ParameterState;
import limber.presentation.panes.SliderScale;
import limber.presentation.play.Playback;
import limber.web.Dom;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/// The parameters of a scene that may be changed: those that act, or those that a step of a lesson opens.
final class SettingsPane implements Panes.Pane {
    private final Scene scene;
    private final Playback playback;
    private final Consumer<String> refused;
    private final HTMLElement rows = Dom.el("div", "settings"), root = Dom.el("div", "settings-pane", rows);
    private final List<Row> all = new ArrayList<>();
    private Optional<Map<Parameter<?>, Allowed>> panel = Optional.empty();
    private boolean built;

    /// A parameter with its editor.
    ///
    /// @param show shows a value in the editor
    private record Row(ParameterState state, HTMLElement root, Consumer<String> show) {}

    /// The effect of an edit; no row asks whether to restart, since what is lost can be undone.
    private record Editing(Playback playback, Parameter<?> parameter) implements ParameterState.Editing {
        @Override
        public void press() {
            playback.gestures().press();
        }

        @Override
        public boolean losesHistory() {
            return false;
        }

        @Override
        public void set(String text) {
            playback.gestures().set(parameter, text);
        }

        @Override
        public void release() {
            playback.gestures().release();
        }
    }

    /// @param refused receives what is said of a value that cannot be
    SettingsPane(Scene scene, Consumer<String> refused) {
        this.scene = scene;
        this.refused = refused;
        playback = scene.playback();
        // a slider may be gone by the time the pointer is
        for (String end : List.of("pointerup", "pointercancel"))
            Window.current().addEventListener(end, _ -> released());
        playback.rules().panel().subscribe(now -> {
            panel = now;
            built = false;
        });
    }

    @Override
    public HTMLElement root() {
        return root;
    }

    @Override
    public void show() {
        if (!built) build();
        Settings now = playback.settings();
        for (Row row : all) {
            row.state.show(now, playback.base());
            row.show.accept(row.state.shown());
            Dom.show(row.root, row.state.visible(panel.isPresent(), ""));
        }
    }

    private void build() {
        released();
        built = true;
        Dom.clear(rows);
        all.clear();
        if (panel.isEmpty() && playback.model().presets().size() > 1) rows.appendChild(presets());
        for (Parameter<?> p : playback.model().parameters()) {
            Allowed part = panel.map(open -> open.get(p)).orElse(panel.isPresent() ? null : Allowed.ALL);
            if (part == null || p.kind() instanceof Kind.WordOrFile && panel.isEmpty()) continue;
            Row row = row(new ParameterState(p, part, scene.words(), new Editing(playback, p)));
            all.add(row);
            rows.appendChild(row.root);
        }
    }

    private HTMLElement presets() {
        var choice = (HTMLSelectElement) Dom.el("select", "");
        for (Preset preset : playback.model().presets()) {
            HTMLElement option = Dom.text("option", "", scene.words().title("preset", preset.name()));
            option.setAttribute("value", preset.name());
            choice.appendChild(option);
        }
        choice.addEventListener("change", _ -> playback.model().presets().stream()
                .filter(p -> p.name().equals(choice.getValue())).findFirst()
                .ifPresent(p -> attempt(() -> playback.gestures().restart(p.settings()))));
        return Dom.el("label", "setting", Dom.text("span", "setting-title", scene.word("page.preset")), choice);
    }

    private Row row(ParameterState state) {
        String unit = state.parameter().unit();
        HTMLElement name = Dom.text("span", "setting-title", state.title() + (unit.isEmpty() ? "" : " (" + unit + ")"));
        name.setAttribute("title", state.meaning());
        return switch (state.form()) {
            case ParameterForm.Flag _ -> flag(state, name);
            case ParameterForm.Words(List<String> words, boolean _) when !(state.parameter()
                    .kind() instanceof Kind.WordOrColour) -> choice(state, words, name);
            case ParameterForm.Figure(Optional<SliderScale> slider) when slider.isPresent() ->
                    number(state, slider.get(), name);
            default -> field(state, name);
        };
    }

    private Row flag(ParameterState state, HTMLElement name) {
        var box = (HTMLInputElement) Dom.el("input", "");
        box.setAttribute("type", "checkbox");
        box.addEventListener("change", _ -> set(state, String.valueOf(box.isChecked())));
        return new Row(state, Dom.el("label", "setting flag", box, name), text -> box.setChecked(text.equals("true")));
    }

    private Row choice(ParameterState state, List<String> values, HTMLElement name) {
        var select = (HTMLSelectElement) Dom.el("select", "");
        for (String value : values) {
            HTMLElement option = Dom.text("option", "", scene.words().choice(state.parameter().name(), value));
            option.setAttribute("value", value);
            select.appendChild(option);
        }
        select.addEventListener("change", _ -> set(state, select.getValue()));
        return new Row(state, Dom.el("label", "setting", name, select), select::setValue);
    }

    private Row number(ParameterState state, SliderScale scale, HTMLElement name) {
        var slider = (HTMLInputElement) Dom.el("input", "");
        slider.setAttribute("type", "range");
        slider.setAttribute("min", "0");
        slider.setAttribute("max", "1");
        slider.setAttribute("step", String.valueOf(SliderScale.KEY));
        slider.setAttribute("aria-label", state.title());
        slider.addEventListener("pointerdown", _ -> state.press());
        slider.addEventListener("input", _ -> set(state, state.slid(Double.parseDouble(slider.getValue()))));
        Row row = field(state, name);
        row.root.appendChild(slider);
        return new Row(state, row.root, text -> {
            row.show.accept(text);
            slider.setAttribute("aria-valuetext", state.brief(text));
            if (!state.dragging()) slider.setValue(String.valueOf(scale.share(Double.parseDouble(text))));
        });
    }

    private void released() {
        if (all.stream().noneMatch(row -> row.state.dragging())) return;
        all.forEach(row -> row.state.release());
        if (built) show();
    }

    private Row field(ParameterState state, HTMLElement name) {
        var field = (HTMLInputElement) Dom.el("input", "field");
        field.setAttribute("id", "setting-" + state.parameter().name());
        field.setAttribute("type", "text");
        field.setAttribute("inputmode", "decimal");
        field.addEventListener("change", _ -> set(state, state.typed(field.getValue())));
        field.addEventListener("keydown", e -> {
            if (((KeyboardEvent) e).getKey().equals("Enter")) field.blur(); // the keys are the scene's again
        });
        HTMLElement label = Dom.el("label", "setting-row", name, field);
        return new Row(state, Dom.el("div", "setting", label), text -> field.setValue(state.brief(text)));
    }

    private void set(ParameterState state, String text) {
        state.edit(text).ifPresent(e -> refused.accept(scene.words().refusal(e.getMessage())));
        show();
    }

    private void attempt(Runnable change) {
        try {
            change.run();
        } catch (BadInput e) {
            refused.accept(scene.words().refusal(e.getMessage()));
        }
    }
}
