package limber.ui.interaction;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.MenuItem;
import limber.engine.tool.Tool;
import limber.engine.tool.ToolPoint;
import limber.presentation.play.Playback;
import limber.presentation.scene.ToolMaking;
import limber.presentation.view.ToolHit;
import limber.presentation.words.Wording;
import limber.ui.viewport.Viewport;

/// The user's hand on measuring tools: it puts them into the scene, plots and removes them.
public final class ToolHand {
    private final Playback playback;
    private final Wording words;
    private final ToolMaking making;
    private Consumer<String> plot = _ -> {};

    /// @param say shows a message in the status line
    ToolHand(Playback playback, Viewport viewport, Wording words, Consumer<String> say) {
        this.playback = playback;
        this.words = words;
        making = new ToolMaking(playback, viewport.tools(), words, say);
    }

    /// @param plots plots the reading of a tool under a name such as `tool(ruler)`
    public void onPlot(Consumer<String> plots) {
        plot = plots;
    }

    /// Puts a tool of a kind into the scene, without a pointer.
    public void put(String kind) {
        making.put(kind);
    }

    /// Removes all tools.
    public void clear() {
        making.clear();
    }

    /// Menu items for a place: to begin a tool there.
    List<MenuItem> at(ToolPoint here) {
        return Tool.KINDS.stream()
                .map(kind -> item("tool." + kind + ".here", "put-" + kind, () -> making.put(kind, here))).toList();
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
