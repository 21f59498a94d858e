package limber.page.panes;

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
import limber.page.Dom;
import limber.ui.playback.Playback;
import limber.ui.words.Decimals;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/// The parameters of a scene that may be changed: those that act, or those that a step of a lesson opens.
final class SettingsPane implements Panes.Pane {
    private static final int FINE = 200;

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
    private record Row(Parameter<?> parameter, HTMLElement root, Consumer<String> show) {}

    /// @param refused receives what is said of a value that cannot be
    SettingsPane(Scene scene, Consumer<String> refused) {
        this.scene = scene;
        this.refused = refused;
        playback = scene.playback();
        playback.rules().panel().subscribe(now -> {
            panel = now;
            built = false;
        });
    }

    @Override public HTMLElement root() {
        return root;
    }

    @Override public void show() {
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
            case Kind.Real _, Kind.Count _ -> number(p, part.range().orElse(p.range()), name);
            default -> field(p, name, Optional.empty());
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
        if (!range.bounded()) return field(p, name, Optional.empty());
        boolean whole = p.kind() instanceof Kind.Count;
        var slider = (HTMLInputElement) Dom.el("input", "");
        slider.setAttribute("type", "range");
        slider.setAttribute("min", Kind.plain(range.min()));
        slider.setAttribute("max", Kind.plain(range.max()));
        slider.setAttribute("step", whole ? "1" : Kind.plain((range.max() - range.min()) / FINE));
        slider.setAttribute("aria-label", scene.words().title("parameter", p.name()));
        slider.addEventListener("pointerdown", _ -> playback.gestures().press());
        slider.addEventListener("pointerup", _ -> playback.gestures().release());
        slider.addEventListener("input", _ -> set(p, Decimals.brief(slider.getValue())));
        return field(p, name, Optional.of(slider));
    }

    private Row field(Parameter<?> p, HTMLElement name, Optional<HTMLInputElement> slider) {
        var field = (HTMLInputElement) Dom.el("input", "field");
        field.setAttribute("type", "text");
        field.setAttribute("inputmode", "decimal");
        field.addEventListener("change", _ -> set(p, field.getValue().replace(',', p.kind() instanceof Kind.Real
                ? '.' : ',')));
        HTMLElement label = Dom.el("label", "setting-row", name, field), row = Dom.el("div", "setting", label);
        slider.ifPresent(row::appendChild);
        return new Row(p, row, text -> {
            field.setValue(p.kind() instanceof Kind.Real ? Decimals.brief(text) : text);
            slider.ifPresent(s -> s.setValue(text));
        });
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
