package limber.web.lesson;

import java.util.List;
import java.util.Optional;
import limber.engine.run.Picture;
import limber.lesson.Answer;
import limber.lesson.LessonWords;
import limber.lesson.Question;
import limber.presentation.words.Wording;
import limber.ui.lesson.DrawnAnswer;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A question that is answered by a drawing in the scene; or by numbers, for those who do not use a pointer.
final class ScenePart extends QuestionPart<Question> {
    private final LessonWalk walk;
    private final DrawnAnswer answer;
    private final HTMLElement draw, fault = Nodes.of("p", "fault");
    private final HTMLInputElement numbers;
    private boolean drawing;

    ScenePart(LessonWalk walk, Question question, LessonWords.OfQuestion telling, Wording words) {
        super(walk, question, telling, words);
        this.walk = walk;
        answer = DrawnAnswer.to(question, walk.stage().model(), walk.stage()::extent);
        String key = answer.key();
        draw = Nodes.button("draw-" + place, "toggle", words.get("lesson.draw"), () -> take(!drawing));
        draw.setAttribute("aria-pressed", "false");
        String prompt = words.get(key + ".numbers");
        numbers = Nodes.field("numbers-" + place, telling.ask() + " " + prompt, this::read, this::commit);
        numbers.setPlaceholder(prompt);
        numbers.setAttribute("aria-describedby", "fault-" + place);
        fault.setId("fault-" + place);
        answerWith(Nodes.of("div", "draw-row", draw, Nodes.text("span", "how", words.get(key + ".draw"))));
        answerWith(numbers);
        answerWith(fault);
    }

    private void take(boolean on) {
        drawing = on && picture().isPresent();
        draw.setAttribute("aria-pressed", String.valueOf(drawing));
        walk.stage().draw(picture().filter(_ -> drawing).map(now -> new Stage.Stroke(answer.through(now), points -> {
            answer.drawn(points, now);
            marked();
        }, () -> {
            drawing = false;
            draw.setAttribute("aria-pressed", "false");
        })));
        if (drawing) walk.stage().focus();
    }

    /// Reads the numbers that have been typed.
    private void read() {
        boolean read = answer.typed(numbers.getValue());
        if (!read) answer.clear();
        fault.setTextContent(read || numbers.getValue().isBlank() ? "" : numbers.getPlaceholder());
        marked();
    }

    private Optional<Picture> picture() {
        return walk.stage().picture();
    }

    private void marked() {
        walk.stage().sketch(question, answer.marks(picture(), predictions.truth(question)));
        changed();
    }

    @Override
    Optional<Answer> given() {
        return answer.given();
    }

    @Override
    void committed() {
        take(false);
    }

    @Override
    void show(Optional<Answer> earlier, Optional<Answer> truth) {
        if (given().isEmpty()) earlier.ifPresent(answer::again);
        if (truth.isPresent() && drawing) take(false);
        walk.stage().sketch(question, answer.marks(picture(), truth));
    }

    @Override
    void leave() {
        take(false);
        walk.stage().sketch(question, List.of());
    }
}
