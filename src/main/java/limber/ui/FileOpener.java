package limber.ui;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javafx.stage.Window;
import limber.engine.BadInput;
import limber.lesson.Folder;
import limber.lesson.LessonReader;
import limber.ui.controls.Background;
import limber.ui.controls.FileDialog;
import limber.ui.lesson.Teaching;

/// An opener for lessons that ship, folders of lessons, and files that a model takes.
///
/// @param files asks for a file
/// @param say shows a message in the status line
/// @param failed receives refusals
record FileOpener(SceneTabs scenes, Teaching teaching, FileDialog files, Consumer<String> say,
        Consumer<Throwable> failed) {
    /// Opens a file that the user chooses.
    ///
    /// @param over the window that waits
    void ask(Window over) {
        files.open(teaching.words().getString("contents.open"), over).ifPresent(this::dropped);
    }

    /// Opens a lesson that ships, or else one beside the current lesson.
    void lesson(String id) {
        teaching.library().find(id).ifPresentOrElse(scenes::begin,
                () -> scenes.lesson().flatMap(l -> l.folder().beside(id)).ifPresentOrElse(
                        folder -> lesson(folder.path()),
                        () -> say.accept(teaching.words().getString("lessons.none").formatted(id))));
    }

    /// Opens the lesson of a folder, or shows its faults.
    void lesson(Path folder) {
        Background.outcome(CompletableFuture.supplyAsync(() -> LessonReader.read(Folder.of(folder))),
                read -> read.lesson().ifPresentOrElse(scenes::begin,
                        () -> failed.accept(new BadInput(String.join("\n", read.faults())))),
                failed);
    }

    /// Opens a lesson; any other file goes to the current scene, or from the contents page to the first model that
    /// takes its kind, the last current one first.
    void dropped(Path file) {
        if (Folder.holds(file)) lesson(file);
        else {
            scenes.openFor(file);
            scenes.current().ifPresentOrElse(scene -> scene.sceneInput().dropped(file),
                    () -> say.accept(teaching.words().getString("drop.unknown").formatted(file.getFileName())));
        }
    }
}
