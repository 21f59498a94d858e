package limber.ui.lesson;

import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import limber.expression.TypedNumbers;
import limber.lesson.Answer;
import limber.lesson.LessonWords;
import limber.lesson.Question;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;
import limber.ui.plots.Sketch;

/// A question whose answer is a curve over time, drawn by hand before the run; or entered as a few numbers at even
/// distances.
final class CurveBox extends QuestionBox<Question.Curve> {
    private final Sketch sketch;
    private final TextField numbers = new TextField();
    private final Label missing = new Label();

    CurveBox(QuestionContext context, Question.Curve question, LessonWords.OfQuestion telling, Wording words) {
        super(context, question, telling, words);
        sketch = new Sketch(Question.Curve.SAMPLES, this::drawn);
        sketch.setId("sketch-" + question.id());
        sketch.point(this::point);
        numbers.setId("numbers-" + question.id());
        numbers.setPromptText(words.get("lesson.curve.numbers"));
        numbers.setAccessibleText(words.get("lesson.curve.numbers"));
        numbers.setOnAction(_ -> read());
        missing.setId("missing-" + question.id());
        missing.setWrapText(true);
        missing.getStyleClass().addAll("question-how", "formula-fault");
        answerWith(new VBox(missing, numbers));
        answerWith(sketch);
    }

    private void drawn() {
        missing.setText(sketch.unfinished() ? words.get("lesson.curve.missing") : "");
        placeMissing();
        changed();
    }

    /// The message keeps its place until there is an answer; then the verdict needs the room.
    private void placeMissing() {
        missing.setManaged(!missing.getText().isEmpty() || !context.predictions().answered(question));
    }

    private String point(double frame, double value) {
        return words.get("lesson.curve.point").formatted(telling.ask(), Math.round(frame),
                Double.isFinite(value) ? (Quantity.digits(value) + " " + question.unit()).strip()
                        : words.get("nothing"));
    }

    /// Reads the numbers and joins them by straight lines.
    private void read() {
        TypedNumbers.read(numbers.getText()).filter(given -> given.length >= 2).ifPresentOrElse(
                given -> sketch.draw(Question.Curve.samples(given)),
                () -> context.session().say().accept(words.get("lesson.curve.numbers")));
    }

    @Override Optional<Answer> given() {
        return sketch.drawn().map(Answer.Drawn::new);
    }

    @Override void show(Optional<Answer> answer, Optional<Answer> truth) {
        context.predictions().range(question)
                .ifPresent(all -> sketch.axes(question.from(), question.at().frame(), all,
                        question.unit(), words.get("lesson.curve.frames")));
        placeMissing();
        if (sketch.drawn().isEmpty()) answer.ifPresent(a -> sketch.draw(((Answer.Drawn) a).samples()));
        sketch.truth(truth.map(t -> ((Answer.Drawn) t).samples()), truth.map(question::margin).orElse(0.0));
    }
}
