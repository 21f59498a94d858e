package limber.ui;

import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/// What a student notes at a step, kept with the answers shortly after the last key.
final class NotesBox extends VBox {
    private static final int ROWS = 3;

    private final PauseTransition soon = new PauseTransition(Duration.millis(600));
    private final TextArea text = new TextArea();

    /// @param predictions of the step that the notes belong to, whatever step is looked at later
    NotesBox(Predictions predictions, Wording words) {
        getStyleClass().add("notes");
        var title = new Label(words.get("lesson.notes"));
        title.getStyleClass().add("notes-title");
        title.setLabelFor(text);
        text.setId("notes");
        text.setWrapText(true);
        text.setPrefRowCount(ROWS);
        text.setPromptText(words.get("lesson.notes.prompt"));
        text.setAccessibleText(title.getText());
        text.setText(predictions.note());
        soon.setOnFinished(_ -> predictions.note(text.getText()));
        text.textProperty().addListener((_, _, _) -> soon.playFromStart());
        sceneProperty().addListener((_, _, scene) -> {
            if (scene == null) keep(); // another step is looked at, or none any more
        });
        getChildren().addAll(title, text);
    }

    /// Keeps what has been typed and not been kept yet.
    private void keep() {
        if (soon.getStatus() == Animation.Status.RUNNING) soon.getOnFinished().handle(null);
        soon.stop();
    }
}
