package limber.ui.lesson;

import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import limber.presentation.lesson.LessonWalk;
import limber.presentation.lesson.StepText;
import limber.presentation.words.Wording;

/// A quiet line with the numbers that are drawn for the student, or a field for the name that they follow from.
final class DrawnNumbers extends VBox {
    DrawnNumbers(LessonWalk walk, Wording words) {
        getStyleClass().add("drawn-numbers");
        var line = new Label(walk.numbers());
        line.setId("lesson-numbers");
        line.setWrapText(true);
        line.getStyleClass().add("lesson-minutes");
        getChildren().add(line);
        if (new StepText(walk).asksName()) getChildren().add(name(walk, words));
    }

    private static TextField name(LessonWalk walk, Wording words) {
        var field = new TextField();
        field.setId("student-name");
        field.setPromptText(words.get("lesson.numbers.name"));
        field.setAccessibleText(words.get("lesson.numbers.name"));
        field.setOnAction(_ -> walk.rename(field.getText()));
        return field;
    }
}
