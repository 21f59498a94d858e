package limber.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import limber.engine.BadInput;
import limber.file.WholeFile;
import limber.lesson.AnswersFile;
import limber.lesson.Lesson;
import limber.lesson.Marked;
import limber.lesson.Step;

/// What has been answered in each lesson: kept in a file a lesson, written with every answer.
final class Journal {
    private final Optional<Path> folder;
    private final Consumer<Throwable> failed;
    /// By lesson, then by its version, step and question: what was answered to another version is kept and not shown.
    private final Map<String, Map<String, Marked>> answers = new HashMap<>();
    private final ReadOnlyLongWrapper changes = new ReadOnlyLongWrapper();

    /// @param folder of its files; empty to keep nothing
    /// @param failed told when a file cannot be read or written
    Journal(Optional<Path> folder, Consumer<Throwable> failed) {
        this.folder = folder;
        this.failed = failed;
    }

    /// Counts whatever changes.
    ReadOnlyLongProperty changes() {
        return changes.getReadOnlyProperty();
    }

    /// What was answered, if it was to this very lesson.
    Optional<Marked> find(Lesson lesson, String step, String question) {
        return Optional.ofNullable(of(lesson.id()).get(key(lesson.hash(), step, question)));
    }

    /// All that is known of a lesson, of other versions of it too.
    List<Marked> all(Lesson lesson) {
        return List.copyOf(of(lesson.id()).values());
    }

    /// How much of what a lesson asks for has been done, 0..1.
    double share(Lesson lesson) {
        int asked = 0, done = 0;
        for (Step step : lesson.steps()) {
            List<String> parts = parts(step);
            asked += parts.size();
            done += (int) parts.stream().filter(part -> find(lesson, step.id(), part).isPresent()).count();
        }
        return asked == 0 ? 0 : (double) done / asked;
    }

    private static List<String> parts(Step step) {
        var parts = new ArrayList<>(step.questions().stream().map(q -> q.id()).toList());
        if (step.goal().isPresent()) parts.add(Marked.GOAL);
        return parts;
    }

    void put(Marked marked) {
        of(marked.lesson()).put(key(marked), marked);
        write(marked.lesson());
        changes.set(changes.get() + 1);
    }

    /// Forgets all answers to a lesson; the next student starts anew.
    void clear(Lesson lesson) {
        of(lesson.id()).clear();
        write(lesson.id());
        changes.set(changes.get() + 1);
    }

    private static String key(Marked m) {
        return key(m.hash(), m.step(), m.question());
    }

    private static String key(String hash, String step, String question) {
        return hash + "/" + step + "/" + question;
    }

    private Map<String, Marked> of(String lesson) {
        return answers.computeIfAbsent(lesson, this::read);
    }

    private Map<String, Marked> read(String lesson) {
        var read = new LinkedHashMap<String, Marked>();
        Optional<Path> file = file(lesson).filter(Files::exists);
        try {
            file.ifPresent(f -> AnswersFile.read(f).forEach(m -> read.put(key(m), m)));
        } catch (BadInput e) {
            setAside(file.orElseThrow(), e);
        }
        return read;
    }

    /// A damaged file is never lost and never in the way.
    private void setAside(Path file, BadInput why) {
        try {
            Path aside = WholeFile.setAside(file);
            failed.accept(new BadInput(why.getMessage() + "; it is now " + aside.getFileName()));
        } catch (IOException e) {
            failed.accept(why);
        }
    }

    private void write(String lesson) {
        file(lesson).ifPresent(file -> {
            try {
                AnswersFile.write(file, List.copyOf(of(lesson).values()));
            } catch (IOException e) {
                failed.accept(new BadInput(file + " cannot be written: " + e.getMessage() + "; answers hold until the window closes"));
            }
        });
    }

    private Optional<Path> file(String lesson) {
        return folder.map(f -> f.resolve(lesson + ".json"));
    }
}
