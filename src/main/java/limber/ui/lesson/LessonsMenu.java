package limber.ui.lesson;

import java.util.List;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import limber.engine.model.Model;
import limber.lesson.Lesson;
import limber.presentation.lesson.Journal;
import org.kordamp.ikonli.javafx.FontIcon;

/// A menu in the bar of a tab with the lessons about its model, and the entry that returns to the free scene.
public final class LessonsMenu extends MenuButton {
    private final LessonLibrary library;
    private final Journal journal;
    private final Model model;
    private final ResourceBundle words;
    private final Consumer<Lesson> begun;
    private final Runnable free;
    private final ListChangeListener<Lesson> more = _ -> fill();

    /// @param begun opens a lesson
    /// @param free leaves the one that is open, if there is one
    public LessonsMenu(LessonLibrary library, Journal journal, Model model, ResourceBundle words,
            Consumer<Lesson> begun,
            Runnable free) {
        this.library = library;
        this.journal = journal;
        this.model = model;
        this.words = words;
        this.begun = begun;
        this.free = free;
        setId("lessons");
        setText(words.getString("lessons"));
        setGraphic(new FontIcon("fth-book-open"));
        setTooltip(new Tooltip(words.getString("lessons.tip")));
        setMinWidth(USE_PREF_SIZE);
        // weak, since the menu ends with its tab and the library stays
        library.lessons().addListener(new WeakListChangeListener<>(more));
        setOnShowing(_ -> {
            library.load();
            fill(); // the progress may have changed
        });
        fill();
    }

    private void fill() {
        List<Lesson> lessons = library.of(model);
        var play = new MenuItem(words.getString("lessons.free"));
        play.setId("lessons-free");
        play.setOnAction(_ -> free.run());
        getItems().setAll(play, new SeparatorMenuItem());
        if (lessons.isEmpty() && library.count(model) > 0) {
            var reading = new MenuItem(words.getString("lessons.reading"));
            reading.setDisable(true);
            getItems().add(reading);
        }
        lessons.forEach(lesson -> getItems().add(item(lesson)));
    }

    private MenuItem item(Lesson lesson) {
        var item = new MenuItem(lesson.telling(words.getLocale()).title(),
                new FontIcon(LessonList.icon(journal.share(lesson))));
        item.setId("menu-" + lesson.id());
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> begun.accept(lesson));
        return item;
    }
}
