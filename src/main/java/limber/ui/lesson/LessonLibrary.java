package limber.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import limber.engine.model.Model;
import limber.lesson.Lesson;
import limber.ui.controls.Background;

/// The lessons that ship, read once, off the FX thread, on the first request.
public final class LessonLibrary {
    private final ObservableList<Lesson> lessons = FXCollections.observableArrayList();
    private final ObservableList<String> models = FXCollections.observableArrayList();
    private final Supplier<List<Lesson>> reading;
    private final Supplier<List<String>> glancing;
    private final Consumer<Throwable> failed;
    private boolean asked;

    /// @param reading reads them
    /// @param glancing finds the name of the model of each, at once
    public LessonLibrary(Supplier<List<Lesson>> reading, Supplier<List<String>> glancing, Consumer<Throwable> failed) {
        this.reading = reading;
        this.glancing = glancing;
        this.failed = failed;
    }

    /// The name of each lesson's model, long before the lessons are there.
    public ObservableList<String> models() {
        return models;
    }

    /// How many lessons a model has, whether they have been read or not.
    public int count(Model model) {
        return (int) models.stream().filter(model.name()::equals).count();
    }

    /// The lessons in order; empty until they have been read.
    public ObservableList<Lesson> lessons() {
        return lessons;
    }

    public List<Lesson> of(Model model) {
        return lessons.stream().filter(l -> l.model() == model).toList();
    }

    public Optional<Lesson> find(String id) {
        return lessons.stream().filter(l -> l.id().equals(id)).findFirst();
    }

    public void load() {
        if (asked) return;
        asked = true;
        Background.outcome(glancing, LessonLibrary::apart, models::setAll, failed);
        Background.outcome(reading, LessonLibrary::apart, lessons::setAll, failed);
    }

    /// On a thread of its own: what shares a pool with it, such as how far each scene moves, would wait for it.
    private static void apart(Runnable reading) {
        Thread.ofPlatform().daemon().name("limber-library").start(reading);
    }
}
