package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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
    /// What the presentation has for the window alone: its list of keys, sentences about codes that are judged, and
    /// about logs that are followed.
    private static final Set<String> NOT_IN_A_PAGE =
            Set.of("FollowCaption.java", "Shortcut.java", "CodeSentences.java");
    /// A key below one that is left out, that key itself if it has several parts, and the beginning of one.
    private static final Pattern LEFT_OUT = Pattern.compile("\"(?:(?:" + any(PageJson.WINDOW_ONLY.stream())
            + ")\\.[a-z.]*|" + any(parts()) + "|"
            + any(parts().map(key -> key.substring(0, key.indexOf('.') + 1)).distinct()) + ")\"");

    private static Stream<String> parts() {
        return PageJson.WINDOW_ONLY.stream().filter(key -> key.contains("."));
    }

    private static String any(Stream<String> keys) {
        return keys.sorted().map(key -> key.replace(".", "\\.")).collect(Collectors.joining("|"));
    }

    @Test
    void nothingThatRunsInAPageAsksForThem() throws IOException {
        var asked = new ArrayList<String>();
        int looked = 0;
        for (String root : RUNS)
            try (Stream<Path> files = Files.walk(Path.of(root))) {
                for (Path file : files.filter(f -> f.toString().endsWith(".java")
                        && !NOT_IN_A_PAGE.contains(f.getFileName().toString())).toList()) {
                    Matcher key = LEFT_OUT.matcher(Files.readString(file));
                    looked++;
                    while (key.find()) asked.add(file + ": " + key.group());
                }
            }
        assertTrue(looked > 200, looked + " files");
        assertEquals(List.of(), asked);
    }
}
