package limber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.platform.ClassFiles;
import org.junit.jupiter.api.Test;

/// The style of sources: a class comment says the type's noun first, the lines of phases fit the narrow pane in which
/// the window shows them, and what is imported is used.
class CommentStyleTest {
    private static final Path MAIN = Path.of("src/main/java"), WEB = Path.of("src/page/java/limber");
    private static final int LONGEST = 120, LONGEST_OF_A_PHASE = 84;
    private static final Pattern TYPE = Pattern
            .compile("((public|abstract|final|sealed|non-sealed) )*(class|record|enum|interface) (\\w+).*"),
            PHASE = Pattern.compile("\\bimplements [\\w., ]*\\bPhase\\b"), WORD = Pattern.compile("\\p{L}+"),
            IMPORT = Pattern.compile("(?m)^import .*?([\\w*]+);$"), NAME = Pattern.compile("\\w+");
    private static final Set<String> NO_NOUNS = Set.of("What", "Where", "Whether", "How", "Who", "Which", "When",
            "Says", "Makes", "Sees", "Takes", "Tells", "Asks", "Keeps", "Finds", "Reads", "Draws", "Shows", "Puts",
            "Sets", "Looks", "Decides", "Counts", "Cuts", "Does", "Loads", "Opens", "Plays", "Remembers", "All",
            "Every");

    @Test
    void everyTypeHasACommentThatBeginsWithItsNoun() throws IOException {
        var faults = new ArrayList<String>();
        for (Path file : Stream.concat(sources(MAIN).stream(), sources(WEB).stream()).toList()) {
            if (file.endsWith("package-info.java")) continue;
            List<String> lines = Files.readAllLines(file);
            String comment = comment(lines), first = firstWord(comment);
            if (first.isEmpty()) faults.add(file + ": no comment above the type");
            else if (NO_NOUNS.contains(first)) faults.add(file + ": begins with '" + first + "': " + comment);
        }
        assertEquals(List.of(), faults);
    }

    @Test
    void linesFitTheirPane() throws IOException {
        var faults = new ArrayList<String>();
        for (Path file : sources(Path.of("src"))) {
            List<String> lines = ClassFiles.unmarked(Files.readString(file)).lines().toList(); // as they are shown
            int most = file.startsWith(MAIN) && declaresAPhase(lines) ? LONGEST_OF_A_PHASE : LONGEST;
            for (int i = 0; i < lines.size(); i++) {
                String line = lines.get(i);
                int length = line.codePointCount(0, line.length());
                if (length > most && !line.strip().startsWith("/// |"))
                    faults.add(file + ":" + (i + 1) + ": " + length + " characters; at most " + most);
            }
        }
        assertEquals(List.of(), faults);
    }

    @Test
    void everyImportIsUsed() throws IOException {
        var faults = new ArrayList<String>();
        for (Path file : sources(Path.of("src")))
            for (String name : unused(Files.readString(file))) faults.add(file + ": " + name);
        assertEquals(List.of(), faults);
    }

    @Test
    void anImportThatNobodyNamesIsFound() {
        assertEquals(List.of("Set"), unused("import java.util.List;\nimport java.util.Set;\n/// A [List] of Sets."));
    }

    /// The names that are imported, and stand neither in the code nor in a comment.
    private static List<String> unused(String source) {
        String code = IMPORT.matcher(source).replaceAll("");
        Set<String> words = NAME.matcher(code).results().map(MatchResult::group).collect(Collectors.toSet());
        return IMPORT.matcher(source).results().map(m -> m.group(1))
                .filter(name -> !name.equals("*") && !words.contains(name)).toList();
    }

    @Test
    void aCommentIsFoundAboveAnnotations() {
        List<String> lines = List.of("package limber;", "", "/// A list of things.", "@Named(", "        \"a\")",
                "final class Things {", "    /// Counts them.", "    int size() {");
        assertEquals("A list of things.", comment(lines));
        assertEquals("A", firstWord(comment(lines)));
        assertEquals("", comment(lines.subList(3, lines.size())));
        assertEquals("Verlet", firstWord("`Verlet` particles"));
    }

    private static boolean declaresAPhase(List<String> lines) {
        return PHASE.matcher(String.join(" ", lines)).find();
    }

    /// The first line of the comment above the first type; empty if there is none.
    private static String comment(List<String> lines) {
        int type = 0;
        while (type < lines.size() && !TYPE.matcher(lines.get(type)).matches()) type++;
        assertFalse(type == lines.size(), "no type in " + lines);
        String comment = "";
        for (int i = type - 1; i >= 0 && !lines.get(i).isBlank() && !lines.get(i).startsWith("import "); i--)
            if (lines.get(i).startsWith("///")) comment = lines.get(i).substring(3).strip();
        return comment;
    }

    private static String firstWord(String comment) {
        Matcher m = WORD.matcher(comment);
        return m.find() ? m.group() : "";
    }

    private static List<Path> sources(Path root) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            List<Path> sources = all.filter(p -> p.toString().endsWith(".java")).sorted().toList();
            assertFalse(sources.isEmpty(), "no sources in " + root);
            return sources;
        }
    }

    /// In tests, annotations stand above a method; nothing else is formatted differently there.
    @Test
    void theFormattersDifferInOneSetting() throws IOException {
        List<String> all = settings("formatter.xml"), ofTests = settings("formatter-tests.xml");
        assertEquals(all.size(), ofTests.size());
        assertEquals(List.of("insert_new_line_after_annotation_on_method"), all.stream()
                .filter(line -> !ofTests.contains(line)).map(line -> line.replaceAll(".*formatter\\.|\" value.*", ""))
                .toList());
    }

    private static List<String> settings(String file) throws IOException {
        return Files.readAllLines(Path.of("src/build", file)).stream().filter(line -> line.contains("<setting"))
                .toList();
    }
}
