package limber.course;

import java.util.List;
import java.util.stream.Stream;
import org.commonmark.node.Node;

/// A term of the glossary in one language.
///
/// @param id the same in all languages
/// @param title the term
/// @param forms other words for it in a text, such as its plural
/// @param code source files that compute it, below the package `limber`, such as `models/rope/Distance`
/// @param blocks what it means, and its formula
public record GlossaryEntry(String id, String title, List<String> forms, List<String> code, List<Node> blocks) {
    /// All words that name it.
    public Stream<String> names() {
        return Stream.concat(Stream.of(title), forms.stream());
    }
}
