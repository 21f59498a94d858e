package limber.ui.course;

import java.util.OptionalInt;
import java.util.ResourceBundle;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import limber.lesson.Lesson;
import limber.presentation.words.Wording;
import limber.ui.lesson.LessonList;
import org.kordamp.ikonli.javafx.FontIcon;

/// A lesson on the path: its title, its model, its minutes, what has been done of it, and its number in a course.
final class LessonStop extends Button {
    private static final PseudoClass OUTSIDE = PseudoClass.getPseudoClass("outside");

    private final Lesson lesson;
    private final ResourceBundle words;
    private final Label title = new Label();

    /// @param share what has been done of it, from 0 to 1
    LessonStop(Lesson lesson, double share, ResourceBundle words) {
        this.lesson = lesson;
        this.words = words;
        setId("path-" + lesson.id());
        getStyleClass().add("path-lesson");
        setMaxHeight(Double.MAX_VALUE);
        title.setWrapText(true);
        title.getStyleClass().add("path-title");
        var about = new Label(about(), new FontIcon(LessonList.icon(share)));
        about.getStyleClass().add("path-about");
        setGraphic(new VBox(title, about));
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        if (share > 0) setAccessibleHelp(words.getString(share == 1 ? "lessons.done" : "lessons.begun"));
        number(OptionalInt.empty(), true);
    }

    private String about() {
        String model = new Wording(lesson.model(), words).get("model.title");
        return lesson.minutes().isEmpty() ? model
                : model + " · " + words.getString("lessons.minutes").formatted(lesson.minutes().getAsInt());
    }

    /// @param number in the chosen course; empty without one
    /// @param chosen whether it is in the course, or all lessons are shown
    void number(OptionalInt number, boolean chosen) {
        String plain = lesson.telling(words.getLocale()).title();
        title.setText(number.isPresent() ? number.getAsInt() + ". " + plain : plain);
        setAccessibleText(title.getText() + ", " + about());
        pseudoClassStateChanged(OUTSIDE, !chosen);
    }

    Lesson lesson() {
        return lesson;
    }

    /// A wrapped title makes it higher than a button's own layout would.
    double height(double width) {
        double inside = width - snappedLeftInset() - snappedRightInset();
        return snappedTopInset() + snappedBottomInset() + Math.ceil(getGraphic().prefHeight(inside));
    }
}
