package limber.ui.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.engine.Formula.Symbol;
import limber.engine.ask.WhyTarget;
import limber.presentation.code.CodeReader;
import limber.presentation.code.FormulaSheet;
import limber.presentation.code.FormulaSheet.SymbolLine;
import limber.presentation.code.Operation;
import limber.presentation.panes.Questions;
import limber.ui.code.FittedImage;
import limber.ui.code.Formulas;
import limber.ui.code.Formulas.Key;
import limber.ui.controls.ScenePane;
import limber.ui.viewport.StyledPalette;

/// The controller of the maths pane: the formulas of the phase that runs, the same with the operation's numbers, and a
/// table of symbols.
public final class MathsController implements ScenePane {
    private static final double MARGIN = 12;

    private final CodeReader reader;
    private final Questions questions;
    private final Formulas formulas = new Formulas(_ -> {}); // those of models are short
    private final StyledPalette palette = new StyledPalette(this::show);
    private Optional<Operation> shown = Optional.empty();
    /// The newest request; the results of older ones are not shown.
    private List<Key> wanted = List.of();
    private FormulaRows drawn;
    private boolean following;
    private final List<SymbolRow> table = new ArrayList<>();
    @FXML private ScrollPane pane;
    @FXML private StackPane sheet;
    @FXML private FlowPane columns;
    @FXML private VBox equations;
    @FXML private GridPane symbols;

    MathsController(CodeReader reader, Questions questions) {
        this.reader = reader;
        this.questions = questions;
    }

    @FXML private void initialize() {
        sheet.getChildren().add(palette);
        drawn = new FormulaRows(equations, formulas, palette);
        columns.prefWrapLengthProperty().bind(sheet.widthProperty().subtract(2 * MARGIN));
        pane.prefViewportHeightProperty().bind(sheet.heightProperty()); // a scroll pane always asks for 100 px
        for (Region wide : List.of(equations, symbols))
            wide.maxWidthProperty().bind(columns.widthProperty().subtract(2 * MARGIN));
    }

    @Override public Subscription follow() {
        following = true;
        moved(); // no picture arrives while a scene is stopped
        return Subscription.combine(() -> following = false, reader.playback().panes().follow(_ -> moved()),
                reader.follow(this::moved));
    }

    /// Updates the pane; while playing, most pictures show the same phase.
    private void moved() {
        if (!reader.operation().equals(shown)) show();
    }

    /// Shows the formulas once all of them are rendered.
    private void show() {
        Optional<Operation> read = following ? reader.operation() : Optional.empty();
        if (read.isEmpty()) return;
        shown = read;
        Operation operation = read.get();
        FormulaSheet sheet = drawn.sheet(operation.phase().formula(), operation.explained());
        List<SymbolLine> known = sheet.symbols();
        List<Key> rows = drawn.keys(sheet.lines());
        List<Key> signs = known.stream().map(drawn::sign).toList();
        List<Key> all = Stream.concat(rows.stream(), signs.stream()).toList();
        wanted = all;
        formulas.want(all, () -> {
            if (wanted != all) return;
            drawn.draw(rows);
            while (table.size() > known.size()) symbols.getChildren().removeAll(table.removeLast().nodes());
            while (table.size() < known.size()) add(new SymbolRow());
            for (int i = 0; i < known.size(); i++) show(table.get(i), known.get(i), signs.get(i), operation);
        });
    }

    private void add(SymbolRow row) {
        symbols.addRow(table.size(), row.nodes().toArray(Node[]::new));
        table.add(row);
    }

    private void show(SymbolRow row, SymbolLine line, Key sign, Operation operation) {
        Symbol symbol = line.symbol();
        drawn.draw(sign, row.sign());
        row.local().setText(symbol.local());
        row.number().setText(line.number());
        String role = symbol.role().isEmpty() ? "" : "value-" + symbol.role();
        List<String> styles = Stream.of("label", "symbol-value", role).filter(s -> !s.isEmpty()).toList();
        if (!row.number().getStyleClass().equals(styles)) row.number().getStyleClass().setAll(styles);
        row.number().setAccessibleText(symbol.local() + " " + row.number().getText());
        row.all().setText(line.all());
        row.number().setTooltip(line.value().isPresent() ? row.all() : null);
        row.number().setFocusTraversable(questions.allowed().get());
        row.number().setOnMouseClicked(e -> {
            if (e.getButton() == MouseButton.PRIMARY) ask(symbol, operation);
        });
        row.number().setOnKeyPressed(e -> {
            if (e.getCode() == KeyCode.ENTER) ask(symbol, operation);
        });
    }

    private void ask(Symbol symbol, Operation operation) {
        operation.explained().ifPresent(e -> WhyTarget.of(e, symbol.local(), symbol.form().numbers()).ifPresent(
                asked -> questions.ask(asked, e.of(symbol).orElseThrow(), reader.last().get())));
    }

    /// A row of the table of symbols.
    ///
    /// @param all the number with all of its digits
    private record SymbolRow(FittedImage sign, Label local, Label number, Tooltip all) {
        SymbolRow() {
            this(new FittedImage("formula"), new Label(), new Label(), new Tooltip());
            local.getStyleClass().add("symbol-local");
            local.setMinWidth(Region.USE_PREF_SIZE);
        }

        List<Node> nodes() {
            return List.of(sign, local, number);
        }
    }
}
