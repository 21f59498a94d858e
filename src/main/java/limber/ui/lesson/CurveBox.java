package limber.ui.lesson;

import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.CurveState;
import limber.presentation.words.Wording;
import limber.ui.plots.SketchView;

/// A question whose answer is a curve over time, drawn by hand before the run; or entered as a few numbers at even
/// distances.
final class CurveBox extends QuestionBox<CurveState> {
    private final TextField numbers = new TextField();
    private final Label missing = new Label();

    CurveBox(BoxContext context, Question.Curve question, LessonWords.OfQuestion telling, Wording words) {
        super(context, new CurveState(context.asked(), question, telling, words), words);
        var sketch = new SketchView(state.sketch());
        sketch.setId(id("sketch"));
        state.onDrawn(this::drawn);
        numbers.setId(id("numbers"));
        numbers.setPromptText(words.get("lesson.curve.numbers"));
        numbers.setAccessibleText(words.get("lesson.curve.numbers"));
        numbers.setOnAction(_ -> {
            if (!state.type(numbers.getText())) context.session().say().accept(words.get("lesson.curve.numbers"));
        });
        missing.setId(id("missing"));
        missing.setWrapText(true);
        missing.getStyleClass().addAll("question-how", "formula-fault");
        answerWith(new VBox(missing, numbers));
        answerWith(sketch);
    }

    private void drawn() {
        missing.setText(state.missing());
        placeMissing();
        changed();
    }

    /// The message keeps its place until there is an answer; then the verdict needs the room.
    private void placeMissing() {
        missing.setManaged(!missing.getText().isEmpty() || !state.answered());
    }

    @Override void showAnswer() {
        state.showKnown();
        placeMissing();
    }
}
