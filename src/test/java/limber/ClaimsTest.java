package limber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.fuzz.Door;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the documents for people who change Limber say of its code, asked of the code.
class ClaimsTest {
    private static String text(String file) throws IOException {
        return Files.readString(Path.of(file));
    }

    /// The first group of a pattern that must be there.
    private static String said(String file, String pattern) throws IOException {
        Matcher m = Pattern.compile(pattern).matcher(text(file));
        assertTrue(m.find(), file + " says nothing like " + pattern);
        return m.group(1);
    }

    private static Set<String> names(Stream<Path> files) {
        return files.map(f -> String.valueOf(f.getFileName())).filter(n -> n.endsWith(".java"))
                .map(n -> n.substring(0, n.length() - ".java".length())).collect(Collectors.toSet());
    }

    /// A name in code that begins with a capital letter and has a small one is a class: of Limber, of its tests, or
    /// one of those that are named as an example.
    @ParameterizedTest
    @ValueSource(strings = {"ARCHITECTURE.md", "CONTRIBUTING.md"})
    void everyClassThatIsNamedIsThere(String file) throws IOException {
        Set<String> there;
        try (Stream<Path> all = Files.walk(Path.of("src"))) {
            there = names(all);
        }
        List<String> missing = Pattern.compile("`([A-Z][A-Za-z]*[a-z][A-Za-z]*)(?:[.#(][^`]*)?`").matcher(text(file))
                .results().map(m -> m.group(1)).distinct()
                .filter(name -> !there.contains(name) && !Set.of("Math", "StrictMath").contains(name)).toList();
        assertEquals(List.of(), missing, file);
    }

    @Test
    void theDoorsOfTheFuzzerAreListed() throws IOException {
        String listed = said("CONTRIBUTING.md", "The doors \\(`limber.fuzz.Door`\\): ([^.]*)\\.");
        assertEquals(Arrays.stream(Door.values()).map(Door::word).collect(Collectors.toSet()),
                Set.of(listed.split(", | and ")));
    }

    @Test
    void theTestJvmsAreAsManyAsIsSaid() throws IOException {
        assertEquals("Four", said("CONTRIBUTING.md", "(\\w+) test JVMs run at a time"));
        assertEquals("4", said("pom.xml", "<test.forks>(\\d+)</test.forks>"));
    }

    @Test
    void theSharesOfTheSoakAreAsIsSaid() throws IOException {
        Matcher m =
                Pattern.compile("(\\d+) % to the monkey, (\\d+) % to the fuzzer, (\\d+) % to damaged files, (\\d+) %")
                        .matcher(text("CONTRIBUTING.md"));
        assertTrue(m.find());
        assertEquals(Arrays.stream(SoakTime.values()).map(part -> part.nanos(1, 1) / 600_000_000L).toList(),
                Stream.of(1, 2, 3, 4).map(i -> Long.parseLong(m.group(i))).toList());
    }

    @Test
    void continuousIntegrationRunsWhatIsSaid() throws IOException {
        String said = said("CONTRIBUTING.md", "Continuous integration runs `.ci/run`: ([^\\n]*)\\.\\n");
        List<String> commands = Pattern.compile("`([^`]*)`").matcher(said).results().map(r -> r.group(1)).toList();
        assertEquals(3, commands.size(), said);
        for (String command : commands) assertTrue(text(".ci/run").contains("./limber " + command), command);
    }
}
