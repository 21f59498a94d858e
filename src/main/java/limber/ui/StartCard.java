package limber.ui;

import java.util.ResourceBundle;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/// The card of the contents page for newcomers, for teachers, and for who seeks something.
final class StartCard extends VBox {
    /// @param tour shows a newcomer around
    /// @param teach shows how to teach with Limber, next to a control
    /// @param search opens the search
    StartCard(ResourceBundle words, Runnable tour, Consumer<Node> teach, Runnable search) {
        getStyleClass().addAll("card", "start-card");
        Button newcomer = button("new", words.getString("start.new"), "fth-compass"),
                teacher = button("teach", words.getString("start.teach"), "fth-users"),
                finder = button("search", words.getString("search"), "fth-search");
        newcomer.setOnAction(_ -> tour.run());
        teacher.setOnAction(_ -> teach.accept(teacher));
        finder.setOnAction(_ -> search.run());
        getChildren().addAll(newcomer, about(words.getString("start.new.about")),
                teacher, about(words.getString("start.teach.about")),
                finder, about(words.getString("start.search.about")));
    }

    private static Button button(String name, String title, String icon) {
        var button = new Button();
        line(button, "start-" + name, title, icon);
        return button;
    }

    /// Makes a button a line of a card.
    static void line(ButtonBase button, String id, String title, String icon) {
        button.setText(title);
        button.setGraphic(new FontIcon(icon));
        button.setId(id);
        button.getStyleClass().add("card-title");
        button.setMaxWidth(Double.MAX_VALUE);
    }

    /// A sentence about a line of a card.
    static Label about(String sentence) {
        var about = new Label(sentence);
        about.setWrapText(true);
        about.getStyleClass().add("card-about");
        return about;
    }
}
