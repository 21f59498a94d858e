package limber.ui.controls;

import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.Window;

/// A dialog that asks for a file: the system's own ([MachineDialog]), or a stand-in for tests.
public interface FileDialog {
    /// Asks for a file to be opened.
    ///
    /// @param over the window that waits for it
    /// @param endings of the files that are offered, without a dot; none for every file
    /// @return empty if it was cancelled
    Optional<Path> open(String title, Window over, String... endings);

    /// Asks where a file is to be written.
    ///
    /// @param name that is offered
    /// @return empty if it was given up
    Optional<Path> save(String title, Window over, String name, String ending);

    /// Asks for a folder.
    ///
    /// @return empty if it was cancelled
    default Optional<Path> folder(String title, Window over) {
        return Optional.empty();
    }

    /// Shows a page with the machine's browser, which can print it; a stand-in shows nothing.
    default void show(Path page) {}
}
