package limber.ui.course;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import limber.course.Course;
import limber.file.WholeFile;
import limber.lesson.Lesson;
import limber.ui.controls.Background;
import limber.ui.controls.FileDialog;
import limber.ui.controls.Sheet;
import limber.handout.GuidePage;
import org.kordamp.ikonli.javafx.FontIcon;

/// The guides of courses: shown on a sheet, and saved as a page to print.
///
/// @param term opens the glossary on a term
/// @param say shows a line
/// @param failed takes a file that cannot be written
public record Guides(CoursePages pages, FileDialog files, Consumer<String> term, Consumer<String> say,
        Consumer<Throwable> failed) {

    void show(Course course, Node owner) {
        ResourceBundle words = pages.teaching().words();
        Course.Telling telling = course.telling(words.getLocale());
        var sheet = new Sheet(words.getString("path.guide.title").formatted(telling.title()), words, Sheet.Side.UNDER);
        sheet.setId("guide-sheet");
        var save = new Button(words.getString("path.guide.save"), new FontIcon("fth-download"));
        save.setId("guide-save");
        save.setOnAction(_ -> save(course, owner));
        var content = new VBox(save, pages.prose(id -> {
            sheet.close();
            term.accept(id);
        }).of(telling.guide()));
        content.getStyleClass().add("guide-content");
        var scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("guide-sheet");
        sheet.setContent(scroll);
        sheet.show(owner);
    }

    private void save(Course course, Node owner) {
        ResourceBundle words = pages.teaching().words();
        files.save(words.getString("path.guide.save"), owner.getScene().getWindow(), course.id() + ".html", "html")
                .ifPresent(file -> save(course, file, words));
    }

    private void save(Course course, Path file, ResourceBundle words) {
        Iterable<Lesson> lessons = course.of(pages.teaching().library().lessons());
        Background.work(() -> WholeFile.save(file,
                GuidePage.of(course, lessons, words).getBytes(StandardCharsets.UTF_8)),
                () -> say.accept(words.getString("path.guide.saved").formatted(file.getFileName())), failed);
    }
}
