package limber.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.expression.ExpressionDoor;
import limber.lesson.FormulaDoor;
import org.scilab.forge.jlatexmath.MacroInfo;

/// Words that mean something behind a [Door]: the fuzzer puts them in, since it would take long to guess them.
final class Dictionary {
    private static final Pattern WORD = Pattern.compile("[A-Za-z][\\w.:-]*\\w"), QUOTED = Pattern.compile("\"(\\w+)\""),
            SYMBOL = Pattern.compile("name=\"([a-zA-Z]+)\"");
    private static final int LONGEST = 40;
    private static final String SCHEMA = "/limber/lesson/lesson.schema.json",
            SYMBOLS = "/org/scilab/forge/jlatexmath/TeXSymbols.xml";

    private Dictionary() {}

    /// In the form that libFuzzer reads: one word a line, in quotes.
    static List<String> of(Door door) throws IOException {
        return words(door).stream().filter(word -> word.length() < LONGEST)
                .map(word -> '"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + '"').toList();
    }

    private static Set<String> words(Door door) throws IOException {
        var words = new TreeSet<String>();
        for (Path seed : Door.files(door.corpus()))
            words.addAll(found(WORD, Files.readString(seed, StandardCharsets.ISO_8859_1)));
        switch (door) {
            case LESSON -> {
                words.addAll(found(QUOTED, resource(SCHEMA)));
                words.addAll(ExpressionDoor.words());
            }
            case EXPRESSION, INPUTS -> words.addAll(ExpressionDoor.words());
            case FORMULA -> {
                FormulaDoor.faults("x"); // the library fills its table with the first formula
                Stream.concat(MacroInfo.Commands.keySet().stream(), found(SYMBOL, resource(SYMBOLS)).stream())
                        .forEach(command -> words.add("\\" + command));
            }
            default -> {}
        }
        return words;
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map((MatchResult m) -> m.group(m.groupCount()))
                .collect(Collectors.toSet());
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = Door.class.getResourceAsStream(name)) {
            if (in == null) throw new IOException(name + " is not on the class path");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
