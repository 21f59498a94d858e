package limber.web.lesson;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import limber.lesson.CodeQuestion;
import limber.lesson.Lesson;
import limber.lesson.Question;
import limber.lesson.StagedScene;
import limber.lesson.Step;
import limber.lesson.StepAnswers;
import limber.presentation.lesson.Journal;
import org.teavm.jso.JSBody;

/// The predictions of a step in a page. The truths are run for between the page's other work. What a code should do is
/// not among them: a page has no compiler.
final class Predictions extends StepAnswers {
    /// @param staged what the step starts from
    /// @param slices run for the truths
    /// @param failed receives what goes wrong there
    /// @param news called whenever more is known
    Predictions(Lesson lesson, Step step, StagedScene staged, Journal journal, Supplier<String> student, Slices slices,
            Consumer<RuntimeException> failed, Runnable news) {
        super(lesson, step, journal, student, Predictions::time, news);
        var search = new TruthSearch(lesson.model(), staged);
        for (Question q : step.questions()) if (!(q instanceof CodeQuestion)) slices.add(() -> {
            if (unwanted(q)) return false;
            try {
                Optional<Truth> truth = search.step(q);
                truth.ifPresent(t -> known(q, t));
                return truth.isEmpty();
            } catch (RuntimeException e) {
                search.spoil();
                if (!closed()) failed.accept(e);
                return false;
            }
        });
    }

    @JSBody(script = "return new Date().toISOString().replace(/\\.\\d+Z$/, 'Z');")
    private static native String time();
}
