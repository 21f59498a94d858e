package limber.presentation.prose;

import java.util.List;
import java.util.OptionalInt;

/// A block of a text, as it is printed. Nothing in it is too long, nested too deeply or HTML: what was is a
/// [Block.Unformatted].
public sealed interface Block {
    /// @param level from 1
    record Heading(int level, List<Inline> line) implements Block {}

    record Paragraph(List<Inline> line) implements Block {}

    /// Words without form: raw HTML, and what follows after a limit.
    record Unformatted(String words) implements Block {}

    record Quote(List<Piece> inside) implements Block {}

    /// A part that is closed at first: a quote that begins with a line in bold, which is its title.
    record Fold(String title, List<Piece> inside) implements Block {}

    /// A list.
    ///
    /// @param first the number of the first item; empty for bullets
    /// @param tight whether its items stand close to each other
    record Items(OptionalInt first, boolean tight, List<List<Piece>> items) implements Block {}

    record Rule() implements Block {}

    /// Code, line by line.
    ///
    /// @param java whether it is coloured as Java
    record Listing(String code, boolean java) implements Block {}

    /// A formula of its own, harmless to draw.
    record Formula(String tex) implements Block {}

    /// @param rows as many cells in each
    record Table(List<List<Cell>> rows) implements Block {}

    /// Blocks of a kind without a form.
    record Group(List<Piece> inside) implements Block {}

    /// @param head whether it names its column
    record Cell(boolean head, Side side, List<Inline> line) {}

    /// Where the line of a cell stands.
    enum Side {
        LEFT, MIDDLE, RIGHT
    }
}
