package limber.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.stage.Window;
import javafx.util.Subscription;
import limber.code.Starter;
import limber.ui.OwnScenes.Own;
import limber.ui.controls.Background;
import limber.ui.controls.FileDialog;
import limber.ui.controls.Question;
import limber.ui.scene.Session;

/// An opener for solvers and logs of the user's own: asks for them, makes new ones, and gives each a tab.
///
/// @param over the window that waits for a dialog
/// @param owner in the window, beside which a question is asked
/// @param say shows a message in the status line
/// @param failed says what is wrong; returns what takes that back
record OwnOpener(OwnScenes own, SceneTabs scenes, Sessions sessions, FileDialog files, ResourceBundle words,
        Window over, Node owner, Consumer<Path> recent, Consumer<String> say,
        Function<Throwable, Subscription> failed) {
    /// Gives a tab to each that is open already: views are built again in another language.
    void again() {
        own.all().forEach(this::add);
    }

    /// Opens a folder with a solver, or a log.
    void open(Path path) {
        own.open(path, openers());
    }

    private OwnScenes.Openers openers() {
        return new OwnScenes.Openers(
                (path, run) -> Question.ask("own.trust", words, owner, run, path), this::shown,
                (before, now) -> {
                    scenes.replace(before.model(), now.model());
                    say.accept(words.getString("own.again").formatted(now.path().getFileName()));
                }, failed);
    }

    private void shown(Own one) {
        recent.accept(one.path());
        if (!scenes.has(one.model())) {
            add(one);
            Session session = sessions.of(one.model());
            // its author looks for each operation, whatever it moves
            session.playback().transport().everyStep().set(true);
            if (Files.isDirectory(one.path())) session.showPlots();
        }
        scenes.open(one.model());
        say.accept(words.getString(Files.isDirectory(one.path()) ? "own.opened" : "own.log")
                .formatted(one.path().getFileName()));
    }

    private void add(Own one) {
        scenes.add(one.model(), one.path().toString(), closed -> {
            own.close(one.path());
            sessions.forget(closed);
        });
    }

    /// Asks for a folder with a solver, and opens it.
    void ask() {
        files.folder(words.getString("own.open"), over).ifPresent(this::open);
    }

    /// Makes a solver in a new folder of one that the user chooses, opens it, and its file with the machine's editor.
    void make(Starter starter) {
        files.folder(words.getString("own.new.folder"), over).ifPresent(parent -> Background.outcome(() -> {
            Path folder = free(parent, "my-" + starter.word());
            starter.write(folder);
            own.trust(folder);
            return folder;
        }, Background.files(), folder -> {
            open(folder);
            files.show(folder.resolve(starter.java()));
        }, failed::apply));
    }

    private static Path free(Path parent, String name) {
        return IntStream.iterate(1, n -> n + 1).mapToObj(n -> parent.resolve(n == 1 ? name : name + "-" + n))
                .filter(path -> !Files.exists(path)).findFirst().orElseThrow();
    }
}
