package limber.ui.panes;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.ask.Stop;
import limber.engine.platform.ClassFiles;
import limber.presentation.code.CodeReader;
import limber.presentation.code.ListedOperation;
import limber.presentation.code.Operation;
import limber.presentation.code.Source;
import limber.presentation.panes.Questions;
import limber.presentation.words.Wording;
import limber.ui.code.ListingView;
import limber.ui.controls.OneOf;
import limber.ui.controls.ScenePane;

/// The controller of the code pane: the shipped source of the phase that runs, with the operation's values beside each
/// line. The phase's formulas are above the source, or replace it where the height is too small.
public final class CodeController implements ScenePane {
    private static final PseudoClass TOUCHED = PseudoClass.getPseudoClass("touched"),
            EDITED = PseudoClass.getPseudoClass("edited");
    /// Below this height, px, either code or maths is shown.
    private static final double BOTH = 400;
    /// The largest share of the height for the maths when both are shown.
    private static final double MATHS = 0.4;

    private final CodeReader reader;
    private final Questions questions;
    private final Wording words;
    private final MathsController maths;
    private final RoundCurves curves;
    private final EditController editor;
    private final CodeSearchController search;
    private Source source = new Source("", List.of(), List.of());
    private Class<?> type;
    private Optional<Operation> shown = Optional.empty();
    /// The same with its lines.
    private Optional<ListedOperation> read = Optional.empty();
    @FXML private VBox pane;
    @FXML private Label heading;
    @FXML private Tooltip whole;
    @FXML private HBox views;
    @FXML private Region mathsPane, editPane;
    @FXML private ToggleButton asCode, asMaths, next, last, edit;
    @FXML private MenuButton fold;
    @FXML private ListingView listing;

    CodeController(CodeReader reader, Questions questions, Wording words, MathsController maths, RoundCurves curves,
            EditController editor, CodeSearchController search) {
        this.search = search;
        this.curves = curves;
        this.editor = editor;
        this.reader = reader;
        this.questions = questions;
        this.words = words;
        this.maths = maths;
    }

    @FXML private void initialize() {
        listing.onChosen(line -> reader.runTo(source, line));
        listing.onStopped(line -> reader.stop(source, line));
        listing.onAsked(value -> questions.ask(value.asked(), value.value(), reader.last().get()));
        curves.beside(listing);
        new CodeMenu(listing, reader, curves, new AskItems(reader.playback(), questions, words));
        visible(edit, editor.allowed());
        search.in(() -> editor.on().get() ? editor.editor() : listing);
        pane.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        pane.heightProperty().subscribe(this::arrange);
    }

    @Override public Subscription follow() {
        arrange();
        moved(); // no picture arrives while a scene is stopped
        ListChangeListener<Stop> marked = _ -> listing.stops(reader.stops(source));
        reader.playback().stops().all().addListener(marked);
        return Subscription.combine(
                FoldItems.in(fold, reader.fold(), words),
                () -> reader.playback().stops().all().removeListener(marked),
                OneOf.buttons(Map.of(last, true, next, false), reader.last()),
                OneOf.buttons(Map.of(asMaths, true, asCode, false), reader.maths()),
                reader.maths().subscribe(this::arrange),
                maths.follow(),
                editor.follow(),
                editor.on().subscribe(this::arrange),
                editor.text().subscribe(_ -> search.look()),
                search.follow(),
                curves.follow(),
                reader.playback().panes().follow(_ -> moved()),
                reader.playback().selected().subscribe(this::head),
                reader.follow(this::moved),
                reader.fold().subscribe(_ -> show()),
                reader.symbol().subscribe((_, _) -> point()));
    }

    private void arrange() {
        boolean editing = editor.on().get(), both = pane.getHeight() >= BOTH && !editing;
        edit.setSelected(editing);
        head();
        visible(editPane, editing);
        visible(fold, !editing);
        VBox.setVgrow(editPane, Priority.ALWAYS);
        visible(views, !both && !editing);
        visible(mathsPane, !editing && (both || reader.maths().get()));
        mathsPane.setMaxHeight(both ? MATHS * pane.getHeight() : Double.MAX_VALUE);
        VBox.setVgrow(mathsPane, both ? Priority.NEVER : Priority.ALWAYS);
        visible(listing, !editing && (both || !reader.maths().get()));
        search.look();
    }

    private static void visible(Region region, boolean on) {
        region.setVisible(on);
        region.setManaged(on);
    }

    /// Updates the pane; while playing, most pictures show the same phase.
    private void moved() {
        if (!reader.operation().equals(shown)) show();
    }

    private void show() {
        show(true);
    }

    /// @param scrolling whether to scroll to the operation
    private void show(boolean scrolling) {
        shown = reader.operation();
        read = reader.listed();
        read.ifPresent(listed -> {
            Operation operation = listed.operation();
            boolean moved = scrolling && (operation.explained().isPresent() || operation.phase().getClass() != type);
            type = operation.phase().getClass();
            source = listed.source();
            listing.stops(reader.stops(source));
            listing.show(listed.rows(), listed.roles(), moved);
            curves.show(source);
            search.look();
            head();
        });
    }

    /// Highlights the name that a text points at.
    private void point() {
        show(false);
        listing.refresh();
    }

    /// Names the operation and its file; while a file is edited, that one.
    private void head() {
        if (editor.on().get()) {
            heading.setText(editor.file());
            whole.setText(heading.getText());
            heading.pseudoClassStateChanged(TOUCHED, false);
        } else read.ifPresent(listed -> {
            var selected = reader.playback().selected().get();
            Operation operation = listed.operation();
            edit.pseudoClassStateChanged(EDITED, ClassFiles.text(operation.phase().getClass()).isPresent());
            heading.setText(listed.heading(selected, words));
            whole.setText(heading.getText());
            heading.pseudoClassStateChanged(TOUCHED, selected.filter(operation::touches).isPresent());
        });
    }

    /// Keys of the code, whether it is read or edited.
    private void key(KeyEvent e) {
        boolean plain = !e.isShiftDown() && !e.isAltDown();
        if (e.getCode() == KeyCode.F && e.isShortcutDown() && plain) search();
        else if (e.getCode() == KeyCode.G && e.isShortcutDown() && plain) goToOperation();
        else if (e.getCode() != KeyCode.F3 || !search.go(!e.isShiftDown())) return;
        e.consume();
    }

    @FXML private void search() {
        editor.showText();
        search.begin();
    }

    /// Brings the line of the operation into view.
    @FXML private void goToOperation() {
        if (editor.on().get()) editor.goToOperation();
        else {
            show();
            listing.requestFocus();
        }
    }

    @FXML private void runHere() {
        listing.choose();
    }

    @FXML private void stopHere() {
        listing.stop();
    }

    @FXML private void edit() {
        editor.toggle();
        edit.setSelected(editor.on().get());
    }

    @FXML private void copy() {
        listing.copy();
    }
}
