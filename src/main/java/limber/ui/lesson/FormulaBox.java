package limber.ui.lesson;

import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import limber.presentation.lesson.FormulaState;

/// A question whose answer is a formula of the code, compared with every operation that ran.
final class FormulaBox extends QuestionBox<FormulaState> {
    private final TextField field = new TextField();
    private final Label fault = new Label();

    FormulaBox(FormulaState state) {
        super(state);
        field.setId(id("formula"));
        field.getStyleClass().add("formula-field");
        field.setAccessibleText(state.telling().ask());
        field.setPromptText(state.prompt());
        field.textProperty().addListener((_, _, now) -> state.type(now));
        field.setOnAction(_ -> state.commit());
        fault.setWrapText(true);
        fault.getStyleClass().add("formula-fault");
        var whole = new Tooltip();
        whole.textProperty().bind(fault.textProperty());
        fault.setTooltip(whole);
        var allowed = new Label(state.allowed());
        allowed.setWrapText(true);
        allowed.getStyleClass().add("question-how");
        answerWith(new VBox(allowed, field, fault));
    }

    @Override void showGiven() {
        fault.setText(state.fault());
    }

    @Override void showAnswer() {
        field.setText(state.text());
    }
}
