package limber.presentation.lesson;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.answers.StepAnswers;
import limber.lesson.question.Answer;
import limber.lesson.question.CodeJudge;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.CodeVerdict;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;
import limber.lesson.question.StagedScene;
import limber.lesson.question.Trial;
import limber.lesson.question.TruthSearch;
import limber.presentation.Work;
import limber.presentation.words.Wording;

/// The predictions of a step. The truths are run for beside the thread that shows; all methods are called on that
/// thread. What a code should do is not run for where there is no compiler.
public final class Predictions extends StepAnswers {
    private final TruthSearch search;
    private final Work work;
    private final Optional<Answering.Compiler> compiler;
    private final Consumer<Throwable> failed;
    /// The question that is being run for, where the work is done.
    private Question asked;

    /// @param staged what the step starts from
    /// @param news called whenever more is known
    public Predictions(Lesson lesson, Step step, StagedScene staged, Answering answering, Runnable news) {
        super(lesson, step, answering.journal(), answering.student(), answering.now(), news);
        search = new TruthSearch(() -> new Trial(lesson.model(), staged, () -> unwanted(asked)));
        work = answering.work();
        compiler = answering.compiler();
        failed = e -> {
            if (!closed()) answering.failed().accept(e);
        };
        for (Question q : step.questions())
            if (!(q instanceof CodeQuestion) || compiler.isPresent())
                work.add(() -> runFor(q), truth -> ran(q, truth), failed);
    }

    /// Given up where nobody waits for it any more.
    private Optional<Truth> runFor(Question q) {
        asked = q;
        if (unwanted(q)) throw new CancellationException("the step has been left");
        return search.part(q).map(answer -> new Truth(answer, search.shown(q)));
    }

    /// What has been run for, before it is known: a code that was handed in is judged first, beside the thread that
    /// shows too. The answers themselves belong to that thread.
    private void ran(Question q, Truth truth) {
        Optional<CodeJudge> judge = truth.answer() instanceof Answer.Worked worked ? worked.judge() : Optional.empty();
        Optional<Answer> written = marked(q).flatMap(MarkedAnswer::latest);
        if (judge.isEmpty() || written.isEmpty() || compiler.isEmpty()) known(q, truth);
        else work.add(() -> Optional.of(compiler.get().verdict(judge.get(), ((Answer.Written) written.get()).code())),
                _ -> known(q, truth), failed);
    }

    /// What a code is judged by; empty until it has been run.
    Optional<CodeJudge> judge(CodeQuestion q) {
        return known(q).flatMap(t -> ((Answer.Worked) t).judge());
    }

    /// Whether codes can be judged.
    public boolean compiles() {
        return compiler.isPresent();
    }

    /// The verdict on a code; empty where there is nothing to judge it by, or no compiler.
    Optional<CodeVerdict> verdict(Answer written, Answer truth) {
        return ((Answer.Worked) truth).judge()
                .flatMap(judge -> compiler.map(c -> c.verdict(judge, ((Answer.Written) written).code())));
    }

    /// The same in a sentence.
    Optional<String> said(Answer written, Answer truth, Wording words) {
        return ((Answer.Worked) truth).judge().flatMap(judge -> verdict(written, truth)
                .flatMap(v -> compiler.map(c -> c.said(judge.question(), v, words))));
    }

    /// Judges a code beside the thread that shows.
    ///
    /// @param ended called where that fails
    void judge(CodeQuestion q, String code, Consumer<CodeVerdict> judged, Runnable ended) {
        CodeJudge judge = judge(q).orElseThrow();
        work.add(() -> Optional.of(compiler.orElseThrow().verdict(judge, code)), judged, e -> {
            ended.run();
            failed.accept(e);
        });
    }
}
