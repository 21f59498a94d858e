package limber.ui.lesson;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import limber.engine.text.BadInput;
import limber.file.Exclusive;
import limber.file.PlainFile;
import limber.file.WholeFile;
import limber.lesson.answers.AnswersFile;
import limber.presentation.Store;
import limber.presentation.lesson.Journal;

/// A folder with a file of answers for each lesson. A file that is no text is renamed, so that it is kept and a new one
/// can be written.
public record AnswersFolder(Path folder) implements Store {
    /// The journal of a user's answers to all lessons.
    ///
    /// @param folder empty to keep nothing
    /// @param failed called when a file cannot be read or written, on the thread that does so
    public static Journal journal(Optional<Path> folder, Consumer<Throwable> failed, Executor files) {
        return new Journal(folder.<Store>map(AnswersFolder::new).orElseGet(Store::inMemory), (lesson, _) -> lesson,
                failed, files);
    }

    @Override public Optional<String> read(String lesson) {
        Path file = file(lesson);
        if (!Files.exists(file)) return Optional.empty();
        try {
            return Optional.of(AnswersFile.text(file));
        } catch (BadInput e) {
            throw new BadInput(e.getMessage() + setAside(file));
        }
    }

    private static String setAside(Path file) {
        try {
            return "; it is now " + WholeFile.setAside(file).getFileName();
        } catch (IOException e) {
            return "";
        }
    }

    @Override public void change(String lesson, UnaryOperator<String> change) {
        Path file = file(lesson);
        try {
            Exclusive.run(file, () -> AnswersFile.write(file, change.apply(read(lesson).orElse(""))));
        } catch (IOException e) {
            throw new BadInput(
                    file + " cannot be written: " + e.getMessage() + "; answers hold until the window closes");
        }
    }

    /// Another window may hold a file, and a disk takes its time.
    @Override public boolean readsAtOnce() {
        return false;
    }

    @Override public String name(String lesson) {
        return PlainFile.name(file(lesson));
    }

    private Path file(String lesson) {
        return folder.resolve(lesson + ".json");
    }
}
