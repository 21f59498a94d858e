package limber.engine.text;

import java.util.List;

/// The lines of texts.
public final class Lines {
    private Lines() {}

    /// The lines of a text, without what ends them. (A browser's Java has no `String.lines`.)
    public static List<String> of(String text) {
        if (text.isEmpty()) return List.of();
        List<String> lines = List.of(text.split("\r\n|\r|\n", -1));
        return lines.getLast().isEmpty() ? lines.subList(0, lines.size() - 1) : lines;
    }
}
