package limber.web.panes;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.collections.SetChangeListener;
import javafx.util.Subscription;
import limber.engine.model.Action;
import limber.engine.model.Edit;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.engine.tool.Tool;
import limber.presentation.scene.ToolMaking;
import limber.presentation.surface.ScalarField;
import limber.presentation.view.LayerChoices;
import limber.presentation.view.SceneView;
import limber.web.Dom;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/// The layers that a view shows, the measuring tools, and the actions of the model that need no more than a press.
final class ShowPane implements Panes.Pane {
    private final Scene scene;
    private final SceneView view;
    private final Consumer<String> say;
    private final HTMLElement own = Dom.el("div", "layers"), common = Dom.el("div", "layers"), remove, root;
    private final HTMLSelectElement colour = (HTMLSelectElement) Dom.el("select", "");
    private final Map<String, HTMLInputElement> boxes = new LinkedHashMap<>();
    private List<String> colours = List.of();
    private Subscription following = Subscription.EMPTY;
    private Optional<Settings> declared = Optional.empty();
    private boolean shown;

    ShowPane(Scene scene, SceneView view, Consumer<String> say) {
        this.scene = scene;
        this.view = view;
        this.say = say;
        var making = new ToolMaking(scene.playback(), view.tools(), scene.words(), say);
        remove = Dom.button("", scene.word("show.tools.remove"), making::clear);
        HTMLElement tools = Dom.el("div", "row");
        for (String kind : Tool.KINDS) {
            HTMLElement put = Dom.button("put-" + kind, scene.word("tool." + kind), () -> making.put(kind));
            put.setTitle(scene.word("tool." + kind + ".tip"));
            tools.appendChild(put);
        }
        tools.appendChild(remove);
        colour.setAttribute("aria-label", scene.word("show.colour"));
        colour.addEventListener("change", _ -> colour(colours.get(colour.getSelectedIndex())));
        HTMLElement actions = actions();
        root = Dom.el("div", "show-pane", head("show.tools"), tools, head("actions"), actions, head("show.colour"),
                colour, head("show.model"), own, head("show.view"), common);
        if (actions.getFirstChild() == null) root.removeChild(root.getChildNodes().item(2));
    }

    private HTMLElement head(String key) {
        return Dom.text("h3", "pane-head", scene.word(key));
    }

    /// Buttons for actions and edits without arguments; the rest is done on the body itself, or in the window.
    private HTMLElement actions() {
        HTMLElement row = Dom.el("div", "row");
        for (Action action : scene.playback().model().actions())
            if (action.arguments().isEmpty())
                row.appendChild(act("action", action, () -> scene.playback().gestures().act(action.name(), Map.of())));
        for (Edit edit : scene.playback().model().edits())
            if (edit.form().arguments().isEmpty())
                row.appendChild(act("edit", edit.form(), () -> scene.playback().gestures().edit(edit, Map.of())));
        return row;
    }

    private HTMLElement act(String kind, Action action, Runnable done) {
        return Dom.button("act-" + action.name(), scene.words().title(kind, action.name()), () -> {
            try {
                done.run();
                if (!scene.playback().playing().get()) say.accept(scene.word("drag.waits"));
            } catch (BadInput e) {
                say.accept(scene.words().refusal(e.getMessage()));
            }
        });
    }

    @Override
    public HTMLElement root() {
        return root;
    }

    @Override
    public void show() {
        if (shown) return;
        shown = true;
        SetChangeListener<String> ticked = _ -> tick();
        view.showing().names().addListener(ticked);
        following = Subscription.combine(scene.playback().follow(this::read),
                scene.playback().tools().subscribe(now -> {
                    if (now.all().isEmpty()) remove.setAttribute("disabled", "");
                    else remove.removeAttribute("disabled");
                }),
                () -> view.showing().names().removeListener(ticked));
    }

    @Override
    public void hide() {
        shown = false;
        following.unsubscribe();
    }

    private void read(Picture now) {
        if (declared.filter(now.settings()::equals).isPresent()) return;
        declared = Optional.of(now.settings());
        LayerChoices layers = LayerChoices.of(scene.playback().model(), now);
        boxes.clear();
        list(own, layers.own());
        list(common, layers.common());
        Dom.clear(colour);
        colours = Stream.of(Stream.of(""), layers.maps().stream(), layers.fields().stream().map(ScalarField::name))
                .flatMap(names -> names).toList();
        option(scene.word("show.texture"));
        layers.maps().forEach(name -> option(scene.word("overlay." + name)));
        layers.fields().forEach(f -> option(f.title(scene::word) + (f.unit().isEmpty() ? "" : " (" + f.unit() + ")")));
        tick();
    }

    private void option(String text) {
        colour.appendChild(Dom.text("option", "", text));
    }

    private void list(HTMLElement place, List<String> names) {
        Dom.clear(place);
        for (String name : names) {
            var box = (HTMLInputElement) Dom.el("input", "");
            box.setAttribute("type", "checkbox");
            box.setId("show-" + name);
            box.addEventListener("change", _ -> view.choose(name, box.isChecked()));
            boxes.put(name, box);
            place.appendChild(Dom.el("label", "choice", box, Dom.text("span", "", scene.word("overlay." + name))));
        }
    }

    /// Colours by something, or by nothing: the surface has its texture then.
    private void colour(String name) {
        if (!name.isEmpty()) view.choose(name, true);
        else colours.forEach(other -> view.choose(other, false));
    }

    private void tick() {
        boxes.forEach((name, box) -> box.setChecked(view.showing().has(name)));
        int by = colours.indexOf(colours.stream().filter(view.showing()::has).findFirst().orElse(""));
        colour.setSelectedIndex(by);
    }
}
