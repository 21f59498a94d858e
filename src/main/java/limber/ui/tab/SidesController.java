package limber.ui.tab;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.DoubleProperty;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import limber.engine.ask.Difference;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.presentation.play.Playback;
import limber.presentation.surface.ScalarField;
import limber.presentation.view.Layout;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;
import limber.ui.controls.ScenePane;
import limber.ui.scene.Comparison;
import limber.ui.scene.ComparisonSetup;
import limber.ui.scene.OtherNumbers;

/// The controller of the labels over the view during a comparison, or while numbers of another program lie over the
/// scene: the two sides, what differs, and the distance between them.
public final class SidesController implements ScenePane {
    private final Playback playback;
    private final Comparison comparison;
    private final OtherNumbers numbers;
    private final Wording words;
    private final DoubleProperty covered;
    /// The settings from which the sides were named.
    private Settings named;
    private Optional<ComparisonSetup> compared = Optional.empty();
    /// Whether an answer was awaited when the sides were named.
    private boolean held;
    @FXML private HBox sides;
    @FXML private Label leftName;
    @FXML private Label leftDetail;
    @FXML private Label apart;
    @FXML private Label times;
    @FXML private Label rightName;
    @FXML private Label rightDetail;

    /// @param covered receives the pixels that the labels cover at the upper edge
    SidesController(Playback playback, DoubleProperty covered, Comparison comparison, OtherNumbers numbers,
            Wording words) {
        this.playback = playback;
        this.covered = covered;
        this.comparison = comparison;
        this.numbers = numbers;
        this.words = words;
    }

    @FXML private void initialize() {
        for (Label label : new Label[]{leftDetail, rightDetail, times}) {
            label.visibleProperty().bind(label.textProperty().isNotEmpty());
            label.managedProperty().bind(label.visibleProperty());
        }
        apart.visibleProperty().bind(apart.textProperty().isNotEmpty());
        sides.managedProperty().bind(sides.visibleProperty());
        leftName.getGraphic().getStyleClass().add("of-" + playback.model().material().word());
    }

    @Override public Subscription follow() {
        return Subscription.combine(
                Subscription.combine(
                        parts().map(part -> part.heightProperty().subscribe(_ -> topInset()))
                                .toArray(Subscription[]::new)),
                sides.visibleProperty().subscribe(_ -> topInset()), () -> top(0),
                playback.rules().held().subscribe(_ -> show(playback.picture().get())),
                comparison.now().subscribe(_ -> show(playback.picture().get())),
                numbers.now().subscribe(_ -> show(playback.picture().get())), playback.follow(this::show));
    }

    private void show(Picture now) {
        sides.setVisible(comparison.on() || numbers.now().get().isPresent());
        if (now == null || !sides.isVisible()) return;
        if (!comparison.on()) {
            numbers.name().ifPresent(file -> show(file, now));
            return;
        }
        boolean holds = playback.rules().held().get();
        if (!now.settings().equals(named) || !comparison.now().get().equals(compared) || holds != held)
            name(now.settings(), comparison.now().get(), holds);
        apart.setText(holds ? "" : apart(now)); // it may be the answer
        times.setText(now.comparison().filter(other -> differ(now.time(), other.time()))
                .map(other -> words.get("compare.times").formatted(now.time(), other.time())).orElse(""));
    }

    private void show(String file, Picture now) {
        compared = Optional.empty(); // the next comparison names its sides
        leftName.setText(words.get("judge.here"));
        rightName.setText(file);
        for (Label label : new Label[]{leftDetail, rightDetail, times}) label.setText("");
        for (Label name : new Label[]{leftName, rightName}) swatch(name.getGraphic(), true);
        apart.setText(now.comparison().isPresent() ? apart(now) : words.get("judge.absent"));
    }

    private void name(Settings scene, Optional<ComparisonSetup> by, boolean holds) {
        held = holds;
        named = scene;
        compared = by;
        leftName.setText(comparison.name(false, scene));
        rightName.setText(comparison.name(true, scene));
        leftDetail.setText(holds ? "" : comparison.detail(false, scene)); // it may be the answer
        rightDetail.setText(holds ? "" : comparison.detail(true, scene));
        boolean over = by.map(ComparisonSetup::layout).equals(Optional.of(Layout.OVERLAID));
        for (Label name : new Label[]{leftName, rightName}) swatch(name.getGraphic(), over);
    }

    /// Keeps the scene below the labels.
    private void topInset() {
        top(sides.isVisible()
                ? sides.getInsets().getTop() + parts().mapToDouble(Region::getHeight).max().orElse(0)
                : 0);
    }

    private void top(double pixels) {
        covered.set(pixels);
    }

    private Stream<Region> parts() {
        return sides.getChildren().stream().map(Region.class::cast);
    }

    private static void swatch(Node swatch, boolean on) {
        swatch.setVisible(on);
        swatch.setManaged(on);
    }

    /// Whether two times, s, are shown as different numbers.
    private static boolean differ(double a, double b) {
        return Math.abs(a - b) >= 0.0005;
    }

    private String apart(Picture now) {
        Optional<Picture> second = now.comparison();
        if (second.isEmpty()) return words.get("compare.coming");
        if (second.get().divergence().isPresent()) return words.flewApart(second.get().divergence().get());
        return ScalarField.difference(playback.model(), now).map(d -> apart(now, d))
                .orElseGet(() -> words.get("compare.unlike"));
    }

    private String apart(Picture now, Difference sides) {
        String word = ScalarField.rounded(playback.model(), now, sides) ? "compare.rounding" : "compare.apart";
        return words.get(word).formatted(Quantity.text(sides.largest(), "m"));
    }
}
