package limber.ui.lesson;

import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import limber.presentation.lesson.NumberState;

/// A question whose answer is a number with a unit.
final class NumberBox extends QuestionBox<NumberState> {
    private final TextField field = new TextField();
    private final Label fault = new Label(), mistake = new Label();

    NumberBox(NumberState state) {
        super(state);
        field.setId(id("number"));
        field.setAccessibleText(state.name());
        field.setPrefColumnCount(8);
        field.textProperty().addListener((_, _, now) -> state.type(now));
        field.setOnAction(_ -> state.commit());
        var row = new HBox(field, new Label(state.question().unit()));
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

    @Override void showGiven() {
        fault.setText(state.fault());
    }

    @Override void showAnswer() {
        field.setText(state.text());
        mistake.setText(state.mistake());
    }
}
