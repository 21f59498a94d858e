package limber.presentation.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import limber.tex.Harmless;
import limber.tex.MathText;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;

/// A reader of the content of a paragraph, heading or cell.
record InlineReader(ProseContext context, ProseLimit limit) {
    /// What a formula counts of the limit.
    static final int FORMULA_PIECES = 20;
    private static final int DEEPEST = 16;
    /// Names of the model; longer names would not fit into a narrow pane and wrap like other code.
    private static final Pattern SYMBOL = Pattern.compile("[A-Za-z][A-Za-z0-9]{0,19}");

    List<Inline> line(Node parent) {
        var line = new ArrayList<Inline>();
        fill(line, parent, false, 1);
        return line;
    }

    /// @param pressed whether it is in something that can be pressed, which holds nothing else that can be
    private void fill(List<Inline> line, Node parent, boolean pressed, int depth) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
            if (depth > DEEPEST || !limit.take(1)) {
                line.add(new Inline.Words(Plain.from(node)));
                return;
            }
            add(line, node, pressed, depth);
        }
    }

    private List<Inline> inside(Node parent, boolean pressed, int depth) {
        var inside = new ArrayList<Inline>();
        fill(inside, parent, pressed, depth + 1);
        return inside;
    }

    private void add(List<Inline> line, Node node, boolean pressed, int depth) {
        switch (node) {
            case Text t -> words(line, MathText.words(t));
            case Code c when MathText.inline(c) -> line.add(formula(c.getLiteral()));
            case Code c when pressed || !SYMBOL.matcher(c.getLiteral()).matches() ->
                    line.add(new Inline.Code(c.getLiteral()));
            case Code c -> line.add(symbol(c.getLiteral()));
            case SoftLineBreak _ -> line.add(new Inline.Words(" "));
            case HardLineBreak _ -> line.add(new Inline.Break());
            case HtmlInline h -> line.add(new Inline.Words(h.getLiteral()));
            case Emphasis _ -> line.add(new Inline.Emphasis(inside(node, pressed, depth)));
            case StrongEmphasis _ -> line.add(strong(node, pressed, depth));
            case Image i -> line.add(new Inline.Picture(i.getDestination(), Plain.of(i)));
            case Link l -> link(line, l, pressed, depth);
            default -> fill(line, node, pressed, depth + 1);
        }
    }

    /// A dollar alone may have belonged to a formula.
    private static void words(List<Inline> line, String words) {
        if (!words.isEmpty()) line.add(new Inline.Words(words));
    }

    private Inline formula(String tex) {
        return Harmless.tex(tex) && limit.take(FORMULA_PIECES) ? new Inline.Formula(tex) : new Inline.Code(tex);
    }

    private Inline symbol(String name) {
        Optional<String> role = context.role().apply(name);
        return new Inline.Symbol(name, role, role.isPresent() && limit.first(name));
    }

    private Inline strong(Node node, boolean pressed, int depth) {
        String words = Plain.of(node);
        Optional<String> term = pressed ? Optional.empty() : context.term().apply(words);
        List<Inline> inside = inside(node, pressed || term.isPresent(), depth);
        return term.<Inline>map(id -> new Inline.Term(id, words, inside)).orElseGet(() -> new Inline.Strong(inside));
    }

    /// A link, or its text where it leads nowhere.
    private void link(List<Inline> line, Link link, boolean pressed, int depth) {
        String to = link.getDestination();
        boolean leads = !pressed && context.leads().test(to);
        List<Inline> inside = link.getFirstChild() == null ? List.of(new Inline.Words(to))
                : inside(link, pressed || leads, depth);
        if (leads) line.add(new Inline.Link(to, Plain.of(link), inside));
        else line.addAll(inside);
    }
}
