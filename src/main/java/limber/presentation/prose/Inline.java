package limber.presentation.prose;

import java.util.List;
import java.util.Optional;

/// A piece of a line.
public sealed interface Inline {
    record Words(String text) implements Inline {}

    /// The end of a line that the author has set.
    record Break() implements Inline {}

    record Code(String text) implements Inline {}

    /// A name of the model in the text, which can be pointed at.
    ///
    /// @param role such as `velocity`, `""` for a name without a colour; empty for a name that the model does not have
    /// @param stop whether the Tab key stops at it: where a name of the model is met first, so that a text has few
    record Symbol(String name, Optional<String> role, boolean stop) implements Inline {}

    /// A formula in a line, harmless to draw.
    record Formula(String tex) implements Inline {}

    record Emphasis(List<Inline> inside) implements Inline {}

    record Strong(List<Inline> inside) implements Inline {}

    /// Bold words that name a term.
    ///
    /// @param words its whole text
    record Term(String id, String words, List<Inline> inside) implements Inline {}

    /// A link that leads somewhere.
    ///
    /// @param destination as written, such as `goto:frame=1&phase=distance`
    /// @param words its whole text
    record Link(String destination, String words, List<Inline> inside) implements Inline {}

    /// @param alt its text for those who do not see it
    record Picture(String destination, String alt) implements Inline {
        /// The words below a picture, or in place of a missing one.
        public String caption(boolean there) {
            return alt.isBlank() && !there ? destination : alt;
        }
    }
}
