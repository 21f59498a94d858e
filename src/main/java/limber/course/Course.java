package limber.course;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.input.Node;
import limber.lesson.Lesson;
import limber.lesson.source.LessonText;

/// A course that a teacher takes whole: lessons in order, with a guide.
///
/// @param id also the name of its file
/// @param lessons their ids
/// @param tellings texts by language; English always exists
public record Course(String id, List<String> lessons, Map<String, Telling> tellings) {
    private static final List<String> SHIPPED = List.of("one-lesson", "one-afternoon", "one-term-school", "one-term",
            "write-it-yourself");

    /// @param about in one sentence, for whom it is and what it gives
    /// @param guide the plan by the minute, what students say, what to ask then
    public record Telling(String title, String about, List<org.commonmark.node.Node> guide) {}

    /// The courses that ship, the shortest first.
    public static List<Course> shipped() {
        return SHIPPED.stream().map(Course::read).toList();
    }

    private static Course read(String id) {
        return of(id, CourseText.of(id + ".md"), CourseText.of(id + ".zh.md"));
    }

    /// @throws limber.engine.text.BadInput if a head lacks something
    static Course of(String id, LessonText english, LessonText chinese) {
        return new Course(id, CourseText.texts(CourseText.head(english), "lessons"),
                Map.of(Lesson.ORIGINAL, telling(english), "zh", telling(chinese)));
    }

    private static Telling telling(LessonText text) {
        Map<String, Node> head = CourseText.head(text);
        return new Telling(CourseText.text(head, "title"), CourseText.text(head, "about"), CourseText.blocks(text));
    }

    public Telling telling(Locale language) {
        return tellings.getOrDefault(language.getLanguage(), tellings.get(Lesson.ORIGINAL));
    }

    /// Its lessons, in its order.
    ///
    /// @param all the lessons that ship
    public List<Lesson> of(List<Lesson> all) {
        Map<String, Lesson> byId = all.stream().collect(Collectors.toMap(Lesson::id, l -> l));
        return lessons.stream().flatMap(id -> Stream.ofNullable(byId.get(id))).toList();
    }

    /// The minutes of lessons together.
    public static int minutes(List<Lesson> lessons) {
        return lessons.stream().mapToInt(l -> l.minutes().orElse(0)).sum();
    }
}
