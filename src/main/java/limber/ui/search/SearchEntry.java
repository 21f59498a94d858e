package limber.ui.search;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Something that the window can open.
///
/// @param id a name that no other entry has
/// @param place where it belongs, such as its model
/// @param text what it means, which is searched too
/// @param open opens it
public record SearchEntry(Kind kind, String id, String title, String place, String text, Runnable open) {
    /// What it is, in the order in which equally good entries are listed.
    public enum Kind {
        LESSON, SCENE, SETTING, TERM, KEY;

        /// Its word in bundles and style sheets.
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final int MOST = 60, NOWHERE = Integer.MAX_VALUE;

    /// The entries in which every word occurs, whatever its case; those with the words in their titles first. None for
    /// an empty text, and 60 at most.
    public static List<SearchEntry> matching(String sought, List<SearchEntry> all) {
        List<String> words = Arrays.stream(sought.strip().toLowerCase(Locale.ROOT).split("\\s+"))
                .filter(w -> !w.isEmpty()).toList();
        if (words.isEmpty()) return List.of();
        return all.stream().filter(e -> e.rank(words) < NOWHERE)
                .sorted(Comparator.comparingInt((SearchEntry e) -> e.rank(words)).thenComparing(SearchEntry::kind))
                .limit(MOST).toList();
    }

    /// The sum over the words: 0 at the start of the title, 1 at the start of a word in it, 2 inside one, 3 in the
    /// place, 4 in the text.
    private int rank(List<String> words) {
        int sum = 0;
        for (String word : words) {
            int rank = rank(word);
            if (rank == NOWHERE) return NOWHERE;
            sum += rank;
        }
        return sum;
    }

    private int rank(String word) {
        String lower = title.toLowerCase(Locale.ROOT);
        if (lower.startsWith(word)) return 0;
        if (Stream.of(lower.split("[\\s(·:]+")).anyMatch(part -> part.startsWith(word))) return 1;
        if (lower.contains(word)) return 2;
        if (place.toLowerCase(Locale.ROOT).contains(word)) return 3;
        return text.toLowerCase(Locale.ROOT).contains(word) ? 4 : NOWHERE;
    }
}
