package limber.presentation.lesson;

import java.util.Optional;
import java.util.stream.Collectors;
import limber.engine.Cursor;
import limber.lesson.question.Answer;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.CodeVerdict;
import limber.lesson.source.LessonWords;

/// The state of a question that is answered by a code, where there is a compiler. Its lines can be asked for one by
/// one.
public final class CodeState extends QuestionState<CodeQuestion> {
    private int lines;
    /// While it is being judged nothing is given.
    private boolean judging;

    CodeState(QuestionContext context, CodeQuestion question, LessonWords.OfQuestion telling) {
        super(context, question, telling);
    }

    @Override public boolean answerable() {
        return context.predictions().compiles();
    }

    /// The latest answer itself where it says the same.
    @Override public Optional<Answer> given() {
        if (judging || context.predictions().judge(question).isEmpty()) return Optional.empty();
        return context.scene().written(question).map(question.gap()::in).flatMap(this::written);
    }

    private Optional<Answer> written(String written) {
        return latest().filter(a -> ((Answer.Written) a).code().equals(written))
                .or(() -> written.equals(question.gap().start()) ? Optional.empty()
                        : Optional.of(new Answer.Written(written, lines, 0)));
    }

    @Override protected void take(Answer earlier) {
        lines = Math.max(lines, ((Answer.Written) earlier).lines());
    }

    /// What stands in the gap is another.
    public void edited() {
        if (context.scene().written(question).isPresent()) changed();
    }

    /// It is judged first, beside the thread that shows.
    @Override public void commit() {
        if (!canCommit()) return;
        Predictions now = context.predictions();
        var code = (Answer.Written) given().orElseThrow();
        judging(true);
        now.judge(question, code.code(), verdict -> {
            judging(false);
            if (now == context.predictions())
                answer(Optional.of(new Answer.Written(code.code(), code.lines(), verdict.right())));
        }, () -> judging(false));
    }

    private void judging(boolean on) {
        judging = on;
        refresh();
    }

    @Override protected String commitKey(boolean again) {
        return again ? "lesson.code.again" : "lesson.code.check";
    }

    // ---- its lines ----

    public void openLine() {
        lines++;
        changed();
    }

    private int opened() {
        return Math.min(lines, question.gap().lines().size());
    }

    /// The lines of the solution that have been asked for.
    public String lines() {
        return question.gap().lines().subList(0, opened()).stream().map(String::strip)
                .collect(Collectors.joining("\n"));
    }

    public boolean moreLines() {
        return opened() < question.gap().lines().size();
    }

    /// What the button says that shows the next one.
    public String lineLabel() {
        return words.get("lesson.code.line").formatted(opened() + 1, question.gap().lines().size());
    }

    // ---- its verdict ----

    private Optional<CodeVerdict> judged() {
        return truth().flatMap(t -> judged(latest(), t));
    }

    private Optional<CodeVerdict> judged(Optional<Answer> answer, Answer truth) {
        return answer.flatMap(a -> context.predictions().verdict(a, truth));
    }

    /// Why the code is a common mistake; empty if it is none, or that is not known.
    public String mistake() {
        return judged().flatMap(CodeVerdict::mistake).map(telling.mistakes()::get).orElse("");
    }

    /// The moment before the first operation that is wrong; empty where that is in another scene.
    public Optional<Cursor> wrong() {
        return judged().flatMap(CodeVerdict::first).filter(w -> question.over().get(w.scene()).set().isEmpty())
                .map(CodeVerdict.Wrong::before);
    }

    @Override protected String reason(Optional<Answer> answer, Answer truth) {
        return (mistake() + " " + super.reason(answer, truth)).strip();
    }

    @Override protected String skippedKey() {
        return answerable() ? super.skippedKey() : "lesson.code.skipped";
    }

    @Override public String happened(Optional<Answer> answer, Answer truth) {
        return answer.flatMap(a -> context.predictions().said(a, truth, words))
                .orElseGet(() -> words.get("lesson.code.skipped"));
    }

    @Override public String inWords(Answer answer) {
        return ((Answer.Written) answer).code();
    }
}
