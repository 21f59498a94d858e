package limber.web.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import limber.engine.settings.Kind;
import limber.engine.settings.Settings;
import limber.presentation.panes.ParameterForm;
import limber.presentation.panes.ParameterState;
import limber.presentation.panes.SliderScale;
import limber.presentation.words.Decimals;
import limber.presentation.words.Wording;
import limber.web.Dom;
import limber.web.Icons;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/// A row for one parameter: its title, its public name, an editor for its kind, a reset button to the preset's value,
/// and a button that unfolds its meaning.
final class SettingRow {
    private static final int PAGE = 10;

    private final ParameterState state;
    private final Wording words;
    private final Consumer<String> refused;
    private final Runnable edited;
    private final HTMLElement root = Dom.el("div", "setting"), reset,
            meaning = Dom.el("p", "setting-meaning"), idle = Dom.el("p", "setting-meaning");
    private final List<Consumer<String>> editors = new ArrayList<>();

    /// @param refused receives why a value was refused
    /// @param edited called after each edit
    SettingRow(ParameterState state, Wording words, Consumer<String> refused, Runnable edited) {
        this.state = state;
        this.words = words;
        this.refused = refused;
        this.edited = edited;
        String name = state.parameter().name();
        reset = Dom.iconButton("setting-button", Icons.RESET, words.get("reset").formatted(state.title()),
                () -> set(state.base()));
        reset.setAttribute("id", "reset-" + name);
        HTMLElement title = Dom.el("label", "setting-title", Dom.text("span", "", state.title()));
        if (!state.technical().isEmpty()) Dom.add(title, Dom.text("span", "setting-name", state.technical()));
        title.setAttribute("for", "setting-" + name);
        HTMLElement head = Dom.el("div", "setting-head", title, reset, about());
        Dom.add(root, head);
        switch (state.form()) {
            case ParameterForm.Flag _ -> head.insertBefore(flag(), title);
            case ParameterForm.Words(List<String> all, boolean _) when !(state.parameter()
                    .kind() instanceof Kind.WordOrColour) -> Dom.add(root, choice(all));
            case ParameterForm.Figure(Optional<SliderScale> slider) -> Dom.add(root, figure(slider));
            case ParameterForm.Vector _ -> Dom.add(root, vector());
            default -> Dom.add(root, Dom.el("div", "setting-line wide", field(name, UnaryOperator.identity(),
                    text -> set(state.typed(text)))));
        }
        Dom.say(idle, state.idle());
        Dom.add(root, meaning, idle);
        Dom.show(meaning, false);
        Dom.show(idle, false);
    }

    HTMLElement root() {
        return root;
    }

    ParameterState state() {
        return state;
    }

    /// @param preset the settings that a reset goes back to
    void show(Settings now, Settings preset) {
        state.show(now, preset);
        Dom.show(idle, !state.acts());
        reset.setAttribute("title", state.resetTip());
        reset.getStyle().setProperty("visibility", state.changed() ? "visible" : "hidden"); // nothing moves
        editors.forEach(editor -> editor.accept(state.shown()));
    }

    /// @return whether it is shown
    boolean reveal(boolean all, String query) {
        boolean on = state.visible(all, query);
        Dom.show(root, on);
        return on;
    }

    private HTMLElement about() {
        HTMLElement about = Dom.iconButton("setting-button", Icons.ABOUT,
                words.get("page.setting.about").formatted(state.title()), () -> {});
        about.setAttribute("id", "about-" + state.parameter().name());
        about.setAttribute("title", state.facts());
        about.setAttribute("aria-expanded", "false");
        about.addEventListener("click", _ -> {
            boolean open = meaning.isHidden();
            Dom.say(meaning, open ? state.facts() : "");
            Dom.show(meaning, open);
            about.setAttribute("aria-expanded", String.valueOf(open));
        });
        return about;
    }

    private HTMLElement flag() {
        var box = (HTMLInputElement) Dom.el("input", "");
        box.setAttribute("type", "checkbox");
        box.setAttribute("id", "setting-" + state.parameter().name());
        box.addEventListener("change", _ -> set(String.valueOf(box.isChecked())));
        editors.add(text -> box.setChecked(text.equals("true")));
        return box;
    }

    private HTMLElement choice(List<String> all) {
        var select = (HTMLSelectElement) Dom.el("select", "");
        select.setAttribute("id", "setting-" + state.parameter().name());
        for (String value : all) {
            HTMLElement option = Dom.text("option", "", words.choice(state.parameter().name(), value));
            option.setAttribute("value", value);
            select.appendChild(option);
        }
        select.addEventListener("change", _ -> set(select.getValue()));
        editors.add(select::setValue);
        return select;
    }

    private HTMLElement figure(Optional<SliderScale> scale) {
        HTMLElement unit = Dom.el("span", "unit"), line = Dom.el("div", "setting-line");
        scale.ifPresent(s -> Dom.add(line, slider(s)));
        Dom.add(line, field(state.parameter().name(), state::brief, text -> set(state.typed(text))), unit);
        editors.add(text -> Dom.say(unit, state.measure(text)));
        return line;
    }

    private HTMLElement slider(SliderScale scale) {
        var slider = (HTMLInputElement) Dom.el("input", "");
        slider.setAttribute("type", "range");
        slider.setAttribute("min", "0");
        slider.setAttribute("max", "1");
        slider.setAttribute("step", "any");
        slider.setAttribute("aria-label", state.title());
        new SlidingFinger(slider, state::press, () -> set(state.slid(Double.parseDouble(slider.getValue()))));
        slider.addEventListener("keydown", e -> {
            int keys = keys((KeyboardEvent) e);
            if (keys == 0) return;
            e.preventDefault();
            set(state.keyed(keys));
        });
        editors.add(text -> {
            slider.setAttribute("aria-valuetext", (state.brief(text) + " " + state.measure(text)).strip());
            if (!state.dragging()) slider.setValue(String.valueOf(scale.share(Double.parseDouble(text))));
        });
        return slider;
    }

    private static int keys(KeyboardEvent e) {
        if (e.isCtrlKey() || e.isAltKey() || e.isMetaKey()) return 0;
        return switch (e.getKey()) {
            case "ArrowRight", "ArrowUp" -> 1;
            case "ArrowLeft", "ArrowDown" -> -1;
            case "PageUp" -> PAGE;
            case "PageDown" -> -PAGE;
            default -> 0;
        };
    }

    private HTMLElement vector() {
        HTMLElement line = Dom.el("div", "setting-line wide");
        var fields = new ArrayList<HTMLInputElement>();
        var values = new String[3];
        String name = state.parameter().name();
        for (int i = 0; i < 3; i++) {
            int axis = i;
            String letter = List.of("x", "y", "z").get(i);
            HTMLInputElement field = field(i == 0 ? name : name + "-" + letter, Decimals::brief, typed -> {
                String[] next = values.clone();
                if (!typed.strip().equals(Decimals.brief(values[axis]))) next[axis] = state.coordinate(typed);
                set(String.join(",", next));
            });
            field.setAttribute("aria-label", state.title() + " " + letter);
            editors.removeLast(); // it shows a part of the value
            fields.add(field);
            Dom.add(line, Dom.text("span", "axis", letter), field);
        }
        Dom.add(line, Dom.text("span", "unit", state.parameter().unit()));
        editors.add(text -> {
            String[] parts = text.split(",");
            for (int i = 0; i < 3; i++) {
                values[i] = parts[i];
                fields.get(i).setValue(Decimals.brief(parts[i]));
            }
        });
        return line;
    }

    /// @param brief shortens a value for the field
    private HTMLInputElement field(String name, UnaryOperator<String> brief, Consumer<String> typed) {
        var field = (HTMLInputElement) Dom.el("input", "field");
        field.setAttribute("id", "setting-" + name);
        field.setAttribute("type", "text");
        field.setAttribute("autocomplete", "off");
        if (state.form() instanceof ParameterForm.Figure && state.parameter().range().min() >= 0)
            field.setAttribute("inputmode", "decimal"); // a phone's has no minus
        field.addEventListener("change", _ -> typed.accept(field.getValue()));
        field.addEventListener("keydown", e -> {
            if (((KeyboardEvent) e).getKey().equals("Enter")) field.blur(); // the keys are the scene's again
        });
        editors.add(text -> field.setValue(brief.apply(text)));
        return field;
    }

    private void set(String text) {
        state.edit(text).ifPresent(e -> {
            refused.accept(words.refusal(e.getMessage()));
            editors.forEach(editor -> editor.accept(state.shown()));
        });
        edited.run();
    }
}
