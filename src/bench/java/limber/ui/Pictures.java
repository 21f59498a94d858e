package limber.ui;

import java.io.IOException;
import java.nio.file.Path;
import javafx.application.Platform;
import javafx.stage.Stage;
import limber.file.WholeFile;
import limber.ui.render.Gif;

/// The command `./limber pictures`: makes the pictures anew that ship with the program and those of the documents, from
/// the window as it is. The folder of the project is the only argument.
public final class Pictures {
    private Pictures() {}

    public static void main(String[] args) throws IOException {
        Path root = Path.of(args[0]);
        DrawingSpeed.presentPixels();
        Platform.startup(() -> {});
        Platform.setImplicitExit(false);
        try {
            Stage stage = ScriptedWindow.on(Stage::new);
            new CardStills(stage, root.resolve("src/main/resources/limber/ui")).make();
            new DocsPictures(stage, root).write();
            var film = new Gif(DocsFilm.PER_SECOND);
            new DocsFilm(film).take(stage);
            WholeFile.write(root.resolve("docs/limber.gif"), film::write);
        } finally {
            Platform.exit();
        }
    }
}
