package limber.lesson.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;

/// A check of a lesson that draws numbers for each student: it is read and played through with the numbers of made-up
/// students. Their names, and so their numbers, are always the same.
public final class VariantCheck {
    /// How many variants are played.
    public static final int VARIANTS = 20;

    private final Map<String, List<Map<String, Double>>> faults = new LinkedHashMap<>(),
            warnings = new LinkedHashMap<>();
    private final int played;

    /// @param known faults and warnings of the lesson as it is written, which are not told again
    public VariantCheck(Lesson lesson, Set<String> known) {
        Map<Map<String, Double>, LessonReader.Read> variants = lesson.variants(VARIANTS);
        played = variants.size();
        variants.forEach((numbers, read) -> {
            var texts = read.lesson().map(l -> new NumberCheck(l, (_, _, _) -> {}));
            note(read.lesson().map(l -> PlayThrough.played(l, texts.orElseThrow())).orElse(read.faults()), numbers,
                    known, faults);
            texts.ifPresent(t -> note(t.warnings(), numbers, known, warnings));
        });
    }

    private static void note(List<String> lines, Map<String, Double> numbers, Set<String> known,
            Map<String, List<Map<String, Double>>> found) {
        lines.stream().filter(line -> !known.contains(line))
                .forEach(line -> found.computeIfAbsent(line, _ -> new ArrayList<>()).add(numbers));
    }

    /// How many variants have been played: fewer than [#VARIANTS] where there are no more numbers.
    public int played() {
        return played;
    }

    /// One line each, with its position and the numbers that were drawn.
    public List<String> faults() {
        return told(faults);
    }

    /// What the texts say beside the numbers that ran, in the same form.
    public List<String> warnings() {
        return told(warnings);
    }

    private static List<String> told(Map<String, List<Map<String, Double>>> found) {
        return found.entrySet().stream().map(e -> e.getKey() + " (with "
                + Lesson.told(e.getValue().getFirst()) + ")"
                + (e.getValue().size() == 1 ? "" : ", and with " + (e.getValue().size() - 1) + " others")).toList();
    }
}
