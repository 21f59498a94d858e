package limber.ui.panes;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.util.Subscription;
import limber.engine.Phase;
import limber.engine.text.BadInput;
import limber.presentation.code.CodeReader;
import limber.presentation.code.Fold;
import limber.presentation.code.Listing;
import limber.presentation.code.Operation;
import limber.presentation.code.Roles;
import limber.presentation.code.Source;
import limber.presentation.code.Values;
import limber.presentation.words.Wording;
import limber.ui.code.CodeEditor;
import limber.ui.code.LineDifference;
import limber.ui.controls.ScenePane;
import limber.ui.scene.CodeEditing;
import limber.ui.scene.EditStatus;

/// The controller of the editor in the code pane: the text with its values, what has become of it, and how it differs
/// from the original.
public final class EditController implements ScenePane {
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");
    /// The lines that are shown above a gap.
    private static final int ABOVE = 1;
    private static final List<String> SIDES = List.of("side-both", "side-original", "side-text");

    private final CodeEditing editing;
    private final CodeReader reader;
    private final Wording words;
    private final Runnable search;
    private final Consumer<String> say;
    private final Consumer<Throwable> failed;
    /// Whether the editor need not scroll to the operation any more.
    private boolean scrolled;
    /// The line that it has scrolled to; 0 for none.
    private int begun;
    @FXML private Label said;
    @FXML private Hyperlink first;
    @FXML private ToggleButton compare;
    /// All of what has no room in the line above the text.
    @FXML private Tooltip whole, wholeFirst;
    @FXML private CodeEditor editor;
    @FXML private ListView<LineDifference.Row> difference;

    /// @param search opens the field in which a word is sought
    EditController(CodeEditing editing, CodeReader reader, Wording words, Runnable search, Consumer<String> say,
            Consumer<Throwable> failed) {
        this.search = search;
        this.failed = failed;
        this.editing = editing;
        this.reader = reader;
        this.words = words;
        this.say = say;
    }

    @FXML private void initialize() {
        editor.onTyped(text -> {
            scrolled |= !text.equals(editing.text().get()); // what is shown is not typed
            editing.typed(text);
        });
        difference.visibleProperty().bind(compare.selectedProperty());
        editor.visibleProperty().bind(compare.selectedProperty().not());
        difference.setCellFactory(_ -> new Cell());
    }

    @Override public Subscription follow() {
        return Subscription.combine(
                editing.gap().subscribe(_ -> scrolled = false),
                editing.on().subscribe(this::begin),
                editing.text().subscribe(this::show),
                editing.status().subscribe(this::tell),
                reader.playback().panes().follow(_ -> values()),
                reader.follow(this::values));
    }

    /// Whether the source is edited.
    ReadOnlyBooleanProperty on() {
        return editing.on();
    }

    /// The file that is edited, such as `Distance.java`.
    String file() {
        return editing.name();
    }

    /// The text as it has been typed.
    ReadOnlyStringProperty text() {
        return editing.text();
    }

    CodeEditor editor() {
        return editor;
    }

    /// Whether it may be edited in this scene.
    boolean allowed() {
        return editing.allowed();
    }

    /// Begins to edit, or ends it.
    void toggle() {
        try {
            editing.toggle();
        } catch (BadInput e) {
            failed.accept(e);
        }
    }

    private void begin(boolean on) {
        scrolled = false;
        begun = 0;
        if (!on) return;
        compare.setSelected(false);
        editor.name(words.get("edit.text").formatted(editing.name()));
        editing.gap().get().ifPresentOrElse(g -> editor.fix(g.before().length(), g.after().length()),
                () -> editor.fix(0, 0));
        show(editing.text().get());
        values();
        Platform.runLater(editor::requestFocus); // once it is visible
    }

    private void show(String text) {
        if (!editing.on().get()) return;
        editor.show(text, editing.history());
        LineDifference differs = LineDifference.of(editing.shipped(), text);
        editor.changed(differs.changed());
        difference.getItems().setAll(differs.rows());
    }

    private void tell(EditStatus status) {
        boolean linked = status instanceof EditStatus.Runs runs && runs.first().isPresent();
        visible(first, linked);
        visible(said, !linked);
        (linked ? first : said).setText(switch (status) {
            case EditStatus.Original _ -> words.get("edit.status.original");
            case EditStatus.Working _ -> words.get("edit.status.working");
            case EditStatus.Refused(int line, String why) -> line == 0 ? words.refusal(why)
                    : words.get("edit.status.refused").formatted(line, words.refusal(why));
            case EditStatus.Runs runs -> editing.said(runs)
                    .orElseGet(() -> words.get(editing.gap().get().isPresent() ? "edit.gap.same" : "edit.status.same")
                            .formatted(runs.frames()));
        });
        whole.setText(said.getText());
        wholeFirst.setText(first.getText() + "\n" + words.get("edit.first.tip"));
        said.pseudoClassStateChanged(WRONG, status instanceof EditStatus.Refused);
        values();
    }

    private static void visible(Node node, boolean on) {
        node.setVisible(on);
        node.setManaged(on);
    }

    /// Shows the values of the operation beside its lines, or a complaint at its own.
    private void values() {
        if (!editing.on().get()) return;
        Optional<Operation> here = reader.operation().filter(o -> editing.holds(o.phase().getClass()));
        here.ifPresent(operation -> {
            Source source = Source.of(operation.phase());
            editor.roles(roles(operation));
            Map<Integer, List<Values.Entry>> values = editing.status().get() instanceof EditStatus.Refused ? Map.of()
                    : values(operation, source);
            editor.notes(values, wrong(), complaint());
            if (editing.gap().get().isEmpty()) scroll(line(source, operation.phase(), values), !values.isEmpty());
        });
        editing.gap().get().filter(_ -> !scrolled).ifPresent(g -> {
            editor.go((int) g.before().lines().count() - ABOVE);
            scrolled = true;
        });
        if (here.isEmpty()) editor.notes(Map.of(), wrong(), complaint());
    }

    /// Scrolls to where the user begins: to the phase, and once its values are known to these. Whoever has typed or
    /// moved the caret by then stays there.
    private void scroll(int line, boolean known) {
        if (scrolled) return;
        boolean moved = begun > 0 && !editor.at(begun);
        scrolled = known || moved;
        if (moved || line == begun) return;
        editor.go(line);
        begun = line;
    }

    private Roles roles(Operation operation) {
        return Roles.of(reader.playback().model(), operation.phase(), reader.playback().picture().get().state());
    }

    private Map<Integer, List<Values.Entry>> values(Operation operation, Source source) {
        return operation.explained()
                .map(e -> Values.of(e, source, reader.playback().picture().get().state(), roles(operation)))
                .orElse(Map.of());
    }

    /// Puts the caret at the first line of the operation that has values, or says where that is.
    void goToOperation() {
        reader.operation().ifPresent(operation -> {
            Source source = Source.of(operation.phase());
            if (!editing.holds(operation.phase().getClass())) {
                say.accept(words.get("edit.elsewhere").formatted(source.file()));
                return;
            }
            showText();
            editor.reveal(line(source, operation.phase(), values(operation, source)));
        });
    }

    /// Shows the text where the difference is shown.
    void showText() {
        compare.setSelected(false);
    }

    private int line(Source source, Phase phase, Map<Integer, List<Values.Entry>> values) {
        if (values.isEmpty()) return source.shown(phase.getClass(), Fold.KERNEL).getFirst().first();
        return 1 + Listing.anchor(Listing.rows(source, phase.getClass(), Fold.FILE, values));
    }

    private int wrong() {
        return editing.status().get() instanceof EditStatus.Refused refused ? refused.line() : 0;
    }

    private String complaint() {
        return editing.status().get() instanceof EditStatus.Refused refused ? words.refusal(refused.why()) : "";
    }

    @FXML private void goToDifference() {
        editing.goToDifference();
    }

    @FXML private void find() {
        showText();
        search.run();
    }

    @FXML private void operation() {
        goToOperation();
    }

    @FXML private void original() {
        editing.original();
    }

    @FXML private void outside() {
        editing.outside(file -> say.accept(words.get("edit.outside.said").formatted(file)));
    }

    /// A line of the difference.
    private static final class Cell extends ListCell<LineDifference.Row> {
        @Override protected void updateItem(LineDifference.Row row, boolean empty) {
            super.updateItem(row, empty);
            getStyleClass().removeAll(SIDES);
            if (empty || row == null) {
                setText(null);
                return;
            }
            String mark = switch (row.side()) {
                case BOTH -> " ";
                case ORIGINAL -> "−";
                case TEXT -> "+";
            };
            setText(row.line() == 0 ? "⋯" : "%4d %s %s".formatted(row.line(), mark, row.text()));
            getStyleClass().add("side-" + row.side().name().toLowerCase(Locale.ROOT));
        }
    }
}
