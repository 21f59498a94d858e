package limber.ui.handout;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import limber.tex.MathText;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlWriter;

/// A CommonMark node renderer for paper: links become their text, formulas become pictures.
final class PlainerNodes implements NodeRenderer {
    private final HtmlNodeRendererContext context;
    private final HtmlWriter html;
    private final Markup markup;

    PlainerNodes(HtmlNodeRendererContext context, Markup markup) {
        this.context = context;
        this.markup = markup;
        html = context.getWriter();
    }

    @Override public Set<Class<? extends Node>> getNodeTypes() {
        return Set.of(Link.class, Text.class, Code.class, FencedCodeBlock.class);
    }

    @Override public void render(Node node) {
        switch (node) {
            case Link link -> children(link);
            case Text text -> html.text(MathText.words(text));
            case Code code -> code(code);
            case FencedCodeBlock block -> block(block);
            default -> throw new IllegalArgumentException(node.toString());
        }
    }

    private void children(Node parent) {
        for (Node child = parent.getFirstChild(); child != null; child = child.getNext()) context.render(child);
    }

    private void code(Code code) {
        Optional<Map<String, String>> drawn = MathText.inline(code) ? markup.formula(code.getLiteral(), true)
                : Optional.empty();
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
