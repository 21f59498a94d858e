package limber.ui.panes;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.util.Subscription;
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
    private final Consumer<String> say;
    private final Consumer<Throwable> failed;
    /// Whether the editor has scrolled to the phase that is edited.
    private boolean scrolled;
    @FXML private Label said;
    @FXML private Hyperlink first;
    @FXML private ToggleButton compare;
    @FXML private CodeEditor editor;
    @FXML private ListView<LineDifference.Row> difference;

    EditController(CodeEditing editing, CodeReader reader, Wording words, Consumer<String> say,
            Consumer<Throwable> failed) {
        this.failed = failed;
        this.editing = editing;
        this.reader = reader;
        this.words = words;
        this.say = say;
    }

    @FXML private void initialize() {
        editor.onTyped(editing::typed);
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
                reader.last().subscribe(_ -> values()));
    }

    /// Whether the source is edited.
    ReadOnlyBooleanProperty on() {
        return editing.on();
    }

    /// The file that is edited, such as `Distance.java`.
    String file() {
        return editing.name();
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
        editor.show(text);
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
        said.pseudoClassStateChanged(WRONG, status instanceof EditStatus.Refused);
        values();
    }

    private static void visible(Node node, boolean on) {
        node.setVisible(on);
        node.setManaged(on);
    }

    /// Shows the values of the operation below its lines, or a complaint at its own.
    private void values() {
        if (!editing.on().get()) return;
        Optional<Operation> here = reader.operation().filter(o -> editing.holds(o.phase().getClass()));
        here.ifPresent(operation -> {
            Source source = Source.of(operation.phase());
            var state = reader.playback().picture().get().state();
            Roles roles = Roles.of(reader.playback().model(), operation.phase(), state);
            editor.roles(roles);
            boolean runs = !(editing.status().get() instanceof EditStatus.Refused);
            Map<Integer, List<Values.Entry>> values = runs
                    ? operation.explained().map(e -> Values.of(e, source, state, roles)).orElse(Map.of())
                    : Map.of();
            editor.notes(values, wrong(), complaint());
            if (!scrolled && editing.gap().get().isEmpty())
                editor.go(1 + Listing.anchor(Listing.rows(source, operation.phase().getClass(), Fold.FILE, values)));
            scrolled |= editing.gap().get().isEmpty();
        });
        editing.gap().get().filter(_ -> !scrolled).ifPresent(g -> {
            editor.go((int) g.before().lines().count() - ABOVE);
            scrolled = true;
        });
        if (here.isEmpty()) editor.notes(Map.of(), wrong(), complaint());
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
