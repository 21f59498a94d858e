package limber.scenario;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/// A scenario: what somebody does, a sentence a line, and what is to be seen after it. Lines that begin with `see` are
/// expectations; `#` begins a remark. A line such as `without prose` names what faces cannot show alike, as of a text
/// with formulas.
///
/// @param name of its file
/// @param without the first words of the fields that are not compared
public record Scenario(String name, Set<String> without, List<Line> lines) {
    /// An act and what is expected after it.
    ///
    /// @param number of the line, from 1
    public record Line(int number, String text, Act act, List<Expected> expected) {}

    /// A field with what it shows.
    ///
    /// @param whole whether that is all of it
    public record Expected(int number, String field, boolean whole, String text) {
        boolean met(Seen seen) {
            return whole ? seen.of(field).equals(text) : seen.of(field).contains(text);
        }
    }

    /// Whether code is written in it.
    public boolean needsCompiler() {
        return lines.stream().anyMatch(line -> line.act() instanceof Act.Edit);
    }

    /// Those that are kept with the tests, by name; with `-Dscenario=NAME` only that one.
    public static Stream<Scenario> all() throws IOException {
        String one = System.getProperty("scenario", "") + ".txt";
        try (Stream<Path> files = Files.list(folder())) {
            return files.filter(f -> f.toString().endsWith(one)).sorted().toList().stream().map(Scenario::read);
        }
    }

    /// Their folder.
    static Path folder() {
        try {
            return Path.of(Objects.requireNonNull(Scenario.class.getResource("/limber/scenario")).toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /// The folder of a lesson beside them, or that of one that ships.
    public static Path lesson(String name) {
        Path own = folder().resolve("lessons").resolve(name);
        return Files.exists(own) ? own : Path.of("lessons", name).toAbsolutePath();
    }

    private static Scenario read(Path file) {
        try {
            return read(file.getFileName().toString(), Files.readString(file));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /// @throws IllegalArgumentException for a line that is none, with its place and what would be right
    static Scenario read(String name, String text) {
        var lines = new ArrayList<Line>();
        var without = new HashSet<String>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            String sentence = line.strip();
            if (sentence.isEmpty() || sentence.startsWith("#")) continue;
            try {
                if (sentence.startsWith("without ")) without.addAll(List.of(sentence.split(" ")));
                else if (!sentence.startsWith("see "))
                    lines.add(new Line(number, sentence, Sentence.read(sentence), new ArrayList<>()));
                else if (lines.isEmpty()) throw new IllegalArgumentException("something is done before it is seen");
                else lines.getLast().expected().add(Sentence.expected(number, sentence));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(name + ":" + number + ": " + e.getMessage());
            }
        }
        return new Scenario(name, Set.copyOf(without), List.copyOf(lines));
    }

    @Override public String toString() {
        return name;
    }
}
