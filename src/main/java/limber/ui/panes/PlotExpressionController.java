package limber.ui.panes;

import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.engine.Measure;
import limber.engine.run.Picture;
import limber.engine.run.Probe;
import limber.expression.ExpressionFault;
import limber.expression.PlottedExpression;
import limber.presentation.plots.Plotting;
import limber.presentation.words.Wording;
import limber.ui.controls.ScenePane;

/// The controller of the field for an expression to plot; a fault stands in a line under it.
public final class PlotExpressionController implements ScenePane {
    private final Plotting plotting;
    private final ObservableValue<Picture> picture;
    private final Wording words;
    private final ObservableValue<Boolean> shown;
    @FXML private VBox pane;
    @FXML private TextField expression;
    @FXML private Label fault;

    /// @param shown whether the field is there
    public PlotExpressionController(Plotting plotting, ObservableValue<Picture> picture, Wording words,
            ObservableValue<Boolean> shown) {
        this.plotting = plotting;
        this.picture = picture;
        this.words = words;
        this.shown = shown;
    }

    @FXML private void initialize() {
        expression.setPromptText(plotting.measures().stream().filter(m -> !m.of().isEmpty() && m.width() == 1)
                .findFirst().map(m -> PlottedExpression.text(new Probe(m, Probe.LARGEST))).orElse("time") + " * 1000");
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
        if (expression.getText().isBlank()) return;
        try {
            Measure m = PlottedExpression.measure(expression.getText(), plotting.model(), plotting.tools());
            Picture now = picture.getValue();
            if (now != null) PlottedExpression.check(m, now.settings(), now.state());
            fault.setText(plotting.add(m) ? "" : words.get("plot.expression.full").formatted(Plotting.MOST));
        } catch (ExpressionFault e) {
            fault.setText(
                    words.get("plot.expression.fault").formatted(e.column() + indent(), words.refusal(e.getMessage())));
        }
    }

    /// The blanks before the expression, which is read without them.
    private int indent() {
        String text = expression.getText();
        return text.indexOf(text.strip());
    }
}
