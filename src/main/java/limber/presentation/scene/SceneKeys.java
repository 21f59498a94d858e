package limber.presentation.scene;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import limber.presentation.camera.WorldAxis;
import limber.presentation.play.Playback;
import limber.presentation.view.SceneView;
import limber.presentation.words.Wording;

/// The keys of a scene: what each of them does. Those of its model, which move handles, come first.
public final class SceneKeys {
    private static final Set<String> KEYS = Set.of(" ", "arrowleft", "arrowright", "[", "]", "1", "2", "3", "4", "5",
            "6", "7", "8", "9", "home", "end", "r", "f", "n", "pageup", "pagedown", "x", "y", "z", "h", ".");

    /// A key that is pressed.
    ///
    /// @param key as browsers name it, in small letters: `arrowright`, `pageup`, `f`, `[`, a blank
    /// @param shortcut whether Ctrl, or ⌘ on a Mac, is down
    public record Press(String key, boolean shift, boolean shortcut, boolean alt) {
        /// Whether the key acts again and again while it is held.
        public boolean repeats() {
            return switch (key) {
                case "arrowleft", "arrowright", "pageup", "pagedown", "n" -> true;
                case "z", "y" -> shortcut;
                default -> false;
            };
        }
    }

    /// What a face does itself.
    public interface Face {
        /// Sets the scene up anew.
        void again();

        /// Turns pages, as clickers do.
        ///
        /// @return whether there are any
        default boolean page(int by) {
            return false;
        }

        /// Gives up reading a file.
        ///
        /// @return whether one was being read
        default boolean cancel() {
            return false;
        }
    }

    private final Playback playback;
    private final SceneView view;
    private final SceneHands hands;
    private final Wording words;
    private final Consumer<String> say;
    private final Face face;
    private final Nudging nudging;

    /// @param say receives what is said of a key that does not show by itself
    public SceneKeys(Playback playback, SceneView view, SceneHands hands, Wording words, Consumer<String> say,
            Face face) {
        this.playback = playback;
        this.view = view;
        this.hands = hands;
        this.words = words;
        this.say = say;
        this.face = face;
        nudging = new Nudging(playback, hands.dragging());
    }

    /// Whether a key may mean something to a scene, whatever its model.
    public static boolean takes(String key) {
        return KEYS.contains(key);
    }

    /// The line of the list of keys about a model's own keys, which move handles; empty if it has none now.
    public static String nudges(Playback playback, Wording words) {
        return playback.model().nudges(playback.settings()).isEmpty() ? "" : words.get("nudges", "");
    }

    /// @return whether the key meant something
    public boolean pressed(Press e) {
        if (e.key().equals("escape")) return hands.touching().cancel() || unlock() || face.cancel()
                || playback.giveUp() || unselect();
        if (e.shortcut()) return shortcut(e.key());
        return !e.alt() && (nudging.pressed(e.key()) || takes(e.key()) && plain(e));
    }

    private boolean plain(Press e) {
        switch (e.key()) {
            case " " -> {
                if (e.shift() && !playback.stops().all().isEmpty()) playback.transport().backToStop();
                else playback.toggle();
            }
            case "arrowleft" -> playback.transport().step(false);
            case "arrowright" -> playback.transport().step(true);
            case "pageup" -> page(false);
            case "pagedown" -> page(true);
            case "[" -> playback.transport().sizeBy(-1);
            case "]" -> playback.transport().sizeBy(1);
            case "home" -> playback.reset();
            case "r" -> {
                if (e.shift()) face.again();
                else playback.reset();
            }
            case "end" -> playback.end();
            case "f" -> {
                BooleanProperty following = view.framing().following();
                if (e.shift()) following.set(!following.get());
                else view.framing().fit();
            }
            case "h" -> view.framing().home();
            case "." -> focus(e.shift());
            case "n" -> playback.transport().approach(!e.shift());
            case "x", "y", "z" -> lock(WorldAxis.valueOf(e.key().toUpperCase(Locale.ROOT)));
            default -> playback.transport().size(Integer.parseInt(e.key()) - 1);
        }
        return true;
    }

    /// Turns a page; without pages, takes a step.
    private void page(boolean forward) {
        if (!face.page(forward ? 1 : -1)) playback.transport().step(forward);
    }

    private boolean shortcut(String key) {
        switch (key) {
            case "z" -> playback.past().undo();
            case "y" -> playback.past().redo();
            default -> {
                return false;
            }
        }
        return true;
    }

    /// A key that has been let go.
    public void released(String key) {
        nudging.released(key);
    }

    /// Releases all keys and buttons, when their releases will not arrive.
    public void letGo() {
        nudging.releaseAll();
        hands.touching().cancel();
    }

    /// Looks at the operation that comes next, or at the selection, or says that it has no place.
    public void focus(boolean operation) {
        if (!(operation ? view.focusOperation() : view.focus()))
            say.accept(words.get(operation ? "focus.noOperation" : "focus.noSelection"));
    }

    /// Locks drags to an axis, or unlocks them from it.
    private void lock(WorldAxis axis) {
        if (view.pointed().lock().get().equals(Optional.of(axis))) unlock();
        else {
            view.pointed().lock().set(Optional.of(axis));
            say.accept(words.get("lock").formatted(axis.name().toLowerCase(Locale.ROOT), axis.name()));
        }
    }

    /// @return whether drags were locked
    private boolean unlock() {
        boolean locked = view.pointed().lock().get().isPresent();
        view.pointed().lock().set(Optional.empty());
        if (locked) say.accept(words.get("hint"));
        return locked;
    }

    private boolean unselect() {
        boolean any = playback.selected().get().isPresent();
        playback.selected().set(Optional.empty());
        return any;
    }
}
