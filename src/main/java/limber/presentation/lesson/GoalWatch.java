package limber.presentation.lesson;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import limber.engine.Cursor;
import limber.engine.model.Model;
import limber.engine.model.Variant;
import limber.engine.run.Branch;
import limber.engine.text.BadInput;
import limber.lesson.Goal;
import limber.lesson.GoalCourse;
import limber.lesson.GoalProgress;
import limber.lesson.Step;
import limber.lesson.question.SceneStart;
import limber.lesson.question.StagedScene;
import limber.presentation.Work;

/// A watcher of a step's goal. It runs the student's branch again beside the shown one and evaluates the goal at the
/// end of every frame that was shown. A goal with something to be made small is watched further after it was reached.
final class GoalWatch implements AutoCloseable {
    private final Model model;
    private final Step step;
    private final Goal goal;
    private final int entry;
    private final Work work;
    private final Consumer<Optional<GoalProgress>> looked;
    private final Consumer<OptionalDouble> reached;
    private final Consumer<Throwable> failed;
    /// What is to be evaluated next, set on the thread that shows; empty while there is nothing new.
    private Optional<Shown> next = Optional.empty();
    private boolean busy;
    private volatile boolean done;
    /// What is being evaluated, where the work is done: the branch and what it is compared with.
    private Optional<Shown> tried = Optional.empty();
    /// Empty where nothing more can be looked at.
    private Optional<GoalCourse> course = Optional.empty();

    /// A moment that was shown.
    private record Shown(Branch branch, Optional<Variant> rival, int frame) {
        boolean sameCourse(Shown other) {
            return branch == other.branch && rival.equals(other.rival);
        }
    }

    /// What is known of the newest frame.
    ///
    /// @param reached present if the goal is reached now, with what is to be made small, if something is
    private record Look(Optional<GoalProgress> progress, Optional<OptionalDouble> reached) {}

    /// @param entry the frame that the step begins in
    /// @param looked called after frames were evaluated, with what holds at the newest one
    /// @param reached called once for a branch; receives what is to be made small, if something is
    /// @param failed receives an error, after which nothing more is evaluated
    GoalWatch(Model model, Step step, int entry, Work work, Consumer<Optional<GoalProgress>> looked,
            Consumer<OptionalDouble> reached, Consumer<Throwable> failed) {
        this.model = model;
        this.step = step;
        goal = step.goal().orElseThrow();
        this.entry = entry;
        this.work = work;
        this.looked = looked;
        this.reached = reached;
        this.failed = failed;
    }

    /// Receives a shown moment of a branch and its comparison. A goal of two sides waits until there are two.
    void shown(Branch branch, Optional<Variant> rival, Cursor cursor) {
        if (done || step.compare().isPresent() && rival.isEmpty()) return;
        next = Optional.of(new Shown(branch, rival, cursor.frame()));
        look();
    }

    /// Evaluates the newest branch; those shown meanwhile are evaluated afterwards.
    private void look() {
        if (done || busy || next.isEmpty()) return;
        Shown now = next.get();
        next = Optional.empty();
        busy = true;
        work.add(() -> frame(now), this::looked, this::stopped);
    }

    private void looked(Look now) {
        busy = false;
        if (done) return;
        done = now.reached().isPresent() && goal.best().isEmpty();
        looked.accept(now.progress());
        now.reached().ifPresent(reached);
        look();
    }

    private void stopped(Throwable wrong) {
        busy = false;
        if (done) return;
        failed.accept(wrong);
        done = true;
    }

    /// Looks no more.
    @Override public void close() {
        done = true;
    }

    /// Evaluates one frame.
    ///
    /// @return empty while there are more
    private Optional<Look> frame(Shown now) {
        try {
            if (tried.filter(now::sameCourse).isEmpty()) begin(now);
            Optional<OptionalDouble> won = more(now) ? course.get().look() : Optional.empty();
            return won.isEmpty() && more(now) ? Optional.empty()
                    : Optional.of(new Look(course.flatMap(GoalCourse::progress), won));
        } catch (BadInput nothingThere) { // an element that this scene does not have: it is not run for again
            course = Optional.empty();
            return Optional.of(new Look(Optional.empty(), Optional.empty()));
        }
    }

    private boolean more(Shown now) {
        return course.filter(c -> c.more(now.frame())).isPresent();
    }

    private void begin(Shown now) {
        tried = Optional.of(now);
        course = Optional.empty();
        course = Optional.of(new GoalCourse(model, goal, entry,
                new StagedScene(new SceneStart(now.branch().settings(), now.branch().inputs()), now.rival()),
                () -> done));
    }
}
