package limber.ui.panes;

import java.util.List;
import java.util.Map;
import javafx.fxml.FXML;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;
import limber.presentation.panes.LedgerCurves;
import limber.presentation.panes.LedgerKeeper;
import limber.presentation.panes.LedgerKeeper.Quantity;
import limber.presentation.panes.LedgerSheet.Line;
import limber.presentation.panes.LedgerState;
import limber.presentation.play.Playback;
import limber.presentation.plots.PlotSvg;
import limber.presentation.words.Wording;
import limber.ui.controls.NamedConverter;
import limber.ui.controls.OneOf;
import limber.ui.controls.ScenePane;
import limber.ui.plots.Plot;

/// The controller of the ledger pane.
public final class LedgerController implements ScenePane {
    private final LedgerState state;
    private final Wording words;
    private final PlotFiles files;
    private final Plot plot;
    private LedgerTable rows;
    @FXML private ComboBox<Quantity> quantity;
    @FXML private ToggleButton showFrame, showFrames;
    @FXML private MenuButton save;
    @FXML private Label line;
    @FXML private TableView<Line> table;
    @FXML private BorderPane course;
    @FXML private StackPane content;

    /// @param files saves the plot, and says so
    LedgerController(Playback playback, LedgerKeeper keeper, Wording words, PlotFiles files) {
        this.words = words;
        this.files = files;
        state = new LedgerState(playback, keeper, words);
        plot = new Plot(words.get("ledger.coming"));
        plot.setId("ledger-plot");
    }

    @FXML private void initialize() {
        rows = new LedgerTable(table, words, line.fontProperty(), state::go);
        table.setPlaceholder(new Label(""));
        course.setCenter(plot);
        save.managedProperty().bind(save.visibleProperty());
        quantity.setConverter(new NamedConverter<>(state::name));
        quantity.setOnAction(_ -> {
            if (quantity.getValue() != null) state.quantity().set(quantity.getValue());
        });
        files.offer(save, "ledger", () -> state.curves().map(c -> PlotSvg.of(c.content())).orElse(""),
                () -> state.curves().map(LedgerCurves::table).map(PlotFiles::csv).orElse(""), words);
    }

    @Override public Subscription follow() {
        return Subscription.combine(
                OneOf.buttons(Map.of(showFrame, false, showFrames, true), state.plotted()),
                state.plotted().subscribe(on -> {
                    table.setVisible(!on);
                    course.setVisible(on);
                    save.setVisible(on);
                }),
                state.follow(this::offer, this::show));
    }

    /// The quantities that can be chosen under the settings.
    private void offer() {
        List<Quantity> all = state.quantities();
        if (!quantity.getItems().equals(all)) quantity.getItems().setAll(all);
        quantity.setValue(state.quantity().get());
        List.of(quantity, showFrame, showFrames).forEach(control -> control.setDisable(all.isEmpty()));
        content.setVisible(!all.isEmpty());
        if (all.isEmpty()) line.setText(state.line());
        if (state.plotted().get()) plot.painter().refresh();
    }

    private void show() {
        line.setText(state.line());
        state.sheet().ifPresentOrElse(rows::show, () -> table.getItems().clear());
        if (state.plotted().get()) state.draw(plot.painter());
    }
}
