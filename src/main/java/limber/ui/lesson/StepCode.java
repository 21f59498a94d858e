package limber.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.settings.Kernel;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.question.Answer;
import limber.lesson.question.CodeGap;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.MarkedAnswer;
import limber.presentation.lesson.Drafts;
import limber.presentation.lesson.Journal;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.scene.CodeEditing;

/// The code that a student writes in a lesson: that of the step is edited in the code pane, and what was right in the
/// steps before runs on, so that the student's own program grows.
final class StepCode {
    private static final String PANE = "code";

    private final CodeEditing editing;
    private final Preferences preferences;
    private final Journal journal;
    private final Drafts drafts;

    StepCode(CodeEditing editing, Preferences preferences, Journal journal, Drafts drafts) {
        this.editing = editing;
        this.preferences = preferences;
        this.journal = journal;
        this.drafts = drafts;
    }

    /// Begins a step, whose scene has been set.
    void enter(Lesson lesson, int index) {
        List<Kernel> before = before(lesson, index);
        of(lesson.steps().get(index)).ifPresentOrElse(q -> {
            CodeGap gap = q.gap();
            String code = drafts.of(lesson.steps().get(index).id() + "/" + q.id())
                    .or(() -> latest(lesson, lesson.steps().get(index), q))
                    .map(a -> ((Answer.Written) a).code()).orElse(gap.start());
            show();
            editing.begin(gap, code, before.stream().filter(k -> !k.file().equals(gap.file())).toList());
        }, () -> editing.end(before));
    }

    /// Opens the pane in which the code is written.
    void show() {
        if (preferences.level().get() == Level.WATCH) preferences.level().set(Level.STEP);
        preferences.panes(preferences.level().get()).add(PANE);
    }

    /// The question of a step that is answered by a code.
    private static Optional<CodeQuestion> of(Step step) {
        return step.questions().stream()
                .flatMap(q -> q instanceof CodeQuestion code ? Stream.of(code) : Stream.empty()).findFirst();
    }

    private Optional<Answer> latest(Lesson lesson, Step step, CodeQuestion q) {
        return journal.find(lesson, step.id(), q.id()).flatMap(MarkedAnswer::latest);
    }

    /// What was right in the steps before; of one file the last.
    private List<Kernel> before(Lesson lesson, int index) {
        var kernels = new ArrayList<Kernel>();
        for (Step step : lesson.steps().subList(0, index))
            of(step)
                    .flatMap(q -> journal.find(lesson, step.id(), q.id()).flatMap(m -> right(q, m)))
                    .ifPresent(kernel -> {
                        kernels.removeIf(k -> k.file().equals(kernel.file()));
                        kernels.add(kernel);
                    });
        return kernels;
    }

    /// A code that was right in all operations and checks.
    private static Optional<Kernel> right(CodeQuestion q, MarkedAnswer marked) {
        if (marked.truth().isEmpty() || marked.latest().isEmpty()) return Optional.empty();
        var code = (Answer.Written) marked.latest().get();
        return code.right() == ((Answer.Worked) marked.truth().get()).operations()
                ? Optional.of(q.gap().with(code.code()))
                : Optional.empty();
    }
}
