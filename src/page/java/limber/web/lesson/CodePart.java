package limber.web.lesson;

import java.util.Optional;
import limber.lesson.question.Answer;
import limber.lesson.question.CodeQuestion;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.QuestionContext;
import limber.presentation.lesson.QuestionState;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;

/// A question that is answered by a code. A page has no compiler: it shows the code with its gap, which only Limber
/// itself can judge.
final class CodePart extends QuestionPart<CodePart.Unanswered> {
    CodePart(PartContext context, CodeQuestion question, LessonWords.OfQuestion telling, Wording words) {
        super(context, new Unanswered(context.asked(), question, telling, words), words);
        answerWith(Nodes.text("p", "how", words.get("page.code")));
        HTMLElement code = Nodes.of("pre", "listing", Nodes.text("code", "", question.gap().before()),
                Nodes.text("code", "gap", question.gap().start()), Nodes.text("code", "", question.gap().after()));
        code.setTabIndex(0); // it scrolls
        answerWith(code);
        onlySkip();
    }

    /// The state of a question that can only be skipped.
    static final class Unanswered extends QuestionState<CodeQuestion> {
        Unanswered(QuestionContext context, CodeQuestion question, LessonWords.OfQuestion telling, Wording words) {
            super(context, question, telling, words);
        }

        @Override
        public Optional<Answer> given() {
            return Optional.empty();
        }

        @Override
        protected void take(Answer earlier) {}

        @Override
        public boolean canReveal() {
            return false;
        }

        @Override
        public String result() {
            return answered() ? words.get("lesson.code.skipped") : "";
        }
    }

    @Override
    void showAnswer() {}
}
