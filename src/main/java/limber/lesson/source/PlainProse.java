package limber.lesson.source;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import limber.expression.Expression;
import limber.tex.MathText;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/// The text of blocks without its markup: a line for each paragraph or cell, formulas in a line written as people type
/// them. Code and formulas of their own are left out.
public final class PlainProse extends AbstractVisitor {
    private static final Pattern FRACTION = Pattern.compile("\\\\[td]?frac\\s*\\{([^{}]*)}\\s*\\{([^{}]*)}"),
            ROOT = Pattern.compile("\\\\sqrt\\s*\\{([^{}]*)}"), POWER = Pattern.compile("\\^\\{?([2345])}?(?!\\d)");

    /// @param at its first block
    public record Line(String text, Node at) {}

    private final List<Line> lines = new ArrayList<>();
    private StringBuilder text = new StringBuilder();
    private boolean within;

    private PlainProse() {}

    public static List<Line> of(List<Node> blocks) {
        var prose = new PlainProse();
        blocks.forEach(b -> b.accept(prose));
        return prose.lines;
    }

    @Override public void visit(Paragraph paragraph) {
        text = new StringBuilder();
        within = true;
        visitChildren(paragraph);
        within = false;
        lines.add(new Line(text.toString(), paragraph));
    }

    @Override public void visit(Text words) {
        if (within) text.append(MathText.words(words));
        else lines.add(new Line(MathText.words(words), words)); // of a cell
    }

    @Override public void visit(SoftLineBreak end) {
        text.append(' ');
    }

    @Override public void visit(Code code) {
        if (within) text.append(MathText.inline(code) ? typed(code.getLiteral()) : "`");
    }

    /// A formula as people type it, as far as it is arithmetic.
    static String typed(String tex) {
        if (tex.length() > Expression.LONGEST) return "";
        String plain = tex.replaceAll("\\\\[,;:! ]", " ");
        for (Pattern each : List.of(ROOT, FRACTION, ROOT))
            for (Matcher m = each.matcher(plain); m.find(); m = each.matcher(plain))
                plain = m.replaceFirst(each == ROOT ? "√($1)" : "(($1)/($2))");
        for (Matcher m = POWER.matcher(plain); m.find(); m = POWER.matcher(plain))
            plain = m.replaceFirst(String.valueOf("²³⁴⁵".charAt(m.group(1).charAt(0) - '2')));
        return plain.replace("\\left", "").replace("\\right", "").replace("\\cdot", "·").replace("\\pi", "π")
                .replaceAll("\\\\(sin|cos|tan)", " $1 ").replace("\\%", "%");
    }
}
