package limber.web.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.lesson.Answer;
import limber.lesson.ArrowQuestion;
import limber.lesson.CodeQuestion;
import limber.lesson.ElementQuestion;
import limber.lesson.FormulaQuestion;
import limber.lesson.LessonWords;
import limber.lesson.MarkedAnswer;
import limber.lesson.Question;
import limber.lesson.ShapeQuestion;
import limber.presentation.lesson.AnswerSentences;
import limber.presentation.lesson.Predictions;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;

/// A question in a page: its text, an answer control, and, once the run has passed that moment, the verdict with its
/// reasons.
abstract class QuestionPart<Q extends Question> {
    final QuestionContext context;
    final Predictions predictions;
    final Q question;
    final LessonWords.OfQuestion telling;
    final Wording words;
    /// The question's name in the page.
    final String place;
    private final HTMLElement commit, skip, reveal, body = Nodes.of("div", "question-answer"),
            result = Nodes.of("p", "question-result"), reasons = Nodes.of("div", "question-reasons"),
            because, box;
    private boolean revealing;
    /// Whether the truth was known when results were shown last; empty before.
    private Optional<Boolean> before = Optional.empty();

    QuestionPart(QuestionContext context, Q question, LessonWords.OfQuestion telling, Wording words) {
        this.context = context;
        place = context.place(question);
        this.question = question;
        this.telling = telling;
        this.words = words;
        predictions = context.predictions();
        HTMLElement ask = Nodes.text("p", "question-ask", telling.ask());
        ask.setId("ask-" + place);
        commit = Nodes.button("commit-" + place, "commit", "", this::commit);
        skip = Nodes.button("skip-" + place, "plain", words.get("lesson.skip"), () -> commit(Optional.empty()));
        reveal = Nodes.button("reveal-" + place, "plain", words.get("lesson.reveal"), () -> {
            revealing = true;
            predictions.reveal(question);
        });
        result.setId("result-" + place);
        because = Nodes.text("p", "because", telling.because());
        reasons.appendChild(because);
        box = Nodes.of("div", "question", ask, body, Nodes.of("div", "question-buttons", commit, skip, reveal), result,
                reasons);
        box.setId("question-" + place);
        box.setAttribute("role", "group");
        box.setAttribute("aria-labelledby", "ask-" + place);
    }

    final HTMLElement box() {
        return box;
    }

    /// Adds a part of the answer control.
    final void answerWith(HTMLElement part) {
        body.appendChild(part);
    }

    /// Adds what is said before the question's own reason.
    final void explainFirst(HTMLElement part) {
        reasons.insertBefore(part, because);
    }

    /// Commits the input, if it is another answer.
    void commit() {
        if (other().isPresent()) commit(other());
    }

    private void commit(Optional<Answer> answer) {
        boolean waited = predictions.waiting();
        predictions.commit(question, answer);
        committed();
        if (predictions.waiting() || !waited) Nodes.focus(result); // what gets the focus is read aloud
        else context.complete(result);
    }

    /// Called when an answer has been committed or skipped.
    void committed() {}

    /// The chosen, typed or drawn answer; empty while it is incomplete.
    abstract Optional<Answer> given();

    /// Shows an answer and, where it is known, the truth.
    abstract void show(Optional<Answer> answer, Optional<Answer> truth);

    /// The question is not shown any more.
    void leave() {}

    /// What can be committed: another answer than the latest.
    private Optional<Answer> other() {
        return given().filter(a -> !latest().equals(Optional.of(a)));
    }

    final Optional<Answer> latest() {
        return predictions.marked(question).flatMap(MarkedAnswer::latest);
    }

    /// Called whenever the input has changed.
    final void changed() {
        Optional<Answer> other = other();
        Nodes.disabled(commit, other.isEmpty());
        context.draft(question, other);
    }

    /// Takes away the button that commits: nothing can be committed here.
    final void onlySkip() {
        Nodes.shown(commit, false);
    }

    /// Shows the results known so far.
    ///
    /// @return the result in words, if it has become known since the last time
    final Optional<String> show() {
        Optional<Answer> latest = latest(), truth = predictions.truth(question);
        boolean answered = predictions.answered(question);
        commit.setTextContent(words.get(latest.isPresent() ? "lesson.revise" : "lesson.commit"));
        Nodes.shown(skip, !answered);
        Nodes.shown(reveal, answered && truth.isEmpty() && !revealing && revealed());
        if (before.isEmpty()) context.draft(question).ifPresent(a -> show(Optional.of(a), Optional.empty()));
        show(latest, truth);
        changed();
        Nodes.shown(result, answered);
        result.setTextContent(answered ? result(latest, truth) : "");
        Optional<Boolean> right = truth.flatMap(t -> latest.map(a -> question.right(a, t)));
        Nodes.mark(result, "right", right.equals(Optional.of(true)));
        Nodes.mark(result, "wrong", right.equals(Optional.of(false)));
        Nodes.shown(because, truth.isPresent() && !telling.because().isEmpty());
        Nodes.shown(reasons, truth.isPresent() && !predictions.waiting());
        boolean news = truth.isPresent() && before.equals(Optional.of(false));
        before = Optional.of(truth.isPresent());
        return news ? Optional.of(spoken(latest, truth.get())) : Optional.empty();
    }

    private String spoken(Optional<Answer> latest, Answer truth) {
        return (result.getTextContent() + " "
                + new AnswerSentences(words).reason(question, telling, latest, truth)).strip();
    }

    /// Whether the page can show the truth.
    boolean revealed() {
        return true;
    }

    /// The result in words.
    String result(Optional<Answer> latest, Optional<Answer> truth) {
        if (truth.isPresent())
            return new AnswerSentences(words).happened(question, telling, latest, truth.get()) + score();
        if (revealing && !predictions.found(question)) return words.get("page.computing");
        return words.get(latest.isPresent() ? "lesson.committed" : "lesson.skipped");
    }

    /// The score of the first answer, where a later one is shown.
    private String score() {
        return predictions.marked(question).filter(m -> m.revised().isPresent()).flatMap(MarkedAnswer::score)
                .map(s -> " " + words.get("lesson.revised").formatted(Math.round(100 * s))).orElse("");
    }

    /// The parts of several questions.
    static List<QuestionPart<?>> of(LessonWalk walk, LessonWords.OfStep telling, Wording words) {
        var parts = new ArrayList<QuestionPart<?>>();
        List<Question> questions = walk.step().questions();
        for (int i = 0; i < questions.size(); i++)
            parts.add(of(walk, questions.get(i), telling.questions().get(i), words));
        return parts;
    }

    private static QuestionPart<?> of(LessonWalk walk, Question question, LessonWords.OfQuestion telling,
            Wording words) {
        return switch (question) {
            case Question.Choices q -> new ChoicesPart(walk, q, telling, words);
            case Question.Number q -> new NumberPart(walk, q, telling, words);
            case Question.Curve q -> new CurvePart(walk, q, telling, words);
            case ElementQuestion q -> new ElementPart(walk, q, telling, words);
            case ArrowQuestion _,ShapeQuestion _ -> new ScenePart(walk, question, telling, words);
            case FormulaQuestion q -> new FormulaPart(walk, q, telling, words);
            case CodeQuestion q -> new CodePart(walk, q, telling, words);
        };
    }
}
