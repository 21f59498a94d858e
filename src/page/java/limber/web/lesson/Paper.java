package limber.web.lesson;

import java.util.Optional;
import java.util.stream.Collectors;
import limber.lesson.Step;
import limber.lesson.question.Answer;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.AnswerSentences;
import limber.presentation.lesson.LessonWalk;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;

/// A lesson on paper: the texts of all steps with the student's answers.
record Paper(LessonWalk walk, Wording words) {

    HTMLElement of() {
        LessonWords telling = walk.telling();
        HTMLElement paper = Nodes.of("div", "paper", Nodes.text("h1", "", telling.title()));
        if (!walk.answering().student().get().isEmpty())
            paper.appendChild(Nodes.text("p", "quiet", walk.answering().student().get()));
        var prose = new Prose(new Still(), walk.lesson()::role, words.get("page.table"));
        paper.appendChild(prose.of(telling.introduction()));
        for (int i = 0; i < telling.steps().size(); i++)
            add(walk.lesson().steps().get(i), i, telling.steps().get(i), prose, paper);
        return paper;
    }

    private void add(Step step, int number, LessonWords.OfStep telling, Prose prose, HTMLElement paper) {
        paper.appendChild(Nodes.text("h2", "", (number + 1) + "  " + telling.heading()));
        paper.appendChild(prose.of(telling.blocks()));
        boolean open = false;
        for (int i = 0; i < step.questions().size(); i++) {
            Question q = step.questions().get(i);
            LessonWords.OfQuestion asked = telling.questions().get(i);
            Optional<MarkedAnswer> marked = walk.answering().journal().find(walk.lesson(), step.id(), q.id());
            open |= marked.isEmpty();
            HTMLElement box = Nodes.of("div", "question", Nodes.text("p", "question-ask", asked.ask()));
            marked.flatMap(MarkedAnswer::latest).ifPresent(a -> box
                    .appendChild(Nodes.text("p", "", words.get("page.answer").formatted(text(q, asked, a)))));
            marked.ifPresent(m -> m.truth().ifPresent(t -> box.appendChild(
                    Nodes.text("p", "because", new AnswerSentences(words).happened(q, asked, m.latest(), t)))));
            paper.appendChild(box);
        }
        if (!open) paper.appendChild(prose.of(telling.after()));
    }

    /// An answer in words.
    private String text(Question q, LessonWords.OfQuestion asked, Answer answer) {
        return switch (answer) {
            case Answer.Chosen c -> asked.choices().get(c.index()).text();
            case Answer.Figure f -> Quantity.digits(f.value())
                    + (q instanceof Question.Number n && !n.unit().isEmpty() ? " " + n.unit() : "");
            case Answer.Typed t -> t.text();
            case Answer.Pointed p -> p.elements().stream().map(String::valueOf).collect(Collectors.joining(", "));
            case Answer.Directed d -> Quantity.digits(d.direction().x()) + ", " + Quantity.digits(d.direction().y())
                    + ", " + Quantity.digits(d.direction().z());
            case Answer.Written w -> w.code();
            default -> words.get("page.drawn");
        };
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
