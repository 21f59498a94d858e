package limber.ui;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.stage.Window;
import limber.engine.BadInput;
import limber.lesson.Folder;
import limber.lesson.LessonReader;

/// What is opened by its name or as a file: lessons that ship, folders of lessons, and what a model takes.
///
/// @param files asks for a file
/// @param say takes a line about what happened
/// @param failed takes what was refused
record Opening(SceneTabs scenes, Teaching teaching, FileDialog files, Consumer<String> say, Consumer<Throwable> failed) {
    /// Whatever somebody chooses.
    ///
    /// @param over the window that waits
    void ask(Window over) {
        files.open(teaching.words().getString("contents.open"), over).ifPresent(this::dropped);
    }

    /// A lesson that ships, or else one that lies beside the one that is looked at.
    void lesson(String id) {
        teaching.shelf().find(id).ifPresentOrElse(scenes::begin, () -> scenes.lesson().flatMap(l -> l.folder().beside(id)).ifPresentOrElse(folder -> lesson(folder.path()),
                () -> say.accept(teaching.words().getString("lessons.none").formatted(id))));
    }

    /// The lesson of a folder, or all that is wrong with it.
    void lesson(Path folder) {
        CompletableFuture.supplyAsync(() -> LessonReader.read(Folder.of(folder))).whenComplete((read, e) -> Platform.runLater(() -> {
            if (e != null) failed.accept(e.getCause());
            else read.lesson().ifPresentOrElse(scenes::begin, () -> failed.accept(new BadInput(String.join("\n", read.faults()))));
        }));
    }

    /// A lesson is opened; any other file goes to the scene that is looked at, and from the contents page to the first model
    /// that takes its kind, the last one looked at before others.
    void dropped(Path file) {
        if (Folder.holds(file)) lesson(file);
        else {
            scenes.openFor(file);
            scenes.current().ifPresentOrElse(scene -> scene.hands().dropped(file), () -> say.accept(teaching.words().getString("drop.unknown").formatted(file.getFileName())));
        }
    }
}
