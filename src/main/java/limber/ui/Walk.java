package limber.ui;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.util.Subscription;
import limber.engine.BadInput;
import limber.engine.Branch;
import limber.engine.Cursor;
import limber.engine.Parameter;
import limber.engine.Picture;
import limber.engine.Variant;
import limber.lesson.Goto;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.Marked;
import limber.lesson.Question;
import limber.lesson.SceneStart;
import limber.lesson.Staged;
import limber.lesson.Step;

/// A lesson as somebody goes through it: the step they are at, what they predict there and the goal they reach. It outlives
/// the views around it.
final class Walk implements AutoCloseable {
    private final Session session;
    private final Desk desk;
    private final Journal journal;
    private final Scenery scenery;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("limber-lesson").factory());
    private final ReadOnlyLongWrapper entries = new ReadOnlyLongWrapper(), news = new ReadOnlyLongWrapper();
    private final Map<String, List<Integer>> votes = new HashMap<>();
    private final Saved saved;
    private Subscription following = Subscription.EMPTY;
    private Lesson lesson;
    private int index;
    private Predictions predictions;
    private Optional<GoalWatch> goal = Optional.empty();
    private List<String> faults = List.of();
    /// What the sides of a comparison have been called.
    private List<String> named = List.of();

    Walk(Lesson lesson, Session session, Desk desk, Journal journal) {
        this.session = session;
        this.desk = desk;
        this.journal = journal;
        this.lesson = lesson;
        scenery = new Scenery(session, desk);
        session.home(this::again, this::turn);
        saved = new Saved(lesson.folder(), this::saved, session.failed());
        again();
        following = Subscription.combine(session.playback().follow(this::shown), desk.lifted().subscribe(on -> {
            if (on) goOn();
        }));
    }

    Session session() {
        return session;
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

    /// What is asked in this step.
    Predictions predictions() {
        return predictions;
    }

    /// Counts how often somebody came to a step.
    ReadOnlyLongProperty entries() {
        return entries.getReadOnlyProperty();
    }

    /// Counts whatever is new about questions and goals.
    ReadOnlyLongProperty news() {
        return news.getReadOnlyProperty();
    }

    private void announce(Runnable done) {
        done.run();
        news.set(news.get() + 1);
    }

    /// What is wrong with the lesson as it was saved last; the one before is still shown.
    List<String> faults() {
        return faults;
    }

    /// Comes to a step.
    void go(int number) {
        index = Math.clamp(number, 0, lesson.steps().size() - 1);
        again();
    }

    /// One step on or back.
    ///
    /// @return true: keys that turn pages have a meaning in a lesson
    boolean turn(int by) {
        int to = index + by;
        if (to >= 0 && to < lesson.steps().size()) go(to);
        return true;
    }

    /// The step once more, as one comes to it.
    void again() {
        Step step = step();
        stopAsking();
        named = names();
        try {
            scenery.set(step, named);
        } catch (BadInput e) { // what a student has left may not hold what a step that keeps it wants
            session.failed().accept(e);
        }
        Branch begun = session.playback().past().branch();
        predictions = new Predictions(lesson, step, new Staged(new SceneStart(begun.settings(), begun.inputs()), rival()), journal, desk, thread, session.failed(), this::told);
        Cursor from = step.scene().isPresent() ? Cursor.START : here();
        int entry = step.go().map(g -> g.betweenFrames() ? g.frame() : 0).orElse(from.frame());
        goal = step.goal().map(_ -> new GoalWatch(lesson.model(), step, entry, thread, predictions::reached, session.failed()));
        if (step.hold() && predictions.waiting() && !desk.lifted().get()) hold(step.go().isPresent() ? Cursor.START : from);
        else scenery.play(step);
        entries.set(entries.get() + 1);
    }

    private void stopAsking() {
        if (predictions != null) predictions.close();
        goal.ifPresent(GoalWatch::close);
    }

    /// @param seen what has been shown already; the picture there is made anew, since it may tell
    private void hold(Cursor seen) {
        session.playback().rules().hold(seen);
        if (!seen.equals(Cursor.START)) session.playback().go(seen);
    }

    /// The moment that is shown.
    private Cursor here() {
        return Optional.ofNullable(session.playback().picture().get()).map(Picture::cursor).orElse(Cursor.START);
    }

    /// What the right side has otherwise now; empty where nothing is compared.
    private Optional<Variant> rival() {
        return session.comparison().now().get().map(Compared::variant);
    }

    /// Calls the sides of a comparison by the words that are spoken from now on, unless somebody has called them otherwise.
    void speak() {
        List<String> before = named;
        named = names();
        session.comparison().now().get().filter(c -> List.of(c.left(), c.right()).equals(before)).ifPresent(_ -> session.comparison().name(named.getFirst(), named.getLast()));
    }

    /// What two sides are called in the language that is spoken now.
    private List<String> names() {
        return lesson.telling(session.wording().ui().getLocale()).steps().get(index).names();
    }

    private void told() {
        announce(() -> {
            if (!predictions.waiting()) goOn();
            Optional.ofNullable(session.playback().picture().get()).map(Picture::cursor).ifPresent(predictions::shown);
        });
    }

    private void shown(Picture now) {
        goal.ifPresent(g -> g.shown(now.branch(), rival(), now.cursor()));
        if (predictions.shown(now.cursor())) announce(() -> {});
    }

    /// What waited goes on.
    private void goOn() {
        Playback playback = session.playback();
        if (!playback.rules().held().get()) return;
        playback.rules().release();
        session.say().accept(session.wording().get("hint")); // what was said of waiting
        playback.go(here());
        scenery.play(step());
    }

    /// Moves the cursor, as a link of the text wants.
    void go(Goto moment) {
        scenery.go(moment);
    }

    /// Changes settings, as a link of the text wants.
    ///
    /// @throws BadInput if they contradict each other; nothing has changed then
    void change(Map<Parameter<?>, String> values) {
        session.playback().gestures().set(values);
    }

    /// Counts of a class, one a choice.
    List<Integer> votes(Question.Choices q) {
        int choices = q.choices().size(); // others if the lesson has been saved meanwhile
        return votes.compute(step().id() + "/" + q.id(), (_, v) -> v != null && v.size() == choices ? v : new ArrayList<>(Collections.nCopies(choices, 0)));
    }

    void vote(Question.Choices q, int choice, int count) {
        announce(() -> votes(q).set(choice, count));
    }

    /// Forgets all answers: the next student.
    void newStudent(String name) {
        desk.student().set(name);
        journal.clear(lesson);
        votes.clear();
        go(0);
    }

    List<Marked> answers() {
        return journal.all(lesson);
    }

    // ---- while somebody writes it ----

    private void saved(LessonReader.Read read) {
        read.lesson().filter(l -> l.model() == session.model()).ifPresentOrElse(this::replace,
                () -> announce(() -> faults = read.lesson().isPresent() ? List.of(session.wording().get("lesson.other")) : read.faults()));
    }

    /// The lesson as it has just been saved; the step stays.
    private void replace(Lesson other) {
        String here = step().id();
        faults = List.of();
        lesson = other;
        int same = other.steps().stream().map(Step::id).toList().indexOf(here);
        go(same >= 0 && !here.isEmpty() ? same : index);
    }

    @Override
    public void close() {
        following.unsubscribe();
        saved.close();
        stopAsking();
        scenery.close();
        thread.shutdown(); // answers given wait for what the run says
        session.close();
    }
}
