package limber.web.lesson;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import limber.engine.text.BadInput;
import limber.input.SourcePosition;
import limber.lesson.AnswerBook;
import limber.lesson.AnswerForms;
import limber.lesson.AnswersLine;
import limber.lesson.Lesson;

/// The answers and other acts of a student in a page, kept by the browser with every line: those of this version of the
/// lesson. Their text is that of an answers file. Several tabs may keep their lines in one place: each adds to those
/// that are there.
final class Journal implements AnswerBook {
    private static final String STUDENT = "limber.student", ANSWERS = "limber.answers.";

    private final Storage storage = new Storage();
    /// Where the browser keeps it; empty for one that is kept in memory.
    private final Optional<String> place;
    private final Map<String, AnswersLine> lines = new LinkedHashMap<>();
    /// Lines that cannot be read, such as those of a later version: they stay where they are kept.
    private final Set<String> unreadable = new LinkedHashSet<>();
    /// The text that the lines were read from.
    private String seen = "";
    /// The name in this tab, whatever another one is given.
    private String student;

    Journal(Lesson lesson) {
        this(Optional.of(ANSWERS + lesson.id() + "." + lesson.hash()));
    }

    private Journal(Optional<String> place) {
        this.place = place;
        student = storage.get(STUDENT).orElse("");
        look();
    }

    /// One that is kept in memory only, and begins empty.
    static Journal inMemory() {
        return new Journal(Optional.empty());
    }

    /// Takes the lines that are kept now.
    private void look() {
        place.flatMap(storage::get).filter(now -> !now.equals(seen)).ifPresent(this::read);
    }

    private void read(String text) {
        seen = text;
        lines.clear();
        unreadable.clear();
        int number = 0;
        for (String line : text.split("\n")) {
            number++;
            if (line.isBlank()) continue;
            try {
                var at = new SourcePosition("answers", number, 1);
                AnswersLine said = AnswerForms.read(Json.read(line, at), at);
                lines.put(key(said), said);
            } catch (BadInput e) {
                unreadable.add(line);
            }
        }
    }

    /// The student's name; empty where none is given.
    String student() {
        return student;
    }

    void student(String name) {
        student = name;
        storage.put(STUDENT, name);
    }

    /// Whether the browser keeps nothing, so that answers are lost with the page.
    boolean refused() {
        return storage.refused();
    }

    @Override
    public <L extends AnswersLine> Optional<L> find(Lesson lesson, String step, String about, Class<L> kind) {
        look();
        return Optional.ofNullable(lines.get(key(step, about, lesson.drawn()))).filter(kind::isInstance)
                .map(kind::cast);
    }

    boolean empty() {
        look();
        return lines.isEmpty();
    }

    @Override
    public void put(AnswersLine line) {
        look();
        lines.put(key(line), line);
        keep();
    }

    /// Forgets all lines, for the next student.
    void clear() {
        lines.clear();
        unreadable.clear();
        keep();
    }

    private void keep() {
        place.ifPresent(at -> {
            seen = written() + unreadable.stream().map(line -> line + "\n").collect(Collectors.joining());
            storage.put(at, seen);
        });
    }

    /// The text of an answers file.
    String text() {
        look();
        return written();
    }

    private String written() {
        return lines.values().stream().map(line -> Json.text(AnswerForms.of(line)) + "\n")
                .collect(Collectors.joining());
    }

    private static String key(AnswersLine line) {
        return key(line.step(), line.about(), line.drawn());
    }

    /// Notes and hints are of the step, whatever was drawn; answers are of their numbers.
    private static String key(String step, String about, Map<String, Double> drawn) {
        boolean ofStep = about.equals(AnswersLine.NOTE) || about.equals(AnswersLine.HINTS);
        return step + "/" + about + (ofStep || drawn.isEmpty() ? "" : "/" + new TreeMap<>(drawn));
    }
}
