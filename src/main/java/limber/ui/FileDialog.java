package limber.ui;

import java.io.File;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/// Asks for a file to be opened: the machine's own dialog, or whoever answers in its place where no robot could.
@FunctionalInterface
interface FileDialog {
    /// @param over the window that waits for it
    /// @param endings of the files that are offered, without a dot; none for every file
    /// @return empty if it was given up
    Optional<Path> open(String title, Window over, String... endings);

    /// Asks where a file is to be written.
    ///
    /// @param name that is offered
    /// @return empty if it was given up
    default Optional<Path> save(String title, Window over, String name, String ending) {
        var chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.setInitialFileName(name);
        chooser.getExtensionFilters().add(filter(ending, ending.toUpperCase(Locale.ROOT)));
        return Optional.ofNullable(chooser.showSaveDialog(over)).map(File::toPath);
    }

    static Optional<Path> ofMachine(String title, Window over, String... endings) {
        var chooser = new FileChooser();
        chooser.setTitle(title);
        for (String ending : endings) chooser.getExtensionFilters().add(filter(ending, ending.toUpperCase(Locale.ROOT)));
        return Optional.ofNullable(chooser.showOpenDialog(over)).map(File::toPath);
    }

    private static FileChooser.ExtensionFilter filter(String ending, String capitals) {
        return new FileChooser.ExtensionFilter(capitals, "*." + ending, "*." + capitals);
    }
}
