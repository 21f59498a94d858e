package limber.ui.panes;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.fxml.FXML;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import limber.ask.Methods;
import limber.engine.run.Companions.Companion;
import limber.engine.run.Picture;
import limber.ui.controls.ScenePane;
import limber.ui.plots.Plot;
import limber.ui.scene.SceneMethods;
import limber.ui.scene.Session;
import limber.ui.words.Quantity;
import limber.ui.words.Wording;

/// The controller of the pane about several methods: how they are shown, a table of what each has come to, and their
/// distances frame by frame.
public final class MethodsController implements ScenePane {
    /// Widths of columns, in units of the font size.
    private static final double NAME = 10.5, NUMBER = 6.4;

    private final Session session;
    private final SceneMethods methods;
    private final Wording words;
    private final Plot plot;
    private boolean showing;
    @FXML private ToggleButton over, beside, apart;
    @FXML private ChoiceBox<String> reference;
    @FXML private TableView<Shown> table;
    @FXML private TableColumn<Shown, String> name, distance, made, operations;
    @FXML private Label behind, left, matched;
    @FXML private BorderPane curves;

    /// A row of the table.
    ///
    /// @param number of the method, from 0
    record Shown(int number, String name, Optional<Methods.Row> row) {}

    MethodsController(Session session) {
        this.session = session;
        methods = session.methods();
        words = session.wording();
        plot = new Plot(words.get("methods.nothing"));
        plot.setId("methods-plot");
    }

    @FXML private void initialize() {
        curves.setCenter(plot);
        column(name, Shown::name);
        column(distance, s -> value(s, Methods.Row::distance, "m"));
        column(made, s -> value(s, Methods.Row::made, "J"));
        column(operations, s -> s.row().filter(r -> r.operations().isPresent())
                .map(r -> Long.toString(r.operations().getAsLong())).orElse(words.get("methods.none")));
        name.setCellFactory(_ -> new NameCell());
        behind.fontProperty().subscribe(font -> {
            name.setPrefWidth(NAME * font.getSize());
            for (TableColumn<Shown, String> number : List.of(distance, made, operations))
                number.setPrefWidth(NUMBER * font.getSize());
        });
        apart.selectedProperty().bindBidirectional(session.viewport().comparison().apart());
        reference.getSelectionModel().selectedIndexProperty().subscribe(i -> {
            if (!showing && i.intValue() >= 0) methods.reference(i.intValue());
        });
        for (Label line : List.of(behind, left, matched)) {
            line.visibleProperty().bind(line.textProperty().isNotEmpty());
            line.managedProperty().bind(line.visibleProperty());
        }
    }

    private static void column(TableColumn<Shown, String> column, Function<Shown, String> text) {
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(text.apply(cell.getValue())));
    }

    private String value(Shown of, Function<Methods.Row, OptionalDouble> value, String unit) {
        if (of.row().isEmpty()) return words.get("methods.busy");
        if (!of.row().get().finite()) return words.get("methods.exploded");
        OptionalDouble now = value.apply(of.row().get());
        return now.isPresent() ? Quantity.text(now.getAsDouble(), unit) : words.get("methods.none");
    }

    /// A name with the tint of its method.
    private static final class NameCell extends TableCell<Shown, String> {
        private final Region swatch = new Region();

        @Override protected void updateItem(String text, boolean empty) {
            super.updateItem(text, empty);
            Shown row = getTableRow() == null ? null : getTableRow().getItem();
            setText(empty ? "" : text);
            setGraphic(empty || row == null ? null : swatch);
            if (row != null) swatch.getStyleClass().setAll("palette", "swatch", "swatch-method-" + (row.number() + 1));
        }
    }

    @Override public Subscription follow() {
        return Subscription.combine(methods.now().subscribe(_ -> begin()),
                methods.numbers().known().subscribe(_ -> show(session.playback().picture().get())),
                session.playback().panes().follow(this::show));
    }

    private void begin() {
        if (!methods.on()) return;
        showing = true;
        reference.getItems().setAll(methods.names());
        reference.getSelectionModel().select(methods.reference());
        (methods.beside() ? beside : over).setSelected(true);
        showing = false;
        plot.show(new MethodCurves(methods, session.playback(), words).content());
        show(session.playback().picture().get());
    }

    private void show(Picture now) {
        if (now == null || !methods.on()) return;
        int frame = now.cursor().frame(), last = Math.min(frame, methods.numbers().count() - 1);
        Optional<List<Methods.Row>> rows = methods.numbers().rows(last);
        List<String> names = methods.names();
        table.getItems().setAll(IntStream.range(0, names.size())
                .mapToObj(i -> new Shown(i, names.get(i), rows.map(r -> r.get(i)))).toList());
        behind.setText(last < frame && last >= 0 ? words.get("methods.behind").formatted(last) : "");
        matched.setText(rows.filter(r -> r.stream().anyMatch(m -> m.distance().isPresent() && !m.numbered()))
                .map(_ -> words.get("methods.place")).orElse(""));
        left.setText(now.companions().filter(c -> c.all().stream().anyMatch(o -> !o.left().isEmpty()))
                .map(c -> left(c.all(), names)).orElse(""));
        plot.refresh();
    }

    private String left(List<Companion> all, List<String> names) {
        return words.get("methods.left").formatted(String.join(words.get("methods.comma"),
                IntStream.range(0, all.size()).filter(i -> !all.get(i).left().isEmpty())
                        .mapToObj(i -> names.get(i + 1)).toList()));
    }

    @FXML private void over() {
        over.setSelected(true);
        methods.beside(false);
    }

    @FXML private void beside() {
        beside.setSelected(true);
        methods.beside(true);
    }

    @FXML private void close() {
        methods.close();
    }
}
