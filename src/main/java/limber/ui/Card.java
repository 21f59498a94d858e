package limber.ui;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.presentation.words.Wording;
import limber.ui.controls.Sheet;
import org.kordamp.ikonli.javafx.FontIcon;

/// A card of the contents page for one model: a moving picture, the title, a sentence, and buttons that open its lists
/// of lessons and scenes.
final class Card extends VBox {
    /// The picture's height as a share of its width; on a low page as much as leaves room for two rows, but a share of
    /// the page at least.
    private static final double HEIGHT = 0.72, LEAST = 0.2;
    /// The height of all but the picture, and half of what is above the cards, in letters.
    private static final double TEXT = 13.2;

    private final Model model;
    private final Wording words;
    private final Consumer<Optional<Preset>> opened;
    private final VBox place = new VBox();
    private final Button lessons;
    private Supplier<Node> lessonList = VBox::new;

    /// @param page the region that contains it
    /// @param opened opens the model, on a preset where one is given
    Card(Model model, Wording words, Region page, Consumer<Optional<Preset>> opened) {
        this.model = model;
        this.words = words;
        this.opened = opened;
        getStyleClass().add("card");
        place.getStyleClass().add("card-picture");
        place.setOnMouseClicked(_ -> opened.accept(Optional.empty()));
        var title = new Button(words.get("model.title"));
        title.setId("card-" + model.name());
        title.getStyleClass().add("card-title");
        title.setMaxWidth(Double.MAX_VALUE);
        title.setOnAction(_ -> opened.accept(Optional.empty()));
        var about = new Label(words.sentences().get("model.about"));
        about.setWrapText(true);
        about.getStyleClass().add("card-about");
        VBox.setVgrow(about, Priority.ALWAYS);
        var height = Bindings.createDoubleBinding(() -> Math.min(HEIGHT * place.getWidth(), Math.max(
                LEAST * page.getHeight(), 0.5 * page.getHeight() - TEXT * about.getFont().getSize())),
                place.widthProperty(), page.heightProperty(), about.fontProperty());
        place.minHeightProperty().bind(height);
        place.prefHeightProperty().bind(height);
        lessons = list("lessons", "fth-book-open", () -> lessonList.get());
        lessons.managedProperty().bind(lessons.visibleProperty());
        lessons.setVisible(false);
        Button scenes = list("scenes", "fth-film", this::scenes);
        scenes.setText(words.get("contents.scenes").formatted(model.presets().size()));
        var foot = new HBox(lessons, scenes);
        foot.getStyleClass().add("card-lists");
        getChildren().addAll(place, title, about, foot);
    }

    /// A button that opens a list in a sheet.
    private Button list(String name, String icon, Supplier<Node> content) {
        var button = new Button("", new FontIcon(icon));
        button.setId(name + "-" + model.name());
        button.setOnAction(_ -> {
            var sheet = new Sheet(words.get("model.title") + " · " + button.getText(), words.ui(), Sheet.Side.UNDER);
            var scroll = new ScrollPane(content.get());
            scroll.setFitToWidth(true);
            scroll.getStyleClass().add("card-list");
            sheet.setContent(scroll);
            sheet.show(button);
        });
        return button;
    }

    private Node scenes() {
        var rows = new VBox();
        rows.getStyleClass().add("lesson-list");
        for (Preset preset : model.presets()) rows.getChildren().addAll(link(preset), sentence(preset));
        return rows;
    }

    private Hyperlink link(Preset preset) {
        var link = new Hyperlink(words.title("preset", preset.name()));
        link.setId("scene-" + model.name() + "-" + preset.name());
        link.setOnAction(_ -> opened.accept(Optional.of(preset)));
        return link;
    }

    private Label sentence(Preset preset) {
        var sentence = new Label(words.sentences().get("preset." + preset.name()));
        sentence.setWrapText(true);
        sentence.getStyleClass().add("card-scene");
        return sentence;
    }

    /// Says how many lessons there are, and which.
    void teach(int count, Supplier<Node> list) {
        lessonList = list;
        lessons.setText(words.get("contents.lessons").formatted(count));
        lessons.setVisible(count > 0);
    }

    void show(Node picture) {
        VBox.setVgrow(picture, Priority.ALWAYS);
        place.getChildren().setAll(picture);
    }
}
