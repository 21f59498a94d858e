package limber.presentation.prose;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.node.Block;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/// The plain text of a Markdown tree. It is collected without recursion, since the text of an untrusted lesson may be
/// nested a thousand levels deep.
public final class Plain {
    private Plain() {}

    public static String of(Node root) {
        var words = new StringBuilder();
        Node node = root;
        while (true) {
            words.append(own(node));
            if (node.getFirstChild() != null) {
                node = node.getFirstChild();
                continue;
            }
            end(node, words);
            while (node != root && node.getNext() == null) {
                node = node.getParent();
                end(node, words);
            }
            if (node == root) break;
            node = node.getNext();
        }
        return root instanceof Block ? words.toString().strip() : words.toString();
    }

    /// The text of an inline node and its following siblings.
    public static String from(Node first) {
        return Stream.iterate(first, n -> n != null, Node::getNext).map(Plain::of).collect(Collectors.joining());
    }

    /// The text of several blocks.
    public static String of(List<Node> blocks) {
        return blocks.stream().map(Plain::of).collect(Collectors.joining("\n\n"));
    }

    private static String own(Node node) {
        return switch (node) {
            case Text t -> t.getLiteral();
            case Code c -> c.getLiteral();
            case HtmlInline h -> h.getLiteral();
            case FencedCodeBlock c -> c.getLiteral();
            case IndentedCodeBlock c -> c.getLiteral();
            case HtmlBlock h -> h.getLiteral();
            case SoftLineBreak _ -> " ";
            case HardLineBreak _ -> "\n";
            default -> "";
        };
    }

    /// Separates the words of two blocks or cells.
    private static void end(Node node, StringBuilder words) {
        if (words.isEmpty() || words.charAt(words.length() - 1) == '\n') return;
        if (node instanceof TableCell) words.append(node.getNext() == null ? "" : "\t");
        else if (node instanceof Block || node instanceof TableRow) words.append('\n');
    }
}
