package limber.presentation.lesson;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.lesson.question.Answer;
import limber.lesson.question.ArrowQuestion;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.ElementQuestion;
import limber.lesson.question.FormulaQuestion;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;
import limber.lesson.question.ShapeQuestion;
import limber.lesson.source.LessonWords;
import limber.presentation.words.Wording;

/// The state of a question as it is asked: the answer that is being given, what can be done with it, and, once the run
/// has passed that moment, the verdict with its reasons. Each kind of question has its own answer.
public abstract sealed class QuestionState<Q extends Question>
        permits ChoicesState, NumberState, CurveState, ElementState, DrawnState, FormulaState, CodeState {
    /// A control of a question.
    public interface Face {
        /// The answer that is being given is another, or can be given in another way.
        void changed();

        /// The keyboard is for the result, so that it is read aloud.
        void focusResult();

        /// Whether the result has the keyboard already, as news.
        default boolean resultFocused() {
            return false;
        }
    }

    protected final QuestionContext context;
    protected final Q question;
    protected final LessonWords.OfQuestion telling;
    protected final Wording words;
    /// Another one for each question of a lesson, also after its step has been left.
    private final String place;
    private Optional<Face> face = Optional.empty();
    /// Whether the truth was known when this was looked at last; empty before.
    private Optional<Boolean> before = Optional.empty();

    /// The state of a question, by its kind.
    static QuestionState<?> of(QuestionContext context, Question question, LessonWords.OfQuestion telling) {
        return switch (question) {
            case Question.Choices q -> new ChoicesState(context, q, telling);
            case Question.Number q -> new NumberState(context, q, telling);
            case Question.Curve q -> new CurveState(context, q, telling);
            case ElementQuestion q -> new ElementState(context, q, telling);
            case ArrowQuestion q -> new ArrowState(context, q, telling);
            case ShapeQuestion q -> new ShapeState(context, q, telling);
            case FormulaQuestion q -> new FormulaState(context, q, telling);
            case CodeQuestion q -> new CodeState(context, q, telling);
        };
    }

    protected QuestionState(QuestionContext context, Q question, LessonWords.OfQuestion telling) {
        this.context = context;
        this.question = question;
        this.telling = telling;
        words = context.words();
        place = context.place(question);
    }

    public final Q question() {
        return question;
    }

    public final LessonWords.OfQuestion telling() {
        return telling;
    }

    public final Wording words() {
        return words;
    }

    /// How a screen reader calls the control that answers it, where the question itself has been read: what is wanted
    /// there.
    public String wanted() {
        return words.get("lesson.wanted");
    }

    /// The same with something that tells more of it.
    protected final String wanted(String more) {
        return more.isEmpty() ? words.get("lesson.wanted") : words.get("lesson.wanted.as").formatted(more);
    }

    /// The part of a verdict that points at a picture of the question; empty where there is none.
    protected String pointing() {
        return "";
    }

    // ---- who shows it ----

    /// A face shows it from now on; where it is answered in the scene, the scene asks for it.
    public final void enter(Face shown) {
        face = Optional.of(shown);
        entered();
    }

    /// It is not shown any more.
    public final void leave() {
        face = Optional.empty();
        left();
    }

    protected void entered() {}

    protected void left() {}

    /// Says that the answer that is being given is another, and keeps it until it is committed.
    protected final void changed() {
        keepDraft();
        refresh();
    }

    protected final void refresh() {
        face.ifPresent(Face::changed);
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

    /// Whether answers can be given at all: without a compiler, there are none to some questions.
    public boolean answerable() {
        return true;
    }

    /// Whether there is an answer to be committed, other than the latest.
    public final boolean canCommit() {
        return other().isPresent();
    }

    /// What is given and not committed is there again when the question is.
    private void keepDraft() {
        context.drafts().put(place, other());
    }

    private Optional<Answer> other() {
        return given().filter(a -> !latest().equals(Optional.of(a)));
    }

    /// Commits what is given, if it is another answer.
    public void commit() {
        if (canCommit()) answer(given());
    }

    /// Goes on without an answer.
    public final void skip() {
        answer(Optional.empty());
    }

    /// Once nothing is waited for, the scene plays on and has the keyboard. Where it does not, or the result has just
    /// been read as news, the keyboard is for what is said of the answer.
    ///
    /// @param answer empty for a skip
    protected final void answer(Optional<Answer> answer) {
        boolean held = context.held();
        context.predictions().commit(question, answer);
        committed();
        if (held && !context.held() && face.filter(Face::resultFocused).isEmpty()) {
            context.scene().hear(result());
            context.scene().focus();
        } else face.ifPresent(Face::focusResult);
    }

    /// Called when an answer has been committed or skipped.
    protected void committed() {}

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

    public final boolean canReveal() {
        return answerable() && answered() && truth().isEmpty();
    }

    // ---- what is known of it ----

    /// Looks at what is known by now.
    ///
    /// @return whether the result has become known since the last time
    public final boolean look() {
        if (before.isEmpty()) context.drafts().of(place).ifPresent(this::take);
        latest().ifPresent(this::take);
        looked();
        keepDraft();
        boolean known = truth().isPresent(), news = known && before.equals(Optional.of(false));
        before = Optional.of(known);
        return news;
    }

    /// Called when more may be known.
    protected void looked() {}

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
    public final String result() {
        if (!answered()) return "";
        return truth().map(t -> happened(latest(), t) + counting(t)).orElseGet(
                () -> latest().isPresent() ? words.get("lesson.committed") : words.get(skippedKey()));
    }

    /// What is said of a skipped question while its truth is unknown.
    protected String skippedKey() {
        return "lesson.skipped";
    }

    /// Which answer counts, where a later one is shown.
    private String counting(Answer truth) {
        return marked().filter(m -> m.revised().isPresent() && m.score().isPresent()).flatMap(MarkedAnswer::answer)
                .map(first -> " " + recalled(first, truth).map(words.get("lesson.revised")::formatted)
                        .orElse(words.get("lesson.revised.other")))
                .orElse("");
    }

    /// The first answer in words, as it is told where a later one is shown; empty where words do not tell it.
    protected Optional<String> recalled(Answer first, Answer truth) {
        return Optional.empty();
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

    /// Whether what is said of the answer is shown: not before all of the questions are answered.
    public final boolean reasons() {
        return truth().isPresent() && !context.predictions().waiting();
    }

    // ---- sentences ----

    /// What the run has shown, in a sentence.
    ///
    /// @param answer empty for a skip
    public abstract String happened(Optional<Answer> answer, Answer truth);

    /// Why the result is so, for those who hear it: what is said of the answer and of a mistake; empty for nothing.
    protected String reason(Optional<Answer> answer, Answer truth) {
        return telling.because();
    }

    /// An answer in words.
    public abstract String inWords(Answer answer);

    /// The answer, and whether it is right.
    protected final String named(Optional<Answer> answer, boolean right, String is) {
        return words.get(answer.isEmpty() ? "lesson.truth" : right ? "lesson.right" : "lesson.wrong").formatted(is);
    }

    static String withUnit(String digits, String unit) {
        return digits + (unit.isEmpty() || unit.equals("°") ? "" : " ") + unit;
    }
}
