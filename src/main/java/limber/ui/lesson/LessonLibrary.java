package limber.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import limber.engine.Model;
import limber.lesson.Lesson;
import limber.ui.controls.Background;

/// The lessons that ship, read once, off the FX thread, on the first request.
public final class LessonLibrary {
    private final ObservableList<Lesson> lessons = FXCollections.observableArrayList();
    private final Supplier<List<Lesson>> reading;
    private final Consumer<Throwable> failed;
    private boolean asked;

    /// @param reading reads them
    public LessonLibrary(Supplier<List<Lesson>> reading, Consumer<Throwable> failed) {
        this.reading = reading;
        this.failed = failed;
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
        Background.outcome(CompletableFuture.supplyAsync(reading), lessons::setAll, failed);
    }
}
