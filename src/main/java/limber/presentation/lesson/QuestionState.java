package limber.presentation.lesson;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.lesson.question.Answer;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;
import limber.presentation.words.Wording;

/// The state of a question as it is asked: the answer that is being given, what can be done with it, and, once the run
/// has passed that moment, the verdict with its reasons. Each kind of question has its own answer.
public abstract class QuestionState<Q extends Question> {
    protected final QuestionContext context;
    protected final Q question;
    protected final LessonWords.OfQuestion telling;
    protected final Wording words;
    /// Whether the truth was known when this was looked at last; empty before.
    private Optional<Boolean> before = Optional.empty();

    protected QuestionState(QuestionContext context, Q question, LessonWords.OfQuestion telling, Wording words) {
        this.context = context;
        this.question = question;
        this.telling = telling;
        this.words = words;
    }

    public final Q question() {
        return question;
    }

    public final LessonWords.OfQuestion telling() {
        return telling;
    }

    // ---- the answer ----

    /// The chosen, typed or drawn answer; empty while it is incomplete.
    public abstract Optional<Answer> given();

    /// Begins with an answer that was given before, unless another one is being given.
    protected abstract void take(Answer earlier);

    /// The answer that was committed last, now or earlier.
    public final Optional<Answer> latest() {
        return marked().flatMap(MarkedAnswer::latest);
    }

    private Optional<MarkedAnswer> marked() {
        return context.predictions().marked(question);
    }

    /// Whether there is an answer to be committed, other than the latest.
    public final boolean canCommit() {
        return other().isPresent();
    }

    /// Keeps what is given and not committed, so that it is there again when the question is.
    public final void keepDraft() {
        context.drafts().put(context.place(question), other());
    }

    private Optional<Answer> other() {
        return given().filter(a -> !latest().equals(Optional.of(a)));
    }

    /// Commits what is given.
    ///
    /// @return whether it is an answer
    public final boolean commit() {
        Optional<Answer> answer = given();
        answer.ifPresent(this::commit);
        return answer.isPresent();
    }

    public final void commit(Answer answer) {
        context.predictions().commit(question, Optional.of(answer));
    }

    /// Goes on without an answer.
    public final void skip() {
        context.predictions().commit(question, Optional.empty());
    }

    /// Shows the answer without running to it.
    public final void reveal() {
        context.predictions().reveal(question);
    }

    /// What the button says that commits.
    public final String commitLabel() {
        return words.get(commitKey(latest().isPresent()));
    }

    /// @param again whether there is an answer already
    protected String commitKey(boolean again) {
        return again ? "lesson.revise" : "lesson.commit";
    }

    public final boolean canSkip() {
        return !answered();
    }

    public boolean canReveal() {
        return answered() && truth().isEmpty();
    }

    // ---- what is known of it ----

    /// Looks at what is known by now.
    ///
    /// @return whether the result has become known since the last time
    public final boolean look() {
        if (before.isEmpty()) context.drafts().of(context.place(question)).ifPresent(this::take);
        latest().ifPresent(this::take);
        boolean known = truth().isPresent(), news = known && before.equals(Optional.of(false));
        before = Optional.of(known);
        return news;
    }

    /// Whether it has been answered or skipped.
    public final boolean answered() {
        return context.predictions().answered(question);
    }

    /// Whether it can still be answered in the scene.
    public final boolean open() {
        return context.predictions().open(question);
    }

    /// The result of the run, once it has been shown.
    public final Optional<Answer> truth() {
        return context.predictions().truth(question);
    }

    /// Whether the latest answer is right; empty before that is known.
    public final Optional<Boolean> verdict() {
        return truth().flatMap(t -> latest().map(a -> question.right(a, t)));
    }

    /// The result in words; empty before there is an answer.
    public String result() {
        if (!answered()) return "";
        return truth().map(t -> happened(latest(), t) + score())
                .orElseGet(() -> words.get(latest().isPresent() ? "lesson.committed" : "lesson.skipped"));
    }

    /// The score of the first answer, where a later one is shown.
    private String score() {
        return marked().filter(m -> m.revised().isPresent()).flatMap(MarkedAnswer::score)
                .map(s -> " " + words.get("lesson.revised").formatted(Math.round(100 * s))).orElse("");
    }

    /// What a screen reader reads of the result: its sentence, and why it is so.
    public final String spoken() {
        return Stream.of(result(), truth().map(t -> reason(latest(), t)).orElse("")).filter(s -> !s.isBlank())
                .collect(Collectors.joining(" "));
    }

    /// Whether the question's own reason is shown.
    public final boolean because() {
        return truth().isPresent() && !telling.because().isEmpty();
    }

    /// What the run has shown, in a sentence.
    protected String happened(Optional<Answer> answer, Answer truth) {
        return new AnswerSentences(words).happened(question, telling, answer, truth);
    }

    /// What is said of the answer beside the result; empty for nothing.
    protected String reason(Optional<Answer> answer, Answer truth) {
        return new AnswerSentences(words).reason(question, telling, answer, truth);
    }
}
