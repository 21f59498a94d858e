package limber.ui.panes;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;
import limber.ask.Find;
import limber.ask.Stop;
import limber.engine.StepSize;
import limber.engine.text.BadInput;
import limber.presentation.panes.FindText;
import limber.presentation.panes.Findings;
import limber.presentation.play.Playback;
import limber.presentation.words.Wording;
import limber.ui.controls.NameCompletion;
import limber.ui.controls.OneOf;
import limber.ui.controls.ScenePane;

/// The controller of the find pane: a condition, the places where it holds, and the stops. Enter or a click goes to a
/// place; Space switches a stop on or off, Delete removes it.
public final class FindController implements ScenePane {
    private final Playback playback;
    private final Findings findings;
    private final Wording words;
    private final FindText text;
    private final Consumer<Throwable> failed;
    private final ObjectProperty<Boolean> stopsShown = new SimpleObjectProperty<>(false);
    @FXML private TextField condition;
    @FXML private ListView<Find.Hit> found;
    @FXML private ListView<Stop> stops;
    @FXML private ToggleButton showFound, showStops;
    @FXML private ProgressBar busy;
    @FXML private ComboBox<Optional<StepSize>> by;
    @FXML private Button giveUp, onward;
    @FXML private Label searched;
    @FXML private HBox reach;
    @FXML private ListView<String> names;

    FindController(Playback playback, Findings findings, Wording words, Consumer<Throwable> failed) {
        this.playback = playback;
        this.findings = findings;
        this.words = words;
        text = new FindText(words);
        this.failed = failed;
    }

    @FXML private void initialize() {
        condition.textProperty().bindBidirectional(findings.condition());
        NameCompletion.of(condition, names, findings::names);
        FindSteps.offer(by, findings, text);
        found.setItems(findings.hits());
        found.setPlaceholder(note("find.none"));
        found.setCellFactory(_ -> new ListCell<>() {
            @Override protected void updateItem(Find.Hit hit, boolean empty) {
                super.updateItem(hit, empty);
                setText(empty || hit == null ? "" : text.place(hit));
            }
        });
        found.setOnMouseClicked(_ -> go());
        found.setOnKeyPressed(e -> {
            if (e.getCode() == KeyCode.ENTER) go();
        });
        stops.setItems(playback.stops().all());
        stops.setPlaceholder(note("stop.none"));
        stops.setCellFactory(_ -> new StopCell(playback, words, text));
        stops.setOnKeyPressed(e -> selected().ifPresent(stop -> {
            if (e.getCode() == KeyCode.DELETE) playback.stops().all().remove(stop);
            else if (e.getCode() == KeyCode.ENTER) playback.stops().put(stop, stop.on(!stop.on()));
        }));
        busy.progressProperty().bind(findings.asking().share());
        for (var control : List.of(busy, giveUp, onward, reach))
            control.managedProperty().bind(control.visibleProperty());
    }

    private Label note(String key) {
        var note = new Label(words.get(key));
        note.setWrapText(true);
        return note;
    }

    private Optional<Stop> selected() {
        return Optional.ofNullable(stops.getSelectionModel().getSelectedItem());
    }

    @Override public Subscription follow() {
        ListChangeListener<Object> counted = _ -> heads();
        findings.hits().addListener(counted);
        playback.stops().all().addListener(counted);
        heads();
        return Subscription.combine(
                OneOf.buttons(Map.of(showFound, false, showStops, true), stopsShown),
                stopsShown.subscribe(on -> {
                    stops.setVisible(on);
                    found.setVisible(!on);
                }),
                findings.searched().subscribe(this::searched),
                findings.asking().busy().subscribe(on -> {
                    busy.setVisible(on);
                    giveUp.setVisible(on);
                    onward.setDisable(on);
                }),
                playback.stops().met().subscribe(_ -> stops.refresh()),
                () -> {
                    findings.hits().removeListener(counted);
                    playback.stops().all().removeListener(counted);
                });
    }

    /// Says which frames were searched, and offers the next ones.
    private void searched(Optional<Findings.Searched> now) {
        reach.setVisible(now.isPresent());
        now.ifPresent(s -> {
            searched.setText(text.searched(s));
            onward.setText(text.onward(s));
            onward.setVisible(s.end() == Findings.End.ALL);
        });
    }

    private void heads() {
        showFound.setText(text.found(findings.hits().size()));
        showStops.setText(text.stops(playback.stops().all().size()));
    }

    @FXML private void find() {
        guarded(() -> {
            findings.find(this::heads);
            stopsShown.set(false);
        });
    }

    @FXML private void onward() {
        findings.searched().get().ifPresent(s -> findings.onward(s.last() + FindText.ONWARD, this::heads));
    }

    @FXML private void stop() {
        guarded(() -> {
            findings.stop();
            stopsShown.set(true);
        });
    }

    @FXML private void giveUp() {
        findings.asking().giveUp();
    }

    private void guarded(Runnable what) {
        try {
            what.run();
        } catch (BadInput e) {
            failed.accept(e);
        }
    }

    private void go() {
        Optional.ofNullable(found.getSelectionModel().getSelectedItem()).ifPresent(findings::go);
    }
}
