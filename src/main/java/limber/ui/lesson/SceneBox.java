package limber.ui.lesson;

import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import limber.presentation.lesson.DrawnState;

/// A question that is answered by a drawing in the scene; or by numbers, for those who do not use a pointer.
final class SceneBox extends QuestionBox<DrawnState<?>> {
    private final ToggleButton draw = new ToggleButton();
    private final TextField numbers = new TextField();

    /// @param say receives what is said of numbers that are no answer
    SceneBox(DrawnState<?> state, Consumer<String> say) {
        super(state);
        draw.setId(id("draw"));
        draw.setMinWidth(USE_PREF_SIZE);
        draw.setText(words.get("lesson.draw"));
        draw.selectedProperty().addListener((_, _, on) -> state.draw(on));
        numbers.setId(id("numbers"));
        numbers.setPromptText(state.prompt());
        numbers.setAccessibleText(state.name());
        numbers.setOnAction(_ -> {
            if (!state.type(numbers.getText())) say.accept(state.prompt());
        });
        var how = new Label(state.how());
        how.setWrapText(true);
        how.getStyleClass().add("question-how");
        var row = new HBox(draw, how);
        row.getStyleClass().add("draw-row");
        answerWith(new VBox(row, numbers));
    }

    @Override void showGiven() {
        draw.setSelected(state.drawing());
    }

    @Override void showAnswer() {}
}
