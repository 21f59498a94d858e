package limber.web.lesson;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import limber.lesson.Lesson;
import limber.presentation.lesson.CourseVisit;
import limber.presentation.lesson.LessonWalk;
import limber.presentation.lesson.Scorm;
import limber.presentation.lesson.SuspendedLesson;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;

/// The places where a page keeps a student's answers: the browser, and the course site that the page is made for.
final class Keeping {
    private final boolean sited;
    private final Optional<CourseVisit> visit;
    private final Storage storage;
    private final StringProperty student;

    /// @param site the kind of course site that the page is made for; empty for none
    Keeping(Optional<Scorm> site, Lesson lesson) {
        sited = site.isPresent();
        visit = site.flatMap(FoundSite::visit);
        storage = new Storage(visit.map(CourseVisit::learner).orElse(""));
        if (visit.filter(CourseVisit::fresh).isPresent()) storage.forget(lesson);
        student = visit.map(CourseVisit::student).filter(name -> !name.isEmpty())
                .<StringProperty>map(SimpleStringProperty::new).orElseGet(storage::student);
    }

    Storage storage() {
        return storage;
    }

    /// The visit to the course site; empty where none is found.
    Optional<CourseVisit> visit() {
        return visit;
    }

    /// The student's name, from the course site if it has one.
    StringProperty student() {
        return student;
    }

    /// The id of the step of the last time, as the course site knows it; empty where it does not.
    String place() {
        return visit.map(CourseVisit::place).orElse("");
    }

    /// Takes the answers that the course site has kept, follows those of other tabs, and reports what is done.
    void begin(LessonWalk walk, Consumer<String> said) {
        Lesson lesson = walk.lesson();
        visit.flatMap(v -> new SuspendedLesson(lesson).read(v.suspended(), student.get()))
                .ifPresent(left -> left.into(walk.answering().journal(), lesson));
        storage.changed(lesson, walk::reread);
        new LessonReport(walk, visit, said).begin();
    }

    /// Says before anything is answered where answers cannot go; empty where they are kept.
    HTMLElement warning(Wording words) {
        String key = visit.isPresent() ? ""
                : sited ? "page.site.none"
                        : !storage.refused() ? "" : Embedder.closed() ? "page.framed" : "page.unkept";
        HTMLElement warning = Nodes.text("p", "unkept", key.isEmpty() ? "" : words.get(key));
        warning.setAttribute("role", "note");
        Nodes.shown(warning, !key.isEmpty());
        return warning;
    }

    /// Where answers are kept now, in a sentence.
    String where(Wording words) {
        return words.get(visit.map(v -> v.refused() ? "page.site.refused" : "page.kept.site")
                .orElse(storage.refused() ? "page.kept.not" : "page.kept"));
    }
}
