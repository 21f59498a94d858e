package limber.ui.lesson;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.scene.Node;
import javafx.util.Subscription;
import limber.engine.Cursor;
import limber.engine.model.Variant;
import limber.engine.run.Branch;
import limber.engine.run.Picture;
import limber.engine.text.BadInput;
import limber.input.Goto;
import limber.lesson.AnswersLine;
import limber.lesson.CodeJudge;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.Par;
import limber.lesson.Question;
import limber.lesson.Recap;
import limber.lesson.SceneStart;
import limber.lesson.StagedScene;
import limber.lesson.Step;
import limber.lesson.StepEntry;
import limber.presentation.lesson.Answering;
import limber.presentation.lesson.ClassVotes;
import limber.presentation.lesson.Drafts;
import limber.presentation.lesson.Journal;
import limber.presentation.lesson.Predictions;
import limber.presentation.lesson.StepGoal;
import limber.presentation.play.Playback;
import limber.ui.controls.ThreadWork;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.scene.ComparisonSetup;
import limber.ui.scene.Session;

/// A lesson while a student works through it: the current step, its predictions and its goal. It outlives the views.
public final class LessonSession implements BoxContext, AutoCloseable {
    private final Session session;
    private final Preferences preferences;
    private final Journal journal;
    private final StepStaging staging;
    private final ExecutorService thread = Executors
            .newSingleThreadExecutor(Thread.ofPlatform().daemon().name("limber-lesson").factory());
    private final ReadOnlyLongWrapper entries = new ReadOnlyLongWrapper(), news = new ReadOnlyLongWrapper();
    private final Answering answering;
    private final ClassVotes votes = new ClassVotes(this::place, this::announce);
    private final Drafts drafts = new Drafts();
    private final StepCode code;
    private final Recalls recalls;
    private final LessonReloader saved;
    private Subscription following = Subscription.EMPTY;
    private Lesson lesson;
    private int index;
    private Predictions predictions;
    private final StepGoal goal;
    private List<String> faults = List.of();
    /// Whether it has been said that the goal of this step is not reached.
    private boolean warned;
    private final SideNames names;

    public LessonSession(Lesson lesson, Session session, Preferences preferences, Journal journal) {
        this.session = session;
        this.preferences = preferences;
        this.journal = journal;
        this.lesson = own(lesson);
        staging = new StepStaging(session, preferences);
        names = new SideNames(session,
                () -> this.lesson.telling(session.wording().ui().getLocale()).steps().get(index).names());
        code = new StepCode(session.editing(), preferences, journal, drafts);
        var work = new ThreadWork(thread);
        answering = new Answering(journal, preferences.student()::get,
                () -> Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(), work, Optional.of(CodeJudge::verdict),
                session.failed());
        recalls = new Recalls(answering, preferences, thread);
        goal = new StepGoal(work, LessonSession::par, () -> announce(() -> {}), session.failed());
        session.home(this::again, this::turn);
        session.playback().transport().everyStep().set(true); // a lesson's text counts the presses of a key
        session.playback().player().stopAt(this::judged);
        saved = new LessonReloader(lesson.folder(), this::saved, session.failed());
        again();
        following = Subscription.combine(session.playback().follow(this::shown), preferences.lifted().subscribe(on -> {
            if (on) goOn();
        }), preferences.student().subscribe((_, _) -> renumber()));
    }

    /// Runs the recorded solution for the par.
    private static OptionalDouble par(Lesson lesson, int step) {
        return Par.of(lesson.model(), StepEntry.of(lesson).get(step)).map(OptionalDouble::of)
                .orElse(OptionalDouble.empty());
    }

    /// The lesson with the numbers of the student; as it is written where it cannot be read with them, which is told.
    private Lesson own(Lesson written) {
        try {
            return written.forStudent(preferences.student().get());
        } catch (BadInput e) {
            session.failed().accept(e);
            return written;
        }
    }

    /// Starts the step again with the numbers of a student who has given another name.
    private void renumber() {
        Lesson other = own(lesson);
        if (other != lesson) replace(other);
    }

    @Override public Session session() {
        return session;
    }

    public Lesson lesson() {
        return lesson;
    }

    /// The number of the step, from 0.
    int index() {
        return index;
    }

    public Step step() {
        return lesson.steps().get(index);
    }

    /// The predictions of this step.
    @Override public Predictions predictions() {
        return predictions;
    }

    /// A counter of entries to steps.
    ReadOnlyLongProperty entries() {
        return entries.getReadOnlyProperty();
    }

    /// A counter of changes in questions and goals.
    ReadOnlyLongProperty news() {
        return news.getReadOnlyProperty();
    }

    private void announce(Runnable done) {
        done.run();
        news.set(news.get() + 1);
    }

    /// The faults of the lesson as it was saved last; the version before is still shown.
    List<String> faults() {
        return faults;
    }

    /// Enters a step.
    public void go(int number) {
        index = Math.clamp(number, 0, lesson.steps().size() - 1);
        again();
    }

    /// Moves one step on or back. On it goes where nothing is missing.
    ///
    /// @return true: keys that turn pages have a meaning in a lesson
    boolean turn(int by) {
        int to = index + by;
        if (to >= 0 && to < lesson.steps().size() && (by < 0 || mayGoOn())) go(to);
        return true;
    }

    /// Whether nothing holds the lesson here; what is missing is said. A goal may be left by a second try.
    boolean mayGoOn() {
        if (!session.playback().rules().lets()) return false;
        boolean open = step().goal().isPresent() && !predictions.goalReached() && !preferences.lifted().get();
        if (!open || warned) return true;
        warned = true;
        session.say().accept(session.wording().get("lesson.goal.open"));
        return false;
    }

    /// Restarts the step.
    void again() {
        Step step = step();
        warned = false;
        stopAsking();
        try {
            staging.set(step, names.begin());
        } catch (BadInput e) { // the student's scene may contradict what a step that keeps it needs
            session.failed().accept(e);
        }
        session.playback().selected().set(Optional.empty());
        session.playback().stops().begin(step.stops());
        Branch begun = session.playback().past().branch();
        predictions = new Predictions(lesson, step,
                new StagedScene(new SceneStart(begun.settings(), begun.inputs()), rival()), answering, this::told);
        Cursor from = step.scene().isPresent() ? Cursor.START : here();
        int entry = step.go().map(g -> g.betweenFrames() ? g.frame() : 0).orElse(from.frame());
        goal.begin(lesson, index, entry, predictions::reached);
        code.enter(lesson, index);
        if (step.hold() && predictions.waiting() && !preferences.lifted().get())
            hold(step.go().isPresent() ? Cursor.START : from);
        else staging.play(step);
        entries.set(entries.get() + 1);
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
        recalls.choose(lesson, step(), seed(), ready);
    }

    /// The goal of this step.
    StepGoal goal() {
        return goal;
    }

    private void stopAsking() {
        if (predictions != null) predictions.close();
        goal.end();
        recalls.leave();
    }

    /// @param seen the furthest moment shown so far; its picture is made again without what would reveal the answer
    private void hold(Cursor seen) {
        session.playback().rules().hold(seen);
        if (!seen.equals(Cursor.START)) session.playback().go(seen);
    }

    /// The moment that is shown.
    private Cursor here() {
        return Optional.ofNullable(session.playback().picture().get()).map(Picture::cursor).orElse(Cursor.START);
    }

    /// The current differences of the right side; empty where nothing is compared.
    private Optional<Variant> rival() {
        return session.comparison().now().get().map(ComparisonSetup::variant);
    }

    /// Names the sides of a comparison in the current language, unless the user has named them.
    public void speak() {
        names.speak();
    }

    private void told() {
        announce(() -> {
            if (!predictions.waiting()) goOn();
            Optional.ofNullable(session.playback().picture().get()).map(Picture::cursor).ifPresent(predictions::shown);
        });
    }

    private void shown(Picture now) {
        goal.shown(now.branch(), rival(), now.cursor());
        if (predictions.shown(now.cursor())) announce(() -> {});
    }

    /// The next moment after `here` at which a question is judged or a goal is looked at.
    private Optional<Cursor> judged(Cursor here) {
        Stream<Cursor> goal = step().goal().filter(_ -> !predictions.goalReached()).stream()
                .flatMapToInt(g -> g.at().stream()).mapToObj(Cursor::complete).filter(at -> at.compareTo(here) > 0);
        return Stream.concat(predictions.next(here).stream(), goal).min(Comparator.naturalOrder());
    }

    /// Continues what waited for a prediction.
    private void goOn() {
        Playback playback = session.playback();
        if (!playback.rules().held().get()) return;
        playback.rules().release();
        session.say().accept(session.wording().get("hint")); // what was said of waiting
        playback.go(here());
        staging.play(step());
    }

    /// Moves the cursor for a link in the text.
    public void go(Goto moment) {
        staging.go(moment);
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

    /// Shows why something is not allowed, and highlights the questions to answer first, until the subscription ends.
    Subscription explainRefusals(Node questions) {
        return session.playback().rules().onRefused(new RefusalReason(session, questions));
    }

    @Override public String seed() {
        return preferences.student().get() + "/" + lesson.id() + "/" + step().id();
    }

    @Override public Drafts drafts() {
        return drafts;
    }

    @Override public String place(Question q) {
        return step().id() + "/" + q.id();
    }

    @Override public ClassVotes votes() {
        return votes;
    }

    /// Clears all answers for the next student.
    public void newStudent(String name) {
        preferences.student().set(name);
        journal.clear(lesson);
        drafts.clear();
        votes.clear();
        recalls.clear();
        go(0);
    }

    /// All that students have answered and done.
    public List<AnswersLine> answers() {
        return journal.all(lesson);
    }

    // ---- while an author edits it ----

    private void saved(LessonReader.Read read) {
        read.lesson().filter(l -> l.model() == session.model()).ifPresentOrElse(l -> replace(own(l)),
                () -> announce(() -> faults = read.lesson().isPresent() ? List.of(session.wording().get("lesson.other"))
                        : read.faults()));
    }

    /// Replaces the lesson by the version just saved; the step stays.
    private void replace(Lesson other) {
        String here = step().id();
        faults = List.of();
        lesson = other;
        recalls.clear();
        drafts.clear(); // a question may have become another one
        int same = other.steps().stream().map(Step::id).toList().indexOf(here);
        go(same >= 0 && !here.isEmpty() ? same : index);
    }

    @Override public void close() {
        following.unsubscribe();
        saved.close();
        stopAsking();
        staging.close();
        thread.shutdown(); // answers wait for the result of the run
        session.close();
    }
}
