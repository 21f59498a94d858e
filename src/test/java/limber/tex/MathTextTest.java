package limber.tex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.Code;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;

class MathTextTest {
    /// The parts of one paragraph: a text as it stands without dollars, a formula in braces, code in brackets.
    private static List<String> parts(String markdown) {
        var parts = new ArrayList<String>();
        Node paragraph = Parser.builder().build().parse(markdown).getFirstChild();
        for (Node n = paragraph.getFirstChild(); n != null; n = n.getNext())
            parts.add(n instanceof Code c ? (MathText.inline(c) ? "{" : "[") + c.getLiteral()
                    : MathText.words((Text) n));
        return parts;
    }

    @Test
    void codeBetweenTwoDollarsIsAFormula() {
        assertEquals(List.of("so ", "{a", ", and ", "[b", "."), parts("so $`a`$, and `b`."));
    }

    @Test
    void oneDollarMakesNoFormula() {
        assertEquals(List.of("5 $", "[a", " more"), parts("5 $`a` more"));
        assertEquals(List.of("x ", "[a", "$ more"), parts("x `a`$ more"));
    }

    /// The middle dollar closes a, so that nothing opens b; the one after b then opens c.
    @Test
    void aDollarBelongsToOneFormula() {
        assertEquals(List.of("", "{a", "", "[b", "", "{c", ""), parts("$`a`$`b`$`c`$"));
        assertEquals(List.of("", "{a", "", "{b", ""), parts("$`a`$$`b`$"));
    }

    @Test
    void aLongChainOfSharedDollarsIsRead() {
        List<String> parts = parts("$" + "`a`$".repeat(1000));
        assertEquals("{a", parts.get(1997));
        assertEquals("[a", parts.get(1999));
    }
}
