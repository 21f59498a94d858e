package limber.ui;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.animation.AnimationTimer;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import javafx.util.Subscription;
import limber.engine.Model;
import limber.engine.Preset;

/// The first page: a living picture of each model, its scenes in order, and the way back to where one was.
public final class ContentsController implements AutoCloseable {
    /// A card is at least as wide as this many letters are high, and its picture as high as this share of it, or of the page
    /// where that is low, so that what the picture shows can be read below it.
    private static final double LETTERS = 19, HEIGHT = 0.72, SHARE = 0.36;
    private static final int MOST_IN_A_ROW = 4;

    private final List<Model> models;
    private final Desk desk;
    private final ResourceBundle words;
    private final BiConsumer<Model, Optional<Preset>> opened;
    private final Consumer<Path> file;
    private final Consumer<Throwable> failed;
    private final List<LivingPicture> living = new ArrayList<>();
    /// Makes one picture after another, so that the first is there at once.
    private final AnimationTimer enlivening = new AnimationTimer() {
        @Override
        public void handle(long now) {
            if (living.size() == models.size()) stop();
            else if (living.isEmpty() || living.getLast().living()) enliven();
        }
    };
    private Subscription following = Subscription.EMPTY;
    private boolean shown;
    @FXML private ScrollPane page;
    @FXML private Button goOn;
    @FXML private GridPane cards;

    /// @param opened opens a model's tab, on a preset where one is given
    /// @param file takes a file to be opened
    ContentsController(List<Model> models, Desk desk, ResourceBundle words, BiConsumer<Model, Optional<Preset>> opened, Consumer<Path> file, Consumer<Throwable> failed) {
        this.models = models;
        this.desk = desk;
        this.words = words;
        this.opened = opened;
        this.file = file;
        this.failed = failed;
    }

    @FXML
    private void initialize() {
        cards.widthProperty().addListener((_, _, _) -> arrange());
        goOn.fontProperty().addListener((_, _, _) -> arrange()); // of the size that all text has
        models.forEach(m -> cards.getChildren().add(card(m, new Wording(m, words))));
        goOn.managedProperty().bind(goOn.visibleProperty());
        following = desk.last().subscribe(_ -> {
            goOn.setVisible(last().isPresent());
            last().ifPresent(m -> goOn.setText(words.getString("contents.continue").formatted(new Wording(m, words).get("model.title"))));
        });
        enlivening.start();
    }

    /// As many cards in a row as there is room for.
    private void arrange() {
        int row = (int) Math.clamp(cards.getWidth() / (LETTERS * goOn.getFont().getSize()), 1, Math.min(MOST_IN_A_ROW, models.size()));
        if (row == cards.getColumnConstraints().size()) return;
        cards.getColumnConstraints().setAll(Stream.generate(() -> share(row)).limit(row).toList());
        for (int i = 0; i < cards.getChildren().size(); i++) GridPane.setConstraints(cards.getChildren().get(i), i % row, i / row);
    }

    private static ColumnConstraints share(int row) {
        var column = new ColumnConstraints();
        column.setPercentWidth(100.0 / row);
        return column;
    }

    private Optional<Model> last() {
        return desk.last().get().flatMap(name -> models.stream().filter(m -> m.name().equals(name)).findFirst());
    }

    private Parent card(Model model, Wording wording) {
        var title = new Button(wording.get("model.title"));
        title.setId("card-" + model.name());
        title.getStyleClass().add("card-title");
        title.setMaxWidth(Double.MAX_VALUE);
        title.setOnAction(_ -> opened.accept(model, Optional.empty()));
        var place = new VBox();
        place.getStyleClass().add("card-picture");
        var height = Bindings.min(place.widthProperty().multiply(HEIGHT), page.heightProperty().multiply(SHARE));
        place.minHeightProperty().bind(height);
        place.prefHeightProperty().bind(height);
        place.setOnMouseClicked(_ -> opened.accept(model, Optional.empty()));
        var about = new Label(wording.sentences().get("model.about"));
        about.setWrapText(true);
        about.getStyleClass().add("card-about");
        var scenes = new FlowPane();
        scenes.getStyleClass().add("card-scenes");
        scenes.setMinWidth(0);
        for (Preset p : model.presets()) {
            Hyperlink link = link(model, p, wording);
            link.maxWidthProperty().bind(scenes.widthProperty());
            scenes.getChildren().add(link);
        }
        var card = new VBox(place, title, about, scenes);
        card.getStyleClass().add("card");
        return card;
    }

    private Hyperlink link(Model model, Preset preset, Wording wording) {
        var link = new Hyperlink(wording.get("preset." + preset.name() + ".title", preset.name()));
        link.setId("scene-" + model.name() + "-" + preset.name());
        link.setTooltip(new Tooltip(link.getText() + "\n" + wording.sentences().get("preset." + preset.name())));
        link.setOnAction(_ -> opened.accept(model, Optional.of(preset)));
        return link;
    }

    private void enliven() {
        Model model = models.get(living.size());
        var picture = new LivingPicture(model, new Wording(model, words), failed);
        VBox.setVgrow(picture, Priority.ALWAYS);
        picture.play(shown);
        ((VBox) ((VBox) cards.getChildren().get(living.size())).getChildren().getFirst()).getChildren().setAll(picture);
        living.add(picture);
    }

    /// Whether a first picture is on the screen.
    boolean living() {
        return !living.isEmpty() && living.getFirst().living();
    }

    /// Pictures live while somebody looks.
    void shown(boolean on) {
        shown = on;
        living.forEach(p -> p.play(on));
    }

    @FXML
    private void goOn() {
        last().ifPresent(m -> opened.accept(m, Optional.empty()));
    }

    @FXML
    private void open() {
        var chooser = new FileChooser();
        chooser.setTitle(words.getString("contents.open"));
        Optional.ofNullable(chooser.showOpenDialog(cards.getScene().getWindow())).ifPresent(f -> file.accept(f.toPath()));
    }

    @Override
    public void close() {
        enlivening.stop();
        following.unsubscribe();
        living.forEach(LivingPicture::close);
    }
}
