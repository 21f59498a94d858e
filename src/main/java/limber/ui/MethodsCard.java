package limber.ui;

import java.util.Arrays;
import java.util.List;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import limber.moment.ReadyScene;

/// The card of the contents page for scenes of several methods.
final class MethodsCard extends VBox {
    /// @param opened receives the text of a scene's moment
    MethodsCard(ResourceBundle words, Consumer<String> opened) {
        getStyleClass().addAll("card", "start-card");
        var title = new Label(words.getString("methods.title"));
        title.getStyleClass().add("own-title");
        getChildren().addAll(title, StartCard.about(words.getString("methods.about")));
        List<Button> all = Arrays.stream(ReadyScene.values()).map(scene -> {
            var button = new Button();
            StartCard.line(button, "methods-" + scene.word(), words.getString("methods.scene." + scene.word()),
                    "fth-layers");
            button.setOnAction(_ -> opened.accept(scene.text()));
            return button;
        }).toList();
        getChildren().addAll(all);
    }
}
