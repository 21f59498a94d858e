package limber.ui.panes;

import java.util.List;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import limber.engine.run.Picture;
import limber.presentation.panes.MethodCurves;
import limber.presentation.panes.MethodReport;
import limber.presentation.scene.SceneMethods;
import limber.presentation.words.Wording;
import limber.ui.controls.ScenePane;
import limber.ui.plots.Plot;
import limber.ui.scene.Session;

/// The controller of the pane about several methods: which there are, how they are shown, a table of what each has come
/// to, and their distances frame by frame.
public final class MethodsController implements ScenePane {
    private final Session session;
    private final SceneMethods methods;
    private final Wording words;
    private final Plot plot;
    private MethodsTable rows;
    private Tooltip full;
    private boolean showing;
    @FXML private Pane layoutBar, addBox;
    @FXML private Region results;
    @FXML private ToggleButton over, beside, apart;
    @FXML private Button add, change, remove;
    @FXML private ChoiceBox<String> reference;
    @FXML private TableView<MethodsTable.Shown> table;
    @FXML private Label alone, behind, left, matched, from;
    @FXML private BorderPane curves;

    MethodsController(Session session) {
        this.session = session;
        methods = session.methods();
        words = session.wording();
        plot = new Plot(words.get("methods.nothing"));
        plot.setId("methods-plot");
    }

    @FXML private void initialize() {
        curves.setCenter(plot);
        full = new Tooltip(words.get("methods.add.full"));
        rows = new MethodsTable(table, words, behind.fontProperty());
        apart.selectedProperty().bindBidirectional(session.viewport().comparison().apart());
        reference.getSelectionModel().selectedIndexProperty().subscribe(i -> {
            if (!showing && i.intValue() >= 0) methods.reference(i.intValue());
        });
        for (Label line : List.of(behind, left, matched)) line.visibleProperty().bind(line.textProperty().isNotEmpty());
        BooleanBinding several = Bindings.createBooleanBinding(methods::on, methods.now());
        alone.visibleProperty().bind(several.not());
        Stream.of(layoutBar, from, reference, results, change, remove).forEach(n -> n.visibleProperty().bind(several));
        Stream.of(alone, behind, left, matched, layoutBar, from, reference, results, change, remove)
                .forEach(n -> n.managedProperty().bind(n.visibleProperty()));
        BooleanBinding first = table.getSelectionModel().selectedIndexProperty().lessThan(1);
        change.disableProperty().bind(first);
        remove.disableProperty().bind(first);
        table.setOnKeyPressed(e -> {
            if (e.getCode() == KeyCode.ENTER) change.fire();
            if (e.getCode() == KeyCode.DELETE) remove.fire();
        });
    }

    @Override public Subscription follow() {
        return Subscription.combine(methods.now().subscribe(_ -> begin()),
                methods.numbers().known().subscribe(_ -> show(session.playback().picture().get())),
                session.playback().panes().follow(this::show));
    }

    private void begin() {
        add.setDisable(!methods.room());
        if (methods.room()) Tooltip.uninstall(addBox, full);
        else Tooltip.install(addBox, full); // a disabled button itself shows none
        add.setText(words.get(methods.on() ? "methods.add.short" : "methods.add"));
        if (!methods.on()) return;
        showing = true;
        reference.getItems().setAll(methods.names());
        reference.getSelectionModel().select(methods.reference());
        (methods.beside() ? beside : over).setSelected(true);
        showing = false;
        plot.painter().show(new MethodCurves(methods, session.playback(), words).content());
        show(session.playback().picture().get());
    }

    private void show(Picture now) {
        if (now == null || !methods.on()) return;
        MethodReport report = MethodReport.of(now, methods, session.model(), words);
        rows.show(report.rows());
        behind.setText(report.behind());
        matched.setText(report.matched());
        left.setText(report.left());
        plot.painter().refresh();
    }

    @FXML private void over() {
        over.setSelected(true);
        methods.beside(false);
    }

    @FXML private void beside() {
        beside.setSelected(true);
        methods.beside(true);
    }

    @FXML private void add() {
        form("methods.add.title", "methods.form.add").show(add, methods.choice(0), methods::add);
    }

    @FXML private void change() {
        int method = table.getSelectionModel().getSelectedIndex();
        form("methods.change.title", "methods.form.change")
                .show(change, methods.choice(method), chosen -> methods.change(method, chosen));
    }

    private MethodSheet form(String title, String done) {
        return new MethodSheet(session.playback().model(), words, title, done);
    }

    @FXML private void remove() {
        methods.remove(table.getSelectionModel().getSelectedIndex());
        (methods.on() ? table : (Node) add).requestFocus();
    }

    @FXML private void close() {
        methods.close();
    }
}
