package limber.engine.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Collectors;

/// A hint for an unknown name: the known name that was probably meant.
public final class DidYouMean {
    /// The longest text compared: an edit distance takes time with the square of the length.
    private static final int LONGEST = 100;
    /// The most names that are told: more are no line that anybody reads.
    private static final int MOST = 24;

    private DidYouMean() {}

    /// `did you mean gravity?`, or the names if none is near, the first of them if they are many.
    public static String hint(String given, Collection<String> names) {
        if (given.length() > LONGEST) return "no name is as long";
        return names.stream()
                .min(Comparator.comparingInt((String n) -> distance(small(given), small(n))))
                .filter(n -> distance(small(given), small(n)) <= Math.max(2, given.length() / 3))
                .map(n -> "did you mean " + n + "?")
                .orElseGet(() -> all(names));
    }

    private static String all(Collection<String> names) {
        if (names.isEmpty()) return "there is none";
        String first = names.stream().limit(MOST).collect(Collectors.joining(", "));
        return "there is " + first + (names.size() > MOST ? " and " + (names.size() - MOST) + " more" : "");
    }

    private static String small(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /// Levenshtein's edit distance.
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(change, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
