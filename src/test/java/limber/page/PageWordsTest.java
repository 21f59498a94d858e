package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The words that a page leaves out: none is asked for by what runs in a page.
class PageWordsTest {
    /// The sources of what runs in a page, but for the engine and the models, which have words of their own.
    private static final List<String> RUNS = List.of("src/page/java", "src/main/java/limber/presentation",
            "src/main/java/limber/lesson");
    private static final Pattern LEFT_OUT = Pattern.compile("\"("
            + PageJson.WINDOW_ONLY.stream().sorted().collect(Collectors.joining("|")) + ")\\.[a-z.]*\"");

    @Test
    void nothingThatRunsInAPageAsksForThem() throws IOException {
        var asked = new ArrayList<String>();
        int looked = 0;
        for (String root : RUNS)
            try (Stream<Path> files = Files.walk(Path.of(root))) {
                for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    Matcher key = LEFT_OUT.matcher(Files.readString(file));
                    looked++;
                    while (key.find()) asked.add(file + ": " + key.group());
                }
            }
        assertTrue(looked > 200, looked + " files");
        assertEquals(List.of(), asked);
    }
}
