package limber.ui;

import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.Window;

/// Asks for a file: the machine's own dialog ([MachineDialog]), or whoever answers in its place where no robot could.
interface FileDialog {
    /// Asks for a file to be opened.
    ///
    /// @param over the window that waits for it
    /// @param endings of the files that are offered, without a dot; none for every file
    /// @return empty if it was given up
    Optional<Path> open(String title, Window over, String... endings);

    /// Asks where a file is to be written.
    ///
    /// @param name that is offered
    /// @return empty if it was given up
    Optional<Path> save(String title, Window over, String name, String ending);
}
