package limber.ui.lesson;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Executor;
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
///
/// Its methods are called on one thread; another may write the files, so that each touch of the lines holds the lock.
public final class Journal implements AnswerBook {
    private final Optional<Path> folder;
    private final Consumer<Throwable> failed;
    /// Lines by lesson, then by version, step and what they are about. Those of another version are kept and not shown.
    private final Map<String, Map<String, AnswersLine>> lines = new HashMap<>();
    /// What is not in the file yet, by lesson: lines, and how often its earlier lines
    /// were deleted.
    private final Map<String, Map<String, AnswersLine>> unsaved = new HashMap<>();
    private final Map<String, Integer> cleared = new HashMap<>();
    private final Executor files;
    private final ReadOnlyLongWrapper changes = new ReadOnlyLongWrapper();

    /// A journal that writes its files where it is called.
    public Journal(Optional<Path> folder, Consumer<Throwable> failed) {
        this(folder, failed, Runnable::run);
    }

    /// @param folder of its files; empty to keep nothing
    /// @param failed called when a file cannot be read or written, on the thread that does so
    /// @param files writes files, one after another: another window may be writing them, too, and a disk takes its time
    public Journal(Optional<Path> folder, Consumer<Throwable> failed, Executor files) {
        this.folder = folder;
        this.failed = failed;
        this.files = files;
    }

    /// A counter of all changes.
    public ReadOnlyLongProperty changes() {
        return changes.getReadOnlyProperty();
    }

    /// Of this version of the lesson.
    @Override public synchronized <L extends AnswersLine> Optional<L> find(Lesson lesson, String step, String about,
            Class<L> kind) {
        return Optional
                .ofNullable(of(lesson.id()).get(key(lesson.hash() + numbers(about, lesson.drawn()), step, about)))
                .filter(kind::isInstance)
                .map(kind::cast);
    }

    /// All lines of a lesson, including other versions of it.
    synchronized List<AnswersLine> all(Lesson lesson) {
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
        synchronized (this) {
            of(line.lesson()).put(key(line), line);
            unsaved(line.lesson()).put(key(line), line);
        }
        write(line.lesson());
        changes.set(changes.get() + 1);
    }

    /// Deletes all lines of a lesson, for the next student.
    void clear(Lesson lesson) {
        synchronized (this) {
            of(lesson.id()).clear();
            unsaved(lesson.id()).clear();
            cleared.merge(lesson.id(), 1, Integer::sum);
        }
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
        return lines.computeIfAbsent(lesson, l -> {
            Optional<Path> file = file(l).filter(Files::exists);
            try {
                return file.map(Journal::read).orElseGet(LinkedHashMap::new);
            } catch (BadInput e) {
                files.execute(() -> setAside(file.orElseThrow(), e));
                return new LinkedHashMap<>();
            }
        });
    }

    private Map<String, AnswersLine> unsaved(String lesson) {
        return unsaved.computeIfAbsent(lesson, _ -> new LinkedHashMap<>());
    }

    /// The lines of a file.
    ///
    /// @throws BadInput if it is damaged
    private static Map<String, AnswersLine> read(Path file) {
        var read = new LinkedHashMap<String, AnswersLine>();
        AnswersFile.read(file).forEach(e -> read.put(key(e), e));
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
        file(lesson).ifPresent(file -> files.execute(() -> {
            try {
                Exclusive.run(file, () -> add(lesson, file));
            } catch (IOException e) {
                failed.accept(new BadInput(
                        file + " cannot be written: " + e.getMessage() + "; answers hold until the window closes"));
            } catch (RuntimeException | Error e) {
                failed.accept(e);
            }
        }));
    }

    /// Adds what is unsaved to the lines of the file, among which another window's may be.
    private void add(String lesson, Path file) throws IOException {
        Map<String, AnswersLine> known, more;
        int clearings;
        synchronized (this) {
            known = new LinkedHashMap<>(of(lesson));
            more = new LinkedHashMap<>(unsaved(lesson));
            clearings = cleared.getOrDefault(lesson, 0);
        }
        Map<String, AnswersLine> all = clearings > 0 ? new LinkedHashMap<>() : there(file, known);
        all.putAll(more);
        AnswersFile.write(file, List.copyOf(all.values()));
        synchronized (this) {
            if (clearings != cleared.getOrDefault(lesson, 0)) return; // deleted meanwhile, which is still to be written
            cleared.remove(lesson);
            unsaved(lesson).entrySet().removeAll(more.entrySet());
            all.putAll(unsaved(lesson)); // put meanwhile
            lines.put(lesson, all);
        }
    }

    /// The lines of a file that is there; those that are known if it is not, or damaged.
    private Map<String, AnswersLine> there(Path file, Map<String, AnswersLine> known) {
        if (!Files.exists(file)) return new LinkedHashMap<>();
        try {
            return read(file);
        } catch (BadInput e) {
            setAside(file, e);
            return known;
        }
    }

    private Optional<Path> file(String lesson) {
        return folder.map(f -> f.resolve(lesson + ".json"));
    }
}
