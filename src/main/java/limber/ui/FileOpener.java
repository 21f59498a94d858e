package limber.ui;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.stage.Window;
import limber.engine.text.BadInput;
import limber.lesson.LessonReader;
import limber.lesson.source.Folder;
import limber.moment.Moment;
import limber.moment.MomentReader;
import limber.ui.controls.Background;
import limber.ui.controls.FileDialog;
import limber.ui.lesson.Teaching;

/// An opener for lessons that ship, folders of lessons, solvers and logs of the user's own, and files that a model
/// takes.
///
/// @param files asks for a file
/// @param recent receives what has been opened
/// @param own opens solvers and logs of the user's own
/// @param say shows a message in the status line
/// @param failed receives refusals
record FileOpener(SceneTabs scenes, Teaching teaching, FileDialog files, Consumer<Path> recent, OwnOpener own,
        Consumer<String> say,
        Consumer<Throwable> failed) {
    /// The endings of files with numbers of another program.
    private static final String[] NUMBERS = {"csv", "npy", "pc2", "mdd"};

    /// Opens a file that the user chooses.
    ///
    /// @param over the window that waits
    void ask(Window over) {
        files.open(teaching.words().getString("contents.open"), over).ifPresent(this::dropped);
    }

    /// Compares the free scene with the numbers of a file that the user chooses.
    ///
    /// @param over the window that waits
    void askNumbers(Window over) {
        if (scenes.lesson().isPresent()) say.accept(teaching.words().getString("judge.lesson"));
        else files.open(teaching.words().getString("menu.numbers"), over, NUMBERS).ifPresent(this::dropped);
    }

    /// Lays the numbers of another program over the free scene in front.
    private void numbers(Path file) {
        if (scenes.current().isEmpty()) say.accept(teaching.words().getString("judge.scene"));
        else if (scenes.lesson().isPresent()) say.accept(teaching.words().getString("judge.lesson"));
        else {
            recent.accept(file);
            scenes.current().get().session().otherNumbers().open(file);
        }
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
        Background.outcome(() -> LessonReader.read(Folder.of(folder)),
                read -> read.lesson().ifPresentOrElse(lesson -> {
                    recent.accept(folder);
                    scenes.begin(lesson);
                },
                        () -> failed.accept(new BadInput(String.join("\n", read.faults())))),
                failed);
    }

    /// Shows the moment that was named when the window was opened.
    ///
    /// @param given its text, or the address of its file
    void moment(String given) {
        if (MomentReader.isText(given)) pasted(given);
        else dropped(Path.of(URI.create(given)));
    }

    /// Shows the moment of a text, such as the clipboard holds.
    void pasted(String text) {
        moment(() -> MomentReader.text(text), () -> {});
    }

    /// Shows a moment in the free scene of its model, which it reads on another thread.
    private void moment(Supplier<Moment> read, Runnable shown) {
        Background.outcome(read, moment -> {
            scenes.show(moment);
            shown.run();
            say.accept(teaching.words().getString(moment.ofAnotherVersion() ? "moment.other" : "moment.shown")
                    .formatted(moment.version()));
        }, failed);
    }

    /// Opens a lesson, a moment, a solver, a log, or numbers of another program; any other file goes to the current
    /// scene, or from the contents page to the first model that takes its kind, the last current one first.
    void dropped(Path file) {
        if (Folder.holds(file)) lesson(file);
        else if (Files.isDirectory(file) || OwnScenes.is(file)) own.open(file);
        else if (hasNumbers(file.toString().toLowerCase(Locale.ROOT))) numbers(file);
        else if (file.toString().endsWith(Moment.ENDING))
            moment(() -> MomentReader.file(file), () -> recent.accept(file));
        else {
            scenes.openFor(file);
            scenes.current().ifPresentOrElse(scene -> {
                recent.accept(file);
                scene.sceneInput().dropped(file);
            },
                    () -> say.accept(teaching.words().getString("drop.unknown").formatted(file.getFileName())));
        }
    }

    private static boolean hasNumbers(String file) {
        return Stream.of(NUMBERS).anyMatch(ending -> file.endsWith("." + ending));
    }
}
