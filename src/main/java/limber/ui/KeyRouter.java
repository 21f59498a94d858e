package limber.ui;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import limber.presentation.scene.SceneKeys;
import limber.ui.controls.OwnArrows;
import limber.ui.controls.Page;
import limber.ui.controls.Popups;
import limber.ui.controls.Regions;
import limber.ui.controls.Sheet;
import limber.ui.controls.Typing;
import limber.ui.interaction.KeyPress;
import limber.ui.tab.SceneController;

/// A key filter of the window, which runs before any control except text fields, those of an open sheet, and open
/// menus and lists, which keep all keys. The scene in the front tab comes first and may give a letter a meaning of its
/// own; then come the presenter's tools, which the menus have too.
///
/// A key that is held down repeats steps. Every other key acts once.
final class KeyRouter {
    private final PresenterTools board;
    private final Supplier<Node> focused;
    private final Supplier<Optional<SceneController>> current;
    private final MomentTransfer moments;
    private final LetterSize letters;
    private final Runnable quit, help, search, answer;
    /// The keys that are down, and whether each was kept from the focused control.
    private final Map<KeyCode, Boolean> down = new HashMap<>();

    /// @param focused the focused control
    /// @param current the scene of the selected tab
    /// @param moments copied and pasted by keys
    /// @param letters made larger and smaller by keys
    /// @param quit closes the window
    /// @param help shows the list of keys, or closes it
    /// @param search shows the search, or closes it
    /// @param answer says that a question is open
    KeyRouter(PresenterTools board, Supplier<Node> focused, Supplier<Optional<SceneController>> current,
            MomentTransfer moments, LetterSize letters, Runnable quit, Runnable help, Runnable search,
            Runnable answer) {
        this.moments = moments;
        this.letters = letters;
        this.quit = quit;
        this.search = search;
        this.help = help;
        this.answer = answer;
        this.board = board;
        this.focused = focused;
        this.current = current;
    }

    void pressed(KeyEvent e) {
        if (inMenu() || inList()) {
            // a menu has seen the key by now; to the left and right of a list is another control
            if (!inList() || e.getCode() == KeyCode.LEFT || e.getCode() == KeyCode.RIGHT) e.consume();
            return;
        }
        Optional<Runnable> always = always(e);
        if (always.isPresent()) {
            if (down.put(e.getCode(), true) == null) always.get().run(); // held down it acts once
            e.consume();
            return;
        }
        if (Sheet.holds(focused.get())) {
            if (board.raised()) e.consume();
            return;
        }
        if (e.getCode() == KeyCode.ESCAPE && closed(focused.get())) {
            e.consume();
            return;
        }
        if (e.getCode() == KeyCode.F6 && !e.isShortcutDown() && !e.isAltDown()) {
            Optional.ofNullable(focused.get()).ifPresent(node -> Regions.next(node.getScene(), e.isShiftDown()));
            e.consume();
            return;
        }
        if (e.getCode() == KeyCode.E && e.isShortcutDown() && !board.raised()) {
            if (down.put(e.getCode(), true) == null) current.get().ifPresent(SceneController::edit);
            e.consume();
            return;
        }
        if (!typing() && e.isShortcutDown() && moment(e.getCode())) {
            e.consume();
            return;
        }
        if (typing() || OwnArrows.keep(focused.get(), e.getCode())) return;
        if (answering(e)) {
            e.consume();
            return;
        }
        Boolean taken = down.get(e.getCode());
        if (taken == null || KeyPress.of(e).repeats())
            taken = board.raised() || board.clicked(e) || current.get().map(scene -> scene.key(e)).orElse(false)
                    || board.key(e);
        down.put(e.getCode(), taken);
        if (taken) e.consume();
    }

    /// What a key does wherever the keyboard is: it opens or closes a sheet, makes text larger or smaller, or
    /// closes the window.
    private Optional<Runnable> always(KeyEvent e) {
        if (e.getCode() == KeyCode.F1 && !board.blank().get()) return Optional.of(help);
        if (e.getCode() == KeyCode.Q && e.isShortcutDown() && !e.isAltDown()) return Optional.of(quit);
        return e.getCode() == KeyCode.K && e.isShortcutDown() && !board.raised() ? Optional.of(search)
                : letters.of(e);
    }

    /// Whether a letter or a digit may belong to an answer, typed where no field has the keyboard: it starts nothing
    /// while a question is open, though it may end a tool.
    private boolean answering(KeyEvent e) {
        KeyCode code = e.getCode();
        boolean typed = (code.isLetterKey() || code.isDigitKey()) && !e.isShortcutDown() && !e.isAltDown()
                && !(code == KeyCode.R && e.isShiftDown());
        if (!typed || board.ends(e) || current.get().filter(SceneController::asking).isEmpty()) return false;
        answer.run();
        return true;
    }

    private boolean moment(KeyCode code) {
        switch (code) {
            case M -> moments.copy();
            case V -> moments.paste();
            default -> {
                return false;
            }
        }
        return true;
    }

    /// Shows the list of keys on a question mark, wherever the keyboard has it.
    void typed(KeyEvent e) {
        if (!e.getCharacter().equals("?") || inMenu() || inList() || typing() || board.blank().get()) return;
        help.run();
        e.consume();
    }

    /// A button must not react to the release of a key whose press it did not get.
    void released(KeyEvent e) {
        down.clear(); // all of them: a key may come up under another name than it went down, with Shift in between
        current.get().ifPresent(scene -> scene.sceneInput().keyUp(e.getCode()));
        boolean own = inMenu() || inList() || typing() || OwnArrows.keep(focused.get(), e.getCode());
        if (!own && current.get().isPresent() && SceneKeys.takes(KeyPress.key(e.getCode()))) e.consume();
    }

    /// Forgets all held keys, whose releases will not arrive.
    void letGo() {
        down.clear();
        current.get().ifPresent(scene -> scene.sceneInput().letGo());
    }

    /// Closes the sheet that is open although the keyboard is elsewhere.
    ///
    /// @return whether there was one
    private static boolean closed(Node focus) {
        Optional<Sheet> sheet = Optional.ofNullable(focus).flatMap(node -> Page.of(node.getScene()))
                .flatMap(Page::sheet);
        sheet.ifPresent(Sheet::close);
        return sheet.isPresent();
    }

    private boolean inMenu() {
        return Optional.ofNullable(focused.get()).map(Node::getScene)
                .filter(scene -> Popups.menuOver(scene.getWindow()))
                .isPresent();
    }

    /// Whether the focused control has its list open.
    private boolean inList() {
        return focused.get() instanceof ComboBoxBase<?> box && box.isShowing();
    }

    /// Whether keys are for a control alone: text for a field, or anything in a sheet.
    private boolean typing() {
        return Sheet.holds(focused.get()) || Typing.in(focused.get());
    }
}
