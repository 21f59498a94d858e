package limber.ui;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.stage.Window;
import limber.engine.BadInput;
import limber.file.WholeFile;
import limber.lesson.AnswersFile;
import limber.lesson.Lesson;

/// What of a lesson leaves the window, as files: what was answered, and the lesson on paper.
///
/// @param over the window that waits for the name of a file
record Exports(Walk walk, Desk desk, FileDialog files, Supplier<Window> over) {

    void answers() {
        String who = desk.student().get().replaceAll("[^\\p{L}\\p{N}]+", "-");
        String name = walk.lesson().id() + (who.isEmpty() ? "" : "-" + who) + ".json";
        files.save(words("lesson.export"), over.get(), name, "json").ifPresent(this::answers);
    }

    private void answers(Path file) {
        try {
            AnswersFile.write(file, walk.answers());
            say(words("lesson.exported").formatted(file.getFileName()));
        } catch (IOException e) {
            walk.session().failed().accept(new BadInput(file + " cannot be written: " + e.getMessage()));
        }
    }

    /// @param key whether it has the answers
    void handout(boolean key) {
        String name = walk.lesson().id() + (key ? "-answers" : "") + ".html";
        files.save(words(key ? "handout.answers" : "handout"), over.get(), name, "html").ifPresent(file -> handout(file, key));
    }

    /// Made on another thread, in the language that is spoken now; the status line says how far it is.
    private void handout(Path file, boolean key) {
        Lesson lesson = walk.lesson();
        Language language = desk.language().get();
        CompletableFuture.runAsync(() -> {
            String page = Handouts.page(lesson, language, key, i -> Platform.runLater(() -> say(words("handout.making").formatted(i + 1, lesson.steps().size()))));
            WholeFile.save(file, page.getBytes(StandardCharsets.UTF_8));
        }).whenCompleteAsync((_, e) -> {
            if (e == null) say(words("handout.made").formatted(file.getFileName()));
            else walk.session().failed().accept(e.getCause() == null ? e : e.getCause());
        }, Platform::runLater);
    }

    private void say(String line) {
        walk.session().say().accept(line);
    }

    private String words(String key) {
        return walk.session().wording().get(key);
    }
}
