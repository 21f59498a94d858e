package limber.web.lesson;

import java.util.Optional;
import java.util.function.Consumer;
import limber.lesson.answers.AnswerBook;
import limber.presentation.lesson.CourseVisit;
import limber.presentation.lesson.LessonScore;
import limber.presentation.lesson.LessonWalk;
import limber.presentation.lesson.SuspendedLesson;
import org.teavm.jso.browser.Window;

/// A report of a student's way through a lesson to the course site and to the page around this one, whenever it has
/// changed.
final class LessonReport {
    private final LessonWalk walk;
    private final Optional<CourseVisit> visit;
    private final Consumer<String> said;
    private final Embedder embedder = new Embedder();
    private boolean ended, waiting;
    private String lacks = "";

    /// @param said receives what the site has no room for
    LessonReport(LessonWalk walk, Optional<CourseVisit> visit, Consumer<String> said) {
        this.walk = walk;
        this.visit = visit;
        this.said = said;
    }

    void begin() {
        walk.entries().subscribe((_, _) -> soon());
        walk.news().subscribe((_, _) -> soon());
        walk.answering().journal().changes().subscribe((_, _) -> soon());
        embedder.listen(() -> Embedder.message(walk.lesson().id(), walk.step().id(), score()));
        Window.current().addEventListener("pagehide", _ -> {
            now();
            visit.ifPresent(CourseVisit::end);
        });
    }

    /// Once for all that happens at a time, and when it is shown.
    private void soon() {
        if (waiting) return;
        waiting = true;
        Window.setTimeout(this::now, 0);
    }

    private LessonScore score() {
        AnswerBook book = walk.answering().journal();
        ended |= walk.last();
        return LessonScore.of(walk.lesson(), book, walk.answering().compiler().isPresent(), ended);
    }

    private void now() {
        waiting = false;
        LessonScore score = score();
        embedder.tell(walk.lesson().id(), walk.step().id(), score);
        visit.ifPresent(v -> tell(v, score));
    }

    private void tell(CourseVisit to, LessonScore score) {
        var kept = new SuspendedLesson(walk.lesson()).of(walk.answering().journal().all(walk.lesson()), walk.index(),
                to.room());
        boolean before = to.refused();
        to.tell(score, walk.step().id(), kept.text());
        String lack = kept.answers() > 0 ? walk.words().get("page.site.answers").formatted(kept.answers())
                : kept.notes() ? walk.words().get("page.site.notes") : "";
        if (to.refused() && !before) said.accept(walk.words().get("page.site.refused"));
        else if (!lack.isEmpty() && !lack.equals(lacks)) said.accept(lack);
        lacks = lack;
    }
}
