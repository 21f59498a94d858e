package limber.course;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.commonmark.node.Node;

/// A term of the glossary in one language.
///
/// @param id the same in all languages
/// @param title the term
/// @param forms other words for it in a text, such as its plural
/// @param code source files that compute it, below the package `limber`, such as `models/rope/Distance`
/// @param blocks what it means, and its formula
/// @param source its section of the glossary as it is written
public record GlossaryEntry(String id, String title, List<String> forms, List<String> code, List<Node> blocks,
        String source) {
    /// The form of words by which a term is found: in any case, with any spaces.
    public static String key(String words) {
        return words.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
    }

    /// All words that name it.
    public Stream<String> names() {
        return Stream.concat(Stream.of(title), forms.stream());
    }
}
