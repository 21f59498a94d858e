package limber.presentation.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import limber.engine.text.BadInput;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.answers.AnswerBook;
import limber.lesson.answers.AnswersText;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.MarkedAnswer;
import limber.presentation.Store;

/// The answers and other acts of a student, kept with every line as the text of an answers file. Several windows or
/// tabs may write to one place: each adds its lines to those that are there, and of two answers to one question, given
/// apart, the newest is kept. Lines that cannot be read, such as those of a later version, stay.
///
/// Its methods are called on one thread; another may write, so that each touch of the lines holds the lock.
public final class Journal implements AnswerBook {
    private final Store store;
    private final BinaryOperator<String> key;
    private final Consumer<Throwable> failed;
    private final Executor writing;
    private final Map<String, Place> places = new HashMap<>();
    private final ReadOnlyObjectWrapper<Long> changes = new ReadOnlyObjectWrapper<>(0L);

    /// A text with its lines by version, step and what they are about. Those of another version are kept and not shown.
    private record Kept(String text, Map<String, AnswersLine> lines, Set<String> unreadable) {
        static final Kept NOTHING = new Kept("", Map.of(), Set.of());
    }

    /// What is known of a place.
    private static final class Place {
        /// What was read or written last.
        private Kept kept = Kept.NOTHING;
        /// What is not written yet: lines, and how often the earlier ones were deleted.
        private final Map<String, AnswersLine> unsaved = new LinkedHashMap<>();
        private int cleared;
    }

    /// A journal that is kept in memory only, and begins empty.
    public static Journal inMemory(Consumer<Throwable> failed) {
        return new Journal(Store.inMemory(), (lesson, _) -> lesson, failed, Runnable::run);
    }

    /// @param key where the answers are kept, by a lesson's id and hash
    /// @param failed called when something cannot be read or written, on the thread that writes
    /// @param writing writes, one text after another: somebody else may be writing, too, and a disk takes its time
    public Journal(Store store, BinaryOperator<String> key, Consumer<Throwable> failed, Executor writing) {
        this.store = store;
        this.key = key;
        this.failed = failed;
        this.writing = writing;
    }

    /// A counter of all changes that are made here.
    public ReadOnlyObjectProperty<Long> changes() {
        return changes.getReadOnlyProperty();
    }

    /// Of this version of the lesson.
    @Override public synchronized <L extends AnswersLine> Optional<L> find(Lesson lesson, String step, String about,
            Class<L> kind) {
        Place place = of(key(lesson));
        String name = name(lesson.hash(), step, about, lesson.drawn());
        return Optional.ofNullable(place.unsaved.getOrDefault(name, place.kept.lines().get(name)))
                .filter(kind::isInstance).map(kind::cast);
    }

    /// All lines that are kept with those of a lesson, including other versions of it.
    public synchronized List<AnswersLine> all(Lesson lesson) {
        Place place = of(key(lesson));
        var all = new LinkedHashMap<>(place.kept.lines());
        all.putAll(place.unsaved);
        return List.copyOf(all.values());
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

    /// How far a step of a lesson has been done.
    public StepMark mark(Lesson lesson, Step step) {
        List<Optional<AnswersLine>> lines = parts(step).stream()
                .map(part -> find(lesson, step.id(), part, AnswersLine.class)).toList();
        if (lines.isEmpty()) return StepMark.NONE;
        if (lines.stream().anyMatch(Optional::isEmpty)) return StepMark.OPEN;
        return lines.stream().flatMap(Optional::stream).allMatch(Journal::right) ? StepMark.RIGHT : StepMark.DONE;
    }

    private static boolean right(AnswersLine line) {
        return !(line instanceof MarkedAnswer answer) || answer.right().orElse(false);
    }

    private static List<String> parts(Step step) {
        var parts = new ArrayList<>(step.questions().stream().map(q -> q.id()).toList());
        if (step.goal().isPresent()) parts.add(AnswersLine.GOAL);
        return parts;
    }

    @Override public void put(AnswersLine line) {
        String at = key.apply(line.lesson(), line.hash());
        synchronized (this) {
            of(at).unsaved.put(name(line), line);
        }
        write(at);
    }

    /// Deletes all lines of a lesson, for the next student.
    public void clear(Lesson lesson) {
        synchronized (this) {
            Place place = of(key(lesson));
            place.kept = Kept.NOTHING;
            place.unsaved.clear();
            place.cleared++;
        }
        write(key(lesson));
    }

    private String key(Lesson lesson) {
        return key.apply(lesson.id(), lesson.hash());
    }

    private static String name(AnswersLine e) {
        return name(e.hash(), e.step(), e.about(), e.drawn());
    }

    /// Answers belong to the numbers that were drawn: those to other numbers are kept and not shown. Notes and hints
    /// are of the step, whatever was drawn.
    private static String name(String hash, String step, String about, Map<String, Double> drawn) {
        boolean ofStep = about.equals(AnswersLine.NOTE) || about.equals(AnswersLine.HINTS);
        return hash + (ofStep || drawn.isEmpty() ? "" : new TreeMap<>(drawn).toString()) + "/" + step + "/" + about;
    }

    /// What is known of a place: read once, or whenever that takes no time.
    private Place of(String at) {
        boolean first = !places.containsKey(at);
        Place place = places.computeIfAbsent(at, _ -> new Place());
        if (first || store.readsAtOnce() && place.cleared == 0) try {
            place.kept = read(at, store.read(at).orElse(""), place.kept);
        } catch (RuntimeException e) {
            if (first) writing.execute(() -> failed.accept(e));
        }
        return place;
    }

    /// The lines of a text; those that it cannot read are told, unless they were there before.
    private Kept read(String at, String text, Kept before) {
        if (text.equals(before.text())) return before;
        var read = new Kept(text, new LinkedHashMap<>(), new LinkedHashSet<>());
        String[] lines = text.split("\r?\n");
        for (int i = 0; i < lines.length; i++) {
            if (lines[i].isBlank()) continue;
            try {
                AnswersLine line = AnswersText.line(store.name(at), i + 1, lines[i]);
                read.lines().put(name(line), line);
            } catch (BadInput e) {
                read.unreadable().add(lines[i]);
                if (!before.unreadable().contains(lines[i]))
                    writing.execute(() -> failed.accept(new BadInput(e.getMessage() + "; the line is kept")));
            }
        }
        return read;
    }

    private void write(String at) {
        writing.execute(() -> {
            try {
                var writes = new Writing[1];
                store.change(at, now -> {
                    writes[0] = merged(at, now);
                    return writes[0].kept().text();
                });
                written(at, writes[0]);
            } catch (RuntimeException | Error e) {
                failed.accept(e);
            }
        });
        changes.set(changes.get() + 1);
    }

    /// What is being written.
    ///
    /// @param more what was not written before
    /// @param cleared how often earlier lines had been deleted
    private record Writing(Kept kept, Map<String, AnswersLine> more, int cleared) {}

    /// The lines that are there, among which somebody else's may be, and those that are not written yet.
    private synchronized Writing merged(String at, String now) {
        Place place = places.get(at);
        Kept there = place.cleared > 0 ? Kept.NOTHING : read(at, now, place.kept);
        var lines = new LinkedHashMap<>(there.lines());
        place.unsaved.forEach((name, mine) -> lines.merge(name, mine,
                (theirs, _) -> theirs.equals(place.kept.lines().get(name)) ? mine : newest(theirs, mine)));
        String text = AnswersText.of(List.copyOf(lines.values()))
                + there.unreadable().stream().map(line -> line + "\n").collect(Collectors.joining());
        return new Writing(new Kept(text, lines, there.unreadable()), new LinkedHashMap<>(place.unsaved),
                place.cleared);
    }

    private static AnswersLine newest(AnswersLine theirs, AnswersLine mine) {
        return theirs.time().compareTo(mine.time()) > 0 ? theirs : mine;
    }

    private synchronized void written(String at, Writing writing) {
        Place place = places.get(at);
        if (place.cleared != writing.cleared()) return; // deleted meanwhile, which is still to be written
        place.cleared = 0;
        place.kept = writing.kept();
        place.unsaved.entrySet().removeAll(writing.more().entrySet());
    }
}
