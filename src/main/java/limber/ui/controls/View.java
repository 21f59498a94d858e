package limber.ui.controls;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.ResourceBundle;
import javafx.fxml.FXMLLoader;
import javafx.scene.Parent;

/// A loader for one FXML file. Controllers are created by hand and looked up by type.
public final class View {
    private View() {}

    /// @param name of the file in `fxml/`, without ending
    /// @param controllers one for the file and one for each file it includes
    public static Parent load(String name, ResourceBundle words, List<?> controllers) {
        var loader = new FXMLLoader(View.class.getResource("/limber/fxml/" + name + ".fxml"), words);
        loader.setControllerFactory(type -> controllers.stream().filter(type::isInstance).findFirst()
                .orElseThrow(() -> new IllegalStateException(name + ".fxml wants a " + type.getName())));
        try {
            return loader.load();
        } catch (IOException e) {
            throw new UncheckedIOException("fxml/" + name + ".fxml cannot be loaded", e);
        }
    }
}
