package limber.presentation.lesson;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import limber.engine.Cursor;
import limber.lesson.question.Answer;
import limber.lesson.question.CodeCheck;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.CodeVerdict;
import limber.lesson.source.LessonWords;
import limber.presentation.words.Quantity;

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
        return truth().flatMap(t -> latest().map(a -> judged(a, t)));
    }

    private static CodeVerdict judged(Answer answer, Answer truth) {
        return ((Answer.Worked) truth).judge().orElseThrow().verdict(((Answer.Written) answer).code());
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
        if (answer.isEmpty() || ((Answer.Worked) truth).judge().isEmpty()) return words.get("lesson.code.skipped");
        CodeVerdict verdict = judged(answer.get(), truth);
        return verdict.refused().map(r -> r.line() == 0 ? words.refusal(r.why())
                : words.get("edit.status.refused").formatted(r.line(), words.refusal(r.why())))
                .or(() -> verdict.first().map(w -> said(w, verdict.total())))
                .or(() -> verdict.broken().stream().findFirst().map(this::said))
                .orElseGet(() -> words.get("lesson.code.right").formatted(verdict.total()));
    }

    private String said(CodeVerdict.Wrong w, long total) {
        String where = words.get("lesson.code.wrong").formatted(w.number() + 1, total, place(w));
        if (!w.failed().isEmpty())
            return where + " " + words.get("edit.status.refused").formatted(w.line(), words.refusal(w.failed()));
        CodeVerdict.Wrote wrote = w.wrote().orElseThrow();
        List<String> sides = Quantity.apart(wrote.given(), wrote.right(), "");
        String values = words.get("lesson.code.wrote").formatted(words.quantity(wrote.channel()), wrote.element(),
                sides.getFirst(), sides.getLast());
        return where + " " + values + (w.line() > 0 ? " " + words.get("lesson.code.at").formatted(w.line())
                : " " + words.get("lesson.code.nothing"));
    }

    /// The frame, the rounds, the phase and its element.
    private String place(CodeVerdict.Wrong w) {
        String rounds = words.rounds(w.slot(), "caption.comma");
        return words.get("lesson.code.place").formatted(w.before().frame() + 1,
                rounds.isEmpty() ? "" : rounds + words.get("caption.comma"),
                words.title("phase", w.slot().phase().name()),
                words.kind(w.slot().phase().of()), w.element());
    }

    private String said(CodeCheck.Outcome o) {
        return words.get("lesson.code." + o.check().word()).formatted(o.at(), Quantity.digits(o.given()),
                Quantity.digits(o.right()));
    }

    @Override public String inWords(Answer answer) {
        return ((Answer.Written) answer).code();
    }
}
