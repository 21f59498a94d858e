package limber.web.lesson;

import java.util.List;
import java.util.Optional;
import limber.presentation.lesson.ChoicesState;
import limber.presentation.lesson.CodeState;
import limber.presentation.lesson.CurveState;
import limber.presentation.lesson.DrawnState;
import limber.presentation.lesson.ElementState;
import limber.presentation.lesson.FormulaState;
import limber.presentation.lesson.NumberState;
import limber.presentation.lesson.QuestionState;
import limber.presentation.paint.Palette;
import limber.presentation.words.Wording;
import limber.web.TouchText;
import org.teavm.jso.dom.html.HTMLElement;

/// A question in a page: its text, an answer control, and, once the run has passed that moment, the verdict with its
/// reasons.
abstract class QuestionPart<S extends QuestionState<?>> implements QuestionState.Face {
    final S state;
    final Wording words;
    final TouchText texts;
    private final String name;
    private final HTMLElement commit, skip, reveal, body = Nodes.of("div", "question-answer"),
            result = Nodes.of("p", "question-result"), reasons = Nodes.of("div", "question-reasons"), because, box;

    /// @param name of the question, unlike that of every other one in the page
    QuestionPart(S state, String name) {
        this.state = state;
        this.name = name;
        words = state.words();
        texts = new TouchText(words);
        HTMLElement ask = texts.text("p", "question-ask", state.telling().ask());
        ask.setId(id("ask"));
        ask.setAttribute("aria-hidden", "true"); // the group is called so: it is read once
        commit = Nodes.button(id("commit"), "commit", "", state::commit);
        skip = Nodes.button(id("skip"), "plain", words.get("lesson.skip"), state::skip);
        reveal = Nodes.button(id("reveal"), "plain", words.get("lesson.reveal"), state::reveal);
        result.setId(id("result"));
        reasons.setId(id("reasons"));
        result.setAttribute("aria-describedby", id("reasons"));
        because = texts.text("p", "because", state.telling().because());
        reasons.appendChild(because);
        box = Nodes.of("div", "question", ask, body, Nodes.of("div", "question-buttons", commit, skip, reveal), result,
                reasons);
        box.setId(id("question"));
        box.setAttribute("role", "group");
        box.setAttribute("aria-labelledby", id("ask"));
        Nodes.shown(commit, state.answerable());
        state.enter(this);
    }

    /// The id of an element: each question has its own.
    final String id(String kind) {
        return kind + "-" + name;
    }

    final HTMLElement box() {
        return box;
    }

    /// Brings what answers it into view.
    final void seen() {
        Nodes.seen(commit);
    }

    /// Brings the result into view where the question is seen.
    final void resultSeen() {
        if (Nodes.inView(box)) for (HTMLElement part : List.of(reasons, result)) Nodes.seen(part);
    }

    /// Adds a part of the answer control.
    final void answerWith(HTMLElement part) {
        body.appendChild(part);
    }

    /// Adds what is said before the question's own reason.
    final void explainFirst(HTMLElement part) {
        reasons.insertBefore(part, because);
    }

    @Override
    public final void focusResult() {
        Nodes.focus(result); // what gets the focus is read aloud
    }

    /// Shows the answer and, where it is known, the truth.
    void showAnswer() {}

    /// The question is not shown any more.
    final void leave() {
        state.leave();
    }

    /// Shows what is said of the answer that is being given, and what is given in the scene.
    void showGiven() {}

    @Override
    public final void changed() {
        Nodes.disabled(commit, !state.canCommit());
        showGiven();
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
        texts.say(result, state.result());
        Nodes.mark(result, "right", state.verdict().equals(Optional.of(true)));
        Nodes.mark(result, "wrong", state.verdict().equals(Optional.of(false)));
        Nodes.shown(because, state.because());
        Nodes.shown(reasons, state.reasons());
        return news ? Optional.of(state.spoken()) : Optional.empty();
    }

    /// The part of a question.
    ///
    /// @param palette of the page
    static QuestionPart<?> of(QuestionState<?> question, String name, Palette palette) {
        return switch (question) {
            case ChoicesState state -> new ChoicesPart(state, name);
            case NumberState state -> new NumberPart(state, name);
            case CurveState state -> new CurvePart(state, name, palette);
            case ElementState state -> new ElementPart(state, name);
            case DrawnState<?> state -> new ScenePart(state, name);
            case FormulaState state -> new FormulaPart(state, name);
            case CodeState state -> new CodePart(state, name);
        };
    }
}
