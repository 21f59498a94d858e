package limber.ui;

import java.util.ResourceBundle;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.VBox;
import limber.code.Starter;

/// The card of the contents page for solvers, steps and numbers of the user's own.
final class OwnCard extends VBox {
    /// @param made makes a solver from a starter
    /// @param folder asks for a folder with a solver, and opens it
    /// @param file asks for a file, and opens it
    OwnCard(ResourceBundle words, Consumer<Starter> made, Runnable folder, Runnable file) {
        getStyleClass().addAll("card", "start-card");
        var title = new Label(words.getString("own"));
        title.getStyleClass().add("own-title");
        var starters = new MenuButton();
        for (Starter starter : Starter.values()) {
            var item = new MenuItem(words.getString("own.new." + starter.word()));
            item.setId("own-new-" + starter.word());
            item.setOnAction(_ -> made.accept(starter));
            starters.getItems().add(item);
        }
        Button open = new Button(), ask = new Button();
        open.setOnAction(_ -> folder.run());
        ask.setOnAction(_ -> file.run());
        getChildren().addAll(title, shown(starters, "new", "fth-file-plus", words), about("new", words),
                shown(open, "open", "fth-folder", words), about("open", words),
                shown(ask, "file", "fth-file-text", words), about("file", words));
    }

    private static ButtonBase shown(ButtonBase button, String name, String icon, ResourceBundle words) {
        StartCard.line(button, "own-" + name, words.getString("own." + name), icon);
        return button;
    }

    private static Label about(String name, ResourceBundle words) {
        return StartCard.about(words.getString("own." + name + ".about"));
    }
}
