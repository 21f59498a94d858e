package limber.presentation.words;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.platform.Platform;

/// Refusals in the language of who reads them. The English sentence in the code is the one declaration of a refusal;
/// the catalogue of a language, `refusals_zh.txt`, has it as a pattern with holes beside the sentence that is shown
/// for it. A hole `{0~}` may hold the words of another program, as those of a compiler. A refusal that the catalogue
/// does not know stays English as a whole.
public final class Refusals {
    /// Characters of a line that is translated; a longer one is no sentence of ours.
    private static final Pattern HEADING = Pattern.compile("# ([\\w/]+)");
    private static final int LONGEST = 4000;
    /// How often a hole may be a refusal itself.
    private static final int DEEPEST = 6;
    /// Patterns that are tried for one line.
    private static final int MOST_TRIED = 4000;
    /// What stands before a refusal and is kept: `lesson.md:3:7: `, `rope.iterations: `, `--at 12: `, `'cone': `.
    private static final Pattern PLACE = Pattern.compile(
            "(?:[^\\n]{1,1000}?:\\d++(?::\\d++)?+|(?:--[\\w-]++ )?+[^\\s'\"{:]++|(?:[\\w-]++ )?+'[^']*+')"
                    + ": (?=\\S)");
    /// The same for a path with blanks.
    private static final Pattern FILE = Pattern.compile("(?=[^\\n:]*[./])[^\\n:]++: (?=\\S)");
    private static final Pattern QUOTED = Pattern.compile("'[^']*+'|\"[^\"]*+\"|\\{[^}]*+}|\\[[^]]*+]");
    private static final Pattern PROSE =
            Pattern.compile("(?<![-.=\\p{L}])\\p{Ll}{2,} \\p{Ll}{2,}(?![=\\p{L}])|\\b(?:an?|the) \\p{L}{2,}");
    private static final Pattern PATH = Pattern.compile("[/\\\\]|\\.\\w{1,8}$");
    /// The break of a line between two faults, as it is escaped in a message.
    private static final Pattern FAULT = Pattern.compile("\\\\n(?=[^\\s:]{1,200}:\\d{1,9}:\\d{1,9}: )");
    private static final Map<String, Refusals> KNOWN = new ConcurrentHashMap<>();

    private final Map<String, List<Refusal>> byWord = new HashMap<>();
    private final List<Refusal> wordless = new ArrayList<>();
    private final Map<String, String> whole = new HashMap<>();

    /// @param catalogue an English pattern and its sentence by turns, with blank lines and comments between them
    Refusals(Collection<String> catalogue) {
        var lines = catalogue.stream().filter(l -> !l.isBlank() && !l.startsWith("# ")).toList();
        var all = new ArrayList<Refusal>();
        for (int i = 0; i + 1 < lines.size(); i += 2) {
            var one = new Refusal(lines.get(i), lines.get(i + 1));
            if (one.holes() == 0) whole.put(lines.get(i), lines.get(i + 1));
            else all.add(one);
        }
        var often = new HashMap<String, Integer>();
        for (Refusal one : all) one.words().forEach(w -> often.merge(w, 1, Integer::sum));
        for (Refusal one : all)
            one.words().stream().min(Comparator.comparing(often::get)).ifPresentOrElse(
                    rarest -> byWord.computeIfAbsent(rarest, _ -> new ArrayList<>()).add(one), () -> wordless.add(one));
    }

    /// A refusal in a language.
    ///
    /// @param line in English; several faults of one file may stand in it
    public static String told(String line, Locale language) {
        return in(language).map(r -> Stream.of(FAULT.split(line)).map(r::told).collect(Collectors.joining("\\n")))
                .orElse(line);
    }

    /// The refusals of a language; empty for English, and where there are none.
    static Optional<Refusals> in(Locale language) {
        return Optional.of(KNOWN.computeIfAbsent(language.getLanguage(), l -> new Refusals(lines(l))))
                .filter(r -> !r.byWord.isEmpty());
    }

    static List<String> lines(String language) {
        return Platform.here().shipped(Refusals.class, path(language)).map(text -> List.of(text.split("\n")))
                .orElse(List.of());
    }

    /// The lines of some rooms.
    ///
    /// @param rooms by the headings, such as `engine/run` for `# engine/run`
    public static List<String> lines(String language, Predicate<String> rooms) {
        var kept = new ArrayList<String>();
        boolean keeps = false;
        for (String line : lines(language)) {
            Matcher heading = HEADING.matcher(line);
            if (heading.matches()) keeps = rooms.test(heading.group(1));
            else if (keeps) kept.add(line);
        }
        return kept;
    }

    /// The path of the catalogue of a language, which a web page brings too.
    public static String path(String language) {
        return "limber/presentation/words/refusals_" + language + ".txt";
    }

    /// The line in this language, or the line itself where a part of it is not known.
    String told(String line) {
        return known(line).orElse(line);
    }

    /// The line in this language; empty where a part of it is not known.
    Optional<String> known(String line) {
        return new Telling().told(line);
    }

    /// The translation of one line.
    private final class Telling {
        private int tried, depth;

        Optional<String> told(String line) {
            if (line.length() > LONGEST || line.indexOf('\n') >= 0) return Optional.empty();
            return translated(line);
        }

        private Optional<String> translated(String text) {
            if (depth > DEEPEST) return Optional.empty();
            depth++;
            try {
                return Optional.ofNullable(whole.get(text)).or(() -> parts(text)).or(() -> named(text))
                        .or(() -> placed(text, PLACE)).or(() -> sentence(text)).or(() -> placed(text, FILE));
            } finally {
                depth--;
            }
        }

        /// What is wrong, and what would be right, each by itself.
        private Optional<String> parts(String text) {
            int at = semicolon(text);
            if (at < 0) return Optional.empty();
            return clause(text.substring(0, at))
                    .flatMap(head -> clause(text.substring(at + 2)).map(tail -> head + "；" + tail));
        }

        private Optional<String> clause(String text) {
            return translated(text).or(() -> Optional.of(text).filter(t -> t.indexOf(' ') < 0));
        }

        /// A part that has a name in words, such as `the file: is empty`.
        private Optional<String> named(String text) {
            int colon = text.indexOf(": ");
            return Optional.ofNullable(colon < 0 ? null : whole.get(text.substring(0, colon)))
                    .flatMap(name -> clause(text.substring(colon + 2)).map(rest -> name + "：" + rest));
        }

        private Optional<String> placed(String text, Pattern form) {
            Matcher place = form.matcher(text);
            return !place.lookingAt() ? Optional.empty()
                    : clause(text.substring(place.end())).map(rest -> place.group() + rest);
        }

        private Optional<String> sentence(String text) {
            var words = new LinkedHashSet<String>();
            words(text).forEach(words::add);
            return Stream.concat(words.stream().flatMap(w -> byWord.getOrDefault(w, List.of()).stream()),
                    wordless.stream())
                    .sorted(Comparator.comparing(Refusal::weight).thenComparing(Refusal::length).reversed())
                    .flatMap(r -> filled(r, text).stream()).findFirst();
        }

        private Optional<String> filled(Refusal refusal, String text) {
            if (++tried > MOST_TRIED) return Optional.empty();
            Optional<List<String>> holes = refusal.match(text);
            if (holes.isEmpty()) return Optional.empty();
            var said = new ArrayList<String>();
            for (int i = 0; i < refusal.holes(); i++) {
                String hole = holes.get().get(i);
                Optional<String> told = refusal.quoted(i) ? Optional.of(hole)
                        : translated(hole.strip())
                                .or(() -> Optional.of(hole).filter(_ -> refusal.foreign() || !prose(hole)));
                if (told.isEmpty()) return told;
                said.add(told.get());
            }
            return Optional.of(refusal.said(said));
        }
    }

    /// Whether a text that is not known has English sentences, and is no value, no name and no path.
    private static boolean prose(String text) {
        String unquoted = QUOTED.matcher(text).replaceAll("");
        return PROSE.matcher(unquoted).find() && !PATH.matcher(unquoted).find();
    }

    /// The first semicolon between two clauses; none in quotes or brackets.
    private static int semicolon(String text) {
        int deep = 0;
        char quote = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quote != 0) quote = c == quote && !letter(text, i + 1) ? 0 : quote;
            else if ((c == '\'' || c == '"') && !letter(text, i - 1)) quote = c;
            else if ("([{".indexOf(c) >= 0) deep++;
            else if (")]}".indexOf(c) >= 0) deep--;
            else if (c == ';' && deep <= 0 && i > 0 && text.startsWith("; ", i) && i + 2 < text.length()) return i;
        }
        return -1;
    }

    private static boolean letter(String text, int at) {
        return at >= 0 && at < text.length() && Character.isLetterOrDigit(text.charAt(at));
    }

    private static Stream<String> words(String text) {
        return Stream.of(text.split("[^\\p{L}]+")).filter(w -> !w.isEmpty());
    }

    /// An English pattern, and the sentence that is shown for it.
    private static final class Refusal {
        private static final Pattern HOLE = Pattern.compile("\\{(\\d)(~?)}");
        private final List<String> english = new ArrayList<>();
        private final String sentence;
        private final int weight;
        private final boolean foreign;

        Refusal(String pattern, String sentence) {
            this.sentence = sentence;
            Matcher hole = HOLE.matcher(pattern);
            int end = 0;
            boolean tilde = false;
            while (hole.find()) {
                tilde |= !hole.group(2).isEmpty();
                english.add(pattern.substring(end, hole.start()));
                end = hole.end();
            }
            english.add(pattern.substring(end));
            foreign = tilde;
            weight = english.stream().mapToInt(t -> (int) t.chars().filter(Character::isLetter).count()).sum();
        }

        int holes() {
            return english.size() - 1;
        }

        /// The letters by which one pattern is more specific than another.
        int weight() {
            return weight;
        }

        /// Whether its holes may hold the words of another program: a compiler, a system, an exception of a user's.
        boolean foreign() {
            return foreign;
        }

        /// The words that stand in each of its lines; none that a hole may go on with.
        List<String> words() {
            var found = new ArrayList<String>();
            for (int i = 0; i < english.size(); i++) {
                String piece = english.get(i);
                if (i > 0) piece = piece.replaceFirst("^\\p{L}+", "");
                if (i < holes()) piece = piece.replaceFirst("\\p{L}+$", "");
                Refusals.words(piece).forEach(found::add);
            }
            return found;
        }

        int length() {
            return english.stream().mapToInt(String::length).sum();
        }

        /// Whether a hole stands in quotes, so that it is a text of the user's.
        boolean quoted(int hole) {
            String before = english.get(hole), after = english.get(hole + 1);
            return before.endsWith("'") && after.startsWith("'") || before.endsWith("\"") && after.startsWith("\"");
        }

        /// What stands in the holes: each as short as it can be, and none empty.
        Optional<List<String>> match(String text) {
            if (!text.startsWith(english.getFirst()) || !text.endsWith(english.getLast())) return Optional.empty();
            int last = text.length() - english.getLast().length(), at = english.getFirst().length();
            var found = new ArrayList<String>();
            for (int i = 1; i <= holes(); i++) {
                int end = i == holes() ? last : text.indexOf(english.get(i), at + 1);
                if (end <= at || end > last) return Optional.empty();
                found.add(text.substring(at, end));
                at = end + english.get(i).length();
            }
            return Optional.of(found);
        }

        /// The sentence with its holes filled, with a blank between Chinese and Latin letters.
        String said(List<String> values) {
            var text = new StringBuilder();
            Matcher hole = HOLE.matcher(sentence);
            int end = 0;
            while (hole.find()) {
                append(text, sentence.substring(end, hole.start()));
                append(text, values.get(Integer.parseInt(hole.group(1))));
                end = hole.end();
            }
            append(text, sentence.substring(end));
            return text.toString();
        }

        private static void append(StringBuilder text, String next) {
            if (next.isEmpty()) return;
            if (!text.isEmpty()) {
                int before = text.codePointBefore(text.length()), after = next.codePointAt(0);
                if (chinese(before) && latin(after) || latin(before) && chinese(after)) text.append(' ');
            }
            text.append(next);
        }

        private static boolean chinese(int c) {
            return c >= '\u4e00' && c <= '\u9fff';
        }

        private static boolean latin(int c) {
            return c > ' ' && c < 0x2000 && "\"'".indexOf(c) < 0 || c == '−';
        }
    }
}
