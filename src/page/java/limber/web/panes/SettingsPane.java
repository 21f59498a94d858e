package limber.web.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import limber.engine.model.Preset;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.lesson.Allowed;
import limber.presentation.panes.SliderScale;
import limber.presentation.play.Playback;
import limber.presentation.words.Decimals;
import limber.web.Dom;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/// The parameters of a scene that may be changed: those that act, or those that a step of a lesson opens.
final class SettingsPane implements Panes.Pane {
    /// The share of a slider that an arrow key goes.
    private static final String FINE = "0.005";

    private final Scene scene;
    private final Playback playback;
    private final Consumer<String> refused;
    private final HTMLElement rows = Dom.el("div", "settings"), root = Dom.el("div", "settings-pane", rows);
    private final List<Row> all = new ArrayList<>();
    private Optional<Map<Parameter<?>, Allowed>> panel = Optional.empty();
    private boolean built, pressed;

    /// A parameter with its editor.
    ///
    /// @param show shows a value in the editor
    private record Row(Parameter<?> parameter, HTMLElement root, Consumer<String> show) {}

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
            row.show.accept(now.text(row.parameter));
            Dom.show(row.root, panel.isPresent() || row.parameter.acts(now));
        }
    }

    private void build() {
        built = true;
        Dom.clear(rows);
        all.clear();
        if (panel.isEmpty() && playback.model().presets().size() > 1) rows.appendChild(presets());
        for (Parameter<?> p : playback.model().parameters()) {
            Allowed part = panel.map(open -> open.get(p)).orElse(panel.isPresent() ? null : Allowed.ALL);
            if (part == null || p.kind() instanceof Kind.WordOrFile && panel.isEmpty()) continue;
            Row row = row(p, part);
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

    private Row row(Parameter<?> p, Allowed part) {
        String title = scene.words().title("parameter", p.name());
        HTMLElement name = Dom.text("span", "setting-title", title + (p.unit().isEmpty() ? "" : " (" + p.unit() + ")"));
        name.setAttribute("title", scene.words().sentences().written("parameter." + p.name()).orElse(title));
        return switch (p.kind()) {
            case Kind.Flag _ -> flag(p, name);
            case Kind.Choice<?> choice -> choice(p, part.words().isEmpty() ? choice.names() : part.words(), name);
            case Kind.WordOrFile words -> choice(p, words.words(), name);
            case Kind.Real _,Kind.Count _ -> number(p, part.range().orElse(p.range()), name);
            default -> field(p, name);
        };
    }

    private Row flag(Parameter<?> p, HTMLElement name) {
        var box = (HTMLInputElement) Dom.el("input", "");
        box.setAttribute("type", "checkbox");
        box.addEventListener("change", _ -> set(p, String.valueOf(box.isChecked())));
        return new Row(p, Dom.el("label", "setting flag", box, name), text -> box.setChecked(text.equals("true")));
    }

    private Row choice(Parameter<?> p, List<String> values, HTMLElement name) {
        var select = (HTMLSelectElement) Dom.el("select", "");
        for (String value : values) {
            HTMLElement option = Dom.text("option", "", scene.words().choice(p.name(), value));
            option.setAttribute("value", value);
            select.appendChild(option);
        }
        select.addEventListener("change", _ -> set(p, select.getValue()));
        return new Row(p, Dom.el("label", "setting", name, select), select::setValue);
    }

    private Row number(Parameter<?> p, Range range, HTMLElement name) {
        if (!range.bounded()) return field(p, name);
        SliderScale scale = SliderScale.of(p, range);
        var slider = (HTMLInputElement) Dom.el("input", "");
        slider.setAttribute("type", "range");
        slider.setAttribute("min", "0");
        slider.setAttribute("max", "1");
        slider.setAttribute("step", FINE);
        slider.setAttribute("aria-label", scene.words().title("parameter", p.name()));
        slider.addEventListener("pointerdown", _ -> {
            pressed = true;
            playback.gestures().press();
        });
        slider.addEventListener("input", _ -> set(p, value(p, scale, Double.parseDouble(slider.getValue()))));
        Row row = field(p, name);
        row.root.appendChild(slider);
        return new Row(p, row.root, text -> {
            row.show.accept(text);
            slider.setAttribute("aria-valuetext", Decimals.brief(text));
            if (!pressed) slider.setValue(String.valueOf(scale.share(Double.parseDouble(text))));
        });
    }

    /// The value at a place of a slider. A key moves a count by one at least.
    private String value(Parameter<?> p, SliderScale scale, double share) {
        boolean whole = p.kind() instanceof Kind.Count;
        String now = playback.settings().text(p), text = scale.text(share, whole);
        if (pressed || !whole || !text.equals(now)) return text;
        double count = Double.parseDouble(now), next = count + Math.signum(share - scale.share(count));
        return Kind.plain(Math.clamp(next, scale.min(), scale.max()));
    }

    private void released() {
        if (!pressed) return;
        pressed = false;
        playback.gestures().release();
        show();
    }

    private Row field(Parameter<?> p, HTMLElement name) {
        var field = (HTMLInputElement) Dom.el("input", "field");
        field.setAttribute("type", "text");
        field.setAttribute("inputmode", "decimal");
        field.addEventListener("change", _ -> set(p, field.getValue().replace(',', p.kind() instanceof Kind.Real
                ? '.'
                : ',')));
        HTMLElement label = Dom.el("label", "setting-row", name, field);
        return new Row(p, Dom.el("div", "setting", label),
                text -> field.setValue(p.kind() instanceof Kind.Real ? Decimals.brief(text) : text));
    }

    private void set(Parameter<?> p, String text) {
        attempt(() -> playback.gestures().set(p, text));
        show();
    }

    private void attempt(Runnable change) {
        try {
            change.run();
        } catch (BadInput e) {
            refused.accept(e.getMessage());
        }
    }
}
