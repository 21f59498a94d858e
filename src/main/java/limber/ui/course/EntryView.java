package limber.ui.course;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import limber.course.GlossaryEntry;
import limber.lesson.Lesson;

/// A term of the glossary: what it means, its formula, the lessons and the code that have it.
final class EntryView extends VBox {
    /// @param term opens another term by its id
    EntryView(GlossaryEntry entry, CoursePages pages, Consumer<String> term) {
        getStyleClass().add("glossary-entry");
        getChildren().add(pages.prose(term).of(entry.blocks()));
        List<Lesson> lessons = pages.glossary().lessons(entry, pages.teaching().library().lessons());
        if (!lessons.isEmpty()) {
            getChildren().add(title(pages.teaching().words().getString("glossary.lessons")));
            lessons.forEach(l -> getChildren().add(link(l, pages)));
        }
        if (!entry.code().isEmpty()) {
            getChildren().add(title(pages.teaching().words().getString("glossary.code")));
            entry.code().forEach(file -> getChildren().add(code(file)));
        }
    }

    private static Label title(String text) {
        var title = new Label(text);
        title.getStyleClass().add("glossary-head");
        return title;
    }

    private static Hyperlink link(Lesson lesson, CoursePages pages) {
        var link = new Hyperlink(lesson.telling(pages.teaching().words().getLocale()).title());
        link.setId("glossary-lesson-" + lesson.id());
        link.setWrapText(true);
        link.setOnAction(_ -> pages.begin(lesson));
        return link;
    }

    private static Label code(String file) {
        var code = new Label(file + ".java");
        code.getStyleClass().add("glossary-code");
        code.setWrapText(true);
        return code;
    }
}
