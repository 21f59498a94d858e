package limber.ui.lesson;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import limber.engine.Cursor;
import limber.lesson.Answer;
import limber.lesson.AnswersLine;
import limber.lesson.CodeJudge;
import limber.lesson.CodeQuestion;
import limber.lesson.Lesson;
import limber.lesson.MarkedAnswer;
import limber.lesson.Question;
import limber.lesson.StagedScene;
import limber.lesson.Step;
import limber.lesson.Trial;
import limber.ui.controls.Background;
import limber.ui.preferences.Preferences;

/// The predictions of the current step: the committed answers, the truths of the run, and which of these have been
/// shown. All methods are called on the FX thread.
public final class Predictions implements AutoCloseable {
    /// The true answer, and the moment at which it is shown.
    private record Truth(Answer answer, Cursor at) {}

    private final Lesson lesson;
    private final Step step;
    private final Journal journal;
    private final Preferences preferences;
    private final Runnable news;
    private final Map<String, Truth> known = new HashMap<>();
    private final Set<String> revealed = new HashSet<>(), answered = new HashSet<>();
    /// Answers that wait for the result of the run, also after the step has been left.
    private final Set<String> awaited = ConcurrentHashMap.newKeySet();
    private OptionalDouble best = OptionalDouble.empty();
    private volatile boolean closed;
    private final StagedScene staged;
    /// The question that is being run for, and what has been run for those before it; on the other thread.
    private Question asked;
    private Trial trial;

    /// Computes the truths on another thread.
    ///
    /// @param staged what the step starts from
    /// @param failed receives an error from there
    /// @param news called whenever more is known
    Predictions(Lesson lesson, Step step, StagedScene staged, Journal journal, Preferences preferences, Executor thread,
            Consumer<Throwable> failed, Runnable news) {
        this.lesson = lesson;
        this.step = step;
        this.staged = staged;
        this.journal = journal;
        this.preferences = preferences;
        this.news = news;
        for (Question q : step.questions()) {
            marked(q).ifPresent(m -> {
                answered.add(q.id());
                if (m.truth().isEmpty()) awaited.add(q.id());
            });
            Background.outcome(CompletableFuture.supplyAsync(() -> runFor(q), thread), truth -> known(q, truth), e -> {
                if (!closed) failed.accept(e);
            });
        }
    }

    /// Given up where nobody waits for it any more. One trial is run for all questions of the step; what fails in the
    /// middle of an operation leaves none to go on with.
    private synchronized Truth runFor(Question q) {
        asked = q;
        if (unwanted()) throw new CancellationException("the step has been left");
        Trial run = trial != null ? trial : new Trial(lesson.model(), staged, this::unwanted);
        trial = null;
        Answer answer = q.truth(run);
        trial = run;
        if (answer instanceof Answer.Worked worked) marked(q).flatMap(MarkedAnswer::latest)
                .ifPresent(a -> worked.judge().ifPresent(j -> j.verdict(((Answer.Written) a).code())));
        return new Truth(answer, q.shown(run));
    }

    private boolean unwanted() {
        return closed && !awaited.contains(asked.id());
    }

    private void known(Question q, Truth truth) {
        known.put(q.id(), truth);
        marked(q).filter(m -> m.truth().isEmpty())
                .ifPresent(m -> journal.put(m.judged(truth.answer(), m.answer().map(a -> q.score(a, truth.answer())))));
        if (!closed) news.run();
    }

    /// Whether a question has neither been answered nor skipped.
    boolean waiting() {
        return open().isPresent();
    }

    /// The first question that has neither been answered nor skipped.
    Optional<Question> open() {
        return step.questions().stream().filter(q -> !answered.contains(q.id())).findFirst();
    }

    /// The answer that a student has committed, now or earlier.
    Optional<MarkedAnswer> marked(Question q) {
        return journal.find(lesson, step.id(), q.id());
    }

    boolean answered(Question q) {
        return answered.contains(q.id());
    }

    /// The result of the run, once it has been shown.
    Optional<Answer> truth(Question q) {
        return Optional.ofNullable(known.get(q.id())).filter(_ -> revealed.contains(q.id())).map(Truth::answer);
    }

    /// What a code is judged by; empty until it has been run.
    Optional<CodeJudge> judge(CodeQuestion q) {
        return Optional.ofNullable(known.get(q.id())).flatMap(t -> ((Answer.Worked) t.answer()).judge());
    }

    /// The values of the true curve, for the range of the axes; empty until it has been run.
    public Optional<double[]> range(Question.Curve q) {
        return Optional.ofNullable(known.get(q.id())).map(t -> ((Answer.Drawn) t.answer()).samples());
    }

    /// Commits an answer. The first one scores as soon as the truth is known; an answer after a skip does not score.
    ///
    /// @param answer empty for a skip
    void commit(Question q, Optional<Answer> answer) {
        Optional<MarkedAnswer> before = marked(q);
        if (before.isPresent() && before.get().latest().equals(answer)) return;
        Optional<Answer> truth = Optional.ofNullable(known.get(q.id())).map(Truth::answer);
        if (truth.isEmpty()) awaited.add(q.id());
        if (before.isEmpty())
            journal.put(line(q.id(), answer, truth, answer.flatMap(a -> truth.map(t -> q.score(a, t)))));
        else answer.ifPresent(a -> journal.put(before.get().again(a, now())));
        answered.add(q.id());
        news.run();
    }

    /// The smallest value so far of what a goal wants to be small; empty before the goal is reached.
    OptionalDouble best() {
        return best;
    }

    /// Records that the goal of the step has been reached.
    ///
    /// @param value of what is to be small; empty where nothing is
    void reached(OptionalDouble value) {
        if (value.isPresent())
            best = OptionalDouble.of(Math.min(value.getAsDouble(), best.orElse(Double.POSITIVE_INFINITY)));
        if (!goalReached())
            journal.put(new AnswersLine.GoalReached(lesson.id(), lesson.hash(), student(), step.id(), now(),
                    lesson.drawn()));
        news.run();
    }

    /// The student's note at this step; empty for none.
    String note() {
        return journal.find(lesson, step.id(), AnswersLine.NOTE, AnswersLine.Note.class).map(AnswersLine.Note::text)
                .orElse("");
    }

    void note(String text) {
        if (!text.equals(note()))
            journal.put(new AnswersLine.Note(lesson.id(), lesson.hash(), student(), step.id(), text, now()));
    }

    /// How many hints the student has opened at this step.
    int hints() {
        return journal.find(lesson, step.id(), AnswersLine.HINTS, AnswersLine.HintsOpened.class)
                .map(AnswersLine.HintsOpened::count)
                .orElse(0);
    }

    void hinted(int count) {
        journal.put(new AnswersLine.HintsOpened(lesson.id(), lesson.hash(), student(), step.id(), count, now()));
    }

    public boolean goalReached() {
        return journal.find(lesson, step.id(), AnswersLine.GOAL, AnswersLine.GoalReached.class).isPresent();
    }

    private MarkedAnswer line(String question, Optional<Answer> answer, Optional<Answer> truth,
            Optional<Double> score) {
        return new MarkedAnswer(lesson.id(), lesson.hash(), student(), step.id(), question, answer, truth, score,
                Optional.empty(), answer.isPresent() ? 1 : 0, now(), lesson.drawn());
    }

    private String student() {
        return preferences.student().get();
    }

    private static String now() {
        return Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
    }

    /// The next moment after `here` at which a question is judged, so that playing stops there.
    Optional<Cursor> next(Cursor here) {
        return step.questions().stream().filter(q -> !revealed.contains(q.id()))
                .map(q -> Optional.ofNullable(known.get(q.id())).filter(_ -> !q.at().betweenFrames()).map(Truth::at)
                        .orElseGet(() -> Cursor.complete(q.at().frame())))
                .filter(at -> at.compareTo(here) > 0).min(Comparator.naturalOrder());
    }

    /// Receives a shown moment; the results of questions at it or before it count as shown from now on.
    ///
    /// @return whether more results are shown than before
    boolean shown(Cursor at) {
        boolean more = false;
        for (var truth : known.entrySet())
            if (answered.contains(truth.getKey()) && at.compareTo(truth.getValue().at()) >= 0)
                more |= revealed.add(truth.getKey());
        return more;
    }

    /// Shows the answer without running to it, as soon as it is known.
    void reveal(Question q) {
        if (answered.contains(q.id())) revealed.add(q.id());
        news.run();
    }

    @Override public void close() {
        closed = true;
    }
}
