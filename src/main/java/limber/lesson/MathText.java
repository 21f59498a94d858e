package limber.lesson;

import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Text;

/// What is a formula in a text, written as code hosts write it.
public final class MathText {
    private MathText() {}

    /// One of its own: a block of the kind `math`.
    public static boolean display(FencedCodeBlock block) {
        return block.getInfo() != null && block.getInfo().strip().equalsIgnoreCase("math");
    }

    /// One in a line: code between two dollars.
    static boolean inline(Code code) {
        return code.getPrevious() instanceof Text before && before.getLiteral().endsWith("$") && code.getNext() instanceof Text after && after.getLiteral().startsWith("$");
    }
}
