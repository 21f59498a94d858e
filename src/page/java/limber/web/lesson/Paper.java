package limber.web.lesson;

import java.util.Optional;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.LessonWalk;
import limber.presentation.lesson.QuestionState;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;

/// A lesson on paper: the texts of all steps with the student's answers.
record Paper(LessonWalk walk, Wording words) {

    HTMLElement of() {
        LessonWords telling = walk.telling();
        HTMLElement paper = Nodes.of("div", "paper", Nodes.text("h1", "", telling.title()));
        if (!walk.answering().student().get().isEmpty())
            paper.appendChild(Nodes.text("p", "quiet", walk.answering().student().get()));
        var prose = new Prose(new Still(), walk.lesson()::role, words);
        paper.appendChild(prose.of(telling.introduction()));
        for (int i = 0; i < telling.steps().size(); i++)
            add(i, telling.steps().get(i), prose, paper);
        return paper;
    }

    private void add(int number, LessonWords.OfStep telling, Prose prose, HTMLElement paper) {
        paper.appendChild(Nodes.text("h2", "", (number + 1) + "  " + telling.heading()));
        paper.appendChild(prose.of(telling.blocks()));
        boolean open = false;
        for (QuestionState<?> state : walk.questions(number)) {
            Optional<MarkedAnswer> marked = walk.answering().journal().find(walk.lesson(),
                    walk.lesson().steps().get(number).id(), state.question().id());
            open |= marked.isEmpty();
            HTMLElement box = Nodes.of("div", "question", Nodes.text("p", "question-ask", state.telling().ask()));
            marked.flatMap(MarkedAnswer::latest).ifPresent(a -> box
                    .appendChild(Nodes.text("p", "", words.get("page.answer").formatted(state.inWords(a)))));
            marked.ifPresent(m -> m.truth().ifPresent(
                    t -> box.appendChild(Nodes.text("p", "because", state.happened(m.latest(), t)))));
            paper.appendChild(box);
        }
        if (!open) paper.appendChild(prose.of(telling.after()));
    }

    /// A reader of what does not act.
    private final class Still implements Prose.Reader {
        @Override
        public Optional<String> address(String destination) {
            return Optional.empty();
        }

        @Override
        public void follow(String destination) {}

        @Override
        public Optional<String> term(String words) {
            return Optional.empty();
        }

        @Override
        public void explain(HTMLElement button, String term) {}

        @Override
        public void point(Optional<String> symbol) {}

        @Override
        public Optional<String> picture(String destination) {
            return Pictures.data(walk.lesson().folder(), destination);
        }
    }
}
