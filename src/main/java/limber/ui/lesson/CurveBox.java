package limber.ui.lesson;

import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import limber.presentation.lesson.CurveState;
import limber.ui.plots.SketchView;

/// A question whose answer is a curve over time, drawn by hand before the run; or entered as a few numbers at even
/// distances.
final class CurveBox extends QuestionBox<CurveState> {
    private final TextField numbers = new TextField();
    private final Label missing = new Label();

    /// @param say receives what is said of numbers that are no curve
    CurveBox(CurveState state, Consumer<String> say) {
        super(state);
        var sketch = new SketchView(state.sketch());
        sketch.setId(id("sketch"));
        numbers.setId(id("numbers"));
        numbers.setPromptText(state.prompt());
        numbers.setAccessibleText(state.prompt());
        numbers.setOnAction(_ -> {
            if (!state.type(numbers.getText())) say.accept(state.prompt());
        });
        missing.setId(id("missing"));
        missing.setWrapText(true);
        missing.getStyleClass().addAll("question-how", "formula-fault");
        answerWith(new VBox(missing, numbers));
        answerWith(sketch);
    }

    /// The message keeps its place until there is an answer; then the verdict needs the room.
    @Override void showGiven() {
        missing.setText(state.missing());
        missing.setManaged(!missing.getText().isEmpty() || !state.answered());
    }

    @Override void showAnswer() {}
}
