package limber.ui.interaction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.MenuItem;
import limber.engine.Element;
import limber.engine.model.Handle;
import limber.engine.run.Picture;
import limber.engine.tool.Tool;
import limber.engine.tool.ToolPoint;
import limber.engine.tool.Tools;
import limber.presentation.play.Playback;
import limber.presentation.view.SceneTools;
import limber.presentation.view.ToolHit;
import limber.presentation.words.Wording;
import limber.ui.viewport.Viewport;

/// The user's hand on measuring tools: it puts them into the scene, plots and removes them.
public final class ToolHand {
    /// How far from its first point a new tool reaches, px.
    private static final double REACH = 120;

    private final Playback playback;
    private final Viewport viewport;
    private final Wording words;
    private final Consumer<String> say;
    private Consumer<String> plot = _ -> {};

    /// @param say shows a message in the status line
    ToolHand(Playback playback, Viewport viewport, Wording words, Consumer<String> say) {
        this.playback = playback;
        this.viewport = viewport;
        this.words = words;
        this.say = say;
    }

    /// @param plots plots the reading of a tool under a name such as `tool(ruler)`
    public void onPlot(Consumer<String> plots) {
        plot = plots;
    }

    /// Puts a tool of a kind into the scene, without a pointer: at the selected element, or else at the handles.
    public void put(String kind) {
        if (playback.picture().get() == null) return;
        List<String> handles = playback.model().handles(playback.settings()).stream()
                .filter(h -> h.number().isEmpty()).map(Handle::name).toList();
        Optional<ToolPoint> selected = selected();
        if (kind.equals(Tool.Ruler.KIND) && selected.isEmpty() && handles.size() > 1) {
            add(new Tool.Ruler(new ToolPoint.Fastened(handles.get(0)), new ToolPoint.Fastened(handles.get(1))));
            return;
        }
        ToolPoint first = selected.or(() -> handles.stream().findFirst().map(ToolPoint.Fastened::new))
                .orElseGet(viewport.tools()::middle);
        put(kind, first);
    }

    private Optional<ToolPoint> selected() {
        Picture now = playback.picture().get();
        return playback.selected().get().map(Element::handleName).<ToolPoint>map(ToolPoint.Fastened::new)
                .filter(point -> point.at(playback.model(), now.settings(), now.state()).isPresent());
    }

    /// Puts a tool of a kind at a point. Its other points lie beside it, to be dragged.
    private void put(String kind, ToolPoint at) {
        SceneTools tools = viewport.tools();
        add(switch (kind) {
            case Tool.Ruler.KIND -> new Tool.Ruler(at, tools.beside(at, REACH, 0));
            case Tool.Protractor.KIND ->
                    new Tool.Protractor(tools.beside(at, REACH, 0), at, tools.beside(at, 0, -REACH));
            default -> new Tool.Stopwatch(playback.model().time(playback.picture().get().state()));
        });
    }

    private void add(Tool tool) {
        if (playback.tools().get().all().size() >= Tools.MOST) {
            say.accept(words.get("tool.most").formatted(Tools.MOST));
            return;
        }
        playback.tools().set(playback.tools().get().and(tool));
        say.accept(words.get("tool.put." + tool.kind()));
    }

    /// Removes all tools.
    public void clear() {
        playback.tools().set(Tools.NONE);
    }

    /// Menu items for a place: to begin a tool there.
    List<MenuItem> at(ToolPoint here) {
        return Tool.KINDS.stream().map(kind -> item("tool." + kind + ".here", "put-" + kind, () -> put(kind, here)))
                .toList();
    }

    /// Menu items for a tool.
    List<MenuItem> of(ToolHit hit) {
        Tool tool = playback.tools().get().all().get(hit.tool());
        String name = playback.tools().get().name(hit.tool());
        var items = new ArrayList<>(List.of(
                item("tool.plot", "plot-tool", () -> plot.accept(name)),
                item("tool.remove", "remove-tool",
                        () -> playback.tools().set(playback.tools().get().without(hit.tool())))));
        if (tool instanceof Tool.Stopwatch) items.add(1, item("tool.again", "restart-tool",
                () -> playback.tools().set(playback.tools().get().with(hit.tool(),
                        new Tool.Stopwatch(playback.model().time(playback.picture().get().state()))))));
        return items;
    }

    private MenuItem item(String key, String id, Runnable done) {
        var item = new MenuItem(words.get(key));
        item.setId(id);
        item.setOnAction(_ -> done.run());
        return item;
    }
}
