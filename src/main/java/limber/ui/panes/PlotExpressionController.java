package limber.ui.panes;

import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.engine.run.Picture;
import limber.presentation.plots.PlotChoices;
import limber.presentation.plots.Plotting;
import limber.presentation.words.Wording;
import limber.ui.controls.ScenePane;

/// The controller of the field for an expression to plot; a fault stands in a line under it.
public final class PlotExpressionController implements ScenePane {
    private final Plotting plotting;
    private final ObservableValue<Picture> picture;
    private final PlotChoices choices;
    private final ObservableValue<Boolean> shown;
    @FXML private VBox pane;
    @FXML private TextField expression;
    @FXML private Label fault;

    /// @param shown whether the field is there
    public PlotExpressionController(Plotting plotting, ObservableValue<Picture> picture, Wording words,
            ObservableValue<Boolean> shown) {
        this.plotting = plotting;
        this.picture = picture;
        choices = new PlotChoices(plotting, words);
        this.shown = shown;
    }

    @FXML private void initialize() {
        expression.setPromptText(choices.example());
        fault.managedProperty().bind(fault.visibleProperty());
        fault.visibleProperty().bind(fault.textProperty().isNotEmpty());
        pane.managedProperty().bind(pane.visibleProperty());
    }

    @Override public Subscription follow() {
        expression.textProperty().bindBidirectional(plotting.expression());
        return Subscription.combine(shown.subscribe(pane::setVisible),
                expression.textProperty().subscribe((_, _) -> fault.setText("")),
                () -> expression.textProperty().unbindBidirectional(plotting.expression()));
    }

    @FXML private void plot() {
        fault.setText(choices.plot(expression.getText(), picture.getValue()).orElse(""));
    }
}
