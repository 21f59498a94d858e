package limber.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import limber.course.Course;
import limber.lesson.Lesson;
import limber.lesson.source.LessonWords;

/// A course as a folder of pages: an index of plain HTML, and a page a lesson, which lead to each other.
public final class CoursePages {
    private static final String INDEX = "index.html";

    private final Course course;
    private final PageFile file;

    public CoursePages(Course course, PageFile file) {
        this.course = course;
        this.file = file;
    }

    /// The pages by the names of their files; the index is the last, so that it leads nowhere that is not there.
    ///
    /// @param shipped the lessons that ship
    public SequencedMap<String, String> all(List<Lesson> shipped) {
        List<Lesson> lessons = course.of(shipped);
        Map<String, String> links = lessons.stream().collect(Collectors.toMap(Lesson::id, CoursePages::name));
        var pages = new LinkedHashMap<String, String>();
        for (Lesson lesson : lessons)
            pages.put(name(lesson), file.html(LessonContent.of(lesson, file.language()).within(links, INDEX)));
        pages.put(INDEX, index(lessons));
        return pages;
    }

    /// An id is a slug, which every system takes as a name.
    private static String name(Lesson lesson) {
        return lesson.id() + ".html";
    }

    private String index(List<Lesson> lessons) {
        Course.Telling telling = course.telling(file.language());
        var html =
                new StringBuilder(file.head(telling.title())).append("<body>\n<main class=\"index\">\n<h1>")
                        .append(Escaped.html(telling.title())).append("</h1>\n<p class=\"about\">")
                        .append(Escaped.html(telling.about())).append("</p>\n<p class=\"quiet\">")
                        .append(file.word("page.course.minutes", Course.minutes(lessons)))
                        .append("</p>\n<h2>").append(file.word("page.course.lessons"))
                        .append("</h2>\n<ol class=\"lessons\">\n");
        for (Lesson lesson : lessons) entry(html, lesson);
        return html.append("</ol>\n</main>\n</body>\n</html>\n").toString();
    }

    private void entry(StringBuilder html, Lesson lesson) {
        LessonWords telling = lesson.telling(file.language());
        html.append("<li class=\"card\"><a href=\"").append(Escaped.html(name(lesson))).append("\">")
                .append(Escaped.html(telling.title())).append("</a>");
        lesson.minutes().ifPresent(m -> html.append(" <span class=\"quiet\">")
                .append(file.word("lessons.minutes", m)).append("</span>"));
        if (!telling.learn().isEmpty()) html.append("\n<p>").append(Escaped.html(telling.learn())).append("</p>");
        html.append("</li>\n");
    }
}
