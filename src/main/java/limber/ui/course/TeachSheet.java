package limber.ui.course;

import java.util.ResourceBundle;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import limber.course.Course;
import limber.ui.controls.Sheet;
import org.kordamp.ikonli.javafx.FontIcon;

/// A sheet for a teacher: the courses, each with its guide and its path, and what helps in front of a class.
public final class TeachSheet {
    private static final String[] IN_CLASS = {"present", "vote", "paper", "answers"};

    private TeachSheet() {}

    /// @param opened opens a course's path
    /// @param owner stands below it
    public static void show(CoursePages pages, Guides guides, Consumer<Course> opened, Node owner) {
        ResourceBundle words = pages.teaching().words();
        var sheet = new Sheet(words.getString("teach"), words, Sheet.Side.UNDER);
        sheet.setId("teach-sheet");
        var content = new VBox(head(words.getString("teach.courses")));
        content.getStyleClass().add("teach");
        for (Course course : pages.courses()) content.getChildren().add(course(course, words, () -> {
            sheet.close();
            opened.accept(course);
        }, () -> {
            sheet.close();
            guides.show(course, owner);
        }));
        content.getChildren().add(head(words.getString("teach.class")));
        for (String line : IN_CLASS) content.getChildren().add(text(words.getString("teach.class." + line)));
        var scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("teach-sheet");
        sheet.setContent(scroll);
        sheet.show(owner);
    }

    private static Node course(Course course, ResourceBundle words, Runnable open, Runnable guide) {
        Course.Telling telling = course.telling(words.getLocale());
        return new VBox(title(telling.title()), text(telling.about()),
                new HBox(6, button("teach-guide-" + course.id(), words.getString("path.guide"), "fth-book-open", guide),
                        button("teach-course-" + course.id(), words.getString("teach.lessons"), "fth-map", open)));
    }

    private static Button button(String id, String title, String icon, Runnable action) {
        var button = new Button(title, new FontIcon(icon));
        button.setId(id);
        button.setOnAction(_ -> action.run());
        return button;
    }

    private static Label head(String text) {
        return styled(text, "show-head");
    }

    private static Label title(String text) {
        return styled(text, "teach-title");
    }

    private static Label text(String text) {
        return styled(text, "teach-text");
    }

    private static Label styled(String text, String style) {
        var label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(Label.USE_PREF_SIZE);
        label.getStyleClass().add(style);
        return label;
    }
}
