package limber.ui;

import java.util.ResourceBundle;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.presentation.words.Language;
import limber.presentation.words.Shortcut;
import limber.ui.controls.DeclaredControl;

/// The words of commands: their texts in the window's language; and in every language what else people call commands,
/// lessons and presets.
record CommandWords(ResourceBundle words) {
    private static final String PANE = "pane.", TIP = ".tip";

    String get(String key) {
        return words.getString(key);
    }

    Stream<String> keys() {
        return words.keySet().stream();
    }

    /// The names of panes, which have a tip among the words, but for a lesson's text, which is open with its lesson.
    Stream<String> panes() {
        return keys().filter(key -> key.startsWith(PANE) && key.endsWith(TIP))
                .map(key -> key.substring(PANE.length(), key.length() - TIP.length()))
                .filter(name -> !name.equals("lesson")).sorted();
    }

    /// Other words for the command with an id.
    String also(String id) {
        return everywhere("command." + id);
    }

    /// Other words for a lesson, by its id, or for a preset, by its model and its name.
    String topics(String id) {
        return everywhere("topic." + id);
    }

    private static String everywhere(String key) {
        return Stream.of(Language.values()).map(Language::words).filter(w -> w.containsKey(key))
                .map(w -> w.getString(key)).collect(Collectors.joining(" "));
    }

    /// The key with a name, as people read it; empty for no name.
    String key(String name) {
        return name.isEmpty() ? "" : Shortcut.named(name, words).key();
    }

    /// The controls of a view, as its FXML file declares them.
    Stream<DeclaredControl> controls(String view) {
        return DeclaredControl.of(view, words).stream();
    }
}
