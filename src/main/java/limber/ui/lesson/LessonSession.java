package limber.ui.lesson;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import limber.engine.text.BadInput;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.Recap;
import limber.lesson.Step;
import limber.lesson.StepEntry;
import limber.lesson.check.GoalPar;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.CodeJudge;
import limber.lesson.question.Question;
import limber.presentation.lesson.Answering;
import limber.presentation.lesson.ClassVotes;
import limber.presentation.lesson.Journal;
import limber.presentation.lesson.LessonWalk;
import limber.presentation.lesson.Predictions;
import limber.presentation.lesson.StepGoal;
import limber.ui.controls.ThreadWork;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.scene.Session;

/// A lesson while a student works through it in the window. It outlives the views.
public final class LessonSession implements AutoCloseable {
    private final Session session;
    private final Preferences preferences;
    private final Journal journal;
    private final ExecutorService thread = Executors
            .newSingleThreadExecutor(Thread.ofPlatform().daemon().name("limber-lesson").factory());
    private final ClassVotes votes = new ClassVotes(this::place, this::announce);
    private final WindowScene scene;
    private final LessonWalk walk;
    private final StepCode code;
    private final Recalls recalls;
    private final LessonReloader saved;
    private List<String> faults = List.of();

    public LessonSession(Lesson lesson, Session session, Preferences preferences, Journal journal) {
        this.session = session;
        this.preferences = preferences;
        this.journal = journal;
        var answering = new Answering(journal, preferences.student()::get,
                () -> Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(), new ThreadWork(thread),
                Optional.of(CodeJudge::verdict), session.failed());
        recalls = new Recalls(answering, preferences, thread);
        scene = new WindowScene(session, preferences, this::write, recalls::leave);
        walk = new LessonWalk(lesson, session.playback(), scene, answering, LessonSession::par,
                preferences.student(), preferences.lifted(), session.wording());
        code = new StepCode(session.editing(), preferences, journal, walk.drafts());
        walk.lessons().subscribe((_, _) -> recalls.clear());
        session.home(walk::again, this::turn);
        saved = new LessonReloader(lesson.folder(), this::saved, session.failed());
        walk.go(0);
    }

    private void write(Lesson lesson, int step) {
        code.enter(lesson, step);
    }

    /// Runs the recorded solution for the par.
    private static OptionalDouble par(Lesson lesson, int step) {
        return GoalPar.of(lesson.model(), StepEntry.of(lesson).get(step)).map(OptionalDouble::of)
                .orElse(OptionalDouble.empty());
    }

    private void announce(Runnable done) {
        done.run();
        walk.announce();
    }

    public Session session() {
        return session;
    }

    /// The way through the lesson.
    LessonWalk walk() {
        return walk;
    }

    public Lesson lesson() {
        return walk.lesson();
    }

    public Step step() {
        return walk.step();
    }

    /// The predictions of this step.
    public Predictions predictions() {
        return walk.predictions();
    }

    private String place(Question q) {
        return walk.place(q);
    }

    ClassVotes votes() {
        return votes;
    }

    /// The goal of this step.
    StepGoal goal() {
        return walk.goal();
    }

    /// Enters a step.
    public void go(int number) {
        walk.go(number);
    }

    /// @return true: keys that turn pages have a meaning in a lesson
    private boolean turn(int by) {
        walk.turn(by);
        return true;
    }

    /// The faults of the lesson as it was saved last; the version before is still shown.
    List<String> faults() {
        return faults;
    }

    /// The code that is written in this step, and in those before.
    StepCode code() {
        return code;
    }

    /// The questions of earlier lessons that are asked again.
    Recalls recalls() {
        return recalls;
    }

    /// Finds what this step asks again.
    void recall(Consumer<List<Recap>> ready) {
        recalls.choose(lesson(), step(), walk.seed(), ready);
    }

    /// Names the sides of a comparison in the current language, unless the user has named them.
    public void speak() {
        scene.speak(walk.telling().steps().get(walk.index()).names());
    }

    /// Searches the frames played so far for a link in the text, and opens the pane with what is found, at its level.
    ///
    /// @throws BadInput if it is no condition
    void find(String condition) {
        preferences.level().set(Level.INSPECT); // the only one with that pane
        preferences.panes(Level.INSPECT).add("find");
        session.findings().condition().set(condition);
        session.findings().find(() -> {});
    }

    /// Clears all answers for the next student.
    public void newStudent(String name) {
        walk.rename(name);
        votes.clear();
        recalls.clear();
        walk.begin();
    }

    /// All that students have answered and done.
    public List<AnswersLine> answers() {
        return walk.answers();
    }

    /// Takes what an author has saved while it is open.
    private void saved(LessonReader.Read read) {
        read.lesson().filter(l -> l.model() == session.model()).ifPresentOrElse(this::replace,
                () -> announce(() -> faults = read.lesson().isPresent() ? List.of(session.wording().get("lesson.other"))
                        : read.faults()));
    }

    private void replace(Lesson other) {
        faults = List.of();
        recalls.clear();
        walk.replace(other);
    }

    @Override public void close() {
        saved.close();
        walk.close();
        thread.shutdown(); // answers wait for the result of the run
        session.close();
    }
}
