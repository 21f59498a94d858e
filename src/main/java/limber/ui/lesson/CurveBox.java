package limber.ui.lesson;

import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import limber.lesson.LessonWords;
import limber.lesson.Question;
import limber.presentation.lesson.CurveState;
import limber.presentation.words.Wording;
import limber.ui.plots.Sketch;

/// A question whose answer is a curve over time, drawn by hand before the run; or entered as a few numbers at even
/// distances.
final class CurveBox extends QuestionBox<CurveState> {
    private final Sketch sketch;
    private final TextField numbers = new TextField();
    private final Label missing = new Label();

    CurveBox(BoxContext context, Question.Curve question, LessonWords.OfQuestion telling, Wording words) {
        super(context, new CurveState(context.asked(), question, telling, words), words);
        sketch = new Sketch(Question.Curve.SAMPLES, this::drawn);
        sketch.setId(id("sketch"));
        sketch.point(state::point);
        numbers.setId(id("numbers"));
        numbers.setPromptText(words.get("lesson.curve.numbers"));
        numbers.setAccessibleText(words.get("lesson.curve.numbers"));
        numbers.setOnAction(_ -> CurveState.read(numbers.getText()).ifPresentOrElse(sketch::draw,
                () -> context.session().say().accept(words.get("lesson.curve.numbers"))));
        missing.setId(id("missing"));
        missing.setWrapText(true);
        missing.getStyleClass().addAll("question-how", "formula-fault");
        answerWith(new VBox(missing, numbers));
        answerWith(sketch);
    }

    private void drawn() {
        state.draw(sketch.drawn());
        missing.setText(sketch.unfinished() ? words.get("lesson.curve.missing") : "");
        placeMissing();
        changed();
    }

    /// The message keeps its place until there is an answer; then the verdict needs the room.
    private void placeMissing() {
        missing.setManaged(!missing.getText().isEmpty() || !state.answered());
    }

    @Override void showAnswer() {
        Question.Curve q = state.question();
        state.range().ifPresent(all -> sketch.axes(q.from(), q.at().frame(), all, q.unit(),
                words.get("lesson.curve.frames")));
        placeMissing();
        if (sketch.drawn().isEmpty()) state.samples().ifPresent(sketch::draw);
        sketch.truth(state.right(), state.margin());
    }
}
