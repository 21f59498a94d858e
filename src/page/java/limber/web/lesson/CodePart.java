package limber.web.lesson;

import limber.lesson.question.CodeGap;
import limber.presentation.lesson.CodeState;
import org.teavm.jso.dom.html.HTMLElement;

/// A question that is answered by a code. A page has no compiler: it shows the code with its gap, which only Limber
/// itself can judge.
final class CodePart extends QuestionPart<CodeState> {
    CodePart(CodeState state, String name) {
        super(state, name);
        answerWith(Nodes.text("p", "how", words.get("page.code")));
        CodeGap gap = state.question().gap();
        HTMLElement code = Nodes.of("pre", "listing", Nodes.text("code", "", gap.before()),
                Nodes.text("code", "gap", gap.start()), Nodes.text("code", "", gap.after()));
        code.setTabIndex(0); // it scrolls
        answerWith(code);
    }
}
