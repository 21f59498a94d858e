package limber.ui.lesson;

import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import limber.lesson.Lesson;
import limber.lesson.Vary;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;
import limber.ui.preferences.Preferences;

/// A quiet line with the numbers that are drawn for the student, or a field for the name that they follow from.
final class DrawnNumbers extends VBox {
    DrawnNumbers(Lesson lesson, Preferences preferences, Wording words) {
        getStyleClass().add("drawn-numbers");
        var line = new Label(lesson.drawn().isEmpty() ? words.get("lesson.numbers.none")
                : words.get("lesson.numbers").formatted(preferences.student().get(), lesson.vary().stream()
                        .map(v -> number(v, lesson, words)).collect(Collectors.joining(", "))));
        line.setId("lesson-numbers");
        line.setWrapText(true);
        line.getStyleClass().add("lesson-minutes");
        getChildren().add(line);
        if (lesson.drawn().isEmpty()) getChildren().add(name(preferences, words));
    }

    private static String number(Vary vary, Lesson lesson, Wording words) {
        String name = vary.parameter().name();
        return words.title("parameter", name) + " " + Quantity.text(lesson.drawn().get(name), vary.parameter().unit());
    }

    private static TextField name(Preferences preferences, Wording words) {
        var field = new TextField();
        field.setId("student-name");
        field.setPromptText(words.get("lesson.numbers.name"));
        field.setAccessibleText(words.get("lesson.numbers.name"));
        field.setOnAction(_ -> preferences.student().set(field.getText().strip()));
        return field;
    }
}
