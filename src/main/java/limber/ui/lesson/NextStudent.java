package limber.ui.lesson;

import java.util.Optional;
import javafx.scene.control.TextInputDialog;
import javafx.stage.Window;
import limber.presentation.words.Wording;

/// A dialog that asks for the next student's name. It clears the answers of the previous student.
final class NextStudent {
    private NextStudent() {}

    /// @return a name, which may be empty; nothing if it was cancelled
    static Optional<String> ask(Window over, Wording words) {
        var ask = new TextInputDialog();
        ask.initOwner(over);
        ask.getDialogPane().getStylesheets().setAll(over.getScene().getStylesheets());
        ask.setTitle(words.get("lesson.student"));
        ask.setHeaderText(words.get("lesson.student.ask"));
        return ask.showAndWait();
    }
}
