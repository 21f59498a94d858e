package limber.ui.lesson;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import limber.engine.text.BadInput;
import limber.file.Exclusive;
import limber.file.WholeFile;
import limber.lesson.AnswerBook;
import limber.lesson.AnswersFile;
import limber.lesson.AnswersLine;
import limber.lesson.Lesson;
import limber.lesson.Step;

/// The answers and other acts of a student, kept in one file per lesson and written with every line. Several windows
/// may write to one file: each adds its lines to those that are there.
public final class Journal implements AnswerBook {
    private final Optional<Path> folder;
    private final Consumer<Throwable> failed;
    /// Lines by lesson, then by version, step and what they are about. Those of another version are kept and not shown.
    private final Map<String, Map<String, AnswersLine>> lines = new HashMap<>();
    /// What is not in the file yet, by lesson: lines, and lessons whose earlier lines are to be deleted.
    private final Map<String, Map<String, AnswersLine>> unsaved = new HashMap<>();
    private final Set<String> cleared = new HashSet<>();
    private final ReadOnlyLongWrapper changes = new ReadOnlyLongWrapper();

    /// @param folder of its files; empty to keep nothing
    /// @param failed called when a file cannot be read or written
    public Journal(Optional<Path> folder, Consumer<Throwable> failed) {
        this.folder = folder;
        this.failed = failed;
    }

    /// A counter of all changes.
    public ReadOnlyLongProperty changes() {
        return changes.getReadOnlyProperty();
    }

    /// Of this version of the lesson.
    @Override public <L extends AnswersLine> Optional<L> find(Lesson lesson, String step, String about, Class<L> kind) {
        return Optional
                .ofNullable(of(lesson.id()).get(key(lesson.hash() + numbers(about, lesson.drawn()), step, about)))
                .filter(kind::isInstance)
                .map(kind::cast);
    }

    /// All lines of a lesson, including other versions of it.
    List<AnswersLine> all(Lesson lesson) {
        return List.copyOf(of(lesson.id()).values());
    }

    /// The share of a lesson that has been done, 0..1.
    public double share(Lesson lesson) {
        int asked = 0, done = 0;
        for (Step step : lesson.steps()) {
            List<String> parts = parts(step);
            asked += parts.size();
            done += (int) parts.stream().filter(part -> find(lesson, step.id(), part, AnswersLine.class).isPresent())
                    .count();
        }
        return asked == 0 ? 0 : (double) done / asked;
    }

    private static List<String> parts(Step step) {
        var parts = new ArrayList<>(step.questions().stream().map(q -> q.id()).toList());
        if (step.goal().isPresent()) parts.add(AnswersLine.GOAL);
        return parts;
    }

    @Override public void put(AnswersLine line) {
        of(line.lesson()).put(key(line), line);
        unsaved(line.lesson()).put(key(line), line);
        write(line.lesson());
        changes.set(changes.get() + 1);
    }

    /// Deletes all lines of a lesson, for the next student.
    void clear(Lesson lesson) {
        of(lesson.id()).clear();
        unsaved(lesson.id()).clear();
        cleared.add(lesson.id());
        write(lesson.id());
        changes.set(changes.get() + 1);
    }

    private static String key(AnswersLine e) {
        return key(e.hash() + numbers(e.about(), e.drawn()), e.step(), e.about());
    }

    /// The numbers that an answer belongs to: answers to other numbers are kept and not shown. Notes and hints are of
    /// the step, whatever was drawn.
    private static String numbers(String about, Map<String, Double> drawn) {
        boolean ofStep = about.equals(AnswersLine.NOTE) || about.equals(AnswersLine.HINTS);
        return ofStep || drawn.isEmpty() ? "" : new TreeMap<>(drawn).toString();
    }

    private static String key(String hash, String step, String about) {
        return hash + "/" + step + "/" + about;
    }

    private Map<String, AnswersLine> of(String lesson) {
        return lines.computeIfAbsent(lesson, l -> read(l, Map.of()));
    }

    private Map<String, AnswersLine> unsaved(String lesson) {
        return unsaved.computeIfAbsent(lesson, _ -> new LinkedHashMap<>());
    }

    /// The lines of the file.
    ///
    /// @param known what is taken if the file is damaged
    private Map<String, AnswersLine> read(String lesson, Map<String, AnswersLine> known) {
        var read = new LinkedHashMap<String, AnswersLine>();
        Optional<Path> file = file(lesson).filter(Files::exists);
        try {
            file.ifPresent(f -> AnswersFile.read(f).forEach(e -> read.put(key(e), e)));
        } catch (BadInput e) {
            setAside(file.orElseThrow(), e);
            read.putAll(known);
        }
        return read;
    }

    /// Renames a damaged file, so that it is kept and a new one can be written.
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
                Exclusive.run(file, () -> add(lesson, file));
            } catch (IOException e) {
                failed.accept(new BadInput(
                        file + " cannot be written: " + e.getMessage() + "; answers hold until the window closes"));
            }
        });
    }

    /// Adds what is unsaved to the lines of the file, among which another window's may be.
    private void add(String lesson, Path file) throws IOException {
        Map<String, AnswersLine> all =
                cleared.contains(lesson) ? new LinkedHashMap<>() : read(lesson, of(lesson));
        all.putAll(unsaved(lesson));
        AnswersFile.write(file, List.copyOf(all.values()));
        lines.put(lesson, all);
        unsaved.remove(lesson);
        cleared.remove(lesson);
    }

    private Optional<Path> file(String lesson) {
        return folder.map(f -> f.resolve(lesson + ".json"));
    }
}
