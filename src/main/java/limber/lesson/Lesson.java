package limber.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import limber.engine.model.Model;
import limber.engine.settings.Kind;
import limber.engine.text.BadInput;
import limber.input.SourcePosition;
import limber.lesson.source.Folder;
import limber.lesson.source.LessonWords;

/// A lesson without faults: the part that acts, once, and the texts, in each language.
///
/// @param id slug, used by other lessons and answers
/// @param minutes its duration; empty if unknown
/// @param needs lessons that come before it
/// @param tellings texts by language, such as `en`; English always exists
/// @param hash of the parts that act, which identifies the version that was answered
/// @param vary what it draws for each student; empty where all have the same numbers
/// @param drawn the numbers that it was read with, by the names of parameters; empty for the lesson as written
/// @param symbols the names of the model that a text may use, each with the role of its quantity, such as `velocity`,
///   or empty for one without a colour
public record Lesson(Folder folder, String id, Model model, OptionalInt minutes, Depth depth, List<Need> needs,
        List<Step> steps, Map<String, LessonWords> tellings, String hash, List<Vary> vary,
        Map<String, Double> drawn, Map<String, String> symbols) {
    /// The language that everything else is translated from.
    public static final String ORIGINAL = "en";

    /// How many made-up students are tried for each variant: several may draw the same numbers.
    private static final int MADE_UP = 50;

    /// A lesson that this one builds on.
    ///
    /// @param position the position of its name
    public record Need(String id, SourcePosition position) {}

    /// The level of a lesson; the order is that of learning.
    public enum Depth { FIRST, CORE, DEEPER }

    /// The role of a name that a text uses; empty for an unknown name, `""` for one without a colour.
    public Optional<String> role(String name) {
        return Optional.ofNullable(symbols.get(name));
    }

    /// The lesson with the numbers of a student: read anew, so that scenes, questions, texts and goals all have them.
    ///
    /// @param student a name; the empty one gives the lesson as written
    /// @throws BadInput if it cannot be read with these numbers
    public Lesson forStudent(String student) {
        return with(numbers(student));
    }

    /// What is drawn for a student, by the names of parameters; nothing for an empty name, or where nothing varies.
    public Map<String, Double> numbers(String student) {
        return Vary.drawn(vary, id, student);
    }

    /// The same for a student whose answer has numbers: they stay, if an earlier version drew them for this name.
    public Map<String, Double> numbers(String student, Map<String, Double> answered) {
        return Vary.drawnBefore(vary, id, student).equals(answered) ? answered : numbers(student);
    }

    /// The lesson with numbers that were drawn.
    ///
    /// @throws BadInput if it cannot be read with them
    public Lesson with(Map<String, Double> numbers) {
        if (numbers.equals(drawn)) return this;
        LessonReader.Read read = LessonReader.read(folder, numbers);
        return read.lesson()
                .orElseThrow(() -> new BadInput(read.faults().getFirst() + " (with " + told(numbers) + ")"));
    }

    /// The lesson with as many different numbers as there are, but at most so many: those of made-up students, called
    /// `student 1`, `student 2` and so on. None where nothing varies.
    ///
    /// @return how each is read, by its numbers
    public Map<Map<String, Double>, LessonReader.Read> variants(int most) {
        var variants = new LinkedHashMap<Map<String, Double>, LessonReader.Read>();
        for (int i = 1; !vary.isEmpty() && variants.size() < most && i <= MADE_UP * most; i++)
            variants.computeIfAbsent(numbers("student " + i), numbers -> LessonReader.read(folder, numbers));
        return variants;
    }

    /// The numbers in a text: `length = 0.96, segments = 12`.
    public static String told(Map<String, Double> numbers) {
        return numbers.entrySet().stream().map(n -> n.getKey() + " = " + Kind.plain(n.getValue()))
                .collect(Collectors.joining(", "));
    }

    public LessonWords telling(Locale locale) {
        return tellings.getOrDefault(locale.getLanguage(), tellings.get(ORIGINAL));
    }
}
