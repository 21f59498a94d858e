package limber.homework;

import java.util.ArrayList;
import java.util.List;
import limber.tex.FormulaText;
import limber.tex.MathText;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/// A lesson's text as plain lines for programs that know no Markdown and no TeX: a line for each paragraph, item and
/// row of a table. Formulas are written as people type them; links and emphasis are their text.
final class QuizText extends AbstractVisitor {
    /// From here on characters are those of scripts without blanks between words.
    private static final int WIDE = 0x2e80;

    private final List<String> lines = new ArrayList<>();
    private final StringBuilder line = new StringBuilder();

    private QuizText() {}

    static List<String> lines(List<Node> blocks) {
        var text = new QuizText();
        blocks.forEach(b -> b.accept(text));
        text.end();
        return text.lines;
    }

    private void end() {
        String said = line.toString().strip();
        if (!said.isEmpty()) lines.add(said);
        line.setLength(0);
    }

    private void block(Node block) {
        visitChildren(block);
        end();
    }

    @Override public void visit(Paragraph paragraph) {
        block(paragraph);
    }

    @Override public void visit(Heading heading) {
        block(heading);
    }

    @Override public void visit(BulletList list) {
        items(list, 0);
    }

    @Override public void visit(OrderedList list) {
        items(list, list.getMarkerStartNumber() == null ? 1 : list.getMarkerStartNumber());
    }

    /// @param number of the first item; 0 for a list without numbers
    private void items(Node list, int number) {
        for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
            line.append(number > 0 ? number++ + ". " : "• ");
            item.accept(this);
        }
    }

    @Override public void visit(ListItem item) {
        block(item);
    }

    /// Of a table: a row is a line.
    @Override public void visit(CustomBlock table) {
        block(table);
    }

    @Override public void visit(CustomNode part) {
        boolean cell = part.getFirstChild() == null || !(part.getFirstChild() instanceof CustomNode);
        if (cell && !line.isEmpty()) line.append(" | ");
        visitChildren(part);
        if (!cell) end();
    }

    @Override public void visit(Text text) {
        line.append(MathText.words(text));
    }

    /// The break of a line that is only wrapped.
    @Override public void visit(SoftLineBreak wrapped) {
        boolean wide = !line.isEmpty() && line.codePointBefore(line.length()) >= WIDE
                && wrapped.getNext() instanceof Text next && !next.getLiteral().isEmpty()
                && next.getLiteral().codePointAt(0) >= WIDE;
        if (!wide) line.append(' ');
    }

    @Override public void visit(HardLineBreak end) {
        end();
    }

    @Override public void visit(Code code) {
        line.append(MathText.inline(code) ? FormulaText.of(code.getLiteral()) : code.getLiteral());
    }

    @Override public void visit(Image image) {
        line.append('[');
        visitChildren(image);
        line.append(']');
    }

    @Override public void visit(FencedCodeBlock block) {
        end();
        if (MathText.display(block)) lines.add(FormulaText.of(block.getLiteral()));
        else code(block.getLiteral());
    }

    @Override public void visit(IndentedCodeBlock block) {
        end();
        code(block.getLiteral());
    }

    private void code(String source) {
        source.lines().filter(l -> !l.isBlank()).map(String::stripTrailing).forEach(lines::add);
    }
}
