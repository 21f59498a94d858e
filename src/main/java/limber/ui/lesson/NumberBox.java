package limber.ui.lesson;

import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.NumberState;
import limber.presentation.words.Wording;

/// A question whose answer is a number with a unit.
final class NumberBox extends QuestionBox<NumberState> {
    private final TextField field = new TextField();
    private final Label fault = new Label(), mistake = new Label();

    NumberBox(BoxContext context, Question.Number question, LessonWords.OfQuestion telling, Wording words) {
        super(context, new NumberState(context.asked(), question, telling, words), words);
        field.setId(id("number"));
        field.setAccessibleText(state.name());
        field.setPrefColumnCount(8);
        field.textProperty().addListener((_, _, now) -> {
            state.type(now);
            fault.setText(state.fault());
            changed();
        });
        field.setOnAction(_ -> commit());
        var row = new HBox(field, new Label(question.unit()));
        row.getStyleClass().add("number-row");
        fault.setWrapText(true);
        fault.getStyleClass().addAll("formula-fault", "short");
        answerWith(new VBox(row, fault));
        mistake.setId(id("mistake"));
        mistake.setWrapText(true);
        mistake.getStyleClass().add("because");
        mistake.visibleProperty().bind(mistake.textProperty().isNotEmpty());
        mistake.managedProperty().bind(mistake.visibleProperty());
        explainFirst(mistake);
    }

    @Override void showAnswer() {
        field.setText(state.text());
        mistake.setText(state.mistake());
    }
}
