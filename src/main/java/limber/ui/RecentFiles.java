package limber.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.collections.ObservableList;
import javafx.scene.control.MenuItem;
import javafx.util.Subscription;
import limber.ui.preferences.Preferences;

/// The files and folders opened last, the newest first, kept in the preferences.
///
/// @param open opens one
/// @param gone receives one that is no longer there; it has been left out of the list
record RecentFiles(Preferences preferences, Consumer<Path> open, Consumer<Path> gone) {
    private static final int MOST = 8;

    void opened(Path file) {
        String name = file.toAbsolutePath().normalize().toString();
        List<String> others =
                preferences.recent().stream().filter(other -> !other.equals(name)).limit(MOST - 1).toList();
        preferences.recent().setAll(name);
        preferences.recent().addAll(others);
    }

    private void open(String name) {
        Path file = Path.of(name);
        if (Files.exists(file)) {
            open.accept(file);
            return;
        }
        preferences.recent().remove(name);
        gone.accept(file);
    }

    /// Keeps a menu's items like the list until the subscription ends.
    Subscription follow(ObservableList<MenuItem> items) {
        fill(items);
        return preferences.recent().subscribe(() -> fill(items));
    }

    private void fill(ObservableList<MenuItem> items) {
        items.setAll(preferences.recent().stream().map(this::item).toList());
    }

    private MenuItem item(String name) {
        Path file = Path.of(name);
        Path folder = file.getParent();
        var item = new MenuItem(folder == null || folder.getFileName() == null ? name
                : file.getFileName() + "  –  " + folder.getFileName());
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> open(name));
        return item;
    }
}
