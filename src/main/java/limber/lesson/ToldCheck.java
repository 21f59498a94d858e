package limber.lesson;

import java.util.stream.Stream;
import limber.tex.FormulaPainter;
import limber.tex.Harmless;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;

/// Finds in a text of one file what only takes longer to find: links to lessons that are not there, formulas that cannot be
/// drawn.
final class ToldCheck extends AbstractVisitor {
    private static final double SIZE = 20;
    private static final String INK = "#000000", RIGHT = "TeX such as \\frac{a}{b} would be right";

    private final String file;
    private final Neighbours neighbours;
    private final Faults faults;

    private ToldCheck(String file, Neighbours neighbours, Faults faults) {
        this.file = file;
        this.neighbours = neighbours;
        this.faults = faults;
    }

    /// In all its languages.
    static void all(Lesson lesson, Neighbours neighbours, Faults faults) {
        lesson.tellings().forEach((language, telling) -> {
            var check = new ToldCheck(lesson.folder().called(Lesson.ORIGINAL.equals(language) ? Folder.LESSON : Folder.CHINESE), neighbours, faults);
            texts(telling).forEach(block -> block.accept(check));
        });
    }

    private static Stream<Node> texts(Telling telling) {
        return Stream.concat(telling.introduction().stream(), telling.steps().stream().flatMap(s -> Stream.concat(s.blocks().stream(), s.after().stream())));
    }

    @Override
    public void visit(org.commonmark.node.Link link) {
        Link.lesson(link.getDestination()).ifPresent(id -> neighbours.link(id, LessonText.spot(file, link)));
        visitChildren(link);
    }

    @Override
    public void visit(FencedCodeBlock block) {
        if (MathText.display(block)) drawn(block, block.getLiteral().stripTrailing(), false);
    }

    @Override
    public void visit(Code code) {
        if (MathText.inline(code)) drawn(code, code.getLiteral(), true);
    }

    private void drawn(Node at, String tex, boolean inline) {
        if (!Harmless.tex(tex)) {
            faults.add(LessonText.spot(file, at).bad("this formula is empty, too long, too deep, or does more than look like one; " + RIGHT));
            return;
        }
        try {
            FormulaPainter.draw(tex, SIZE, INK, inline);
        } catch (RuntimeException | StackOverflowError e) { // it throws whatever it stumbles over
            faults.add(LessonText.spot(file, at).bad("this formula cannot be drawn" + (e.getMessage() == null ? "" : " (" + e.getMessage().strip().lines().findFirst().orElse("") + ")") + "; " + RIGHT));
        }
    }
}
