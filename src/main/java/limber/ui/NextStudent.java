package limber.ui;

import java.util.Optional;
import javafx.scene.control.TextInputDialog;
import javafx.stage.Window;

/// Asks who comes next to a lesson, which forgets what the one before has answered.
final class NextStudent {
    private NextStudent() {}

    /// @return a name, which may be empty; nothing if it was given up
    static Optional<String> ask(Window over, Wording words) {
        var ask = new TextInputDialog();
        ask.initOwner(over);
        ask.getDialogPane().getStylesheets().setAll(over.getScene().getStylesheets());
        ask.setTitle(words.get("lesson.student"));
        ask.setHeaderText(words.get("lesson.student.ask"));
        return ask.showAndWait().map(String::strip);
    }
}
