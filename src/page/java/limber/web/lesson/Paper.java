package limber.web.lesson;

import java.util.Optional;
import java.util.function.Supplier;
import limber.lesson.Goal;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.Answer;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.AnswerSpace;
import limber.presentation.lesson.GoalSentences;
import limber.presentation.lesson.LessonWalk;
import limber.presentation.lesson.QuestionState;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;

/// A lesson on paper: the texts of all steps with the student's answers, with space for those that are missing, and a
/// picture of the scene at the step that is open.
///
/// @param picture the address of the picture
record Paper(LessonWalk walk, Wording words, Supplier<String> picture) {
    private static final String EMPTY = "□ ", TICKED = "■ ";

    HTMLElement of() {
        LessonWords telling = walk.telling();
        HTMLElement paper = Nodes.of("div", "paper", Nodes.text("h1", "", telling.title()));
        if (!walk.answering().student().get().isEmpty())
            paper.appendChild(Nodes.text("p", "quiet", walk.answering().student().get()));
        var prose = new Prose(new Still(), walk.lesson()::role, words);
        if (!telling.learn().isEmpty())
            paper.appendChild(Nodes.text("p", "learn", words.get("lesson.learn").formatted(telling.learn())));
        paper.appendChild(prose.of(telling.introduction()));
        for (int i = 0; i < telling.steps().size(); i++)
            add(i, telling.steps().get(i), prose, paper);
        return paper;
    }

    private void add(int number, LessonWords.OfStep telling, Prose prose, HTMLElement paper) {
        paper.appendChild(Nodes.text("h2", "", (number + 1) + "  " + telling.heading()));
        paper.appendChild(prose.of(telling.blocks()));
        if (number == walk.index()) paper.appendChild(scene(telling));
        boolean open = false;
        for (QuestionState<?> state : walk.questions(number)) {
            Optional<MarkedAnswer> marked = walk.answering().journal().find(walk.lesson(),
                    walk.lesson().steps().get(number).id(), state.question().id());
            open |= marked.isEmpty();
            paper.appendChild(question(state, marked, walk.seed(number)));
        }
        walk.lesson().steps().get(number).goal().ifPresent(goal -> paper.appendChild(goal(goal, telling.hint())));
        if (!open) paper.appendChild(prose.of(telling.after()));
        walk.answering().journal().find(walk.lesson(), walk.lesson().steps().get(number).id(), AnswersLine.NOTE,
                AnswersLine.Note.class).filter(note -> !note.text().isBlank()).ifPresent(
                        note -> paper
                                .appendChild(Nodes.of("div", "question", Nodes.text("p", "question-ask",
                                        words.get("lesson.notes")), Nodes.text("p", "noted", note.text()))));
    }

    private HTMLElement scene(LessonWords.OfStep telling) {
        HTMLElement image = Nodes.of("img", "");
        image.setAttribute("src", picture.get());
        image.setAttribute("alt", words.get("page.scene"));
        HTMLElement figure = Nodes.of("figure", "", image);
        if (!telling.names().isEmpty())
            figure.appendChild(Nodes.text("figcaption", "", String.join(" · ", telling.names())));
        return figure;
    }

    private HTMLElement question(QuestionState<?> state, Optional<MarkedAnswer> marked, String seed) {
        HTMLElement box = Nodes.of("div", "question", Nodes.text("p", "question-ask", state.telling().ask()));
        Optional<Answer> given = marked.flatMap(MarkedAnswer::latest);
        AnswerSpace space = AnswerSpace.of(state.question(), seed, words);
        if (space instanceof AnswerSpace.Options options) box.appendChild(options(options, state, given));
        else if (given.isEmpty()) space(space, box);
        given.ifPresent(a -> box
                .appendChild(Nodes.text("p", "", words.get("page.answer").formatted(state.inWords(a)))));
        marked.ifPresent(m -> m.truth().ifPresent(
                t -> box.appendChild(Nodes.text("p", "because", state.happened(m.latest(), t)))));
        return box;
    }

    private static HTMLElement options(AnswerSpace.Options options, QuestionState<?> state, Optional<Answer> given) {
        HTMLElement list = Nodes.of("ul", "options");
        for (int i : options.order()) {
            boolean ticked = given.equals(Optional.of(new Answer.Chosen(i)));
            list.appendChild(Nodes.text("li", "", (ticked ? TICKED : EMPTY) + state.telling().choices().get(i).text()));
        }
        return list;
    }

    private void space(AnswerSpace space, HTMLElement box) {
        switch (space) {
            case AnswerSpace.Line line -> box.appendChild(Nodes.of("p", "write", Nodes.words(line.before()),
                    Nodes.of("span", "line"), Nodes.words(line.after())));
            case AnswerSpace.Axes axes -> {
                box.appendChild(Nodes.text("p", "axes", axes.unit()));
                box.appendChild(Nodes.of("p", "axes-frames", Nodes.text("span", "", String.valueOf(axes.from())),
                        Nodes.text("span", "", words.get("lesson.curve.frames") + " " + axes.to())));
            }
            case AnswerSpace.Gap gap -> {
                box.appendChild(Nodes.text("pre", "listing", String.join("\n", gap.before())));
                for (int i = 0; i < gap.lines(); i++)
                    box.appendChild(Nodes.of("p", "write", Nodes.of("span", "line")));
                box.appendChild(Nodes.text("pre", "listing", String.join("\n", gap.after())));
            }
            case AnswerSpace.Options _ -> throw new IllegalArgumentException("options are ticked");
        }
    }

    private HTMLElement goal(Goal goal, String hint) {
        HTMLElement box = Nodes.of("div", "question", Nodes.text("p", "question-ask", words.get("lesson.goal")));
        if (!hint.isEmpty()) box.appendChild(Nodes.text("p", "", hint));
        HTMLElement parts = Nodes.of("ul", "options");
        for (String part : new GoalSentences(goal, words).parts(Optional.empty()))
            parts.appendChild(Nodes.text("li", "", EMPTY + part));
        box.appendChild(parts);
        return box;
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
