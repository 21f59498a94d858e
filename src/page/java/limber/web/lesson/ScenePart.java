package limber.web.lesson;

import java.util.List;
import java.util.Optional;
import limber.engine.run.Picture;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.DrawnAnswer;
import limber.presentation.lesson.DrawnState;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A question that is answered by a drawing in the scene; or by numbers, for those who do not use a pointer.
final class ScenePart extends QuestionPart<DrawnState> {
    private final Stage stage;
    private final DrawnAnswer answer;
    private final HTMLElement draw, fault = Nodes.of("p", "fault");
    private final HTMLInputElement numbers;
    private boolean drawing;

    ScenePart(StepContext step, Question question, LessonWords.OfQuestion telling, Wording words) {
        this(step, question, telling, words,
                DrawnAnswer.to(question, step.stage().playback().model(), step.stage()::extent));
    }

    private ScenePart(StepContext step, Question question, LessonWords.OfQuestion telling, Wording words,
            DrawnAnswer answer) {
        super(step.asking(), new DrawnState(step.walk(), question, telling, words, answer), words);
        stage = step.stage();
        this.answer = answer;
        String key = answer.key();
        draw = Nodes.button(id("draw"), "toggle", words.get("lesson.draw"), () -> take(!drawing));
        draw.setAttribute("aria-pressed", "false");
        String prompt = words.get(key + ".numbers");
        numbers = Nodes.field(id("numbers"), telling.ask() + " " + prompt, this::read, this::commit);
        numbers.setPlaceholder(prompt);
        numbers.setAttribute("aria-describedby", id("fault"));
        fault.setId(id("fault"));
        answerWith(Nodes.of("div", "draw-row", draw, Nodes.text("span", "how", words.get(key + ".draw"))));
        answerWith(numbers);
        answerWith(fault);
    }

    private void take(boolean on) {
        if (!on && !drawing) return; // somebody else may draw
        drawing = on && picture().isPresent();
        draw.setAttribute("aria-pressed", String.valueOf(drawing));
        stage.draw(picture().filter(_ -> drawing).map(now -> new Stage.Stroke(answer.through(now), points -> {
            answer.drawn(points, now);
            marked();
        }, () -> {
            drawing = false;
            draw.setAttribute("aria-pressed", "false");
        })));
        if (drawing) stage.focus();
    }

    /// Reads the numbers that have been typed.
    private void read() {
        boolean read = answer.typed(numbers.getValue());
        if (!read) answer.clear();
        fault.setTextContent(read || numbers.getValue().isBlank() ? "" : numbers.getPlaceholder());
        marked();
    }

    private Optional<Picture> picture() {
        return stage.picture();
    }

    private void marked() {
        mark();
        changed();
    }

    private void mark() {
        stage.sketch(state.question(), answer.marks(picture(), state.truth()));
    }

    @Override
    void committed() {
        take(false);
    }

    @Override
    void showAnswer() {
        if (state.truth().isPresent() && drawing) take(false);
        mark();
    }

    @Override
    void leave() {
        take(false);
        stage.sketch(state.question(), List.of());
    }
}
