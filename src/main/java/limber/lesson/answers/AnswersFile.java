package limber.lesson.answers;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import limber.file.WholeFile;
import limber.lesson.question.AnswersLine;

/// A reader and writer for a file of answers: one JSON object for each [AnswersLine].
public final class AnswersFile {
    private static final int MOST_LINES = 100_000;
    private static final long LARGEST = 64L << 20;

    private AnswersFile() {}

    /// @param number of the line in its file, from 1
    public record Numbered(int number, AnswersLine line) {}

    /// @throws BadInput with file:line:column
    public static List<AnswersLine> read(Path file) {
        return numbered(file).stream().map(Numbered::line).toList();
    }

    /// The same with the numbers of the lines.
    ///
    /// @throws BadInput with file:line:column
    public static List<Numbered> numbered(Path file) {
        List<String> lines = lines(file);
        var read = new ArrayList<Numbered>();
        for (int i = 0; i < lines.size(); i++)
            if (!lines.get(i).isBlank())
                read.add(new Numbered(i + 1, AnswersText.line(PlainFile.name(file), i + 1, lines.get(i))));
        return read;
    }

    /// @throws BadInput if it is no text, or too long
    public static String text(Path file) {
        return PlainFile.text(file, LARGEST, "a file of answers");
    }

    private static List<String> lines(Path file) {
        List<String> lines = text(file).lines().toList();
        if (lines.size() > MOST_LINES) throw new BadInput(
                PlainFile.name(file) + ": has " + lines.size() + " lines; at most " + MOST_LINES + " would be right");
        return lines;
    }

    /// Whole or not at all.
    public static void write(Path file, List<? extends AnswersLine> lines) throws IOException {
        write(file, AnswersText.of(lines));
    }

    /// The same with a text.
    public static void write(Path file, String text) throws IOException {
        WholeFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }
}
