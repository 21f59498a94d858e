package limber.ui;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import limber.engine.Model;
import limber.engine.Preset;
import limber.ui.words.Wording;

/// A card of the contents page for one model: a moving picture, the title, a sentence, and the scenes in order.
final class Card extends VBox {
    /// The picture's height as a share of its width, or of the page where that is low, so that the text fits below it.
    private static final double HEIGHT = 0.72, SHARE = 0.36;

    private final VBox place = new VBox();
    private final VBox lessons = new VBox();

    /// @param page the region that contains it
    /// @param opened opens the model, on a preset where one is given
    Card(Model model, Wording words, Region page, Consumer<Optional<Preset>> opened) {
        getStyleClass().add("card");
        place.getStyleClass().add("card-picture");
        var height = Bindings.min(place.widthProperty().multiply(HEIGHT), page.heightProperty().multiply(SHARE));
        place.minHeightProperty().bind(height);
        place.prefHeightProperty().bind(height);
        place.setOnMouseClicked(_ -> opened.accept(Optional.empty()));
        var title = new Button(words.get("model.title"));
        title.setId("card-" + model.name());
        title.getStyleClass().add("card-title");
        title.setMaxWidth(Double.MAX_VALUE);
        title.setOnAction(_ -> opened.accept(Optional.empty()));
        var about = new Label(words.sentences().get("model.about"));
        about.setWrapText(true);
        about.getStyleClass().add("card-about");
        var scenes = new FlowPane();
        scenes.getStyleClass().add("card-scenes");
        scenes.setMinWidth(0);
        for (Preset preset : model.presets()) {
            Hyperlink link = link(preset, words, opened);
            link.setId("scene-" + model.name() + "-" + preset.name());
            link.maxWidthProperty().bind(scenes.widthProperty());
            scenes.getChildren().add(link);
        }
        getChildren().addAll(place, title, about, scenes, lessons);
    }

    private static Hyperlink link(Preset preset, Wording words, Consumer<Optional<Preset>> opened) {
        var link = new Hyperlink(words.title("preset", preset.name()));
        link.setTooltip(new Tooltip(link.getText() + "\n" + words.sentences().get("preset." + preset.name())));
        link.setOnAction(_ -> opened.accept(Optional.of(preset)));
        return link;
    }

    /// Adds the list of lessons.
    void teach(Node list) {
        lessons.getChildren().setAll(list);
    }

    void show(Node picture) {
        VBox.setVgrow(picture, Priority.ALWAYS);
        place.getChildren().setAll(picture);
    }
}
