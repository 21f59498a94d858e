package limber.ui.search;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Something that the window can open or do.
///
/// @param id a name that no other entry has
/// @param place where it belongs, such as its model or its menu
/// @param text what it means, which is searched too
/// @param also other words that people use for it
/// @param key the key that does it; empty for none
/// @param off why it cannot be done now; empty if it can
/// @param open opens or does it
public record SearchEntry(Kind kind, String id, String title, String place, String text, String also, String key,
        String off, Runnable open) {
    /// What it is, in the order in which equally good entries are listed.
    public enum Kind {
        COMMAND, LESSON, SCENE, SETTING, TERM, KEY;

        /// Its word in bundles and style sheets.
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private record Ranked(SearchEntry entry, int rank) {}

    /// Words of a sentence around what is sought.
    private static final Set<String> SMALL = Set.of("a", "an", "the", "to", "how", "do", "i", "my", "of");
    private static final int MOST = 60, NOWHERE = Integer.MAX_VALUE;
    /// What stands between the words of a title.
    private static final Pattern BETWEEN = Pattern.compile("[\\s(（·:：▸]+"), JOINED = Pattern.compile("[-‐‑–_/]"),
            PLURAL = Pattern.compile("(?<=[a-z]{2}(sh|ch|x))es$|(?<=[a-z]{2}[a-rt-z])s$"),
            DOING = Pattern.compile("(?<=[a-z]{4})ing$");

    /// An entry that can always be opened, without a key.
    ///
    /// @param also other words that people use for it
    public SearchEntry(Kind kind, String id, String title, String place, String text, String also, Runnable open) {
        this(kind, id, title, place, text, also, "", "", open);
    }

    /// Whether it can be opened or done now.
    public boolean on() {
        return off.isEmpty();
    }

    /// The entries in which every word occurs, whatever its case, its plural and its hyphens; those that can be opened
    /// now come first, and of these those with the words in their titles. Small words such as *the* need not occur if
    /// there are others. None for an empty text, and 60 at most.
    public static List<SearchEntry> matching(String sought, List<SearchEntry> all) {
        List<String> words = Arrays.stream(plain(sought).strip().split("\\s+")).filter(w -> !w.isEmpty())
                .map(SearchEntry::stem).toList();
        if (words.isEmpty()) return List.of();
        if (!SMALL.containsAll(words)) words = words.stream().filter(w -> !SMALL.contains(w)).toList();
        return best(words, all);
    }

    private static List<SearchEntry> best(List<String> words, List<SearchEntry> all) {
        return all.stream().map(e -> new Ranked(e, e.rank(words))).filter(r -> r.rank < NOWHERE)
                .sorted(Comparator.comparing((Ranked r) -> !r.entry.on()).thenComparing(Ranked::rank)
                        .thenComparing(r -> r.entry.kind))
                .limit(MOST)
                .map(Ranked::entry).toList();
    }

    private static String plain(String text) {
        return JOINED.matcher(text.toLowerCase(Locale.ROOT)).replaceAll(" ");
    }

    /// An English word without the end of its plural or of what is being done; others stay.
    private static String stem(String word) {
        return DOING.matcher(PLURAL.matcher(word).replaceFirst("")).replaceFirst("");
    }

    /// The sum over the words: 0 at the start of the title or for another word for it, unless it is a command; 1 at the
    /// start of a word of either, 2 inside one, 3 in the place, 4 in the text.
    private int rank(List<String> words) {
        String named = plain(title), others = plain(also), names = named + " " + others;
        String at = plain(place), about = plain(text);
        int sum = 0;
        for (String word : words) {
            if (named.startsWith(word) || kind != Kind.COMMAND
                    && Stream.of(others.split(" ")).map(SearchEntry::stem).anyMatch(word::equals))
                continue;
            if (Stream.of(BETWEEN.split(names)).anyMatch(part -> part.startsWith(word))) sum += 1;
            else if (names.contains(word)) sum += 2;
            else if (at.contains(word)) sum += 3;
            else if (about.contains(word)) sum += 4;
            else return NOWHERE;
        }
        return sum;
    }
}
