package limber.ui;

import java.util.List;
import java.util.function.Consumer;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.lesson.Lesson;
import limber.lesson.Telling;
import limber.ui.lesson.Prose;

/// The lesson beside its scene: a step's text, its questions and its goal, and the way to the others.
public final class LessonController implements Pane {
    private final Walk walk;
    private final Desk desk;
    private final Wording words;
    private final Runnable left;
    private final Prose telling;
    private final Exports exports;
    private LessonSteps outline;
    private Asked asked;
    private Lesson shown;
    @FXML private VBox root;
    @FXML private Label title;
    @FXML private Menu steps;
    @FXML private CheckMenuItem lifted;
    @FXML private CheckMenuItem voting;
    @FXML private HBox progress;
    @FXML private ScrollPane page;
    @FXML private VBox faults;
    @FXML private Label heading;
    @FXML private VBox prose;
    @FXML private VBox questions;
    @FXML private VBox after;
    @FXML private VBox goal;
    @FXML private VBox notes;
    @FXML private Button back;
    @FXML private Label count;
    @FXML private Button next;

    /// @param other opens another lesson by its id
    /// @param left leaves the lesson
    LessonController(Walk walk, Desk desk, FileDialog files, Consumer<String> other, Runnable left) {
        this.walk = walk;
        this.desk = desk;
        this.left = left;
        exports = new Exports(walk, desk, files, () -> root.getScene().getWindow());
        words = walk.session().wording();
        telling = new Prose(new Following(walk, other), new Symbols(walk.session().model())::role, words.ui());
    }

    @Override
    public Subscription follow() {
        lifted.selectedProperty().bindBidirectional(desk.lifted());
        voting.selectedProperty().bindBidirectional(desk.voting());
        walk.session().playback().rules().onRefused(new Refused(walk, questions));
        return Subscription.combine(
                walk.entries().subscribe(_ -> open()),
                walk.news().subscribe(_ -> tell()), desk.voting().subscribe((_, _) -> tell()),
                notes.getChildren()::clear, // what has just been typed is kept
                () -> lifted.selectedProperty().unbindBidirectional(desk.lifted()),
                () -> voting.selectedProperty().unbindBidirectional(desk.voting()));
    }

    private Telling telling() {
        return walk.lesson().telling(words.ui().getLocale());
    }

    /// Shows the step from its beginning.
    private void open() {
        Lesson lesson = walk.lesson();
        if (lesson != shown) {
            outline = new LessonSteps(walk, progress, steps);
            outline.show(telling().steps());
        }
        shown = lesson;
        int here = walk.index();
        Telling.OfStep step = telling().steps().get(here);
        title.setText(telling().title());
        heading.setText(step.heading());
        prose.getChildren().setAll(here == 0 && !telling().introduction().isEmpty() ? List.of(telling.of(telling().introduction()), telling.of(step.blocks())) : List.of(telling.of(step.blocks())));
        asked = new Asked(walk, desk, words, step);
        questions.getChildren().setAll(asked.questions());
        after.getChildren().setAll(step.after().isEmpty() ? List.of() : List.of(telling.of(step.after())));
        goal.getChildren().setAll(asked.goal());
        notes.getChildren().setAll(new NotesBox(walk.predictions(), words));
        back.setDisable(here == 0);
        next.setDisable(here == lesson.steps().size() - 1);
        count.setText(words.get("lesson.count").formatted(here + 1, lesson.steps().size()));
        outline.here(here);
        page.setVvalue(0);
        tell();
    }

    /// Shows what has become known of the step.
    private void tell() {
        asked.show();
        boolean waiting = walk.predictions().waiting();
        if (!waiting) questions.pseudoClassStateChanged(Refused.WANTED, false);
        after.setVisible(!after.getChildren().isEmpty() && !waiting);
        faults.getChildren().setAll(walk.faults().stream().map(Asked::fault).toList());
    }

    @FXML
    private void back() {
        walk.turn(-1);
    }

    @FXML
    private void next() {
        walk.turn(1);
    }

    @FXML
    private void again() {
        walk.again();
    }

    @FXML
    private void leave() {
        left.run();
    }

    @FXML
    private void student() {
        NextStudent.ask(root.getScene().getWindow(), words).ifPresent(walk::newStudent);
    }

    @FXML
    private void export() {
        exports.answers();
    }

    @FXML
    private void handout() {
        exports.handout(false);
    }

    @FXML
    private void key() {
        exports.handout(true);
    }
}
