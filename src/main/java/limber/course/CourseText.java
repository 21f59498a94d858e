package limber.course;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import limber.engine.text.BadInput;
import limber.input.Faults;
import limber.input.Node;
import limber.lesson.source.LessonText;
import org.commonmark.renderer.text.TextContentRenderer;

/// A text of the folder `course`, which ships: Markdown with a head, read as a lesson's text is.
final class CourseText {
    private static final String FOLDER = "/limber/course/";
    private static final TextContentRenderer PLAIN = TextContentRenderer.builder().build();

    private CourseText() {}

    /// @param name of the file
    /// @throws BadInput if it cannot be read
    static LessonText of(String name) {
        try (InputStream in = CourseText.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) throw new BadInput(name + " is not among the courses");
            return of(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// @throws BadInput with its first fault
    static LessonText of(String name, String text) {
        var faults = new Faults();
        LessonText read = LessonText.read(name, text, faults);
        if (!faults.none()) throw new BadInput(faults.all().getFirst());
        return read;
    }

    /// The values of its head.
    static Map<String, Node> head(LessonText text) {
        return text.head().map().orElseThrow().object("the head", "key: value");
    }

    /// The texts of a list; none where it is missing.
    static List<String> texts(Map<String, Node> values, String key) {
        Node list = values.get(key);
        return list == null ? List.of()
                : list.array(key, "a list").stream().map(n -> n.string(key, "a text")).toList();
    }

    /// @throws BadInput where it is missing
    static String text(Map<String, Node> values, String key) {
        Node value = values.get(key);
        if (value == null) throw new BadInput("a text of the courses has no " + key);
        return value.string(key, "a text");
    }

    /// What a reader sees of a node, without its form.
    static String plain(org.commonmark.node.Node node) {
        return PLAIN.render(node).strip();
    }

    /// The introduction, and each section with its heading.
    static List<org.commonmark.node.Node> blocks(LessonText text) {
        var blocks = new ArrayList<>(text.introduction());
        text.sections().forEach(s -> {
            blocks.add(s.heading());
            blocks.addAll(s.blocks());
            blocks.addAll(s.after());
        });
        return blocks;
    }
}
