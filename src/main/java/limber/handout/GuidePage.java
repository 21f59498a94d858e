package limber.handout;

import java.util.ResourceBundle;
import limber.course.Course;
import limber.lesson.Lesson;

/// The guide of a course as one self-contained page of HTML, with a table of its lessons.
public final class GuidePage {
    private GuidePage() {}

    /// @param lessons of the course, in its order
    /// @param words in the page's language
    public static String of(Course course, Iterable<Lesson> lessons, ResourceBundle words) {
        Course.Telling telling = course.telling(words.getLocale());
        var body = new StringBuilder("<table>\n");
        int number = 0;
        for (Lesson lesson : lessons) {
            body.append("<tr><td>").append(++number).append("</td><td>")
                    .append(Html.escaped(lesson.telling(words.getLocale()).title())).append("</td><td>")
                    .append(lesson.minutes().isPresent()
                            ? words.getString("lessons.minutes").formatted(lesson.minutes().getAsInt())
                            : "")
                    .append("</td><td>").append(Html.escaped(lesson.telling(words.getLocale()).learn()))
                    .append("</td></tr>\n");
        }
        body.append("</table>\n").append(Markup.TEXT.html(telling.guide()));
        return Paper.page(words.getLocale(), words.getString("path.guide.title").formatted(telling.title()),
                telling.about(), "", body.toString());
    }
}
