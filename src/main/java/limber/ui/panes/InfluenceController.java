package limber.ui.panes;

import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.presentation.panes.InfluenceCurves;
import limber.presentation.panes.InfluenceCurves.Curve;
import limber.presentation.panes.InfluenceText;
import limber.presentation.words.Wording;
import limber.ui.controls.ScenePane;
import limber.ui.plots.StepPlot;
import limber.ui.viewport.Viewport;

/// The controller of the plot of an influence: how many elements are reached after each round, now and under the
/// settings before, with a line in words for each.
public final class InfluenceController implements ScenePane {
    private final InfluenceCurves curves;
    private final Viewport viewport;
    private final InfluenceText text;
    @FXML private VBox pane, legend;
    @FXML private Label title, rounds;
    @FXML private StepPlot plot;

    InfluenceController(InfluenceCurves curves, Viewport viewport, Wording words) {
        this.curves = curves;
        this.viewport = viewport;
        text = new InfluenceText(curves, words);
    }

    @FXML private void initialize() {
        pane.managedProperty().bind(pane.visibleProperty());
    }

    /// The plot is there while the elements are coloured.
    @Override public Subscription follow() {
        ListChangeListener<Curve> changed = _ -> show();
        curves.curves().addListener(changed);
        show();
        return Subscription.combine(
                viewport.scene().spread().subscribe(spread -> pane.setVisible(spread.isPresent())),
                () -> curves.curves().removeListener(changed));
    }

    private void show() {
        List<Curve> all = curves.curves();
        legend.getChildren().clear();
        if (all.isEmpty()) return;
        title.setText(text.title());
        rounds.setText(text.rounds());
        plot.show(all.stream().map(Curve::counts).toList(), all.stream().mapToInt(Curve::total).max().orElse(1));
        for (int i = 0; i < all.size(); i++) {
            var line = new Label(text.says(all.get(i)), StepPlot.sample(i));
            line.setWrapText(true);
            legend.getChildren().add(line);
        }
    }
}
