package limber.ui.course;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Consumer;
import limber.course.Course;
import limber.course.Glossary;
import limber.lesson.Lesson;
import limber.ui.lesson.Teaching;
import limber.ui.prose.Prose;

/// The common parts of the pages of the course: lessons and answers, courses, the glossary, and where a click leads.
/// Courses and glossary are read when they are first asked for.
public final class CoursePages {
    private final Teaching teaching;
    private final Consumer<Lesson> begun;
    private List<Course> courses = List.of();
    private Glossary glossary;

    /// @param begun opens a lesson
    public CoursePages(Teaching teaching, Consumer<Lesson> begun) {
        this.teaching = teaching;
        this.begun = begun;
    }

    Teaching teaching() {
        return teaching;
    }

    List<Course> courses() {
        if (courses.isEmpty()) courses = Course.shipped();
        return courses;
    }

    Glossary glossary() {
        if (glossary == null) glossary = Glossary.shipped(teaching.words().getLocale());
        return glossary;
    }

    /// The titles of all terms by their ids, in the glossary's order.
    public SequencedMap<String, String> terms() {
        var terms = new LinkedHashMap<String, String>();
        glossary().entries().forEach(e -> terms.put(e.id(), e.title()));
        return terms;
    }

    void begin(Lesson lesson) {
        begun.accept(lesson);
    }

    /// A renderer for texts whose words in bold lead to terms.
    ///
    /// @param term opens one by its id
    Prose prose(Consumer<String> term) {
        var reader = new CourseReader(words -> glossary().named(words).map(e -> e.id()), term,
                id -> teaching.library().find(id).ifPresent(begun));
        return new Prose(reader, _ -> Optional.empty(), teaching.words());
    }
}
