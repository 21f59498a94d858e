package limber.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.lesson.Lesson;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.LessonSummary;
import limber.presentation.lesson.LessonWalk;
import limber.presentation.lesson.NotesState;
import limber.presentation.lesson.StepText;
import limber.presentation.words.Wording;
import limber.ui.controls.Announcement;
import limber.ui.controls.FileDialog;
import limber.ui.controls.FxLater;
import limber.ui.controls.ScenePane;
import limber.ui.preferences.Preferences;
import limber.ui.prose.Prose;

/// The controller of the lesson pane: a step's text, its questions, its goal, and navigation between steps.
public final class LessonController implements ScenePane {
    /// The room that is kept for a scroll bar, in letters.
    private static final double BAR = 1.3;
    private static final PseudoClass WANTED = PseudoClass.getPseudoClass("wanted");

    private final LessonSession lessonSession;
    private final LessonWalk walk;
    private final StepText text;
    private final Preferences preferences;
    private final Wording words;
    private final Runnable left;
    private final Consumer<Lesson> onward;
    private final Consumer<String> other;
    private final Prose telling;
    private final LessonExports exports;
    private LessonSteps outline;
    private StepQuestions asked;
    private QuestionPlace place;
    private Lesson shown;
    /// Whether the step that is shown has been read aloud.
    private boolean announced;
    private Optional<TeacherWindow> teacher = Optional.empty();
    @FXML private VBox root;
    @FXML private Label title;
    @FXML private Menu steps;
    @FXML private CheckMenuItem teaching;
    @FXML private CheckMenuItem lifted;
    @FXML private CheckMenuItem voting;
    @FXML private HBox progress;
    @FXML private ScrollPane page;
    @FXML private VBox body;
    @FXML private VBox faults;
    @FXML private Label heading;
    @FXML private VBox prose;
    @FXML private VBox asking;
    @FXML private FlowPane tabs;
    @FXML private VBox questions;
    @FXML private VBox after;
    @FXML private VBox goal;
    @FXML private VBox hints;
    @FXML private VBox summary;
    @FXML private VBox notes;
    @FXML private Button back;
    @FXML private Label count;
    @FXML private Label more;
    @FXML private Button next;
    @FXML private Tooltip nextTip;

    /// @param other opens another lesson by its id
    /// @param terms the glossary
    /// @param left leaves the lesson
    /// @param onward goes on to what follows a lesson
    public LessonController(LessonSession lessonSession, Preferences preferences, FileDialog files,
            Consumer<String> other, Terms terms, Runnable left, Consumer<Lesson> onward) {
        this.lessonSession = lessonSession;
        walk = lessonSession.walk();
        text = new StepText(walk);
        this.preferences = preferences;
        this.left = left;
        this.onward = onward;
        this.other = other;
        exports = new LessonExports(lessonSession, preferences, files, () -> root.getScene().getWindow());
        words = lessonSession.session().wording();
        telling = new Prose(new LessonLinks(lessonSession, other, terms::id, id -> terms.show(heading, id)),
                name -> lessonSession.lesson().role(name), words.ui());
    }

    @FXML private void initialize() {
        for (var part : List.of(questions, goal, tabs)) {
            part.visibleProperty().bind(Bindings.isNotEmpty(part.getChildren()));
        }
        notes.managedProperty().bind(notes.visibleProperty());
        asking.managedProperty().bind(asking.visibleProperty());
        asking.visibleProperty().bind(questions.visibleProperty().or(goal.visibleProperty()));
        // room for the scroll bar: a text that is wrapped anew when it appears may fit without it, and so on for ever
        body.prefWidthProperty().bind(Bindings.createDoubleBinding(
                () -> page.getWidth() - BAR * count.getFont().getSize(), page.widthProperty(), count.fontProperty()));
        for (var moves : List.of(page.vvalueProperty(), page.viewportBoundsProperty(), body.heightProperty()))
            moves.subscribe(() -> Platform.runLater(this::more));
        place = new QuestionPlace(root, page, body, prose, asking, () -> count.getFont().getSize(),
                preferences.presenting());
    }

    @Override public Subscription follow() {
        teaching.selectedProperty().bindBidirectional(preferences.teaching());
        lifted.selectedProperty().bindBidirectional(preferences.lifted());
        voting.selectedProperty().bindBidirectional(preferences.voting());
        return Subscription.combine(
                // a view that is in no window yet cannot have the focus
                root.sceneProperty().subscribe(scene -> {
                    if (scene != null) Platform.runLater(this::announce);
                }),
                walk.entries().subscribe(_ -> open()),
                walk.wanted().subscribe(on -> {
                    questions.pseudoClassStateChanged(WANTED, on);
                    if (on) asked.frontOpen();
                }),
                walk.news().subscribe(_ -> tell()),
                walk.goal().progress().subscribe((_, _) -> asked.showGoal()),
                preferences.voting().subscribe((_, _) -> tell()),
                preferences.teaching().subscribe((_, on) -> {
                    if (on) lessonSession.session().say().accept(words.get("lesson.teaching.on"));
                }),
                () -> teacher.ifPresent(TeacherWindow::close),
                notes.getChildren()::clear, // saves what has just been typed
                () -> teaching.selectedProperty().unbindBidirectional(preferences.teaching()),
                () -> lifted.selectedProperty().unbindBidirectional(preferences.lifted()),
                () -> voting.selectedProperty().unbindBidirectional(preferences.voting()));
    }

    private LessonWords telling() {
        return walk.telling();
    }

    /// Reads the step aloud, if that has not been done yet and the view around it has been built.
    public void announce() {
        if (announced) return;
        Announcement.of(heading);
        announced = heading.isFocused();
    }

    /// Whether a question of the step is open.
    public boolean asking() {
        return lessonSession.predictions().waiting();
    }

    /// Shows the step.
    private void open() {
        Lesson lesson = lessonSession.lesson();
        if (lesson != shown) {
            outline = new LessonSteps(lessonSession, progress, steps);
            outline.show(text.outline());
        }
        shown = lesson;
        int here = walk.index();
        LessonWords.OfStep step = telling().steps().get(here);
        title.setText(text.title());
        heading.setText(text.heading());
        prose.getChildren()
                .setAll(text.first() && !telling().introduction().isEmpty()
                        ? List.of(telling.of(telling().introduction()), telling.of(step.blocks()))
                        : List.of(telling.of(step.blocks())));
        if (!text.learn().isEmpty()) prose.getChildren().addFirst(learn());
        if (!text.numbers().isEmpty()) prose.getChildren().addFirst(new DrawnNumbers(walk, words));
        if (lessonSession.step().recap() > 0) prose.getChildren().add(new RecapBox(lessonSession, other, words));
        asked = new StepQuestions(lessonSession, preferences, words, step);
        questions.getChildren().setAll(asked.questions());
        tabs.getChildren().setAll(asked.tabs());
        after.getChildren().setAll(step.after().isEmpty() ? List.of() : List.of(telling.of(step.after())));
        goal.getChildren().setAll(asked.goal());
        hints.getChildren().setAll(step.hints().isEmpty() ? List.of()
                : List.of(new HintsBox(lessonSession.predictions(), step.hints(), words)));
        notes.getChildren().setAll(new NotesBox(new NotesState(lessonSession.predictions(), FxLater.THREAD), words,
                lessonSession.session().viewport()::requestFocus));
        back.setDisable(text.first());
        next.setText(words.get(last() ? "lesson.onward" : "lesson.next"));
        nextTip.setText(words.get(last() ? "lesson.onward.tip" : "lesson.next.tip"));
        count.setText(text.count());
        outline.here(here);
        place.begin();
        tell();
        announced = false;
        announce();
    }

    /// Says whether the text goes on below.
    private void more() {
        double hidden = (1 - page.getVvalue()) * (body.getHeight() - page.getViewportBounds().getHeight());
        more.setVisible(hidden > count.getFont().getSize());
    }

    /// What one can do after the lesson.
    private Label learn() {
        var line = new Label(text.learn());
        line.setId("lesson-learn");
        line.setWrapText(true);
        line.getStyleClass().add("lesson-minutes");
        return line;
    }

    /// Shows the results known so far.
    private void tell() {
        Optional<Node> news = asked.show();
        boolean more = text.after() && !after.isVisible();
        after.setVisible(text.after());
        if (more) place.reveal(after);
        heading.setAccessibleText(text.spoken());
        var told = new LessonSummary(walk);
        List<LessonSummary.Row> rows = told.rows();
        summary.getChildren().setAll(rows.isEmpty() ? List.of() : List.of(new SummaryBox(told, rows, words)));
        notes.setVisible(text.notes());
        outline.mark(text.marks(), text.spokenOutline());
        news.ifPresent(result -> {
            Announcement.of(result);
            place.reveal();
        });
        faults.getChildren().setAll(lessonSession.faults().stream().map(StepQuestions::fault).toList());
    }

    @FXML private void back() {
        walk.turn(-1);
    }

    @FXML private void next() {
        if (!last()) walk.turn(1);
        else if (walk.mayGoOn()) onward.accept(lessonSession.lesson());
        asked.frontOpen();
    }

    private boolean last() {
        return walk.last();
    }

    @FXML private void again() {
        walk.again();
    }

    @FXML private void leave() {
        left.run();
    }

    @FXML private void student() {
        NextStudent.ask(root.getScene().getWindow(), words).ifPresent(lessonSession::newStudent);
    }

    @FXML private void teach() {
        if (teacher.filter(TeacherWindow::open).isPresent()) teacher.get().front();
        else teacher = Optional.of(new TeacherWindow(lessonSession, root.getScene().getWindow(), telling, words));
    }

    @FXML private void export() {
        exports.answers();
    }

    @FXML private void handout() {
        exports.handout(false);
    }

    @FXML private void key() {
        exports.handout(true);
    }

    /// Opens the handout in the browser, which prints it.
    @FXML public void print() {
        exports.print(false);
    }

    @FXML private void printKey() {
        exports.print(true);
    }

    @FXML private void savePage() {
        exports.page();
    }
}
