package limber.lesson.answers;

import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Supplier;
import limber.engine.Cursor;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.question.Answer;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;

/// The answers, notes and hints of a student at a step, with the truths of the run, and which of these have been shown.
/// Who runs for the truths, on another thread or between two pictures, tells them here.
public abstract class StepAnswers implements AutoCloseable {
    /// The true answer, and the moment at which it is shown.
    public record Truth(Answer answer, Cursor at) {}

    private final Lesson lesson;
    private final Step step;
    private final AnswerBook journal;
    private final Supplier<String> student, now;
    private final Runnable news;
    private final Map<String, Truth> known = new HashMap<>();
    private final Set<String> revealed = new HashSet<>(), answered = new HashSet<>();
    /// Answers that wait for the result of the run, also after the step has been left.
    private final Set<String> awaited = Collections.synchronizedSet(new HashSet<>());
    private OptionalDouble best = OptionalDouble.empty();
    private volatile boolean closed;

    /// @param student the student's name; empty where none is given
    /// @param now the time, as answers files write it
    /// @param news called whenever more is known
    protected StepAnswers(Lesson lesson, Step step, AnswerBook journal, Supplier<String> student, Supplier<String> now,
            Runnable news) {
        this.lesson = lesson;
        this.step = step;
        this.journal = journal;
        this.student = student;
        this.now = now;
        this.news = news;
        for (Question q : step.questions()) marked(q).ifPresent(m -> {
            answered.add(q.id());
            if (m.truth().isEmpty()) awaited.add(q.id());
        });
    }

    /// Whether nobody waits any more for the truth of a question. It may be asked on any thread.
    protected final boolean unwanted(Question q) {
        return closed && !awaited.contains(q.id());
    }

    /// Whether the step has been left.
    protected final boolean closed() {
        return closed;
    }

    /// Receives what the run has found.
    protected final void known(Question q, Truth truth) {
        known.put(q.id(), truth);
        marked(q).filter(m -> m.truth().isEmpty()).ifPresent(m -> journal.put(m.judged(truth.answer(),
                m.score().or(() -> m.answer().map(a -> q.score(a, truth.answer()))))));
        if (!closed) news.run();
    }

    /// Whether a question has neither been answered nor skipped.
    public boolean waiting() {
        return open().isPresent();
    }

    /// The first question that has neither been answered nor skipped.
    public Optional<Question> open() {
        return step.questions().stream().filter(q -> !answered.contains(q.id())).findFirst();
    }

    /// The answer that a student has committed, now or earlier.
    public Optional<MarkedAnswer> marked(Question q) {
        return journal.find(lesson, step.id(), q.id());
    }

    public boolean answered(Question q) {
        return answered.contains(q.id());
    }

    /// Whether the run has come to what a question asks for.
    public boolean found(Question q) {
        return known.containsKey(q.id());
    }

    /// What the run has found, shown or not.
    protected final Optional<Answer> known(Question q) {
        return Optional.ofNullable(known.get(q.id())).map(Truth::answer);
    }

    /// Whether a click in the scene is an answer: not once this has been skipped or the answer is seen to be right,
    /// when the student looks around in the scene. After a wrong one another may be given.
    public boolean open(Question q) {
        return !answered(q) || marked(q).flatMap(MarkedAnswer::latest)
                .filter(a -> truth(q).filter(t -> q.right(a, t)).isEmpty()).isPresent();
    }

    /// The result of the run, once it has been shown.
    public Optional<Answer> truth(Question q) {
        return Optional.ofNullable(known.get(q.id())).filter(_ -> revealed.contains(q.id())).map(Truth::answer);
    }

    /// The values of the true curve, for the range of the axes; empty until it has been run.
    public Optional<double[]> range(Question.Curve q) {
        return Optional.ofNullable(known.get(q.id())).map(t -> ((Answer.Drawn) t.answer()).samples());
    }

    /// Commits an answer. The first one scores as soon as the truth is known; an answer after a skip does not score.
    ///
    /// @param answer empty for a skip
    public void commit(Question q, Optional<Answer> answer) {
        Optional<MarkedAnswer> before = marked(q);
        if (before.isPresent() && before.get().latest().equals(answer)) return;
        Optional<Answer> truth = Optional.ofNullable(known.get(q.id())).map(Truth::answer);
        if (truth.isEmpty()) awaited.add(q.id());
        if (before.isEmpty())
            journal.put(line(q.id(), answer, truth, answer.flatMap(a -> truth.map(t -> q.score(a, t)))));
        else answer.ifPresent(a -> journal.put(before.get().again(a, now.get())));
        answered.add(q.id());
        news.run();
    }

    /// The smallest value so far of what a goal wants to be small; empty before the goal is reached.
    public OptionalDouble best() {
        return best;
    }

    /// Records that the goal of the step has been reached.
    ///
    /// @param value of what is to be small; empty where nothing is
    public void reached(OptionalDouble value) {
        if (value.isPresent())
            best = OptionalDouble.of(Math.min(value.getAsDouble(), best.orElse(Double.POSITIVE_INFINITY)));
        if (!goalReached())
            journal.put(new AnswersLine.GoalReached(lesson.id(), lesson.hash(), student.get(), step.id(), now.get(),
                    lesson.drawn()));
        news.run();
    }

    /// The student's note at this step; empty for none.
    public String note() {
        return journal.find(lesson, step.id(), AnswersLine.NOTE, AnswersLine.Note.class).map(AnswersLine.Note::text)
                .orElse("");
    }

    public void note(String text) {
        if (!text.equals(note()))
            journal.put(new AnswersLine.Note(lesson.id(), lesson.hash(), student.get(), step.id(), text, now.get()));
    }

    /// How many hints the student has opened at this step.
    public int hints() {
        return journal.find(lesson, step.id(), AnswersLine.HINTS, AnswersLine.HintsOpened.class)
                .map(AnswersLine.HintsOpened::count)
                .orElse(0);
    }

    public void hinted(int count) {
        journal.put(
                new AnswersLine.HintsOpened(lesson.id(), lesson.hash(), student.get(), step.id(), count, now.get()));
    }

    public boolean goalReached() {
        return journal.find(lesson, step.id(), AnswersLine.GOAL, AnswersLine.GoalReached.class).isPresent();
    }

    private MarkedAnswer line(String question, Optional<Answer> answer, Optional<Answer> truth,
            Optional<Double> score) {
        return new MarkedAnswer(lesson.id(), lesson.hash(), student.get(), step.id(), question, answer, truth, score,
                Optional.empty(), answer.isPresent() ? 1 : 0, now.get(), lesson.drawn());
    }

    /// The next moment after `here` at which a question is judged, so that playing stops there.
    public Optional<Cursor> next(Cursor here) {
        return step.questions().stream().filter(q -> !revealed.contains(q.id()))
                .map(q -> Optional.ofNullable(known.get(q.id())).filter(_ -> !q.at().betweenFrames()).map(Truth::at)
                        .orElseGet(() -> Cursor.complete(q.at().frame())))
                .filter(at -> at.compareTo(here) > 0).min(Comparator.naturalOrder());
    }

    /// Receives a shown moment; the results of questions at it or before it count as shown from now on.
    ///
    /// @return whether more results are shown than before
    public boolean shown(Cursor at) {
        boolean more = false;
        for (var truth : known.entrySet())
            if (answered.contains(truth.getKey()) && at.compareTo(truth.getValue().at()) >= 0)
                more |= revealed.add(truth.getKey());
        return more;
    }

    /// Shows the answer without running to it, as soon as it is known.
    public void reveal(Question q) {
        if (answered.contains(q.id())) revealed.add(q.id());
        news.run();
    }

    /// Looks again at what is kept, which somebody else may have changed, as another tab. What has been judged there is
    /// shown here.
    ///
    /// @return whether all answers of this step are still there; without them it begins anew
    public boolean reread() {
        for (Question q : step.questions()) {
            Optional<MarkedAnswer> kept = marked(q);
            if (kept.isEmpty() && answered.contains(q.id())) return false;
            kept.ifPresent(m -> {
                answered.add(q.id());
                if (m.score().isPresent() || m.truth().isPresent()) revealed.add(q.id());
                else awaited.add(q.id());
            });
        }
        news.run();
        return true;
    }

    /// The step is left.
    @Override public void close() {
        closed = true;
    }
}
