package limber.presentation.lesson;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import limber.engine.Cursor;
import limber.engine.model.Variant;
import limber.engine.run.Branch;
import limber.lesson.Goal;
import limber.lesson.GoalProgress;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.presentation.Work;

/// The goal of the step that a student works at, if it has one: what of it holds by now, and its par.
public final class StepGoal {
    private final Work work;
    private final Pars pars;
    private final Runnable news;
    private final Consumer<Throwable> failed;
    private final ReadOnlyObjectWrapper<Optional<GoalProgress>> progress =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<GoalWatch> watch = Optional.empty();
    private OptionalDouble par = OptionalDouble.empty();
    /// Counts the steps that have begun.
    private long begun;

    /// Finds what a recorded solution has of what a goal wants to be small.
    public interface Pars {
        /// @param step its number, from 0
        /// @return empty where that is not known
        OptionalDouble of(Lesson lesson, int step);
    }

    /// @param news called when the par is known
    public StepGoal(Work work, Pars pars, Runnable news, Consumer<Throwable> failed) {
        this.work = work;
        this.pars = pars;
        this.news = news;
        this.failed = failed;
    }

    /// Begins with a step, in the place of the one before.
    ///
    /// @param entry the frame at which it begins
    /// @param reached called with what is to be small, where something is
    public void begin(Lesson lesson, int index, int entry, Consumer<OptionalDouble> reached) {
        end();
        Step step = lesson.steps().get(index);
        watch = step.goal()
                .map(_ -> new GoalWatch(lesson.model(), step, entry, work, progress::set, reached, failed));
        progress.set(Optional.empty());
        par = OptionalDouble.empty();
        begun++;
        if (step.goal().flatMap(Goal::best).isPresent()) askPar(lesson, index);
    }

    private void askPar(Lesson lesson, int index) {
        long asked = begun;
        work.add(() -> Optional.of(pars.of(lesson, index)), found -> {
            if (asked != begun) return;
            par = found;
            news.run();
        }, failed);
    }

    public void shown(Branch branch, Optional<Variant> rival, Cursor cursor) {
        watch.ifPresent(w -> w.shown(branch, rival, cursor));
    }

    /// What of the goal holds at the newest frame; empty before one that counts.
    public ReadOnlyObjectProperty<Optional<GoalProgress>> progress() {
        return progress.getReadOnlyProperty();
    }

    /// What the recorded solution has of what the goal wants to be small; empty until that is known.
    public OptionalDouble par() {
        return par;
    }

    public void end() {
        watch.ifPresent(GoalWatch::close);
        watch = Optional.empty();
    }
}
