package limber.lesson.check;

import java.util.List;
import java.util.stream.Stream;
import limber.input.Faults;
import limber.lesson.Lesson;
import limber.lesson.NearbyLessons;
import limber.lesson.source.Folder;
import limber.lesson.source.LessonText;
import limber.lesson.source.LessonWords;
import limber.lesson.source.Link;
import limber.tex.FormulaPainter;
import limber.tex.Harmless;
import limber.tex.MathText;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;

/// A visitor that finds faults in a text which need more than parsing: links to lessons that do not exist, formulas
/// that cannot be drawn.
public final class TextCheck extends AbstractVisitor {
    private static final double SIZE = 20;
    private static final int MOST_SAID = 120;
    private static final String INK = "#000000", RIGHT = "TeX such as \\frac{a}{b} would be right";

    private final String file;
    private final NearbyLessons nearby;
    private final Faults faults;

    private TextCheck(String file, NearbyLessons nearby, Faults faults) {
        this.file = file;
        this.nearby = nearby;
        this.faults = faults;
    }

    /// Checks all texts of a lesson, in all languages.
    public static void all(Lesson lesson, NearbyLessons nearby, Faults faults) {
        lesson.tellings().forEach((language, telling) -> {
            var check = new TextCheck(
                    lesson.folder().called(Lesson.ORIGINAL.equals(language) ? Folder.LESSON : Folder.CHINESE),
                    nearby, faults);
            texts(telling).forEach(block -> block.accept(check));
        });
    }

    private static Stream<Node> texts(LessonWords telling) {
        return Stream.concat(telling.introduction().stream(),
                telling.steps().stream()
                        .flatMap(s -> Stream.of(s.blocks(), s.after(), s.teacher()).flatMap(List::stream)));
    }

    @Override public void visit(org.commonmark.node.Link link) {
        Link.lesson(link.getDestination()).ifPresent(id -> nearby.link(id, LessonText.position(file, link)));
        visitChildren(link);
    }

    @Override public void visit(FencedCodeBlock block) {
        if (MathText.display(block)) drawn(block, block.getLiteral().stripTrailing(), false);
    }

    @Override public void visit(Code code) {
        if (MathText.inline(code)) drawn(code, code.getLiteral(), true);
    }

    private void drawn(Node at, String tex, boolean inline) {
        if (!Harmless.tex(tex)) {
            faults.add(LessonText.position(file, at)
                    .bad("this formula is empty, too long, too deep, or does more than look like one; " + RIGHT));
            return;
        }
        try {
            FormulaPainter.draw(tex, SIZE, INK, inline);
        } catch (RuntimeException | StackOverflowError e) { // it throws whatever it stumbles over
            faults.add(LessonText.position(file, at).bad("this formula cannot be drawn" + reason(e) + "; " + RIGHT));
        }
    }

    /// The library's own words, which may quote the whole formula.
    private static String reason(Throwable e) {
        if (e.getMessage() == null) return "";
        String line = e.getMessage().strip().lines().findFirst().orElse("");
        return " (" + (line.length() <= MOST_SAID ? line : line.substring(0, MOST_SAID) + "…") + ")";
    }
}
