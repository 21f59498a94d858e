package limber.ui.lesson;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import limber.engine.Cursor;
import limber.engine.model.Variant;
import limber.engine.run.Branch;
import limber.lesson.Goal;
import limber.lesson.GoalProgress;
import limber.lesson.Lesson;
import limber.lesson.Par;
import limber.lesson.Step;
import limber.lesson.StepEntry;
import limber.ui.controls.Background;

/// The goal of the step that a student works at, if it has one: what of it holds by now, and its par.
final class StepGoal {
    private final ExecutorService thread;
    private final Runnable news;
    private final Consumer<Throwable> failed;
    private final ReadOnlyObjectWrapper<Optional<GoalProgress>> progress =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<GoalWatch> watch = Optional.empty();
    private OptionalDouble par = OptionalDouble.empty();
    /// Counts the steps that have begun.
    private long begun;

    /// @param thread runs solutions
    /// @param news called when the par is known
    StepGoal(ExecutorService thread, Runnable news, Consumer<Throwable> failed) {
        this.thread = thread;
        this.news = news;
        this.failed = failed;
    }

    /// Begins with a step, in the place of the one before.
    ///
    /// @param entry the frame at which it begins
    /// @param reached called with what is to be small, where something is
    void begin(Lesson lesson, int index, int entry, Consumer<OptionalDouble> reached) {
        end();
        Step step = lesson.steps().get(index);
        watch = step.goal()
                .map(_ -> new GoalWatch(lesson.model(), step, entry, thread, progress::set, reached, failed));
        progress.set(Optional.empty());
        par = OptionalDouble.empty();
        begun++;
        if (step.goal().flatMap(Goal::best).isPresent()) askPar(lesson, index);
    }

    /// Runs the recorded solution for the par.
    private void askPar(Lesson lesson, int index) {
        long asked = begun;
        Background.outcome(() -> Par.of(lesson.model(), StepEntry.of(lesson).get(index)), thread,
                found -> {
                    if (asked == begun) par = found.map(OptionalDouble::of).orElse(OptionalDouble.empty());
                    news.run();
                }, failed);
    }

    void shown(Branch branch, Optional<Variant> rival, Cursor cursor) {
        watch.ifPresent(w -> w.shown(branch, rival, cursor));
    }

    /// What of the goal holds at the newest frame; empty before one that counts.
    ReadOnlyObjectProperty<Optional<GoalProgress>> progress() {
        return progress.getReadOnlyProperty();
    }

    /// What the recorded solution has of what the goal wants to be small; empty until that is known.
    OptionalDouble par() {
        return par;
    }

    void end() {
        watch.ifPresent(GoalWatch::close);
        watch = Optional.empty();
    }
}
