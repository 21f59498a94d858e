package limber.ui;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.application.Platform;
import limber.engine.Cursor;
import limber.lesson.Answer;
import limber.lesson.Lesson;
import limber.lesson.Marked;
import limber.lesson.Question;
import limber.lesson.SceneStart;
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
    private final Map<String, CompletableFuture<Truth>> truths = new HashMap<>();
    private final Map<String, Truth> known = new HashMap<>();
    private final Set<String> revealed = new HashSet<>(), answered = new HashSet<>();
    private boolean closed;

    /// Finds out what is true, on another thread.
    ///
    /// @param scene what the step starts from
    /// @param failed takes what went wrong there
    /// @param news told whenever more is known
    Predictions(Lesson lesson, Step step, SceneStart scene, Journal journal, Desk desk, Executor thread, Consumer<Throwable> failed, Runnable news) {
        this.lesson = lesson;
        this.step = step;
        this.journal = journal;
        this.desk = desk;
        this.news = news;
        for (Question q : step.questions()) {
            marked(q).ifPresent(_ -> answered.add(q.id()));
            var truth = CompletableFuture.supplyAsync(() -> truth(q, scene), thread);
            truths.put(q.id(), truth);
            truth.whenComplete((t, e) -> Platform.runLater(() -> {
                if (closed) return;
                if (e != null) failed.accept(e.getCause() == null ? e : e.getCause());
                else {
                    known.put(q.id(), t);
                    news.run();
                }
            }));
        }
    }

    private Truth truth(Question q, SceneStart scene) {
        var trial = new Trial(lesson.model(), scene, step.compare());
        Answer answer = q.truth(trial);
        return new Truth(answer, trial.cursor());
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
        return revealed.contains(q.id()) ? Optional.of(known.get(q.id()).answer()) : Optional.empty();
    }

    /// What a curve is going to be, to draw axes by; empty until it has been run.
    Optional<double[]> range(Question.Curve q) {
        return Optional.ofNullable(known.get(q.id())).map(t -> ((Answer.Drawn) t.answer()).samples());
    }

    /// Takes an answer, as soon as it is known what is true.
    ///
    /// @param answer empty for a skip
    void commit(Question q, Optional<Answer> answer) {
        truths.get(q.id()).thenAccept(truth -> Platform.runLater(() -> {
            if (!closed) mark(q, answer, truth.answer());
        }));
    }

    private void mark(Question q, Optional<Answer> answer, Answer truth) {
        Optional<Marked> before = marked(q).filter(m -> m.answer().isPresent());
        if (before.isPresent() && answer.isPresent()) journal.put(before.get().again(answer.get(), now()));
        else if (before.isEmpty()) journal.put(line(q.id(), answer, Optional.of(truth), answer.map(a -> q.score(a, truth))));
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

    /// Shows what is true without running to it.
    void reveal(Question q) {
        if (answered.contains(q.id()) && known.containsKey(q.id())) revealed.add(q.id());
        news.run();
    }

    @Override
    public void close() {
        closed = true;
    }
}
