package limber.tex;

import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Text;

/// The formulas of a Markdown text, written as code hosts write them: a block of the kind `math`, or in a line a code
/// span between two dollars. A dollar belongs to one formula only, from left to right.
public final class MathText {
    private static final String DOLLAR = "$";

    private MathText() {}

    /// Whether a block is a formula of its own.
    public static boolean display(FencedCodeBlock block) {
        return block.getInfo() != null && block.getInfo().strip().equalsIgnoreCase("math");
    }

    /// Whether a code span is a formula in a line.
    public static boolean inline(Code code) {
        Code span = code;
        while (sharesDollar(span)) span = (Code) span.getPrevious().getPrevious();
        boolean formula = isBetweenDollars(span);
        while (span != code) {
            span = (Code) span.getNext().getNext();
            formula = !formula && isBetweenDollars(span);
        }
        return formula;
    }

    /// The text without the dollars of the formulas beside it.
    public static String words(Text text) {
        String words = text.getLiteral();
        if (text.getPrevious() instanceof Code before && inline(before)) words = words.substring(1);
        return text.getNext() instanceof Code after && inline(after) ? words.substring(0, words.length() - 1) : words;
    }

    /// Whether only one dollar is between a code span and the one before it.
    private static boolean sharesDollar(Code code) {
        return code.getPrevious() instanceof Text between && between.getLiteral().equals(DOLLAR)
                && between.getPrevious() instanceof Code;
    }

    private static boolean isBetweenDollars(Code code) {
        return code.getPrevious() instanceof Text before && before.getLiteral().endsWith(DOLLAR)
                && code.getNext() instanceof Text after && after.getLiteral().startsWith(DOLLAR);
    }
}
