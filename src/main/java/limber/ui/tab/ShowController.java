package limber.ui.tab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.collections.SetChangeListener;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.engine.tool.Tool;
import limber.presentation.play.Playback;
import limber.presentation.surface.ScalarField;
import limber.presentation.view.LayerChoices;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;
import limber.ui.controls.NamedConverter;
import limber.ui.controls.ScenePane;
import limber.ui.interaction.ToolHand;
import limber.ui.viewport.Viewport;

/// The controller of the menu of what a view shows, in three groups: the model's own overlays, the colour of its
/// elements, and the overlays that every model has.
public final class ShowController implements ScenePane {
    private static final List<Double> FACTORS = List.of(0.0, 1.0, 10.0, 100.0, 1000.0);

    private final Playback playback;
    private final Viewport viewport;
    private final Wording words;
    private final Map<String, CheckBox> boxes = new LinkedHashMap<>();
    private final Map<String, RadioButton> colours = new LinkedHashMap<>();
    private final BooleanProperty tone;
    private final ToolHand tools;
    private LayerChoices listed = new LayerChoices(List.of(), List.of(), List.of(), List.of());
    private Settings declared;
    private boolean following, compared;
    @FXML private VBox overlays;
    @FXML private VBox maps;
    @FXML private GridPane common;
    @FXML private ComboBox<Optional<ScalarField>> fields;
    @FXML private ComboBox<Double> arrows;
    @FXML private CheckBox heard;
    @FXML private Button removeTools;

    /// @param tone whether the first plotted measure is heard
    /// @param tools puts measuring tools into the scene
    ShowController(Playback playback, Viewport viewport, Wording words, BooleanProperty tone, ToolHand tools) {
        this.tone = tone;
        this.tools = tools;
        this.playback = playback;
        this.viewport = viewport;
        this.words = words;
    }

    @FXML private void initialize() {
        arrows.getItems().setAll(FACTORS);
        arrows.setConverter(
                new NamedConverter<>(factor -> factor == 0 ? words.get("show.auto") : "× " + Quantity.digits(factor)));
        arrows.setValue(viewport.showing().arrows().get());
        arrows.setOnAction(_ -> viewport.showing().arrows().set(arrows.getValue()));
        fields.setConverter(new NamedConverter<>(
                field -> field.map(f -> f.title(words::get) + (f.unit().isEmpty() ? "" : "  " + f.unit()))
                        .orElse(words.get("show.none"))));
        fields.setOnAction(_ -> {
            if (!following && fields.getValue() != null)
                fields.getValue().ifPresentOrElse(f -> viewport.choose(f.name(), true), this::plain);
        });
    }

    @Override public Subscription follow() {
        SetChangeListener<String> ticked = _ -> tick();
        viewport.showing().names().addListener(ticked);
        heard.selectedProperty().bindBidirectional(tone);
        return Subscription.combine(playback.follow(this::show),
                playback.tools().subscribe(now -> removeTools.setDisable(now.all().isEmpty())),
                () -> viewport.showing().names().removeListener(ticked),
                () -> heard.selectedProperty().unbindBidirectional(tone));
    }

    @FXML private void ruler() {
        tools.put(Tool.Ruler.KIND);
    }

    @FXML private void protractor() {
        tools.put(Tool.Protractor.KIND);
    }

    @FXML private void stopwatch() {
        tools.put(Tool.Stopwatch.KIND);
    }

    @FXML private void removeTools() {
        tools.clear();
    }

    private void show(Picture now) {
        if (now.settings() == declared && compared == now.comparison().isPresent()) return;
        boolean same = compared == now.comparison().isPresent();
        compared = now.comparison().isPresent();
        declared = now.settings();
        LayerChoices layers = LayerChoices.of(playback.model(), now);
        if (same && layers.own().equals(listed.own()) && layers.maps().equals(listed.maps())) return;
        listed = layers;
        boxes.clear();
        colours.clear();
        overlays.getChildren().setAll(layers.own().stream().map(this::box).toList());
        colours(layers.maps());
        common(layers.common());
        var choices = new ArrayList<Optional<ScalarField>>(List.of(Optional.empty()));
        for (ScalarField field : layers.fields()) choices.add(Optional.of(field));
        following = true;
        fields.getItems().setAll(choices);
        following = false;
        tick();
    }

    /// Lays out the common entries in two columns.
    private void common(List<String> names) {
        common.getChildren().clear();
        int rows = (names.size() + 1) / 2;
        for (int i = 0; i < names.size(); i++) common.add(box(names.get(i)), i / rows, i % rows);
    }

    private CheckBox box(String name) {
        var box = new CheckBox(words.get("overlay." + name));
        box.setId("show-" + name);
        box.setOnAction(_ -> viewport.choose(name, box.isSelected()));
        boxes.put(name, box);
        return box;
    }

    private void colours(List<String> names) {
        var group = new ToggleGroup();
        var plain = new RadioButton(words.get("show.texture"));
        plain.setId("show-texture");
        plain.setOnAction(_ -> plain());
        colours.put("", plain);
        for (String name : names) {
            var button = new RadioButton(words.get("overlay." + name));
            button.setId("show-" + name);
            button.setOnAction(_ -> viewport.choose(name, true));
            colours.put(name, button);
        }
        colours.values().forEach(button -> button.setToggleGroup(group));
        maps.getChildren().setAll(colours.values());
    }

    /// Switches the colour map off.
    private void plain() {
        colours.keySet().forEach(name -> viewport.choose(name, false));
        fields.getItems().forEach(field -> field.ifPresent(f -> viewport.choose(f.name(), false)));
    }

    private void tick() {
        following = true;
        boxes.forEach((name, box) -> box.setSelected(viewport.showing().names().contains(name)));
        Optional<ScalarField> by = fields.getItems().stream().flatMap(Optional::stream)
                .filter(f -> viewport.showing().names().contains(f.name())).findFirst();
        fields.setValue(by);
        colours.forEach((name, button) -> button.setSelected(viewport.showing().names().contains(name)));
        if (colours.keySet().stream().noneMatch(viewport.showing().names()::contains) && by.isEmpty())
            colours.get("").setSelected(true);
        following = false;
    }
}
