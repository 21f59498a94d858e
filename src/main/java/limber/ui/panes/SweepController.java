package limber.ui.panes;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import limber.ask.Sweep;
import limber.ask.SweepFault;
import limber.ask.SweepTable;
import limber.presentation.plots.SweepPainter;
import limber.presentation.plots.SweepWords;
import limber.presentation.words.Wording;
import limber.ui.controls.OneOf;
import limber.ui.controls.ScenePane;
import limber.ui.scene.Session;
import limber.ui.scene.Sweeps;
import limber.ui.sweep.SweepPlot;

/// The controller of the sweep pane: the fields of a sweep, or its curve or map.
public final class SweepController implements ScenePane {
    private static final PseudoClass READING = PseudoClass.getPseudoClass("reading");

    private final Session session;
    private final Sweeps sweeps;
    private final Wording words;
    private final SweepFormController fields;
    private final SweepPainter painter;
    private final SweepPlot plot;
    private final ObjectProperty<Boolean> resultShown = new SimpleObjectProperty<>(false);
    private Optional<Sweep> shown = Optional.empty();
    @FXML private Node form;
    @FXML private BorderPane result;
    @FXML private Region gap;
    @FXML private Button run, giveUp, suggest, save, copy;
    @FXML private ProgressBar progress;
    @FXML private ToggleButton showForm, showResult;
    @FXML private Label theory;

    SweepController(Session session, SweepFormController fields) {
        this.session = session;
        this.fields = fields;
        sweeps = session.sweeps();
        words = session.wording();
        painter = new SweepPainter(new SweepWords(words), this::open, words.get("sweep.nothing"));
        plot = new SweepPlot(painter);
        plot.setId("sweep-plot");
    }

    @FXML private void initialize() {
        result.setCenter(plot);
        BooleanBinding idle = sweeps.asking().busy().not();
        progress.visibleProperty().bind(sweeps.asking().busy());
        giveUp.visibleProperty().bind(sweeps.asking().busy());
        run.visibleProperty().bind(idle);
        gap.visibleProperty().bind(idle);
        var shown = Bindings.createBooleanBinding(resultShown::get, resultShown);
        var none = Bindings.createBooleanBinding(() -> sweeps.table().get().isEmpty(), sweeps.table());
        suggest.visibleProperty().bind(idle.and(shown.not()));
        for (Node node : List.of(save, copy)) {
            node.visibleProperty().bind(idle.and(shown));
            node.disableProperty().bind(none);
        }
        for (Node node : List.of(progress, giveUp, gap, run, suggest, save, copy))
            node.managedProperty().bind(node.visibleProperty());
        resultShown.set(sweeps.table().get().isPresent());
    }

    @Override public Subscription follow() {
        return Subscription.combine(fields.follow(), sweeps.table().subscribe(this::show),
                painter.reading().subscribe(_ -> say()),
                OneOf.buttons(Map.of(showForm, false, showResult, true), resultShown), resultShown.subscribe(on -> {
                    result.setVisible(on);
                    form.setVisible(!on);
                }));
    }

    private void show(Optional<SweepTable> table) {
        Optional<Sweep> sweep = table.map(SweepTable::sweep);
        if (sweep.isPresent() && !sweep.equals(shown)) resultShown.set(true); // another one has begun
        shown = sweep;
        painter.show(table);
        progress.setProgress(table.map(t -> (double) t.rows().size() / t.sweep().size()).orElse(0.0));
        say();
    }

    private void say() {
        theory.pseudoClassStateChanged(READING, !painter.reading().get().isEmpty());
        theory.setText(painter.line());
    }

    @FXML private void run() {
        try {
            sweeps.run();
            resultShown.set(true);
            plot.requestFocus();
        } catch (SweepFault e) {
            resultShown.set(false);
            fields.show(e);
        }
    }

    @FXML private void suggest() {
        fields.suggest();
    }

    @FXML private void giveUp() {
        sweeps.asking().giveUp();
    }

    private void open(int row) {
        session.sceneInput().guarded(() -> {
            if (sweeps.open(row)) session.say().accept(words.get("sweep.opened").formatted(sweeps.chosen(row)));
        });
    }

    @FXML private void save() {
        session.files().save(words.get("sweep.save"), plot.getScene().getWindow(), "sweep.csv", "csv")
                .ifPresent(file -> sweeps.save(file,
                        () -> session.say().accept(words.get("sweep.saved").formatted(file.getFileName())),
                        session.failed()));
    }

    @FXML private void copy() {
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, sweeps.command()));
        session.say().accept(words.get("sweep.copied"));
    }
}
