package limber.page.lesson;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import limber.engine.text.BadInput;
import limber.input.SourcePosition;
import limber.lesson.AnswerBook;
import limber.lesson.AnswerForms;
import limber.lesson.AnswersLine;
import limber.lesson.Lesson;

/// The answers and other acts of a student in a page, kept by the browser with every line: those of this version of the
/// lesson. Their text is that of an answers file.
final class Journal implements AnswerBook {
    private static final String STUDENT = "limber.student", ANSWERS = "limber.answers.";

    private final Storage storage = new Storage();
    /// Where the browser keeps it; empty for one that is kept in memory.
    private final Optional<String> place;
    private final Map<String, AnswersLine> lines = new LinkedHashMap<>();

    Journal(Lesson lesson) {
        this(Optional.of(ANSWERS + lesson.id() + "." + lesson.hash()));
    }

    private Journal(Optional<String> place) {
        this.place = place;
        place.flatMap(storage::get).ifPresent(this::read);
    }

    /// One that is kept in memory only, and begins empty.
    static Journal inMemory() {
        return new Journal(Optional.empty());
    }

    /// A line that cannot be read, such as one of a later version, is left out.
    private void read(String text) {
        int number = 0;
        for (String line : text.split("\n")) {
            number++;
            if (line.isBlank()) continue;
            try {
                var at = new SourcePosition("answers", number, 1);
                AnswersLine read = AnswerForms.read(Json.read(line, at), at);
                lines.put(key(read), read);
            } catch (BadInput unreadable) {
                continue;
            }
        }
    }

    /// The student's name; empty where none is given.
    String student() {
        return storage.get(STUDENT).orElse("");
    }

    void student(String name) {
        storage.put(STUDENT, name);
    }

    /// Whether the browser keeps nothing, so that answers are lost with the page.
    boolean refused() {
        return storage.refused();
    }

    @Override public <L extends AnswersLine> Optional<L> find(Lesson lesson, String step, String about, Class<L> kind) {
        return Optional.ofNullable(lines.get(key(step, about, lesson.drawn()))).filter(kind::isInstance)
                .map(kind::cast);
    }

    boolean empty() {
        return lines.isEmpty();
    }

    @Override public void put(AnswersLine line) {
        lines.put(key(line), line);
        keep();
    }

    /// Forgets all lines, for the next student.
    void clear() {
        lines.clear();
        keep();
    }

    private void keep() {
        place.ifPresent(at -> storage.put(at, text()));
    }

    /// The text of an answers file.
    String text() {
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
