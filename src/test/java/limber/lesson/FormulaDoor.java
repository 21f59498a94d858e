package limber.lesson;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import limber.input.Faults;
import limber.lesson.check.TextCheck;
import limber.lesson.source.Folder;
import limber.lesson.source.LessonWords;
import limber.models.Catalog;
import org.commonmark.node.Node;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/// A check of a formula as `limber check` does it: in the text of a lesson, in a line and in a block of its own.
public final class FormulaDoor {
    private static final Parser MARKDOWN =
            Parser.builder().includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES).build();
    private static final Lesson EMPTY = lesson(List.of());
    private static final NearbyLessons NEARBY = new NearbyLessons(EMPTY, new Faults());

    private FormulaDoor() {}

    /// @return the faults, one line each
    public static List<String> faults(String tex) {
        var faults = new Faults();
        Node text = MARKDOWN.parse("$`" + tex + "`$\n\n```math\n" + tex + "\n```\n");
        TextCheck.all(lesson(List.of(text)), NEARBY, faults);
        return faults.all();
    }

    private static Lesson lesson(List<Node> blocks) {
        return new Lesson(new Folder(Path.of("lessons", "formula")), "formula", Catalog.MODELS.getFirst(),
                OptionalInt.empty(), Lesson.Depth.CORE, List.of(), List.of(),
                Map.of(Lesson.ORIGINAL, new LessonWords("A formula", "", blocks, List.of())), "", List.of(), Map.of(),
                Map.of());
    }
}
