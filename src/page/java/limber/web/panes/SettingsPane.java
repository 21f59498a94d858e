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
import limber.presentation.panes.ParameterGroups;
import limber.presentation.panes.ParameterState;
import limber.presentation.play.Playback;
import limber.web.Dom;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/// The parameters of a scene that may be changed: those that a step of a lesson opens, or all, as in the window: the
/// first few on top, the others folded. One that does not act under the present settings is found by a search only.
final class SettingsPane implements Panes.Pane {
    private final Scene scene;
    private final Playback playback;
    private final Consumer<String> refused;
    private final ParameterGroups groups;
    private final HTMLElement root = Dom.el("div", "settings-pane");
    private final List<Group> shownGroups = new ArrayList<>();
    private final HTMLElement changed = Dom.el("p", "settings-changed"), none = Dom.el("p", "none"), reset;
    private Optional<Map<Parameter<?>, Allowed>> panel = Optional.empty();
    private Optional<HTMLSelectElement> preset = Optional.empty();
    private Optional<Settings> shown = Optional.empty(), base = Optional.empty();
    private String query = "";
    private boolean built;

    /// Rows under a title; `fold` is empty for those on top.
    private record Group(Optional<HTMLElement> fold, List<SettingRow> rows) {}

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
        groups = ParameterGroups.of(playback.model());
        reset = Dom.button("", scene.word("reset.all"), this::reset);
        reset.setAttribute("id", "reset-all");
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
        Settings now = playback.settings(), preset = playback.base();
        if (shown.equals(Optional.of(now)) && base.equals(Optional.of(preset))) return;
        shown = Optional.of(now);
        base = Optional.of(preset);
        rows().forEach(row -> row.show(now, preset));
        reveal();
        String said = panel.isPresent() ? "" : groups.changed(now, preset, scene.words());
        Dom.say(changed, said);
        Dom.show(changed, !said.isEmpty());
        Dom.show(reset, !resetting(now, preset).equals(now));
        this.preset.ifPresent(choice -> choice.setValue(playback.model().presets().stream()
                .filter(p -> p.settings().equals(preset)).findFirst().map(Preset::name).orElse("")));
    }

    private List<SettingRow> rows() {
        return shownGroups.stream().flatMap(group -> group.rows.stream()).toList();
    }

    private Settings resetting(Settings now, Settings preset) {
        return ParameterGroups.reset(rows().stream().<Parameter<?>>map(row -> row.state().parameter()).toList(), now,
                preset);
    }

    /// Shows the rows that act, or those that a search means, and the groups that have any.
    private void reveal() {
        boolean found = false;
        for (Group group : shownGroups) {
            boolean any = false;
            for (SettingRow row : group.rows) any |= row.reveal(panel.isPresent(), query);
            boolean some = any;
            found |= some;
            group.fold.ifPresent(fold -> Dom.show(fold, some));
        }
        Dom.say(none, found || query.isBlank() ? "" : scene.word("parameters.find.none"));
    }

    private void build() {
        released();
        built = true;
        shown = Optional.empty();
        query = "";
        preset = Optional.empty();
        Dom.clear(root);
        shownGroups.clear();
        panel.ifPresentOrElse(open -> {
            var rows = new ArrayList<SettingRow>();
            open.forEach((p, part) -> rows.add(row(p, part)));
            Dom.add(root, list(rows), reset); // it comes with the first change: no row moves for it
            shownGroups.add(new Group(Optional.empty(), rows));
        }, this::all);
    }

    private void all() {
        if (playback.model().presets().size() > 1) root.appendChild(presets());
        Dom.add(root, Dom.el("div", "settings-head", search()));
        none.setAttribute("role", "status");
        Dom.add(root, none);
        group("", groups.main());
        Dom.add(root, reset, changed);
        group("more", groups.more());
        group("published", groups.published());
    }

    /// @param name of the group, the key of its title; empty on top
    private void group(String name, List<Parameter<?>> parameters) {
        List<SettingRow> rows = parameters.stream().filter(p -> !(p.kind() instanceof Kind.WordOrFile))
                .map(p -> row(p, Allowed.ALL)).toList();
        if (rows.isEmpty()) return;
        HTMLElement list = list(rows);
        if (name.isEmpty()) {
            Dom.add(root, list);
            shownGroups.add(new Group(Optional.empty(), rows));
            return;
        }
        HTMLElement fold = Dom.el("details", "settings-group", Dom.text("summary", "", scene.word(name)));
        fold.setAttribute("id", "parameters-" + name);
        if (name.equals("published")) Dom.add(fold, Dom.el("div", "row",
                Dom.button("", scene.word("published.all"), () -> set(playback.model()
                        .asPublished(playback.settings(), playback.base()))),
                Dom.button("", scene.word("published.none"),
                        () -> set(playback.model().asCorrected(playback.settings())))));
        Dom.add(fold, list);
        Dom.add(root, fold);
        shownGroups.add(new Group(Optional.of(fold), rows));
    }

    private static HTMLElement list(List<SettingRow> rows) {
        HTMLElement list = Dom.el("div", "settings");
        rows.forEach(row -> list.appendChild(row.root()));
        return list;
    }

    private SettingRow row(Parameter<?> p, Allowed part) {
        return new SettingRow(new ParameterState(p, part, scene.words(), new Editing(playback, p)), scene.words(),
                refused, this::show);
    }

    private HTMLElement search() {
        var field = (HTMLInputElement) Dom.el("input", "field");
        field.setAttribute("type", "search");
        field.setAttribute("id", "parameters-find");
        field.setAttribute("placeholder", scene.word("parameters.find"));
        field.setAttribute("aria-label", scene.word("parameters.find"));
        field.addEventListener("input", _ -> {
            query = field.getValue();
            if (!query.isBlank())
                shownGroups.forEach(group -> group.fold.ifPresent(fold -> fold.setAttribute("open", "")));
            reveal();
        });
        return field;
    }

    private HTMLElement presets() {
        var choice = (HTMLSelectElement) Dom.el("select", "");
        for (Preset preset : playback.model().presets()) {
            HTMLElement option = Dom.text("option", "", scene.words().title("preset", preset.name()));
            option.setAttribute("value", preset.name());
            choice.appendChild(option);
        }
        HTMLElement own = Dom.text("option", "", scene.word("page.preset.own")); // cannot be chosen, but be shown
        own.setAttribute("value", "");
        own.setAttribute("hidden", "");
        choice.appendChild(own);
        choice.addEventListener("change", _ -> playback.model().presets().stream()
                .filter(p -> p.name().equals(choice.getValue())).findFirst()
                .ifPresent(p -> attempt(() -> playback.gestures().restart(p.settings()))));
        preset = Optional.of(choice);
        return Dom.el("label", "setting", Dom.text("span", "setting-title", scene.word("page.preset")), choice);
    }

    private void reset() {
        set(resetting(playback.settings(), playback.base()));
    }

    private void set(Settings next) {
        attempt(() -> playback.gestures().set(next));
    }

    private void attempt(Runnable change) {
        try {
            change.run();
        } catch (BadInput e) {
            refused.accept(scene.words().refusal(e.getMessage()));
        }
        show();
    }

    private void released() {
        List<SettingRow> dragged = rows().stream().filter(row -> row.state().dragging()).toList();
        if (dragged.isEmpty()) return;
        dragged.forEach(row -> row.state().release());
        shown = Optional.empty(); // the slider takes the place of its value
        if (built) show();
    }
}
