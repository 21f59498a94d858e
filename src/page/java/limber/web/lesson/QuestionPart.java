package limber.web.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.lesson.question.ArrowQuestion;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.ElementQuestion;
import limber.lesson.question.FormulaQuestion;
import limber.lesson.question.Question;
import limber.lesson.question.ShapeQuestion;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.QuestionState;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;

/// A question in a page: its text, an answer control, and, once the run has passed that moment, the verdict with its
/// reasons.
abstract class QuestionPart<S extends QuestionState<?>> {
    final PartContext context;
    final S state;
    final Wording words;
    private final String name;
    private final HTMLElement commit, skip, reveal, body = Nodes.of("div", "question-answer"),
            result = Nodes.of("p", "question-result"), reasons = Nodes.of("div", "question-reasons"), because, box;

    QuestionPart(PartContext context, S state, Wording words) {
        this.context = context;
        this.state = state;
        this.words = words;
        name = context.name().apply(state.question());
        HTMLElement ask = Nodes.text("p", "question-ask", state.telling().ask());
        ask.setId(id("ask"));
        commit = Nodes.button(id("commit"), "commit", "", this::commit);
        skip = Nodes.button(id("skip"), "plain", words.get("lesson.skip"), () -> stepOn(state::skip));
        reveal = Nodes.button(id("reveal"), "plain", words.get("lesson.reveal"), state::reveal);
        result.setId(id("result"));
        because = Nodes.text("p", "because", state.telling().because());
        reasons.appendChild(because);
        box = Nodes.of("div", "question", ask, body, Nodes.of("div", "question-buttons", commit, skip, reveal), result,
                reasons);
        box.setId(id("question"));
        box.setAttribute("role", "group");
        box.setAttribute("aria-labelledby", id("ask"));
    }

    /// The id of an element: each question has its own.
    final String id(String kind) {
        return kind + "-" + name;
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
    final void commit() {
        if (state.canCommit()) stepOn(state::commit);
    }

    private void stepOn(Runnable answer) {
        boolean waited = context.asked().predictions().waiting();
        answer.run();
        committed();
        if (context.asked().predictions().waiting() || !waited)
            Nodes.focus(result); // what gets the focus is read aloud
        else context.complete().accept(result);
    }

    /// Called when an answer has been committed or skipped.
    void committed() {}

    /// Shows the answer and, where it is known, the truth.
    abstract void showAnswer();

    /// The question is not shown any more.
    void leave() {}

    /// Called whenever the input has changed.
    final void changed() {
        state.keepDraft();
        Nodes.disabled(commit, !state.canCommit());
    }

    /// Takes away the button that commits: nothing can be committed here.
    final void onlySkip() {
        Nodes.shown(commit, false);
    }

    /// Shows the results known so far.
    ///
    /// @return the result in words, if it has become known since the last time
    final Optional<String> show() {
        boolean news = state.look();
        commit.setTextContent(state.commitLabel());
        Nodes.shown(skip, state.canSkip());
        Nodes.shown(reveal, state.canReveal());
        showAnswer();
        changed();
        Nodes.shown(result, state.answered());
        result.setTextContent(state.result());
        Nodes.mark(result, "right", state.verdict().equals(Optional.of(true)));
        Nodes.mark(result, "wrong", state.verdict().equals(Optional.of(false)));
        Nodes.shown(because, state.because());
        Nodes.shown(reasons, state.truth().isPresent() && !context.asked().predictions().waiting());
        return news ? Optional.of(state.spoken()) : Optional.empty();
    }

    /// The parts of several questions.
    static List<QuestionPart<?>> of(StepContext step, LessonWords.OfStep telling, Wording words) {
        var parts = new ArrayList<QuestionPart<?>>();
        List<Question> questions = step.walk().step().questions();
        for (int i = 0; i < questions.size(); i++)
            parts.add(of(step, questions.get(i), telling.questions().get(i), words));
        return parts;
    }

    private static QuestionPart<?> of(StepContext step, Question question, LessonWords.OfQuestion telling,
            Wording words) {
        return switch (question) {
            case Question.Choices q -> new ChoicesPart(step.asking(), q, telling, words);
            case Question.Number q -> new NumberPart(step.asking(), q, telling, words);
            case Question.Curve q -> new CurvePart(step, q, telling, words);
            case ElementQuestion q -> new ElementPart(step, q, telling, words);
            case ArrowQuestion _,ShapeQuestion _ -> new ScenePart(step, question, telling, words);
            case FormulaQuestion q -> new FormulaPart(step.asking(), q, telling, words);
            case CodeQuestion q -> new CodePart(step.asking(), q, telling, words);
        };
    }
}
