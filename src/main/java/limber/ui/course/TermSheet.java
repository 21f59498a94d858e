package limber.ui.course;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import limber.course.GlossaryEntry;
import limber.ui.controls.Sheet;
import limber.ui.lesson.Terms;
import org.kordamp.ikonli.javafx.FontIcon;

/// The terms of a lesson's text: a click shows one on a sheet beside the text.
///
/// @param page opens the page of the glossary on a term
public record TermSheet(CoursePages pages, Consumer<String> page) implements Terms {

    @Override public Optional<String> id(String words) {
        return pages.glossary().named(words).map(GlossaryEntry::id);
    }

    @Override public void show(Node owner, String id) {
        pages.glossary().of(id).ifPresent(entry -> {
            var words = pages.teaching().words();
            var sheet = new Sheet(entry.title(), words, Sheet.Side.UNDER);
            sheet.setId("term-sheet");
            var all = new Button(words.getString("glossary.open"), new FontIcon("fth-book"));
            all.setId("term-glossary");
            all.setOnAction(_ -> {
                sheet.close();
                page.accept(id);
            });
            var content = new VBox(new EntryView(entry, pages, other -> show(owner, other)), all);
            content.getStyleClass().add("term-content");
            var scroll = new ScrollPane(content);
            scroll.setFitToWidth(true);
            scroll.prefViewportHeightProperty().bind(content.heightProperty()); // a formula comes later
            scroll.getStyleClass().add("term-sheet");
            sheet.setContent(scroll);
            sheet.show(owner);
        });
    }
}
