package limber.web.lesson;

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
import limber.lesson.SceneStart;
import limber.lesson.StagedScene;
import limber.lesson.Step;

/// A watcher of a step's goal in a page. It runs the student's branch again, a frame at a time, and evaluates the goal
/// at the end of every frame that was shown. A goal with something to be made small is watched further after it was
/// reached.
final class GoalWatch {
    private final Model model;
    private final Step step;
    private final Goal goal;
    private final int entry;
    private final Slices slices;
    private final Runnable looked;
    private final Consumer<OptionalDouble> reached;
    /// What is to be evaluated: the branch that is shown, and its last frame that was.
    private Optional<Branch> branch = Optional.empty();
    private Optional<Variant> rival = Optional.empty();
    private int last;
    private boolean busy, done;
    /// What is being evaluated.
    private Optional<Branch> tried = Optional.empty();
    private Optional<Variant> beside = Optional.empty();
    /// Empty where nothing more can be looked at.
    private Optional<GoalCourse> course = Optional.empty();

    /// @param entry the frame that the step begins in
    /// @param looked called when more is known of what holds
    /// @param reached called once for a branch; receives what is to be made small, if something is
    GoalWatch(Model model, Step step, int entry, Slices slices, Runnable looked, Consumer<OptionalDouble> reached) {
        this.model = model;
        this.step = step;
        goal = step.goal().orElseThrow();
        this.entry = entry;
        this.slices = slices;
        this.looked = looked;
        this.reached = reached;
    }

    /// What of the goal holds at the newest frame; empty before one that counts.
    Optional<GoalProgress> progress() {
        return course.flatMap(GoalCourse::progress);
    }

    /// Receives a shown moment of a branch and its comparison. A goal of two sides waits until there are two.
    void shown(Branch shown, Optional<Variant> with, Cursor cursor) {
        if (done || step.compare().isPresent() && with.isEmpty()) return;
        branch = Optional.of(shown);
        rival = with;
        last = cursor.frame();
        if (!busy) slices.add(this::look);
        busy = true;
    }

    /// Looks at one frame.
    ///
    /// @return whether there are more
    private boolean look() {
        boolean more = false;
        try {
            if (!done && branch.isPresent()) {
                if (!branch.equals(tried) || !rival.equals(beside)) begin(branch.get());
                more = frame();
            }
        } catch (BadInput nothingThere) { // an element that this scene does not have
            course = Optional.empty();
        }
        busy = more;
        if (!more) looked.run();
        return more;
    }

    private void begin(Branch b) {
        tried = branch;
        beside = rival;
        course = Optional.empty();
        course = Optional.of(new GoalCourse(model, goal, entry,
                new StagedScene(new SceneStart(b.settings(), b.inputs()), rival), () -> false));
    }

    private boolean frame() {
        if (course.filter(c -> c.more(last)).isEmpty()) return false;
        Optional<OptionalDouble> now = course.get().look();
        if (now.isEmpty()) return course.get().more(last);
        done = goal.best().isEmpty();
        reached.accept(now.get());
        return false;
    }

    /// Looks no more.
    void close() {
        done = true;
    }
}
