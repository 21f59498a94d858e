package limber.ui.controls;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;

/// Completes the name before the caret of a field: a list shows those that begin like it. Down and Up choose one while
/// the field keeps the keyboard; Enter, Tab or a click take it, Escape hides the list.
public final class NameCompletion {
    private static final Pattern BEFORE_CARET = Pattern.compile("[A-Za-z][\\w-]*$");

    /// The characters of Escape, Enter and Tab, which change no text.
    private static final List<String> OTHER = List.of("\u001b", "\r", "\n", "\t");

    private final TextField field;
    private final ListView<String> list;
    private final Supplier<List<String>> names;

    private NameCompletion(TextField field, ListView<String> list, Supplier<List<String>> names) {
        this.field = field;
        this.list = list;
        this.names = names;
    }

    /// @param names that can be completed to, in the order in which they are shown
    public static void of(TextField field, ListView<String> list, Supplier<List<String>> names) {
        var completion = new NameCompletion(field, list, names);
        list.setFocusTraversable(false);
        list.setVisible(false);
        list.setOnMouseClicked(_ -> completion.take());
        field.setOnKeyTyped(e -> {
            if (!OTHER.contains(e.getCharacter())) completion.offer();
        });
        field.addEventFilter(KeyEvent.KEY_PRESSED, completion::key);
        field.focusedProperty().subscribe(on -> {
            if (!on) list.setVisible(false);
        });
    }

    private String begun() {
        Matcher m = BEFORE_CARET.matcher(field.getText(0, field.getCaretPosition()));
        return m.find() ? m.group() : "";
    }

    private void offer() {
        String begun = begun().toLowerCase(Locale.ROOT);
        List<String> fitting = begun.isEmpty() ? List.of()
                : names.get().stream().filter(n -> n.toLowerCase(Locale.ROOT).startsWith(begun)).toList();
        list.getItems().setAll(fitting);
        list.getSelectionModel().clearSelection();
        list.setVisible(!fitting.isEmpty() && !fitting.equals(List.of(begun())));
    }

    private void key(KeyEvent e) {
        if (!list.isVisible()) return;
        boolean mine = switch (e.getCode()) {
            case DOWN -> choose(1);
            case UP -> choose(-1);
            case ENTER, TAB -> take();
            case ESCAPE -> {
                list.setVisible(false);
                yield true;
            }
            default -> false;
        };
        if (mine) e.consume();
    }

    private boolean choose(int by) {
        int at = list.getSelectionModel().getSelectedIndex();
        list.getSelectionModel().clearAndSelect(Math.clamp(at + by, 0, list.getItems().size() - 1));
        list.scrollTo(list.getSelectionModel().getSelectedIndex());
        return true;
    }

    /// @return whether a name was chosen
    private boolean take() {
        Optional<String> name = Optional.ofNullable(list.getSelectionModel().getSelectedItem());
        name.ifPresent(whole -> {
            int caret = field.getCaretPosition(), from = caret - begun().length();
            field.replaceText(from, caret, whole);
            field.positionCaret(from + whole.length());
        });
        list.setVisible(false);
        return name.isPresent();
    }
}
