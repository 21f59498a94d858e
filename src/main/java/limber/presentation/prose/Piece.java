package limber.presentation.prose;

import java.util.List;
import org.commonmark.node.Node;

/// A block of a text with what it was read from.
public record Piece(Node source, Block block) {
    /// The pieces of a text.
    ///
    /// @param blocks of its outermost level
    public static List<Piece> of(List<Node> blocks, ProseContext context) {
        return new BlockReader(context, new ProseLimit()).read(blocks, 0);
    }

    /// Its text without form, to be copied.
    public String plain() {
        return Plain.of(source);
    }
}
