package limber.ui.panes;

import java.util.List;
import java.util.stream.Collectors;
import javafx.collections.ListChangeListener;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.engine.Loop;
import limber.engine.Round;
import limber.engine.Slot;
import limber.presentation.panes.InfluenceCurves;
import limber.presentation.panes.InfluenceCurves.Curve;
import limber.presentation.words.Wording;
import limber.ui.controls.ScenePane;
import limber.ui.plots.StepPlot;
import limber.ui.viewport.Viewport;

/// The controller of the plot of an influence: how many elements are reached after each round, now and under the
/// settings before, with a line in words for each.
public final class InfluenceController implements ScenePane {
    private final InfluenceCurves curves;
    private final Viewport viewport;
    private final Wording words;
    @FXML private VBox pane, legend;
    @FXML private Label title, rounds;
    @FXML private StepPlot plot;

    InfluenceController(InfluenceCurves curves, Viewport viewport, Wording words) {
        this.curves = curves;
        this.viewport = viewport;
        this.words = words;
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
        Curve now = all.getFirst();
        title.setText(words.get("influence.title").formatted(words.kind(now.from().of())));
        rounds.setText(words.get("plot.rounds.done").formatted(loops(now)));
        plot.show(all.stream().map(Curve::counts).toList(), all.stream().mapToInt(Curve::total).max().orElse(1));
        for (int i = 0; i < all.size(); i++) {
            var line = new Label(says(all.get(i)), StepPlot.sample(i));
            line.setWrapText(true);
            legend.getChildren().add(line);
        }
    }

    /// The loops whose rounds are counted.
    private String loops(Curve curve) {
        List<String> all = curve.rounds().stream().flatMap(Slot::path).map(Round::loop).distinct().toList();
        List<String> inner = all.stream().filter(l -> !l.equals(Loop.SUBSTEP)).toList();
        return (inner.isEmpty() ? all : inner).stream().map(words::loop).collect(Collectors.joining(" · "));
    }

    /// "sweep=forward: all 13 after sweep 1".
    private String says(Curve curve) {
        String label = curves.label(curve),
                colon = label.isEmpty() ? "" : words.get("influence.label").formatted(label);
        String reached = words.get(curve.most() == curve.total() ? "influence.all" : "influence.some")
                .formatted(curve.most(), curve.total());
        return colon + (curve.grown() == 0 ? reached
                : words.get("influence.after").formatted(reached, round(curve.rounds().get(curve.grown() - 1))));
    }

    private String round(Slot slot) {
        List<Round> path = slot.path().toList();
        return path.stream().filter(r -> path.size() == 1 || !r.loop().equals(Loop.SUBSTEP) || r.count() > 1)
                .map(r -> words.get("rung.open").formatted(words.loop(r.loop()), r.number()))
                .collect(Collectors.joining(words.get("caption.comma")));
    }
}
