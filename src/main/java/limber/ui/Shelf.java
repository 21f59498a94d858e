package limber.ui;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import limber.engine.Model;
import limber.lesson.Lesson;

/// The lessons that ship, read once, off the FX thread, when they are first asked for.
final class Shelf {
    private final ObservableList<Lesson> lessons = FXCollections.observableArrayList();
    private final Supplier<List<Lesson>> reading;
    private final Consumer<Throwable> failed;
    private boolean asked;

    /// @param reading reads them
    Shelf(Supplier<List<Lesson>> reading, Consumer<Throwable> failed) {
        this.reading = reading;
        this.failed = failed;
    }

    /// In order; empty until they have been read.
    ObservableList<Lesson> lessons() {
        return lessons;
    }

    List<Lesson> of(Model model) {
        return lessons.stream().filter(l -> l.model() == model).toList();
    }

    Optional<Lesson> find(String id) {
        return lessons.stream().filter(l -> l.id().equals(id)).findFirst();
    }

    void load() {
        if (asked) return;
        asked = true;
        CompletableFuture.supplyAsync(reading).whenComplete((read, e) -> Platform.runLater(() -> {
            if (e == null) lessons.setAll(read);
            else failed.accept(e.getCause() == null ? e : e.getCause());
        }));
    }
}
