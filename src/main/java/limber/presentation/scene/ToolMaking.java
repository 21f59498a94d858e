package limber.presentation.scene;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import limber.engine.Element;
import limber.engine.model.Handle;
import limber.engine.run.Picture;
import limber.engine.tool.Tool;
import limber.engine.tool.ToolPoint;
import limber.engine.tool.Tools;
import limber.presentation.play.Playback;
import limber.presentation.view.SceneTools;
import limber.presentation.words.Wording;

/// The making of measuring tools in a scene.
///
/// @param say shows a message in a line
public record ToolMaking(Playback playback, SceneTools tools, Wording words, Consumer<String> say) {
    /// How far from its first point a new tool reaches, px.
    private static final double REACH = 120;

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
                .orElseGet(tools::middle);
        put(kind, first);
    }

    private Optional<ToolPoint> selected() {
        Picture now = playback.picture().get();
        return playback.selected().get().map(Element::handleName).<ToolPoint>map(ToolPoint.Fastened::new)
                .filter(point -> point.at(playback.model(), now.settings(), now.state()).isPresent());
    }

    /// Puts a tool of a kind at a point. Its other points lie beside it, to be dragged.
    public void put(String kind, ToolPoint at) {
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
}
