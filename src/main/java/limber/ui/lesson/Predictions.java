package limber.ui.lesson;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import limber.lesson.Answer;
import limber.lesson.CodeJudge;
import limber.lesson.CodeQuestion;
import limber.lesson.Lesson;
import limber.lesson.MarkedAnswer;
import limber.lesson.Question;
import limber.lesson.StagedScene;
import limber.lesson.Step;
import limber.lesson.StepAnswers;
import limber.lesson.Trial;
import limber.presentation.lesson.Journal;
import limber.ui.controls.Background;
import limber.ui.preferences.Preferences;

/// The predictions of the current step. The truths are run for on another thread; all methods are called on the FX
/// thread.
public final class Predictions extends StepAnswers {
    private final Lesson lesson;
    private final StagedScene staged;
    private final Executor thread;
    private final Consumer<Throwable> failed;
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
        super(lesson, step, journal, preferences.student()::get,
                () -> Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(), news);
        this.lesson = lesson;
        this.staged = staged;
        this.thread = thread;
        this.failed = e -> {
            if (!closed()) failed.accept(e);
        };
        for (Question q : step.questions())
            Background.outcome(() -> runFor(q), thread, truth -> ran(q, truth), this.failed);
    }

    /// What has been run for, before it is known: a code that was handed in is judged first, on the other thread too.
    /// The answers themselves belong to the FX thread.
    private void ran(Question q, Truth truth) {
        Optional<CodeJudge> judge = truth.answer() instanceof Answer.Worked worked ? worked.judge() : Optional.empty();
        Optional<Answer> written = marked(q).flatMap(MarkedAnswer::latest);
        if (judge.isEmpty() || written.isEmpty()) known(q, truth);
        else Background.outcome(() -> judge.get().verdict(((Answer.Written) written.get()).code()), thread,
                _ -> known(q, truth), failed);
    }

    /// Given up where nobody waits for it any more. One trial is run for all questions of the step; what fails in the
    /// middle of an operation leaves none to go on with.
    private synchronized Truth runFor(Question q) {
        asked = q;
        if (unwanted(asked)) throw new CancellationException("the step has been left");
        Trial run = trial != null ? trial : new Trial(lesson.model(), staged, () -> unwanted(asked));
        trial = null;
        Answer answer = q.truth(run);
        trial = run;
        return new Truth(answer, q.shown(run));
    }

    /// What a code is judged by; empty until it has been run.
    Optional<CodeJudge> judge(CodeQuestion q) {
        return known(q).flatMap(t -> ((Answer.Worked) t).judge());
    }
}
