package limber.page.lesson;

import java.util.List;
import java.util.Optional;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.lesson.Answer;
import limber.lesson.LessonWords;
import limber.lesson.Question;
import limber.ui.viewport.Sketched;
import limber.ui.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A question that is answered by a drawing in the scene; or by numbers, for those who do not use a pointer.
abstract class ScenePart<Q extends Question> extends QuestionPart<Q> {
    static final String ANSWER = "selection", TRUTH = "truth";

    final LessonWalk walk;
    private final HTMLElement draw, fault = Nodes.of("p", "fault");
    private final HTMLInputElement numbers;
    private boolean drawing;

    /// @param key of the texts of this form: `KEY.draw` for the button, `KEY.numbers` for the field
    ScenePart(LessonWalk walk, Q question, LessonWords.OfQuestion telling, Wording words, String key) {
        super(walk, question, telling, words);
        this.walk = walk;
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
        walk.stage().draw(picture().filter(_ -> drawing).map(now -> new Stage.Stroke(through(now), points -> {
            drawn(points, now);
            marked();
        }, () -> {
            drawing = false;
            draw.setAttribute("aria-pressed", "false");
        })));
        if (drawing) walk.stage().focus();
    }

    /// Reads the numbers that have been typed.
    private void read() {
        boolean answer = typed(numbers.getValue());
        fault.setTextContent(answer || numbers.getValue().isBlank() ? "" : numbers.getPlaceholder());
        marked();
    }

    final Optional<Picture> picture() {
        return walk.stage().picture();
    }

    private void marked() {
        walk.stage().sketch(question, marks(given(), predictions.truth(question)));
        changed();
    }

    @Override final void committed() {
        take(false);
    }

    @Override final void show(Optional<Answer> answer, Optional<Answer> truth) {
        if (given().isEmpty()) answer.ifPresent(this::again);
        if (truth.isPresent() && drawing) take(false);
        walk.stage().sketch(question, marks(given(), truth));
    }

    @Override final void leave() {
        take(false);
        walk.stage().sketch(question, List.of());
    }

    /// A point of the plane that is drawn on.
    abstract Vec through(Picture now);

    /// Takes a stroke so far.
    abstract void drawn(List<Vec> points, Picture now);

    /// Takes what has been typed.
    ///
    /// @return whether it is an answer
    abstract boolean typed(String text);

    /// Takes an answer that was given earlier.
    abstract void again(Answer answer);

    abstract List<Sketched> marks(Optional<Answer> answer, Optional<Answer> truth);
}
