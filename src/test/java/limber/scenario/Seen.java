package limber.scenario;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/// What a face shows, by the names of fields; a field without a text is not there.
///
/// @param texts as they are read
/// @param numbers hashes and positions
public record Seen(Map<String, String> texts, Map<String, String> numbers) {
    private static final String BETWEEN = " / ";

    public static Seen nothing() {
        return new Seen(new LinkedHashMap<>(), new LinkedHashMap<>());
    }

    /// Adds a text; spaces and line breaks count as one space.
    public void text(String field, String text) {
        String plain = text.replaceAll("[\\s\u00a0]+", " ").strip();
        if (!plain.isEmpty()) texts.put(field, plain);
    }

    /// Adds several texts as one.
    public void texts(String field, Collection<String> all) {
        text(field, String.join(BETWEEN, all.stream().filter(t -> !t.isBlank()).toList()));
    }

    /// Adds a number as a text.
    public void number(String field, Object value) {
        numbers.put(field, String.valueOf(value));
    }

    /// What a field shows; empty for nothing.
    public String of(String field) {
        return texts.getOrDefault(field, numbers.getOrDefault(field, ""));
    }

    /// How another face shows it otherwise, a line each.
    ///
    /// @param hidden the first words of fields that it cannot show
    public List<String> differences(Seen other, Set<String> hidden) {
        SortedSet<String> fields = new TreeSet<>(texts.keySet());
        for (var more : List.of(numbers, other.texts, other.numbers)) fields.addAll(more.keySet());
        var lines = new ArrayList<String>();
        for (String field : fields)
            if (!hidden.contains(field.split(" ")[0]) && !of(field).equals(other.of(field)))
                lines.add(field + ": “" + of(field) + "” here, “" + other.of(field) + "” there");
        return lines;
    }
}
