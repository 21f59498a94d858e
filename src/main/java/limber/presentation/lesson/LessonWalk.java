package limber.presentation.lesson;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.Property;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.util.Subscription;
import limber.engine.Cursor;
import limber.engine.run.Branch;
import limber.engine.run.Picture;
import limber.engine.settings.Parameter;
import limber.engine.text.BadInput;
import limber.input.Goto;
import limber.lesson.Goal;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.StudentName;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;
import limber.lesson.question.SceneStart;
import limber.lesson.question.StagedScene;
import limber.lesson.source.LessonWords;
import limber.presentation.play.Playback;
import limber.presentation.play.Rules;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;

/// A student's way through a lesson: the step, its scene, its predictions and its goal. It outlives the views.
public final class LessonWalk implements QuestionContext, AutoCloseable {
    private final Playback playback;
    private final LessonScene scene;
    private final Answering answering;
    private final Wording words;
    private final Property<String> student;
    private final ObservableValue<Boolean> lifted;
    private final StepStaging staging;
    private final StepGoal goal;
    private final Drafts drafts = new Drafts();
    private final ReadOnlyObjectWrapper<Long> entries = new ReadOnlyObjectWrapper<>(0L),
            news = new ReadOnlyObjectWrapper<>(0L);
    private final ReadOnlyBooleanWrapper wanted = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Lesson> lesson = new ReadOnlyObjectWrapper<>();
    private final Subscription following;
    private int index;
    private Optional<Predictions> predictions = Optional.empty();
    /// Whether it has been said that the goal of this step is not reached.
    private boolean warned;

    /// A walk that begins when a step is entered.
    ///
    /// @param lesson as it is written
    /// @param student the name that the numbers of the lesson follow from
    /// @param lifted whether nothing waits for predictions
    public LessonWalk(Lesson lesson, Playback playback, LessonScene scene, Answering answering, StepGoal.Pars pars,
            Property<String> student, ObservableValue<Boolean> lifted, Wording words) {
        this.playback = playback;
        this.scene = scene;
        this.answering = answering;
        this.student = student;
        this.lifted = lifted;
        this.words = words;
        this.lesson.set(own(lesson));
        staging = new StepStaging(playback, scene);
        goal = new StepGoal(answering.work(), pars, this::announce, answering.failed());
        playback.transport().everyStep().set(true); // a lesson's text counts the presses of a key
        playback.player().stopAt(this::judged);
        playback.rules().counts(this::counting, frame -> scene.say(words.get("lesson.goal.again").formatted(frame)));
        following = Subscription.combine(playback.follow(this::shown), playback.rules().onRefused(new Refused()),
                lifted.subscribe(on -> {
                    if (on) goOn();
                }), student.subscribe((_, _) -> renumber()), playback.playing().subscribe((_, on) -> {
                    if (on) taken();
                }));
    }

    /// A listener that says why something is not allowed.
    private final class Refused implements Rules.Refusal {
        @Override public void held() {
            wanted.set(true);
            scene.say(words.get("lesson.held"));
        }

        @Override public void fixed(Parameter<?> parameter, Set<Parameter<?>> open) {
            String titles = open.stream().map(p -> words.title("parameter", p.name()))
                    .collect(Collectors.joining(words.get("caption.comma")));
            scene.say(words.get("lesson.fixed").formatted(words.title("parameter", parameter.name()), titles));
        }
    }

    /// The lesson with the numbers of the student; as it is written where it cannot be read with them, which is told.
    private Lesson own(Lesson written) {
        try {
            return written.forStudent(answering.student().get());
        } catch (BadInput e) {
            answering.failed().accept(e);
            return written;
        }
    }

    /// Takes the name that a student types.
    public void rename(String typed) {
        student.setValue(typed.strip());
    }

    /// Starts the step again with the numbers of a student who has given another name.
    private void renumber() {
        Lesson other = own(lesson());
        if (other != lesson()) put(other);
    }

    // ---- where it is ----

    public Lesson lesson() {
        return lesson.get();
    }

    /// The lesson, which may be saved anew, or get the numbers of another student.
    public ReadOnlyObjectProperty<Lesson> lessons() {
        return lesson.getReadOnlyProperty();
    }

    /// The words of the lesson in the language that is spoken.
    public LessonWords telling() {
        return lesson().telling(words.ui().getLocale());
    }

    /// The numbers that are drawn for the student, in a sentence; or that none are, as no name is given.
    public String numbers() {
        if (lesson().drawn().isEmpty()) return words.get("lesson.numbers.none");
        return words.get("lesson.numbers").formatted(answering.student().get(),
                lesson().vary().stream().map(v -> drawn(v.parameter()))
                        .collect(Collectors.joining(words.get("caption.comma"))));
    }

    private String drawn(Parameter<?> p) {
        return words.title("parameter", p.name()) + " " + Quantity.text(lesson().drawn().get(p.name()), p.unit());
    }

    /// All that the student has answered and done, as it is handed in. A name that is given at last, as in a menu at
    /// the end, is that of what was answered without one; but not where other numbers follow from it.
    public List<AnswersLine> answers() {
        String name = answering.student().get();
        return answering.journal().all(lesson()).stream()
                .map(line -> line.student().isEmpty() && lesson().vary().isEmpty() ? line.named(name) : line).toList();
    }

    /// What the student's answers are called as a file.
    public String answersFile() {
        return StudentName.answersFile(lesson().id(), answering.student().get());
    }

    /// The number of the step, from 0.
    public int index() {
        return index;
    }

    public Step step() {
        return lesson().steps().get(index);
    }

    public boolean last() {
        return index == lesson().steps().size() - 1;
    }

    /// The predictions of this step.
    @Override public Predictions predictions() {
        return predictions.orElseThrow();
    }

    /// The states of its questions, as somebody begins to look at them.
    public List<QuestionState<?>> questions() {
        return questions(index);
    }

    /// The questions of a step; those of another than this one have sentences only.
    public List<QuestionState<?>> questions(int number) {
        var states = new ArrayList<QuestionState<?>>();
        List<Question> asked = lesson().steps().get(number).questions();
        List<LessonWords.OfQuestion> told = telling().steps().get(number).questions();
        for (int i = 0; i < asked.size(); i++) states.add(QuestionState.of(this, asked.get(i), told.get(i)));
        return states;
    }

    /// The goal of this step.
    public StepGoal goal() {
        return goal;
    }

    public Answering answering() {
        return answering;
    }

    @Override public Drafts drafts() {
        return drafts;
    }

    @Override public Playback playback() {
        return playback;
    }

    @Override public LessonScene scene() {
        return scene;
    }

    @Override public Wording words() {
        return words;
    }

    @Override public String seed() {
        return seed(index);
    }

    /// The same for a question of another step.
    public String seed(int number) {
        return answering.student().get() + "/" + lesson().id() + "/" + lesson().steps().get(number).id();
    }

    /// What the student has answered to a question of a step; empty where nothing is kept.
    Optional<MarkedAnswer> answer(Step of, Question question) {
        return answering.journal().find(lesson(), of.id(), question.id(), MarkedAnswer.class);
    }

    @Override public String place(Question q) {
        return step().id() + "/" + q.id();
    }

    /// A counter of entries to steps.
    public ReadOnlyObjectProperty<Long> entries() {
        return entries.getReadOnlyProperty();
    }

    /// A counter of changes in questions and goals.
    public ReadOnlyObjectProperty<Long> news() {
        return news.getReadOnlyProperty();
    }

    /// Says that there is news.
    public void announce() {
        news.set(news.get() + 1);
    }

    /// Whether questions are to be answered before what somebody has tried.
    public ReadOnlyBooleanProperty wanted() {
        return wanted.getReadOnlyProperty();
    }

    // ---- from step to step ----

    /// Enters the step at which the lesson was left. What has been judged there is shown, as it was then.
    public void resume(int number) {
        go(number);
        predictions().reread();
    }

    /// Looks again at the answers, which another window or tab may have given or deleted.
    public void reread() {
        if (predictions.isPresent() && !predictions().reread()) again();
    }

    /// Enters a step.
    public void go(int number) {
        index = Math.clamp(number, 0, lesson().steps().size() - 1);
        again();
    }

    /// Moves one step on or back. On it goes where nothing is missing.
    public void turn(int by) {
        int to = index + by;
        if (to >= 0 && to < lesson().steps().size() && (by < 0 || mayGoOn())) go(to);
    }

    /// Whether nothing holds the lesson here; what is missing is said. A goal may be left by a second try.
    public boolean mayGoOn() {
        if (!playback.rules().lets()) return false;
        boolean open = step().goal().isPresent() && !predictions().goalReached() && !lifted.getValue();
        if (!open || warned) return true;
        warned = true;
        scene.say(words.get("lesson.goal.open"));
        return false;
    }

    /// Forgets the answers and begins with the first step, for the next student.
    public void begin() {
        answering.journal().clear(lesson());
        drafts.clear();
        go(0);
    }

    /// Puts another version of the lesson in the place of this one; the step stays.
    public void replace(Lesson written) {
        put(own(written));
    }

    private void put(Lesson other) {
        String here = step().id();
        lesson.set(other);
        drafts.clear(); // a question may have become another one
        int same = other.steps().stream().map(Step::id).toList().indexOf(here);
        go(same >= 0 && !here.isEmpty() ? same : index);
    }

    /// Restarts the step.
    public void again() {
        Step step = step();
        warned = false;
        wanted.set(false);
        leave();
        try {
            staging.set(step, telling().steps().get(index).names());
        } catch (BadInput e) { // the student's scene may contradict what a step that keeps it needs
            answering.failed().accept(e);
        }
        playback.selected().set(Optional.empty());
        playback.stops().begin(step.stops());
        Branch begun = playback.past().branch();
        predictions = Optional.of(new Predictions(lesson(), step,
                new StagedScene(new SceneStart(begun.settings(), begun.inputs()), playback.comparison().variant()),
                answering,
                this::told));
        Cursor from = step.scene().isPresent() ? Cursor.START : here();
        int entry = step.go().map(g -> g.betweenFrames() ? g.frame() : 0).orElse(from.frame());
        goal.begin(lesson(), index, entry, predictions()::reached);
        scene.code(lesson(), index);
        if (step.hold() && predictions().waiting() && !lifted.getValue())
            hold(step.go().isPresent() ? Cursor.START : from);
        else play();
        entries.set(entries.get() + 1);
    }

    private void leave() {
        predictions.ifPresent(Predictions::close);
        goal.end();
        scene.played().stay();
        scene.leave();
    }

    /// Moves the cursor for a link in the text.
    public void go(Goto moment) {
        scene.played().go(moment);
    }

    // ---- while it is played ----

    /// @param seen the furthest moment shown so far; its picture is made again without what would reveal the answer
    private void hold(Cursor seen) {
        playback.rules().hold(seen);
        if (!seen.equals(Cursor.START)) playback.go(seen);
    }

    /// The moment that is shown.
    private Cursor here() {
        return Optional.ofNullable(playback.picture().get()).map(Picture::cursor).orElse(Cursor.START);
    }

    private void told() {
        wanted.set(false);
        if (!predictions().waiting()) goOn();
        Optional.ofNullable(playback.picture().get()).map(Picture::cursor).ifPresent(predictions()::shown);
        announce();
    }

    private void shown(Picture now) {
        if (predictions.isEmpty()) return;
        goal.shown(now.branch(), playback.comparison().variant(), now.cursor());
        if (predictions().shown(now.cursor())) announce();
    }

    /// The next moment after `here` at which a question is judged or a goal is looked at.
    private Optional<Cursor> judged(Cursor here) {
        if (predictions.isEmpty()) return Optional.empty();
        Stream<Cursor> looked = step().goal().filter(_ -> !predictions().goalReached()).stream()
                .flatMapToInt(g -> g.at().stream()).mapToObj(Cursor::complete).filter(at -> at.compareTo(here) > 0);
        return Stream.concat(predictions().next(here).stream(), looked).min(Comparator.naturalOrder());
    }

    /// The only frame that the goal looks at; empty where there is no such goal, and once it is reached.
    private OptionalInt counting() {
        return predictions.isEmpty() || predictions().goalReached() ? OptionalInt.empty()
                : step().goal().map(Goal::at).orElse(OptionalInt.empty());
    }

    /// Continues what waited for a prediction.
    private void goOn() {
        if (!playback.rules().held().get()) return;
        playback.rules().release();
        scene.waitedEnough();
        playback.go(here());
        play();
    }

    private void play() {
        staging.play(step());
        if (staging.offers()) scene.say(words.get("lesson.calm"));
    }

    private void taken() {
        if (!staging.offers()) return;
        scene.waitedEnough();
        staging.taken();
    }

    @Override public void close() {
        following.unsubscribe();
        leave();
    }
}
