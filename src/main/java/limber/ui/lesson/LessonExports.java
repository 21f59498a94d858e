package limber.ui.lesson;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.stage.Window;
import limber.engine.text.BadInput;
import limber.file.WholeFile;
import limber.lesson.Lesson;
import limber.lesson.answers.AnswersFile;
import limber.lesson.question.AnswersLine;
import limber.page.LessonContent;
import limber.page.PageFile;
import limber.presentation.words.Language;
import limber.ui.controls.Background;
import limber.ui.controls.FileDialog;
import limber.ui.preferences.Preferences;
import limber.ui.render.Handouts;

/// The exports of a lesson as files: the answers, the handout, and the web page.
///
/// @param over the owner of the file dialog
record LessonExports(LessonSession lessonSession, Preferences preferences, FileDialog files, Supplier<Window> over) {

    void answers() {
        files.save(words("lesson.export"), over.get(), lessonSession.walk().answersFile(), "json")
                .ifPresent(this::answers);
    }

    private void answers(Path file) {
        List<AnswersLine> answers = lessonSession.answers();
        Background.write(() -> {
            try {
                AnswersFile.write(file, answers);
            } catch (IOException e) {
                throw new BadInput(file + " cannot be written: " + e.getMessage());
            }
        }, () -> say(words("lesson.exported").formatted(file.getFileName())), lessonSession.session().failed());
    }

    /// @param key whether the answers are included
    void handout(boolean key) {
        files.save(words(key ? "handout.answers" : "handout"), over.get(), name(key), "html").ifPresent(
                chosen -> handout(() -> chosen, key,
                        file -> say(words("handout.made").formatted(file.getFileName()))));
    }

    /// Opens the handout in the browser, which prints it.
    ///
    /// @param key whether the answers are included
    void print(boolean key) {
        String name = name(key);
        handout(() -> temporary(name), key, file -> {
            files.show(file);
            say(words("handout.print.made").formatted(file));
        });
    }

    private static Path temporary(String name) {
        try {
            return Files.createTempDirectory("limber").resolve(name);
        } catch (IOException e) {
            throw new BadInput("no page can be written: " + e.getMessage());
        }
    }

    private String name(boolean key) {
        return lessonSession.lesson().id() + (key ? "-answers" : "") + ".html";
    }

    /// Makes the handout on another thread, in the current language; the status line shows its progress.
    private void handout(Supplier<Path> chosen, boolean key, Consumer<Path> made) {
        Lesson lesson = lessonSession.lesson();
        Language language = preferences.language().get();
        Background.outcome(() -> {
            String page = Handouts.page(lesson, language, key, Optional.empty(),
                    i -> Platform.runLater(() -> say(words("handout.making").formatted(i + 1, lesson.steps().size()))));
            Path file = chosen.get();
            WholeFile.save(file, page.getBytes(StandardCharsets.UTF_8));
            return file;
        }, made, lessonSession.session().failed());
    }

    /// Saves the lesson as a web page that plays, in the current language.
    void page() {
        files.save(words("page.save"), over.get(), name(false), "html").ifPresent(file -> {
            say(words("page.making"));
            Lesson lesson = lessonSession.lesson();
            Locale language = preferences.language().get().locale();
            Background.work(() -> WholeFile.save(file, PageFile.shipped(language)
                    .html(LessonContent.of(lesson, language)).getBytes(StandardCharsets.UTF_8)),
                    () -> say(words("page.made").formatted(file.getFileName())), lessonSession.session().failed());
        });
    }

    private void say(String line) {
        lessonSession.session().say().accept(line);
    }

    private String words(String key) {
        return lessonSession.session().wording().get(key);
    }
}
