package limber.lesson.source;

import java.util.List;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.input.Faults;
import limber.input.SourcePosition;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;

/// A visitor that finds forbidden content in a text: links that lead outside, pictures from outside, HTML; and a list
/// that was perhaps meant as a sentence.
public final class ProseCheck extends AbstractVisitor {
    private final LessonText text;
    private final Model model;
    private final Settings p;
    private final Folder folder;
    private final Faults faults;

    /// Checks all these blocks.
    public static void all(LessonText text, Model model, Settings p, Folder folder, List<Node> blocks, Faults faults) {
        var check = new ProseCheck(text, model, p, folder, faults);
        blocks.forEach(b -> b.accept(check));
    }

    private ProseCheck(LessonText text, Model model, Settings p, Folder folder, Faults faults) {
        this.text = text;
        this.model = model;
        this.p = p;
        this.folder = folder;
        this.faults = faults;
    }

    @Override public void visit(Link link) {
        SourcePosition at = text.position(link);
        faults.attempt(() -> limber.lesson.source.Link.read(link.getDestination(), model, p, folder, at));
        visitChildren(link);
    }

    @Override public void visit(Image image) {
        faults.attempt(() -> {
            try {
                return folder.picture(image.getDestination());
            } catch (BadInput e) {
                throw text.position(image).bad(e.getMessage());
            }
        });
    }

    @Override public void visit(Code code) {
        if (code.getLiteral().matches("\\$`.*`\\$")) faults.add(text.position(code)
                .bad("this is shown as code; as a formula, without the outer backquotes, it would be right"));
    }

    /// A wrapped line that happens to begin with "1." is a list to a reader of Markdown.
    @Override public void visit(OrderedList list) {
        boolean inside = list.getPrevious() instanceof Paragraph before
                && before.getSourceSpans().getLast().getLineIndex() + 1 == list.getSourceSpans().getFirst()
                        .getLineIndex();
        if (inside) faults.add(text.position(list).bad(
                "this line begins a list inside a paragraph; an empty line before it, or another line break, would be "
                        + "right"));
        visitChildren(list);
    }

    @Override public void visit(HtmlBlock html) {
        faults.add(text.position(html).bad("HTML is not read; Markdown would be right"));
    }

    @Override public void visit(HtmlInline html) {
        faults.add(text.position(html).bad("HTML is not read; Markdown would be right"));
    }
}
