package limber.ui.panes.dock;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.util.Subscription;
import limber.presentation.words.Wording;
import limber.ui.controls.LaidOut;
import limber.ui.controls.PulseQueue;
import limber.ui.controls.ScenePane;

/// The panes of a dock that have been built. A new one is built in a later pulse, and its frame says so until then. A
/// pane that is not shown follows nothing.
final class OpenPanes implements AutoCloseable {
    private final Wording words;
    private final PulseQueue pieces;
    private final Map<String, BorderPane> frames = new HashMap<>();
    private final Map<String, ScenePane> made = new HashMap<>();
    private final Map<String, Subscription> following = new HashMap<>();
    private List<PaneKind> shown = List.of();

    OpenPanes(Wording words, PulseQueue pieces) {
        this.words = words;
        this.pieces = pieces;
    }

    /// Shows these panes, and no others. They [#begin] once their frames are in the window.
    ///
    /// @return their frames
    List<Node> show(List<PaneKind> kinds) {
        List<PaneKind> before = shown;
        shown = kinds;
        before.stream().filter(k -> !kinds.contains(k)).forEach(k -> rest(k.name()));
        return kinds.stream().map(kind -> (Node) frames.computeIfAbsent(kind.name(), this::frame)).toList();
    }

    /// Lets those that are shown follow the scene. A pane that was built before does so once the window is laid out:
    /// outside of a window a text area makes lines that have no colours when they come into one, and what scrolls to
    /// its place must have its new size.
    void begin() {
        for (PaneKind kind : shown) {
            BorderPane frame = frames.get(kind.name());
            if (following.containsKey(kind.name())) continue;
            boolean placed = frame.getScene() != null && frame.getHeight() > 0;
            if (made.containsKey(kind.name()) && placed) LaidOut.then(frame, () -> begin(kind));
            else pieces.later(() -> begin(kind));
        }
    }

    /// Builds a pane before it is opened. It follows the scene once, since what its first look loads takes long.
    ///
    /// @param ready takes its frame into the window
    /// @return whether it was missing
    boolean ahead(PaneKind kind, Consumer<Region> ready) {
        if (made.containsKey(kind.name())) return false;
        make(kind);
        ready.accept(frames.get(kind.name()));
        look(kind.name());
        rest(kind.name());
        return true;
    }

    /// Builds a pane, unless that was done ahead, and lets it follow the scene if it is still shown.
    private void begin(PaneKind kind) {
        if (!made.containsKey(kind.name())) make(kind);
        if (shown.contains(kind)) look(kind.name());
    }

    /// Lets a pane follow the scene: a table scrolls to its selection only once it has a height.
    private void look(String name) {
        BorderPane frame = frames.get(name);
        if (frame.getScene() != null) {
            frame.applyCss();
            frame.layout();
        }
        follow(name);
    }

    private BorderPane frame(String name) {
        var line = new Label(words.get("pane.coming").formatted(words.get("pane." + name)));
        line.getStyleClass().add("pane-coming");
        var frame = new BorderPane(line);
        frame.setId("pane-" + name);
        frame.getStyleClass().add("pane");
        frame.setMinSize(0, 0);
        frame.setClip(inside(frame));
        return frame;
    }

    /// The place of a frame: what has no room in it is not painted over the other pane.
    private static Rectangle inside(BorderPane frame) {
        var inside = new Rectangle();
        inside.widthProperty().bind(frame.widthProperty());
        inside.heightProperty().bind(frame.heightProperty());
        return inside;
    }

    private void make(PaneKind kind) {
        PaneKind.Made pane = kind.made().get();
        made.put(kind.name(), pane.pane());
        frames.computeIfAbsent(kind.name(), this::frame).setCenter(pane.view());
    }

    private void follow(String name) {
        following.computeIfAbsent(name, _ -> made.get(name).follow());
    }

    private void rest(String name) {
        Subscription ended = following.remove(name);
        if (ended != null) ended.unsubscribe();
    }

    @Override public void close() {
        List.copyOf(following.keySet()).forEach(this::rest);
    }
}
