package limber.presentation.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.presentation.words.MadeRefusals.Key;
import limber.presentation.words.MadeRefusals.Part.Hole;
import limber.presentation.words.MadeRefusals.Part.Letters;
import limber.presentation.words.MadeRefusals.Variant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Each refusal that the source makes has a sentence in Chinese, which is shown with the same values.
class RefusalsTest {
    private static final Refusals CHINESE = Refusals.in(Language.CHINESE.locale()).orElseThrow();
    /// Two English words, or one beside a value.
    private static final Pattern PROSE = Pattern
            .compile("\\p{Ll}{2,} [\\p{Ll}\\u0000]|\\u0000 \\p{Ll}{2,}|\\b(?:an?|the) \\p{L}{2,}");
    /// What begins like this follows another text, and is tried behind it.
    private static final Pattern FOLLOWS = Pattern.compile("[ ,;:.].*");
    /// Texts with blanks that are no words: patterns, code, what is replaced, and an error of a programmer's.
    private static final Set<String> CODE = Set.of("(?s)(: was expecting \\(|: maybe | \\(start marker|: enable ).*",
            "and there is", "but got", "// until here", "// your code", "the index", "out of bounds for length",
            "lies outside of an array of length", "no word of the {0} for {1}");
    /// Names in Chinese sentences that the English ones leave out.
    private static final Set<String> NAMES = Set.of("Java", "Limber", "facet");
    private static final Variant VALUE = new Variant(List.of(new Hole(Optional.empty())), "");

    private static final Locale ZH = Language.CHINESE.locale();

    /// Missing entries of the catalogue, with a place where such a refusal is made.
    private final Map<String, String> missing = new TreeMap<>();
    private final Map<Key, List<Variant>> known = new LinkedHashMap<>();
    private int values;

    @Test
    @Tag("wide")
    void everyRefusalOfTheSourceHasChineseWords() throws IOException {
        var made = MadeRefusals.of(Path.of("src/main/java"));
        for (Variant text : made.texts().values().stream().flatMap(List::stream).distinct().toList())
            if (PROSE.matcher(text.letters()).find() && !FOLLOWS.matcher(text.letters()).matches()
                    && !CODE.contains(text.pattern()))
                samples(made, text).filter(s -> CHINESE.known(s).isEmpty()).findFirst()
                        .ifPresent(sample -> unknown(text, sample));
        assertTrue(missing.isEmpty(),
                () -> "\nThese are missing in refusals_zh.txt, with a line in Chinese below each:\n"
                        + missing.entrySet().stream().map(e -> "# " + e.getValue() + "\n" + e.getKey() + "\n\n")
                                .collect(Collectors.joining()));
    }

    @Test
    void catalogueHasWholeEntries() {
        List<String> lines = Refusals.lines("zh").stream().filter(l -> !l.isBlank() && !l.startsWith("# ")).toList();
        var seen = new HashSet<String>();
        for (int i = 0; i < lines.size(); i += 2) {
            String english = lines.get(i), chinese = lines.get(i + 1);
            assertTrue(seen.add(english), () -> english + " stands twice");
            assertEquals(english.replace("~}", "}"), numbered(english), "holes are numbered from 0 in their order");
            assertEquals(all("\\{\\d}", numbered(english)), all("\\{\\d}", chinese), english);
            var words = all("[A-Za-z]{3,}", chinese);
            words.removeAll(all("[A-Za-z]{3,}", english));
            words.removeAll(NAMES);
            assertEquals(Set.of(), words, () -> chinese + " has English words");
        }
    }

    private static Set<String> all(String form, String text) {
        return Pattern.compile(form).matcher(text).results().map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void placesNumbersAndQuotationsStay() {
        assertEquals("第 3 帧，substep 1, distance，元素 5：下标 7 超出长度为 4 的数组（d = 3）", Refusals.told(
                "frame 3, substep 1, distance, element 5: the index 7 lies outside of an array of length 4 (d = 3)",
                ZH));
        assertEquals("a b/lesson.md:12:3: frames 有 3 项；应为首帧和末帧 [1,60]", Refusals.told(
                "a b/lesson.md:12:3: frames has 3 entries; the first and the last one, [1,60], would be right", ZH));
        assertEquals("rope.iterations: “a number”不是整数", Refusals.told(
                "rope.iterations: 'a number' is not a whole number", ZH));
        assertEquals("“x; none would be right”不是模型；是否指 rope？", Refusals.told(
                "'x; none would be right' is not a model; did you mean rope?", ZH));
    }

    @Test
    void whatIsNotKnownStaysEnglishAsAWhole() {
        for (String line : List.of("nobody has foreseen this", "'x' is not a model; nobody has foreseen this",
                "nobody has foreseen this; a number would be right", "a.json:1:2: nobody has foreseen this", "", ": ",
                "; "))
            assertEquals(line, Refusals.told(line, ZH));
        assertEquals("'x' is not a model", Refusals.told("'x' is not a model", Locale.ENGLISH));
        assertEquals("'x' is not a model", Refusals.told("'x' is not a model", Locale.FRENCH));
    }

    /// Each hole may be a refusal, and each separator may part one.
    @Test
    void hostileTextsEnd() {
        for (String part : List.of("; ", ": ", "'", "\"", " is ", "a: ", "a.b:1:", "{0}", "(", " would be right",
                "x is y; ",
                "frame 1: ", "中", "\ud800", "file:1:1: '", "this is a number, not "))
            for (int times : new int[]{1, 30, 3000}) {
                String line = part.repeat(times);
                assertTrue(Refusals.told(line, ZH).length() <= 2 * line.length() + 100, line);
            }
    }

    /// Notes the clauses of a text that the catalogue does not have.
    private void unknown(Variant text, String sample) {
        List<String> clauses = Stream.of(text.pattern().split("; "))
                .map(c -> c.replaceFirst("^(\\S+: )+", "").replaceFirst("(.) would be right$", "$1"))
                .filter(c -> CHINESE.known(c.replaceAll("\\{\\d}", "7000")).isEmpty() && c.indexOf(' ') > 0).toList();
        if (clauses.isEmpty()) missing.put(text.pattern(), text.place() + ", as in: " + sample);
        else clauses.forEach(c -> missing.putIfAbsent(numbered(c), text.place() + ", as in: " + sample));
    }

    /// A part of a pattern with its holes numbered from 0.
    private static String numbered(String clause) {
        var number = new int[1];
        return Pattern.compile("\\{\\d~?}").matcher(clause).replaceAll(_ -> "{" + number[0]++ + "}");
    }

    /// A text with values in its holes, and with each text that can flow into one of them.
    private Stream<String> samples(MadeRefusals made, Variant text) {
        List<List<Variant>> holes = IntStream.range(0, text.parts().size()).mapToObj(i -> choices(made, text, i))
                .toList();
        return IntStream.range(0, holes.size()).boxed().flatMap(i -> holes.get(i).stream().map(choice -> {
            values = 0;
            return IntStream.range(0, holes.size())
                    .mapToObj(j -> filled(made, i == j ? choice : holes.get(j).getFirst(),
                            3))
                    .collect(Collectors.joining());
        }));
    }

    /// What can stand at a part of a text. In front of a colon stands a place.
    private List<Variant> choices(MadeRefusals made, Variant text, int i) {
        if (text.parts().get(i) instanceof Letters letters) return List.of(new Variant(List.of(letters), ""));
        boolean placed = i == 0 && text.parts().size() > 1 && text.parts().get(1) instanceof Letters(String next)
                && next.startsWith(":");
        if (placed || !(((Hole) text.parts().get(i)).from().orElse(null) instanceof Key key)) return List.of(VALUE);
        boolean joined = i > 0 && text.parts().get(i - 1) instanceof Letters(String before)
                && Character.isLetterOrDigit(before.codePointBefore(before.length()));
        return flowing(made, key).stream().filter(v -> !v.parts().isEmpty() || joined).toList();
    }

    /// What flows into a hole, a plain value first and nothing last.
    private List<Variant> flowing(MadeRefusals made, Key key) {
        return known.computeIfAbsent(key, k -> {
            var found = new LinkedHashSet<Variant>();
            reach(made, k, new HashSet<>(), found);
            if (found.stream().allMatch(v -> v.parts().isEmpty())) found.add(VALUE);
            boolean open = found.contains(VALUE);
            found.removeIf(v -> open && v != VALUE && !v.parts().isEmpty() && !PROSE.matcher(v.letters()).find());
            return found.stream().sorted(Comparator.comparing((Variant v) -> v.parts().isEmpty())
                    .thenComparing(v -> !v.bare()).thenComparing(v -> v.letters().length())).toList();
        });
    }

    private static void reach(MadeRefusals made, Key key, Set<Key> seen, Set<Variant> found) {
        if (!seen.add(key)) return;
        for (Variant v : made.texts().getOrDefault(key, List.of()))
            if (v.bare() && v.parts().getFirst() instanceof Hole(Optional<Key> from) && from.isPresent())
                reach(made, from.get(), seen, found);
            else found.add(v.parts().size() == 1 && v.letters().chars().noneMatch(Character::isLetter) ? VALUE : v);
    }

    private String filled(MadeRefusals made, Variant text, int depth) {
        return text.parts().stream().map(part -> switch (part) {
            case Letters l -> l.text();
            case Hole(Optional<Key> from) when depth > 0 && from.isPresent() -> filled(made,
                    flowing(made, from.get()).getFirst(), depth - 1);
            case Hole _ -> String.valueOf(7000 + ++values);
        }).collect(Collectors.joining());
    }
}
