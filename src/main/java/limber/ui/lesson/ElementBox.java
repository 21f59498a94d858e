package limber.ui.lesson;

import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import limber.presentation.lesson.ElementState;

/// A question that is answered by a click on an element in the scene, or by its number.
final class ElementBox extends QuestionBox<ElementState> {
    private final TextField number = new TextField();

    ElementBox(ElementState state) {
        super(state);
        number.setId(id("element"));
        number.setAccessibleText(state.telling().ask() + " " + state.kind());
        number.setPrefColumnCount(6);
        number.textProperty().addListener((_, _, now) -> state.type(now));
        number.setOnAction(_ -> state.commit());
        var row = new HBox(new Label(state.kind()), number);
        row.getStyleClass().add("number-row");
        var how = new Label(words.get("lesson.element.click"));
        how.setWrapText(true);
        how.getStyleClass().add("question-how");
        answerWith(new VBox(how, row));
    }

    @Override void showGiven() {
        if (!number.getText().equals(state.text())) number.setText(state.text());
    }

    @Override void showAnswer() {
        showGiven();
    }
}
