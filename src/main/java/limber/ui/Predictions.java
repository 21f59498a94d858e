package limber.ui;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.application.Platform;
import limber.engine.Cursor;
import limber.lesson.Answer;
import limber.lesson.Lesson;
import limber.lesson.Marked;
import limber.lesson.Question;
import limber.lesson.Staged;
import limber.lesson.Step;
import limber.lesson.Trial;

/// What is asked in a step since somebody came to it: what they commit, what the run says, and which of that they have seen.
/// All methods are called on the FX thread.
final class Predictions implements AutoCloseable {
    /// What is true, and the moment at which one sees it.
    private record Truth(Answer answer, Cursor at) {}

    private final Lesson lesson;
    private final Step step;
    private final Journal journal;
    private final Desk desk;
    private final Runnable news;
    private final Map<String, Truth> known = new HashMap<>();
    private final Set<String> revealed = new HashSet<>(), answered = new HashSet<>();
    /// Answers that wait for what the run says, also when the step has been left.
    private final Set<String> awaited = ConcurrentHashMap.newKeySet();
    private volatile boolean closed;

    /// Finds out what is true, on another thread.
    ///
    /// @param staged what the step starts from
    /// @param failed takes what went wrong there
    /// @param news told whenever more is known
    Predictions(Lesson lesson, Step step, Staged staged, Journal journal, Desk desk, Executor thread, Consumer<Throwable> failed, Runnable news) {
        this.lesson = lesson;
        this.step = step;
        this.journal = journal;
        this.desk = desk;
        this.news = news;
        for (Question q : step.questions()) {
            marked(q).ifPresent(m -> {
                answered.add(q.id());
                if (m.truth().isEmpty()) awaited.add(q.id());
            });
            CompletableFuture.supplyAsync(() -> truth(q, staged), thread).whenComplete((truth, e) -> Platform.runLater(() -> {
                if (e == null) known(q, truth);
                else if (!closed) failed.accept(e.getCause() == null ? e : e.getCause());
            }));
        }
    }

    /// Given up where nobody waits for it any more.
    private Truth truth(Question q, Staged staged) {
        BooleanSupplier stop = () -> closed && !awaited.contains(q.id());
        if (stop.getAsBoolean()) throw new CancellationException("the step has been left");
        var trial = new Trial(lesson.model(), staged, stop);
        Answer answer = q.truth(trial);
        return new Truth(answer, trial.cursor());
    }

    private void known(Question q, Truth truth) {
        known.put(q.id(), truth);
        marked(q).filter(m -> m.truth().isEmpty()).ifPresent(m -> journal.put(m.judged(truth.answer(), m.answer().map(a -> q.score(a, truth.answer())))));
        if (!closed) news.run();
    }

    /// Whether a question has neither been answered nor skipped.
    boolean waiting() {
        return step.questions().stream().anyMatch(q -> !answered.contains(q.id()));
    }

    /// What a student has committed, now or earlier.
    Optional<Marked> marked(Question q) {
        return journal.find(lesson, step.id(), q.id());
    }

    boolean answered(Question q) {
        return answered.contains(q.id());
    }

    /// What the run says, once one has seen it.
    Optional<Answer> truth(Question q) {
        return Optional.ofNullable(known.get(q.id())).filter(_ -> revealed.contains(q.id())).map(Truth::answer);
    }

    /// What a curve is going to be, to draw axes by; empty until it has been run.
    Optional<double[]> range(Question.Curve q) {
        return Optional.ofNullable(known.get(q.id())).map(t -> ((Answer.Drawn) t.answer()).samples());
    }

    /// Takes an answer; the first one scores as soon as it is known what is true, and what comes after a skip does not.
    ///
    /// @param answer empty for a skip
    void commit(Question q, Optional<Answer> answer) {
        Optional<Marked> before = marked(q);
        if (before.isPresent() && before.get().latest().equals(answer)) return;
        Optional<Answer> truth = Optional.ofNullable(known.get(q.id())).map(Truth::answer);
        if (truth.isEmpty()) awaited.add(q.id());
        if (before.isEmpty()) journal.put(line(q.id(), answer, truth, answer.flatMap(a -> truth.map(t -> q.score(a, t)))));
        else answer.ifPresent(a -> journal.put(before.get().again(a, now())));
        answered.add(q.id());
        news.run();
    }

    /// The goal of the step has been reached.
    void reached() {
        var done = Optional.<Answer>of(new Answer.Chosen(0));
        if (!goalReached()) journal.put(line(Marked.GOAL, done, done, Optional.of(1.0)));
        news.run();
    }

    /// What the student has noted at this step; empty for nothing.
    String note() {
        return journal.find(lesson, step.id(), Marked.NOTE).flatMap(Marked::answer).map(a -> ((Answer.Noted) a).text()).orElse("");
    }

    void note(String text) {
        if (!text.equals(note())) journal.put(line(Marked.NOTE, Optional.of(new Answer.Noted(text)), Optional.empty(), Optional.empty()));
    }

    boolean goalReached() {
        return journal.find(lesson, step.id(), Marked.GOAL).isPresent();
    }

    private Marked line(String question, Optional<Answer> answer, Optional<Answer> truth, Optional<Double> score) {
        return new Marked(lesson.id(), lesson.hash(), desk.student().get(), step.id(), question, answer, truth, score, Optional.empty(), answer.isPresent() ? 1 : 0, now());
    }

    private static String now() {
        return Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
    }

    /// A moment is shown: what is asked of it, or of one before, is seen now.
    ///
    /// @return whether there is more to be seen than before
    boolean shown(Cursor at) {
        boolean more = false;
        for (var truth : known.entrySet())
            if (answered.contains(truth.getKey()) && at.compareTo(truth.getValue().at()) >= 0) more |= revealed.add(truth.getKey());
        return more;
    }

    /// Shows what is true without running to it, as soon as that is known.
    void reveal(Question q) {
        if (answered.contains(q.id())) revealed.add(q.id());
        news.run();
    }

    @Override
    public void close() {
        closed = true;
    }
}
