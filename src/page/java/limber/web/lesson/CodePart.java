package limber.web.lesson;

import java.util.Optional;
import limber.lesson.Answer;
import limber.lesson.CodeQuestion;
import limber.lesson.LessonWords;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;

/// A question that is answered by a code. A page has no compiler: it shows the code with its gap, which only Limber
/// itself can judge.
final class CodePart extends QuestionPart<CodeQuestion> {
    CodePart(QuestionContext context, CodeQuestion question, LessonWords.OfQuestion telling, Wording words) {
        super(context, question, telling, words);
        answerWith(Nodes.text("p", "how", words.get("page.code")));
        HTMLElement code = Nodes.of("pre", "listing", Nodes.text("code", "", question.gap().before()),
                Nodes.text("code", "gap", question.gap().start()), Nodes.text("code", "", question.gap().after()));
        code.setTabIndex(0); // it scrolls
        answerWith(code);
        onlySkip();
    }

    @Override
    Optional<Answer> given() {
        return Optional.empty();
    }

    @Override
    void show(Optional<Answer> answer, Optional<Answer> truth) {}

    @Override
    boolean revealed() {
        return false;
    }

    @Override
    String result(Optional<Answer> latest, Optional<Answer> truth) {
        return words.get("lesson.code.skipped");
    }
}
