package limber.ui;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import limber.lesson.Lesson;
import limber.ui.controls.FileDialog;
import limber.ui.controls.OneOf;
import limber.ui.controls.View;
import limber.ui.course.CoursePages;
import limber.ui.course.GlossaryController;
import limber.ui.course.Guides;
import limber.ui.course.PathController;
import limber.ui.course.TeachSheet;
import limber.ui.course.TermSheet;
import limber.ui.lesson.Teaching;
import limber.ui.lesson.Terms;
import org.controlsfx.control.SegmentedButton;

/// The pages of the contents: models, the path through the lessons, and the glossary. The last two are built when they
/// are first chosen.
final class ContentsPages implements AutoCloseable {
    private final Teaching teaching;
    private final CoursePages course;
    private final GlossaryController glossary;
    private final PathController path;
    private final Guides guides;
    private final ObjectProperty<ContentsPage> page = new SimpleObjectProperty<>(ContentsPage.MODELS);
    private final Map<ContentsPage, Node> built = new EnumMap<>(ContentsPage.class);
    private StackPane place = new StackPane();

    /// @param begun opens a lesson
    /// @param say shows a line
    ContentsPages(Teaching teaching, FileDialog files, Consumer<Lesson> begun, Consumer<String> say,
            Consumer<Throwable> failed) {
        this.teaching = teaching;
        course = new CoursePages(teaching, begun);
        guides = new Guides(course, files, this::glossary, say, failed);
        glossary = new GlossaryController(course);
        path = new PathController(course, guides);
    }

    /// The terms of lessons.
    ///
    /// @param seen shows the contents page
    Terms terms(Runnable seen) {
        return new TermSheet(course, id -> {
            seen.run();
            glossary(id);
        });
    }

    /// @param place holds the models, and gets the other pages
    /// @param choice gets the buttons
    void show(StackPane place, Pane choice) {
        this.place = place;
        built.put(ContentsPage.MODELS, place.getChildren().getFirst());
        var buttons = new LinkedHashMap<ToggleButton, ContentsPage>();
        for (ContentsPage p : ContentsPage.values()) {
            var button = new ToggleButton(teaching.words().getString("contents." + p.word()));
            button.setId("contents-" + p.word());
            buttons.put(button, p);
        }
        choice.getChildren().setAll(new SegmentedButton(buttons.keySet().toArray(ToggleButton[]::new)));
        OneOf.buttons(buttons, page);
        page.subscribe((_, now) -> look(now));
    }

    private void look(ContentsPage now) {
        if (now != ContentsPage.MODELS) teaching.library().load();
        place.getChildren().setAll(built.computeIfAbsent(now, p -> p == ContentsPage.PATH
                ? View.load("path", teaching.words(), List.of(path))
                : View.load("glossary", teaching.words(), List.of(glossary))));
    }

    /// The titles of the glossary's terms by their ids.
    SequencedMap<String, String> titles() {
        return course.terms();
    }

    /// Shows how to teach with Limber, next to a control.
    void teach(Node owner) {
        TeachSheet.show(course, guides, c -> {
            page.set(ContentsPage.PATH);
            path.open(c);
        }, owner);
    }

    /// Whether the models are shown.
    boolean models() {
        return page.get() == ContentsPage.MODELS;
    }

    ObjectProperty<ContentsPage> page() {
        return page;
    }

    @Override public void close() {
        glossary.close();
        path.close();
    }

    /// Shows a term of the glossary.
    void glossary(String term) {
        page.set(ContentsPage.GLOSSARY);
        glossary.open(term);
    }
}
