package limber.ui.lesson;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import limber.engine.Cursor;
import limber.engine.model.Model;
import limber.engine.model.Variant;
import limber.engine.run.Branch;
import limber.engine.text.BadInput;
import limber.lesson.Goal;
import limber.lesson.GoalCourse;
import limber.lesson.GoalProgress;
import limber.lesson.SceneStart;
import limber.lesson.StagedScene;
import limber.lesson.Step;
import limber.ui.controls.Background;

/// A watcher of a step's goal. It runs the student's branch again on another thread and evaluates the goal at the end
/// of every frame that was shown. A goal with something to be made small is watched further after it was reached.
final class GoalWatch implements AutoCloseable {
    private final Model model;
    private final Step step;
    private final Goal goal;
    private final int entry;
    private final Executor thread;
    private final Consumer<Optional<GoalProgress>> looked;
    private final Consumer<OptionalDouble> reached;
    private final Consumer<Throwable> failed;
    /// The branch to be evaluated next, set on the FX thread; null while there is nothing new.
    private Branch branch;
    private Optional<Variant> rival = Optional.empty();
    private Cursor at;
    private boolean busy;
    private volatile boolean done;
    /// The branch that is being evaluated on the other thread.
    private Branch tried;
    private Optional<Variant> beside = Optional.empty();
    /// Empty where nothing more can be looked at.
    private Optional<GoalCourse> course = Optional.empty();
    /// What holds at the end of the newest frame of the branch; set on the other thread.
    private volatile Optional<GoalProgress> progress = Optional.empty();

    /// @param entry the frame that the step begins in
    /// @param looked called on the FX thread after frames were evaluated, with what holds at the newest one
    /// @param reached called on the FX thread, once for a branch; receives what is to be made small, if something is
    /// @param failed receives an error, after which nothing more is evaluated
    GoalWatch(Model model, Step step, int entry, Executor thread, Consumer<Optional<GoalProgress>> looked,
            Consumer<OptionalDouble> reached, Consumer<Throwable> failed) {
        this.model = model;
        this.step = step;
        goal = step.goal().orElseThrow();
        this.entry = entry;
        this.thread = thread;
        this.looked = looked;
        this.reached = reached;
        this.failed = failed;
    }

    /// Receives a shown moment of a branch and its comparison. A goal of two sides waits until there are two.
    void shown(Branch b, Optional<Variant> with, Cursor cursor) {
        if (done || step.compare().isPresent() && with.isEmpty()) return;
        branch = b;
        rival = with;
        at = cursor;
        look();
    }

    /// Evaluates the newest branch; those shown meanwhile are evaluated afterwards.
    private void look() {
        if (done || busy || branch == null) return;
        Branch b = branch;
        Optional<Variant> with = rival;
        int frame = at.frame();
        branch = null;
        busy = true;
        Background.outcome(() -> reached(b, with, frame), thread, this::looked,
                this::stopped);
    }

    private void looked(Optional<OptionalDouble> now) {
        busy = false;
        if (done) return;
        done = now.isPresent() && goal.best().isEmpty();
        looked.accept(progress);
        now.ifPresent(reached);
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

    /// @return empty if the goal is not reached, or was before in this branch
    private Optional<OptionalDouble> reached(Branch b, Optional<Variant> with, int frame) {
        try {
            if (b != tried || !with.equals(beside)) {
                tried = b;
                beside = with;
                progress = Optional.empty();
                course = Optional.empty();
                course = Optional.of(new GoalCourse(model, goal, entry,
                        new StagedScene(new SceneStart(b.settings(), b.inputs()), with), () -> done));
            }
            while (course.filter(c -> c.more(frame)).isPresent()) {
                Optional<OptionalDouble> now = course.get().look();
                progress = course.get().progress();
                if (now.isPresent()) return now;
            }
        } catch (BadInput nothingThere) { // an element that this scene does not have: it is not run for again
            course = Optional.empty();
            progress = Optional.empty();
        }
        return Optional.empty();
    }
}
