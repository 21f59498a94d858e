package limber.ui.panes;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.fxml.FXML;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.judge.Cause;
import limber.judge.JudgedFile;
import limber.presentation.words.Wording;
import limber.ui.controls.OneOf;
import limber.ui.controls.ScenePane;
import limber.ui.plots.Plot;
import limber.ui.scene.OtherNumbers;
import limber.ui.scene.Session;

/// The controller of the pane about another program's numbers: how far they agree, the distance frame by frame, what
/// would account for it, and how the file is read. Enter or a click on a change sets it.
public final class JudgeController implements ScenePane {
    /// What the lower part shows.
    private enum Part { DISTANCE, CAUSES, OPTIONS }

    private final Session session;
    private final OtherNumbers numbers;
    private final Wording words;
    private final JudgeWords said;
    private final JudgeFormController fields;
    private final Plot plot;
    private final ObjectProperty<Part> part = new SimpleObjectProperty<>(Part.DISTANCE);
    @FXML private Label name, verdict, first, note, tried, outcome;
    @FXML private Tooltip path;
    @FXML private ProgressBar busy, progress;
    @FXML private Button cancel, go, explain, enough;
    @FXML private ToggleButton showDistance, showCauses, showOptions;
    @FXML private BorderPane distance;
    @FXML private ScrollPane scroll;
    @FXML private Node causes, options;
    @FXML private Region body, parts;
    @FXML private ListView<Cause> found;

    JudgeController(Session session, JudgeFormController fields) {
        this.session = session;
        this.fields = fields;
        numbers = session.otherNumbers();
        words = session.wording();
        said = new JudgeWords(words);
        plot = new Plot(words.get("judge.nothing"));
        plot.setId("judge-plot");
    }

    @FXML private void initialize() {
        distance.setCenter(plot);
        for (Node node : List.of(busy, cancel)) node.visibleProperty().bind(numbers.judging().busy());
        busy.progressProperty().bind(numbers.judging().share());
        progress.progressProperty().bind(numbers.searching().share());
        for (Node node : List.of(progress, tried, enough)) node.visibleProperty().bind(numbers.searching().busy());
        BooleanBinding idle = numbers.searching().busy().not();
        for (Node node : List.of(go, explain)) node.visibleProperty().bind(idle);
        for (Label line : List.of(first, note)) line.visibleProperty().bind(line.textProperty().isNotEmpty());
        for (Node node : List.of(busy, cancel, progress, tried, enough, go, explain, first, note))
            node.managedProperty().bind(node.visibleProperty());
        // as high as the pane, or higher: to fit it to the height would not count that its lines wrap
        body.minHeightProperty().bind(scroll.viewportBoundsProperty().map(Bounds::getHeight));
        for (Node node : List.of(distance, causes, options)) node.managedProperty().bind(node.visibleProperty());
        var nothing = new Label(words.get("judge.none"));
        nothing.setWrapText(true);
        found.setPlaceholder(nothing);
        found.setCellFactory(_ -> new Cell());
        found.setOnKeyPressed(e -> {
            if (e.getCode() == KeyCode.ENTER)
                Optional.ofNullable(found.getSelectionModel().getSelectedItem()).ifPresent(this::apply);
        });
    }

    /// A change; a click sets it.
    private final class Cell extends ListCell<Cause> {
        Cell() {
            setWrapText(true);
            setPrefWidth(0); // as wide as the list
            setOnMouseClicked(_ -> {
                if (getItem() != null) apply(getItem());
            });
        }

        @Override protected void updateItem(Cause cause, boolean empty) {
            super.updateItem(cause, empty);
            setText(empty || cause == null ? "" : said.cause(cause, under()));
        }
    }

    private Settings under() {
        return numbers.explained().get().map(OtherNumbers.Explained::under).orElse(session.playback().settings());
    }

    @Override public Subscription follow() {
        if (numbers.explained().get().isEmpty()) part.set(Part.DISTANCE); // it may be another file
        return Subscription.combine(fields.follow(),
                numbers.now().subscribe(_ -> judged()), numbers.trouble().subscribe(_ -> judged()),
                numbers.explained().subscribe(this::explained),
                numbers.searching().share().subscribe(_ -> tried()),
                session.playback().panes().follow(this::show),
                OneOf.buttons(Map.of(showDistance, Part.DISTANCE, showCauses, Part.CAUSES, showOptions, Part.OPTIONS),
                        part),
                part.subscribe(now -> {
                    distance.setVisible(now == Part.DISTANCE);
                    causes.setVisible(now == Part.CAUSES);
                    options.setVisible(now == Part.OPTIONS);
                }),
                part.subscribe((_, _) -> toPart()));
    }

    /// Scrolls to what has been chosen, where the pane is low.
    private void toPart() {
        scroll.layout();
        double hidden = body.getHeight() - scroll.getViewportBounds().getHeight();
        scroll.setVvalue(hidden <= 0 ? 0 : Math.min(1, parts.getBoundsInParent().getMinY() / hidden));
    }

    private void judged() {
        numbers.now().get().ifPresent(judged -> {
            name.setText(String.valueOf(judged.file().getFileName()));
            path.setText(String.valueOf(judged.file()));
            verdict.setText(numbers.trouble().get().map(words::refusal).orElseGet(() -> said.verdict(judged)));
            first.setText(numbers.trouble().get().isPresent() ? "" : said.first(judged));
            boolean differs = !judged.judgement().agrees() && numbers.trouble().get().isEmpty();
            for (Button button : List.of(go, explain)) button.setDisable(!differs);
            plot.painter().show(new DistanceCurve(judged, session.playback(), words).content());
            Optional.ofNullable(session.playback().picture().get()).ifPresent(this::show);
        });
    }

    private void show(Picture now) {
        plot.painter().refresh();
        Optional<JudgedFile> judged = numbers.now().get().filter(_ -> numbers.trouble().get().isEmpty());
        note.setText(judged.map(j -> said.note(j, now.cursor().frame())).orElse(""));
    }

    private void tried() {
        OtherNumbers.Tried now = numbers.tried();
        tried.setText(words.get("judge.trying").formatted(now.changes(), now.of()));
    }

    private void explained(Optional<OtherNumbers.Explained> now) {
        outcome.setText(said.outcome(now));
        found.getItems().setAll(now.map(e -> e.found().finding().causes()).orElse(List.of()));
        found.setVisible(now.isPresent());
        if (now.isPresent()) part.set(Part.CAUSES);
    }

    private void apply(Cause cause) {
        session.sceneInput().guarded(() -> {
            String set = said.items(cause, under());
            numbers.apply(cause);
            session.say().accept(words.get("judge.applied").formatted(set));
        });
    }

    @FXML private void go() {
        numbers.now().get().flatMap(judged -> judged.judgement().first()).ifPresent(numbers::go);
    }

    @FXML private void explain() {
        tried.setText("");
        numbers.explain();
    }

    @FXML private void enough() {
        numbers.enough();
    }

    @FXML private void cancel() {
        numbers.judging().giveUp();
    }

    @FXML private void close() {
        numbers.close();
    }
}
