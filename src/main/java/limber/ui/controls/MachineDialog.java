package limber.ui.controls;

import java.io.File;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.HostServices;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/// The system's file dialog, and its browser.
public final class MachineDialog implements FileDialog {
    private final HostServices machine;

    /// @param machine has the browser
    public MachineDialog(HostServices machine) {
        this.machine = machine;
    }

    @Override public void show(Path page) {
        machine.showDocument(page.toUri().toString());
    }

    @Override public Optional<Path> open(String title, Window over, String... endings) {
        return Optional.ofNullable(chooser(title, endings).showOpenDialog(over)).map(File::toPath);
    }

    @Override public Optional<Path> save(String title, Window over, String name, String ending) {
        FileChooser chooser = chooser(title, ending);
        chooser.setInitialFileName(name);
        return Optional.ofNullable(chooser.showSaveDialog(over)).map(File::toPath);
    }

    @Override public Optional<Path> folder(String title, Window over) {
        var chooser = new DirectoryChooser();
        chooser.setTitle(title);
        return Optional.ofNullable(chooser.showDialog(over)).map(File::toPath);
    }

    private static FileChooser chooser(String title, String... endings) {
        var chooser = new FileChooser();
        chooser.setTitle(title);
        if (endings.length > 0) chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(
                String.join(", ", endings).toUpperCase(Locale.ROOT),
                Stream.of(endings).flatMap(e -> Stream.of("*." + e, "*." + e.toUpperCase(Locale.ROOT))).toList()));
        return chooser;
    }
}
