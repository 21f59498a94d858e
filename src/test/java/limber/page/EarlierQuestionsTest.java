package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import org.junit.jupiter.api.Test;

/// Of the texts of an earlier lesson, only the steps go along that are asked again.
class EarlierQuestionsTest {
    @Test
    void whatNobodySeesOfOtherStepsStaysOut() {
        assertEquals("""
                ---
                title: T
                ---
                ## One
                ```limber
                id: one
                set:
                  segments: 4
                ```
                ## Two
                This is asked.
                ```limber
                id: two
                ## a line of the block
                predict: []
                ```
                And so is this.
                ## Three
                """, EarlierQuestions.asked("""
                ---
                title: T
                ---
                ## One
                This is not asked.
                ````math
                ```limber
                ````
                ```limber
                id: one
                predict:
                - ask: Why?
                  ## a line of the block
                set:
                  segments: 4
                show: {level: step}
                ```
                Neither is this.
                ## Two
                This is asked.
                ```limber
                id: two
                ## a line of the block
                predict: []
                ```
                And so is this.
                ## Three
                Nor this.
                """, Set.of(1)));
    }

    /// The page of the longest lesson: what it brings of earlier ones can be read, as `FolderFiles` has checked, and
    /// is shorter than they are.
    @Test
    void whatStaysCanBeRead() {
        Lesson lesson = Lessons.byId().apply("rebuild-the-cable").orElseThrow();
        EarlierQuestions earlier = EarlierQuestions.of(lesson, Locale.CHINESE);
        assertEquals(3, earlier.asked().values().stream().mapToInt(lines -> lines.split("\n").length).sum());
        earlier.texts().forEach((name, text) -> {
            String file = name.substring(name.indexOf('/') + 1);
            String whole = Lessons.byId().apply(id(text)).orElseThrow().folder().text(file);
            assertTrue(text.length() < whole.length() * 3 / 4, name + ": " + text.length() + " of " + whole.length());
        });
        assertEquals(Set.copyOf(earlier.hashes().values()),
                earlier.texts().values().stream().map(text -> Lessons.byId().apply(id(text)).orElseThrow().hash())
                        .collect(Collectors.toSet()));
        assertTrue(earlier.hashes().keySet().stream().noneMatch(earlier.hashes()::containsValue));
    }

    private static String id(String text) {
        return text.lines().filter(line -> line.startsWith("id: ")).findFirst().orElseThrow().substring(4);
    }
}
