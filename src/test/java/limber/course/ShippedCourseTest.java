package limber.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Link;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The courses and the glossary that ship.
class ShippedCourseTest {
    private static final List<Lesson> LESSONS = Lessons.shipped();

    static List<Course> courses() {
        return Course.shipped();
    }

    @ParameterizedTest
    @MethodSource("courses")
    void aCourseHasLessonsThatShipInAnOrderThatTheyAllow(Course course) {
        assertEquals(course.lessons(), course.of(LESSONS).stream().map(Lesson::id).toList());
        var before = new HashSet<String>();
        for (Lesson lesson : course.of(LESSONS)) {
            for (Lesson.Need need : lesson.needs())
                assertTrue(!course.lessons().contains(need.id()) || before.contains(need.id()),
                        course.id() + ": " + lesson.id() + " comes before " + need.id());
            before.add(lesson.id());
        }
    }

    @ParameterizedTest
    @MethodSource("courses")
    void aGuideHasAPlanAndLinksToEveryLessonInBothLanguages(Course course) {
        for (String language : List.of("en", "zh")) {
            var linked = new HashSet<String>();
            course.tellings().get(language).guide().forEach(b -> b.accept(new AbstractVisitor() {
                @Override
                public void visit(Link link) {
                    linked.add(link.getDestination());
                }
            }));
            assertEquals(course.lessons().stream().map(id -> "lesson:" + id).collect(Collectors.toSet()), linked,
                    course.id() + " " + language);
        }
    }

    @Test
    void everyLessonIsInACourse() {
        Set<String> taught = courses().stream().flatMap(c -> c.lessons().stream()).collect(Collectors.toSet());
        assertEquals(LESSONS.stream().map(Lesson::id).collect(Collectors.toSet()), taught);
    }

    @Test
    void theGraphOfTheLessonsHasNoCircle() {
        assertEquals(LESSONS.size(), LessonGraph.of(LESSONS).layers().stream().mapToInt(List::size).sum());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void everyTermIsUsedByALesson(String language) {
        Glossary glossary = Glossary.shipped(Locale.of(language));
        Set<String> used = LESSONS.stream().flatMap(l -> glossary.used(l).stream()).collect(Collectors.toSet());
        assertEquals(List.of(),
                glossary.entries().stream().map(GlossaryEntry::id).filter(id -> !used.contains(id)).toList());
    }

    @Test
    void theCodeOfATermExists() {
        List<String> missing = Glossary.shipped(Locale.ENGLISH).entries().stream().flatMap(e -> e.code().stream())
                .filter(file -> !Files.exists(Path.of("src/main/java/limber", file + ".java"))).toList();
        assertEquals(List.of(), missing);
    }

    /// The same terms are in bold in both languages, step by step.
    @Test
    void aLessonUsesTheSameTermsInBothLanguages() {
        Glossary english = Glossary.shipped(Locale.ENGLISH), chinese = Glossary.shipped(Locale.CHINESE);
        var apart = new ArrayList<String>();
        for (Lesson lesson : LESSONS) {
            Set<String> a = english.used(lesson), b = chinese.used(lesson);
            Stream.concat(a.stream().filter(id -> !b.contains(id)).map(id -> "en " + id),
                    b.stream().filter(id -> !a.contains(id)).map(id -> "zh " + id))
                    .forEach(id -> apart.add(lesson.id() + ": only in " + id));
        }
        assertEquals(List.of(), apart);
    }

    /// A block of the glossary may have `avoid`: other words for the term, which no lesson, word of the window or
    /// document uses.
    @ParameterizedTest
    @ValueSource(strings = {"glossary.md", "glossary.zh.md"})
    void nothingUsesWordsThatTheGlossaryAvoids(String file) throws IOException {
        List<String> avoided = CourseText.of(file).sections().stream()
                .map(s -> s.block().orElseThrow().object("a term", "id: a name"))
                .flatMap(v -> CourseText.texts(v, "avoid").stream()).toList();
        assertTrue(avoided.size() >= 5, "some words are to be avoided");
        var found = new ArrayList<String>();
        for (Path text : texts(file.contains(".zh."))) {
            String content = Files.readString(text);
            avoided.stream().filter(content::contains).forEach(word -> found.add(text + ": " + word));
        }
        assertEquals(List.of(), found);
    }

    private static List<Path> texts(boolean chinese) throws IOException {
        var texts = new ArrayList<Path>();
        for (String root : List.of("lessons", "docs", "src/main/resources/limber", "src/main/java/limber/models"))
            try (Stream<Path> all = Files.walk(Path.of(root))) {
                all.filter(f -> f.toString().endsWith(chinese ? "zh.md" : ".md") && (chinese
                        || !f.toString().endsWith("zh.md")) && !f.getFileName().toString().startsWith("glossary")
                        || f.toString().endsWith(chinese ? "_zh.properties" : "s.properties")).forEach(texts::add);
            }
        return texts;
    }
}
