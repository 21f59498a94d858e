package limber.web.lesson;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.StringProperty;
import limber.engine.Cursor;
import limber.engine.run.Branch;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.lesson.Compare;
import limber.lesson.Lesson;
import limber.lesson.LessonWords;
import limber.lesson.Question;
import limber.lesson.SceneStart;
import limber.lesson.StagedScene;
import limber.lesson.Step;
import limber.presentation.lesson.Answering;
import limber.presentation.lesson.Drafts;
import limber.presentation.lesson.Journal;
import limber.presentation.lesson.Predictions;
import limber.presentation.lesson.StepGoal;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;

/// A student's way through a lesson in a page: the step, its scene, its predictions and its goal.
final class LessonWalk implements PartContext {
    private final Stage stage;
    private final Journal journal;
    private final StringProperty student;
    private final Wording words;
    private final Telling column;
    private final Answering answering;
    /// Answers that wait to be committed.
    private final Drafts drafts = new Drafts();
    private Lesson lesson;
    private int index;
    private Optional<Predictions> predictions = Optional.empty();
    private final StepGoal goal;
    private boolean held;
    /// Whether it has been said that the goal of this step is not reached.
    private boolean warned;

    /// What shows the way.
    interface Telling {
        /// A step has been entered.
        void entered();

        /// More is known of answers and goals.
        void news();

        /// Something is to be said in a line.
        void say(String line);

        /// Something is to be read aloud that is to be seen already.
        void hear(String line);

        /// Questions are to be answered first, or are not any more.
        void wanted(boolean on);
    }

    LessonWalk(Lesson lesson, Stage stage, Storage storage, StepGoal.Pars pars, Wording words, Telling column) {
        this.stage = stage;
        journal = storage.journal();
        student = storage.student();
        this.words = words;
        this.column = column;
        answering = new Answering(journal, student::get, Storage::time, new Slices(), Optional.empty(), this::failed);
        goal = new StepGoal(answering.work(), pars, column::news, this::failed);
        this.lesson = own(lesson);
        stage.halt(this::judged);
        stage.listen(this::shown);
        stage.refused(new Stage.Refusal() {
            @Override
            public void held() {
                refuse();
            }

            @Override
            public void fixed(Parameter<?> parameter, Set<Parameter<?>> open) {
                column.say(words.get("lesson.fixed").formatted(words.title("parameter", parameter.name()),
                        open.stream().map(p -> words.title("parameter", p.name()))
                                .collect(Collectors.joining(words.get("caption.comma")))));
            }
        });
    }

    private void refuse() {
        column.wanted(true);
        column.say(words.get("lesson.held"));
    }

    /// The lesson with the numbers of the student; as it is written where it cannot be read with them, which is said.
    private Lesson own(Lesson written) {
        try {
            return written.forStudent(student());
        } catch (BadInput e) {
            failed(e);
            return written;
        }
    }

    void failed(Throwable e) {
        column.say(String.valueOf(e.getMessage()));
    }

    Answering answering() {
        return answering;
    }

    Stage stage() {
        return stage;
    }

    Journal journal() {
        return journal;
    }

    /// The student's name; empty where none is given.
    String student() {
        return student.get();
    }

    Lesson lesson() {
        return lesson;
    }

    /// The number of the step, from 0.
    int index() {
        return index;
    }

    Step step() {
        return lesson.steps().get(index);
    }

    LessonWords telling() {
        return lesson.telling(words.ui().getLocale());
    }

    @Override
    public Predictions predictions() {
        return predictions.orElseThrow();
    }

    StepGoal goal() {
        return goal;
    }

    /// It is another one for each student.
    @Override
    public String seed() {
        return student() + "/" + lesson.id() + "/" + step().id();
    }

    @Override
    public Drafts drafts() {
        return drafts;
    }

    @Override
    public String place(Question q) {
        return step().id() + "/" + q.id();
    }

    /// One step is shown at a time.
    @Override
    public String name(Question q) {
        return q.id();
    }

    /// Lets the result be read aloud, and gives the keyboard to the scene, which plays now.
    @Override
    public void complete(HTMLElement result) {
        hear(result.getTextContent());
        stage.focus();
    }

    /// Says something in the column's line.
    void say(String line) {
        column.say(line);
    }

    /// Lets something be read aloud.
    void hear(String line) {
        column.hear(line);
    }

    /// Enters a step.
    void go(int number) {
        index = Math.clamp(number, 0, lesson.steps().size() - 1);
        again();
    }

    /// Moves one step on or back. On it goes where nothing is missing.
    void turn(int by) {
        int to = index + by;
        if (to >= 0 && to < lesson.steps().size() && (by < 0 || mayGoOn())) go(to);
    }

    boolean last() {
        return index == lesson.steps().size() - 1;
    }

    /// Whether nothing holds the lesson here; what is missing is said. A goal may be left by a second try.
    boolean mayGoOn() {
        if (held) {
            refuse();
            return false;
        }
        if (step().goal().isEmpty() || predictions().goalReached() || warned) return true;
        warned = true;
        column.say(words.get("lesson.goal.open"));
        return false;
    }

    /// Takes a name, and begins with the numbers that follow from it.
    void student(String name) {
        student.set(name);
        lesson = own(lesson);
        drafts.clear();
        go(index);
    }

    /// Forgets all answers and begins with the first step.
    void begin() {
        journal.clear(lesson);
        drafts.clear();
        go(0);
    }

    /// Restarts the step.
    void again() {
        Step step = step();
        warned = false;
        leave();
        column.say("");
        try {
            set(step);
        } catch (BadInput e) { // the student's scene may contradict what a step that keeps it needs
            failed(e);
        }
        stage.select(Optional.empty());
        stage.stops(step.stops());
        Branch begun = stage.branch();
        predictions = Optional.of(new Predictions(lesson, step,
                new StagedScene(new SceneStart(begun.settings(), begun.inputs()), stage.rival()), answering,
                this::told));
        Cursor from = step.scene().isPresent() ? Cursor.START : stage.cursor();
        int entry = step.go().map(g -> g.betweenFrames() ? g.frame() : 0).orElse(from.frame());
        goal.begin(lesson, index, entry, predictions()::reached);
        held = step.hold() && predictions().waiting();
        if (held) hold(step.go().isPresent() ? Cursor.START : from);
        else play(step);
        column.entered();
    }

    /// Sets the scene in the order of the format: scene, inputs, moment, step size, what is shown, camera, panel,
    /// comparison.
    private void set(Step step) {
        stage.release();
        stage.sweep(Optional.empty());
        stage.panel(Optional.empty());
        stage.pause();
        Settings now = stage.branch().settings();
        StagedScene staged = step.staged(step.scene().orElseGet(() -> new SceneStart(now, List.of())));
        if (step.scene().isPresent()) stage.open(staged.scene());
        else stage.change(staged.scene().settings());
        step.go().ifPresent(stage::go);
        step.size().ifPresent(stage::size);
        step.show().ifPresent(stage::show);
        stage.look(step.camera(), step.scene().isPresent());
        stage.panel(step.panel());
        stage.compare(staged.comparison(), telling().steps().get(index).names(),
                step.compare().filter(Compare::overlaid).isPresent());
    }

    /// @param seen the furthest moment shown so far; its picture is made again without what would reveal the answer
    private void hold(Cursor seen) {
        stage.hold(seen);
        if (!seen.equals(Cursor.START)) stage.seek(seen);
    }

    /// Plays if the step says so, and runs its sweep; it has the answer in it, so that it waits for predictions.
    private void play(Step step) {
        stage.sweep(step.sweep());
        step.play().ifPresent(p -> stage.playTo(p.to(), p.speed()));
    }

    private void told() {
        if (!predictions().waiting()) goOn();
        predictions().shown(stage.cursor());
        column.news();
    }

    private void shown() {
        if (predictions.isEmpty()) return;
        goal.shown(stage.branch(), stage.rival(), stage.cursor());
        if (predictions().shown(stage.cursor())) column.news();
    }

    /// The next moment after `here` at which a question is judged or a goal is looked at.
    private Optional<Cursor> judged(Cursor here) {
        if (predictions.isEmpty()) return Optional.empty();
        Stream<Cursor> looked = step().goal().filter(_ -> !predictions().goalReached()).stream()
                .flatMapToInt(g -> g.at().stream()).mapToObj(Cursor::complete).filter(at -> at.compareTo(here) > 0);
        return Stream.concat(predictions().next(here).stream(), looked).min(Comparator.naturalOrder());
    }

    /// Continues what waited for a prediction.
    private void goOn() {
        if (!held) return;
        held = false;
        stage.release();
        column.say("");
        stage.seek(stage.cursor());
        play(step());
    }

    /// Ends what belongs to the step.
    void leave() {
        predictions.ifPresent(Predictions::close);
        goal.end();
        stage.want(Optional.empty());
        stage.draw(Optional.empty());
    }
}
