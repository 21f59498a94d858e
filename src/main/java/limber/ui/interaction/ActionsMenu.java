package limber.ui.interaction;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import limber.engine.model.Action;
import limber.engine.model.Edit;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.model.Touch;
import limber.engine.run.Branch;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.mesh.Pick;
import limber.mesh.file.MeshReader;
import limber.presentation.play.Playback;
import limber.presentation.scene.SurfaceTouch;
import limber.presentation.words.Wording;
import limber.ui.controls.FileDialog;

/// The actions of a scene as menu items, built from what its model declares. They appear in the bar and in the view's
/// context menu.
///
/// @param guarded runs what may be refused
/// @param files asks for a file
/// @param opened receives a chosen file
/// @param waits tells that the change waits until the run goes on
public record ActionsMenu(Playback playback, Wording words, SurfaceTouch touching, Consumer<Runnable> guarded,
        FileDialog files, Consumer<Path> opened, Runnable waits) {
    /// Menu items for actions, edits and files. An action that only ends a drag or a touch has none.
    public List<MenuItem> items(Settings now, Node owner) {
        Optional<String> lift = playback.model().touch(now).flatMap(Touch::lift).map(Action::name);
        var items = new ArrayList<MenuItem>();
        for (Action action : playback.model().actions())
            if (!action.name().equals(Input.RELEASE) && !lift.equals(Optional.of(action.name())))
                items.add(item(title("action", action), action, owner,
                        arguments -> act(action, arguments)));
        List<Edit> edits = playback.model().edits();
        if (!edits.isEmpty()) separate(items);
        for (Edit edit : edits)
            items.add(item(title("edit", edit.form()), edit.form(), owner,
                    arguments -> playback.gestures().edit(edit, arguments)));
        if (DroppedFile.parameter(playback.model(), DroppedFile.MESH).isPresent()) {
            separate(items);
            items.add(open(owner));
        }
        return items;
    }

    /// An action in a run that is stopped is seen when it goes on.
    private void act(Action action, Map<String, Object> arguments) {
        Branch before = playback.past().branch();
        playback.gestures().act(action.name(), arguments);
        if (!playback.playing().get() && playback.past().branch() != before) waits.run();
    }

    private static void separate(List<MenuItem> items) {
        if (!items.isEmpty()) items.add(new SeparatorMenuItem());
    }

    private String title(String kind, Action action) {
        return words.title(kind, action.name());
    }

    private MenuItem item(String title, Action action, Node owner, Consumer<Map<String, Object>> done) {
        var item = new MenuItem(title);
        item.setId(action.name());
        item.setOnAction(_ -> {
            if (action.arguments().isEmpty()) guarded.accept(() -> done.accept(Map.of()));
            else ActionForm.show(action, title, words.ui(), lasts(), owner, done, guarded);
        });
        return item;
    }

    /// The last index of each row of handles.
    private Map<String, Integer> lasts() {
        return playback.model().handles(playback.settings()).stream().filter(h -> h.number().isPresent())
                .collect(Collectors.toMap(Handle::word, h -> h.number().orElseThrow(), Math::max));
    }

    private MenuItem open(Node owner) {
        var item = new MenuItem(words.get("open.mesh"));
        item.setId("open-mesh");
        item.setOnAction(
                _ -> files.open(words.get("open.mesh"), owner.getScene().getWindow(),
                        MeshReader.ENDINGS.toArray(String[]::new)).ifPresent(opened));
        return item;
    }

    /// Menu items for a place: the touch where the surface was hit, the edits of a row where a handle is.
    List<MenuItem> at(Optional<Handle> handle, Optional<Pick.Hit> surface, Settings now) {
        var items = new ArrayList<MenuItem>();
        surface.ifPresent(hit -> playback.model().touch(now).ifPresent(touch -> items.add(here(touch, hit))));
        handle.ifPresent(h -> {
            for (Edit edit : playback.model().edits())
                counted(edit, h).ifPresent(arguments -> items.add(numbered(edit, h, arguments)));
        });
        return items;
    }

    private MenuItem here(Touch touch, Pick.Hit hit) {
        Action action = touch.action();
        String title = words.get("action." + action.name() + ".here", title("action", action));
        var item = new MenuItem(touch.frames().map(frames -> title.formatted(frames.initial())).orElse(title));
        item.setId(action.name() + "-here");
        item.setOnAction(_ -> touching.here(touch, hit));
        return item;
    }

    /// The edit's only count argument, filled with the handle's number, if it has the handle's name.
    private static Optional<Map<String, Object>> counted(Edit edit, Handle handle) {
        List<Parameter<?>> counts = edit.form().arguments().stream().filter(p -> p.kind() instanceof Kind.Count)
                .toList();
        if (counts.size() != 1 || !counts.getFirst().name().equals(handle.word())) return Optional.empty();
        return handle.number().map(number -> Map.of(handle.word(), number));
    }

    private MenuItem numbered(Edit edit, Handle handle, Map<String, Object> arguments) {
        var item = new MenuItem(title("edit", edit.form()) + " · " + handle.name().replace(':', ' '));
        item.setId(edit.name() + "-here");
        item.setOnAction(_ -> guarded.accept(() -> playback.gestures().edit(edit, arguments)));
        return item;
    }
}
