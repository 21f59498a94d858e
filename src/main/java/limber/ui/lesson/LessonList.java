package limber.ui.lesson;

import java.util.List;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import limber.lesson.Lesson;
import org.kordamp.ikonli.javafx.FontIcon;

/// A list of lessons in order, each with its progress and duration.
public final class LessonList extends VBox {
    public LessonList(List<Lesson> lessons, Journal journal, ResourceBundle words, Consumer<Lesson> begun) {
        getStyleClass().add("lesson-list");
        for (Lesson lesson : lessons) getChildren().add(row(lesson, journal.share(lesson), words, begun));
    }

    private static HBox row(Lesson lesson, double share, ResourceBundle words, Consumer<Lesson> begun) {
        var icon = new FontIcon(icon(share));
        icon.getStyleClass().add("lesson-state");
        var link = new Hyperlink(lesson.telling(words.getLocale()).title());
        link.setId("lesson-" + lesson.id());
        link.setWrapText(true);
        link.setMaxWidth(Double.MAX_VALUE);
        link.setOnAction(_ -> begun.accept(lesson));
        if (share > 0) link.setAccessibleHelp(words.getString(share == 1 ? "lessons.done" : "lessons.begun"));
        HBox.setHgrow(link, Priority.ALWAYS);
        var row = new HBox(icon, link);
        lesson.minutes().ifPresent(m -> {
            var minutes = new Label(words.getString("lessons.minutes").formatted(m));
            minutes.getStyleClass().add("lesson-minutes");
            minutes.setMinWidth(Label.USE_PREF_SIZE);
            row.getChildren().add(minutes);
        });
        row.getStyleClass().add("lesson-row");
        return row;
    }

    /// The icon for a lesson that is not begun, begun, or done.
    public static String icon(double share) {
        return share == 0 ? "fth-circle" : share == 1 ? "fth-check-circle" : "fth-play-circle";
    }
}
