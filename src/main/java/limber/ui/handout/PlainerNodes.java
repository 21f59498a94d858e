package limber.ui.handout;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import limber.lesson.MathText;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlWriter;

/// What stands on paper otherwise than CommonMark has it: links, which are what they say, and formulas, which are pictures.
final class PlainerNodes implements NodeRenderer {
    private final HtmlNodeRendererContext context;
    private final HtmlWriter html;
    private final Markup markup;
    /// Whether a code span is a formula: a dollar before it and one behind it, neither of them another's.
    private final Map<Code, Boolean> formulas = new IdentityHashMap<>();

    PlainerNodes(HtmlNodeRendererContext context, Markup markup) {
        this.context = context;
        this.markup = markup;
        html = context.getWriter();
    }

    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
        return Set.of(Link.class, Text.class, Code.class, FencedCodeBlock.class);
    }

    @Override
    public void render(Node node) {
        switch (node) {
            case Link link -> children(link);
            case Text text -> html.text(text(text));
            case Code code -> code(code);
            case FencedCodeBlock block -> block(block);
            default -> throw new IllegalArgumentException(node.toString());
        }
    }

    private void children(Node parent) {
        for (Node child = parent.getFirstChild(); child != null; child = child.getNext()) context.render(child);
    }

    /// Spans are met from left to right, so that what is before one is known.
    private boolean isFormula(Code code) {
        return formulas.computeIfAbsent(code, c -> c.getPrevious() instanceof Text before && rest(before).endsWith("$") && c.getNext() instanceof Text after && after.getLiteral().startsWith("$"));
    }

    /// A text without the dollar of the formula before it.
    private String rest(Text text) {
        return text.getPrevious() instanceof Code c && formulas.getOrDefault(c, false) ? text.getLiteral().substring(1) : text.getLiteral();
    }

    private String text(Text text) {
        String rest = rest(text);
        return text.getNext() instanceof Code c && isFormula(c) ? rest.substring(0, rest.length() - 1) : rest;
    }

    private void code(Code code) {
        Optional<Map<String, String>> drawn = isFormula(code) ? markup.formula(code.getLiteral(), true) : Optional.empty();
        drawn.ifPresentOrElse(d -> html.tag("img", d, true), () -> {
            html.tag("code");
            html.text(code.getLiteral());
            html.tag("/code");
        });
    }

    private void block(FencedCodeBlock block) {
        boolean math = MathText.display(block);
        Optional<Map<String, String>> drawn = math ? markup.formula(block.getLiteral(), false) : Optional.empty();
        html.line();
        drawn.ifPresentOrElse(d -> {
            html.tag("p");
            html.tag("img", d, true);
            html.tag("/p");
        }, () -> {
            html.tag("pre");
            html.tag("code");
            html.text(block.getLiteral());
            html.tag("/code");
            html.tag("/pre");
        });
        html.line();
    }
}
