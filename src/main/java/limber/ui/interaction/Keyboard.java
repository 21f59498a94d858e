package limber.ui.interaction;

import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import javafx.beans.property.BooleanProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import limber.presentation.camera.WorldAxis;
import limber.presentation.play.Playback;
import limber.ui.viewport.Viewport;

/// The key bindings of a scene.
public final class Keyboard {
    private static final Set<KeyCode> KEYS = Set.of(KeyCode.SPACE, KeyCode.LEFT, KeyCode.RIGHT, KeyCode.OPEN_BRACKET,
            KeyCode.CLOSE_BRACKET,
            KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4, KeyCode.DIGIT5, KeyCode.DIGIT6,
            KeyCode.DIGIT7, KeyCode.DIGIT8, KeyCode.DIGIT9, KeyCode.HOME, KeyCode.END,
            KeyCode.R, KeyCode.F, KeyCode.N, KeyCode.PAGE_UP, KeyCode.PAGE_DOWN, KeyCode.X, KeyCode.Y, KeyCode.Z,
            KeyCode.H, KeyCode.PERIOD);

    private final Playback playback;
    private final Viewport viewport;
    private final Consumer<WorldAxis> lock;
    private final Consumer<Boolean> focus;
    private final Runnable again;
    private final IntPredicate pages;

    /// @param lock locks drags to an axis
    /// @param focus looks at the operation, or else at the selection
    /// @param again resets the scene
    /// @param pages turns pages on the keys that clickers send; returns whether there are any
    Keyboard(Playback playback, Viewport viewport, Consumer<WorldAxis> lock, Consumer<Boolean> focus, Runnable again,
            IntPredicate pages) {
        this.pages = pages;
        this.again = again;
        this.playback = playback;
        this.viewport = viewport;
        this.lock = lock;
        this.focus = focus;
    }

    public static boolean takes(KeyCode code) {
        return KEYS.contains(code);
    }

    /// Whether a held key repeats.
    public static boolean repeats(KeyEvent e) {
        return switch (e.getCode()) {
            case LEFT, RIGHT, PAGE_UP, PAGE_DOWN, N -> true;
            case Z, Y -> e.isShortcutDown();
            default -> false;
        };
    }

    /// @return whether the key meant something
    boolean pressed(KeyEvent e) {
        if (e.isShortcutDown()) return shortcut(e.getCode());
        if (e.isAltDown() || !takes(e.getCode())) return false;
        switch (e.getCode()) {
            case SPACE -> {
                if (e.isShiftDown() && !playback.stops().all().isEmpty()) playback.transport().backToStop();
                else playback.toggle();
            }
            case LEFT -> playback.transport().step(false);
            case RIGHT -> playback.transport().step(true);
            case PAGE_UP, PAGE_DOWN -> page(e.getCode() == KeyCode.PAGE_DOWN);
            case OPEN_BRACKET -> playback.transport().sizeBy(-1);
            case CLOSE_BRACKET -> playback.transport().sizeBy(1);
            case HOME -> playback.reset();
            case R -> {
                if (e.isShiftDown()) again.run();
                else playback.reset();
            }
            case END -> playback.goFrame(playback.furthest());
            case F -> {
                BooleanProperty following = viewport.framing().following();
                if (e.isShiftDown()) following.set(!following.get());
                else viewport.framing().fit();
            }
            case H -> viewport.framing().home();
            case PERIOD -> focus.accept(e.isShiftDown());
            case N -> playback.transport().approach(!e.isShiftDown());
            case X, Y, Z -> lock.accept(WorldAxis.valueOf(e.getCode().name()));
            default -> playback.transport().size(e.getCode().ordinal() - KeyCode.DIGIT1.ordinal());
        }
        return true;
    }

    /// Turns a page; without pages, takes a step.
    private void page(boolean forward) {
        if (!pages.test(forward ? 1 : -1)) playback.transport().step(forward);
    }

    private boolean shortcut(KeyCode code) {
        switch (code) {
            case Z -> playback.past().undo();
            case Y -> playback.past().redo();
            default -> {
                return false;
            }
        }
        return true;
    }
}
