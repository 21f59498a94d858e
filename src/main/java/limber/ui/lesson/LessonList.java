package limber.ui.lesson;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import limber.engine.model.Model;
import limber.lesson.Lesson;
import limber.presentation.lesson.Journal;
import org.kordamp.ikonli.javafx.FontIcon;

/// A list of a model's lessons in order, each with its progress and duration. While they are still being read it says
/// so.
public final class LessonList extends VBox {
    private final ListChangeListener<Lesson> more = _ -> fill();
    private final LessonLibrary library;
    private final Model model;
    private final Journal journal;
    private final ResourceBundle words;
    private final Consumer<Lesson> begun;
    private final Map<Lesson, HBox> rows = new IdentityHashMap<>();

    /// @param begun opens a lesson
    public LessonList(LessonLibrary library, Model model, Journal journal, ResourceBundle words,
            Consumer<Lesson> begun) {
        this.library = library;
        this.model = model;
        this.journal = journal;
        this.words = words;
        this.begun = begun;
        getStyleClass().add("lesson-list");
        // weak, since the list goes with its sheet and the library stays
        library.lessons().addListener(new WeakListChangeListener<>(more));
        fill();
    }

    private void fill() {
        if (library.lessons().isEmpty()) {
            getChildren().setAll(new Label(words.getString("lessons.reading")));
            return;
        }
        List<HBox> all = library.of(model).stream().map(lesson -> rows.computeIfAbsent(lesson, this::row)).toList();
        getChildren().retainAll(all); // a row that stays keeps the keyboard
        for (int i = 0; i < all.size(); i++)
            if (i == getChildren().size() || getChildren().get(i) != all.get(i)) {
                getChildren().remove(all.get(i));
                getChildren().add(i, all.get(i));
            }
    }

    private HBox row(Lesson lesson) {
        double share = journal.share(lesson);
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
