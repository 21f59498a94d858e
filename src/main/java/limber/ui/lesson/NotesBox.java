package limber.ui.lesson;

import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import limber.presentation.lesson.NotesState;
import limber.presentation.words.Wording;

/// A text area for a student's notes at a step, saved with the answers shortly after the last key.
final class NotesBox extends VBox {
    private final TextArea text = new TextArea();

    /// @param leave returns the keys to the scene, on Escape
    NotesBox(NotesState state, Wording words, Runnable leave) {
        getStyleClass().add("notes");
        var title = new Label(words.get("lesson.notes"));
        title.getStyleClass().add("notes-title");
        title.setLabelFor(text);
        text.setId("notes");
        text.setWrapText(true);
        text.setPrefRowCount(NotesState.ROWS);
        text.addEventFilter(KeyEvent.KEY_PRESSED, NotesBox::tab);
        text.setOnKeyPressed(e -> {
            if (e.getCode() == KeyCode.ESCAPE) leave.run();
        });
        text.setPromptText(words.get("lesson.notes.prompt"));
        text.setAccessibleText(title.getText());
        text.setText(state.text());
        text.textProperty().addListener((_, _, now) -> state.type(now));
        sceneProperty().addListener((_, _, scene) -> {
            if (scene == null) state.keep(); // another step is shown, or none any more
        });
        getChildren().addAll(title, text);
    }

    /// Tab leads out of the notes, as it does everywhere.
    private static void tab(KeyEvent e) {
        if (e.getCode() != KeyCode.TAB || e.isShortcutDown()) return;
        ((Node) e.getSource()).requestFocusTraversal(
                e.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
        e.consume();
    }
}
