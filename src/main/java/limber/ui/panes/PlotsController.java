package limber.ui.panes;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.BorderPane;
import javafx.util.Subscription;
import limber.engine.Measure;
import limber.presentation.plots.HorizontalAxis;
import limber.presentation.plots.PlotChoices;
import limber.presentation.plots.Plotting;
import limber.presentation.words.Wording;
import limber.ui.controls.NamedConverter;
import limber.ui.controls.ScenePane;
import limber.ui.plots.Plot;

/// The controller of the plots pane: the measures, the horizontal axis, the scale, and the plot.
public final class PlotsController implements ScenePane {
    private final Plotting plotting;
    private final Wording words;
    private final PlotChoices choices;
    private final AskItems asking;
    private final Consumer<String> say;
    private final PlotFiles files;
    private final Plot plot;
    @FXML private BorderPane frame;
    @FXML private MenuButton save;
    @FXML private ComboBox<HorizontalAxis> over;
    @FXML private ToggleButton logarithmic;
    @FXML private Button copy, curves, whole;

    /// @param asking what can be asked about a point
    /// @param files saves the plot, and says so
    public PlotsController(Plotting plotting, Wording words, AskItems asking, PlotFiles files) {
        this.asking = asking;
        this.plotting = plotting;
        this.words = words;
        choices = new PlotChoices(plotting, words);
        this.files = files;
        say = files.say();
        plot = new Plot(words.get("plot.none"));
    }

    @FXML private void initialize() {
        frame.setCenter(plot);
        whole.visibleProperty().bind(plot.part());
        whole.managedProperty().bind(plot.part());
        new PlotMenu(plot, plotting, asking, words::get);
        files.offer(save, plotting, words);
        var choice = new CurvesSheet(plotting, words, this::meaning);
        curves.setOnAction(_ -> choice.toggle(curves));
        over.setOnShowing(_ -> offer());
        over.setConverter(new NamedConverter<>(choices::name));
        over.setCellFactory(this::cell);
        over.setValue(plotting.over().get());
        over.setOnAction(_ -> {
            if (over.getValue() != null) plotting.over().set(over.getValue()); // a selection can be cleared by a key
        });
        logarithmic.setSelected(plotting.logarithmic().get());
        logarithmic.setOnAction(_ -> plotting.logarithmic().set(logarithmic.isSelected()));
    }

    /// What can be chosen under the current settings, which decide on the loops.
    private void offer() {
        HorizontalAxis now = over.getValue();
        List<HorizontalAxis> axes = choices.axes();
        if (axes.equals(over.getItems())) return;
        over.getItems().setAll(axes);
        over.setValue(now);
    }

    private String meaning(Measure m) {
        boolean declared = plotting.model().measures().contains(m);
        return m.name() + "\n" + (declared ? words.sentences().get("measure." + m.name()) : words.get("plot.typed"));
    }

    private ListCell<HorizontalAxis> cell(ListView<HorizontalAxis> list) {
        return new ListCell<>() {
            @Override protected void updateItem(HorizontalAxis choice, boolean empty) {
                super.updateItem(choice, empty);
                setText(empty ? "" : choices.name(choice));
                setTooltip(!empty && choice instanceof HorizontalAxis.Against against
                        ? new Tooltip(meaning(against.measure()))
                        : null);
            }
        };
    }

    @FXML private void whole() {
        plot.requestFocus(); // the button disappears
        plot.painter().whole();
    }

    @FXML private void copy() {
        List<List<String>> table = plotting.table();
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, PlotFiles.csv(table)));
        say.accept(words.get("plot.copied").formatted(table.size() - 1));
    }

    @Override public Subscription follow() {
        return plotting.follow(plot.painter(), words::get);
    }
}
