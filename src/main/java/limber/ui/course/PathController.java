package limber.ui.course;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.util.Subscription;
import limber.course.Course;
import limber.lesson.Lesson;
import limber.ui.controls.OneOf;

/// The controller of the path: all lessons as a graph, or one course in it with its guide for teachers.
public final class PathController implements AutoCloseable {
    private final CoursePages pages;
    private final ResourceBundle words;
    private final Guides guides;
    private final ObjectProperty<Optional<Course>> course = new SimpleObjectProperty<>(Optional.empty());
    @FXML private FlowPane bar;
    @FXML private Label about;
    @FXML private Button start, guide;
    @FXML private ScrollPane page;
    private LessonPath path;
    /// Of lessons and answers, which outlive the page.
    private Subscription following = Subscription.EMPTY;
    private Optional<Lesson> next = Optional.empty();

    public PathController(CoursePages pages, Guides guides) {
        this.pages = pages;
        this.guides = guides;
        words = pages.teaching().words();
    }

    @FXML private void initialize() {
        for (Button button : List.of(start, guide)) button.managedProperty().bind(button.visibleProperty());
        following = Subscription.combine(pages.teaching().library().lessons().subscribe(this::fill),
                pages.teaching().journal().changes().subscribe(this::fill));
        var buttons = new LinkedHashMap<ToggleButton, Optional<Course>>();
        buttons.put(button("all", words.getString("path.all")), Optional.empty());
        for (Course c : pages.courses()) buttons.put(button(c.id(), c.telling(locale()).title()), Optional.of(c));
        OneOf.buttons(buttons, course);
        bar.getChildren().addAll(0, buttons.keySet()); // one by one, so that they wrap
        course.subscribe(this::choose);
        fill();
    }

    private static ToggleButton button(String id, String title) {
        var button = new ToggleButton(title);
        button.setId("course-" + id);
        return button;
    }

    private Locale locale() {
        return words.getLocale();
    }

    private void fill() {
        path = new LessonPath(pages.teaching().library().lessons(), pages);
        page.setContent(path);
        choose();
    }

    private void choose() {
        List<Lesson> all = pages.teaching().library().lessons(),
                chosen = course.get().map(c -> c.of(all)).orElse(List.of());
        path.choose(chosen);
        List<Lesson> counted = course.get().isEmpty() ? all : chosen;
        int minutes = Course.minutes(counted);
        String sum = words.getString(counted.size() == 1 ? "path.sum.one" : "path.sum").formatted(counted.size(),
                minutes / 60, minutes % 60);
        about.setText(course.get().map(c -> c.telling(locale()).about() + " " + sum)
                .orElse(words.getString("path.about") + " " + sum));
        next = counted.stream().filter(l -> pages.teaching().journal().share(l) < 1).findFirst();
        start.setVisible(next.isPresent());
        next.ifPresent(l -> start.setText(words.getString("path.start").formatted(l.telling(locale()).title())));
        if (all.isEmpty()) about.setText(words.getString("path.reading"));
        guide.setVisible(course.get().isPresent());
    }

    /// Chooses a course.
    public void open(Course chosen) {
        course.set(Optional.of(chosen));
    }

    @Override public void close() {
        following.unsubscribe();
    }

    @FXML private void start() {
        next.ifPresent(pages::begin);
    }

    @FXML private void guide() {
        course.get().ifPresent(c -> guides.show(c, guide));
    }
}
