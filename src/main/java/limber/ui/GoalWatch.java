package limber.ui;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.application.Platform;
import limber.engine.BadInput;
import limber.engine.Branch;
import limber.engine.Cursor;
import limber.engine.Model;
import limber.engine.Variant;
import limber.lesson.Attempt;
import limber.lesson.Goal;
import limber.lesson.Goto;
import limber.lesson.SceneStart;
import limber.lesson.Staged;
import limber.lesson.Step;
import limber.lesson.Trial;

/// Sees whether the goal of a step is reached: runs what the student has made of the scene once more, on another thread, and
/// looks at the end of every frame that has been shown.
final class GoalWatch implements AutoCloseable {
    private final Model model;
    private final Step step;
    private final Goal goal;
    private final int entry;
    private final Executor thread;
    private final Runnable reached;
    private final Consumer<Throwable> failed;
    /// What is to be looked at next, on the FX thread; null while there is nothing new.
    private Branch branch;
    private Optional<Variant> rival = Optional.empty();
    private Cursor at;
    private boolean busy;
    private volatile boolean done;
    /// What is being looked at, on the other thread.
    private Branch tried;
    private Optional<Variant> beside = Optional.empty();
    private Trial trial;
    private Attempt attempt;
    private int next;

    /// @param entry the frame that the step begins in
    /// @param reached told once, on the FX thread
    /// @param failed told what went wrong with looking; there will be no more of it then
    GoalWatch(Model model, Step step, int entry, Executor thread, Runnable reached, Consumer<Throwable> failed) {
        this.model = model;
        this.step = step;
        goal = step.goal().orElseThrow();
        this.entry = entry;
        this.thread = thread;
        this.reached = reached;
        this.failed = failed;
    }

    /// A moment of a course has been shown, and what it was compared with. A goal of two sides waits until there are two.
    void shown(Branch b, Optional<Variant> with, Cursor cursor) {
        if (done || step.compare().isPresent() && with.isEmpty()) return;
        branch = b;
        rival = with;
        at = cursor;
        look();
    }

    /// What comes to be shown meanwhile is looked at afterwards, the newest only.
    private void look() {
        if (done || busy || branch == null) return;
        Branch b = branch;
        Optional<Variant> with = rival;
        int frame = at.frame();
        branch = null;
        busy = true;
        CompletableFuture.supplyAsync(() -> reached(b, with, frame), thread).whenComplete((now, e) -> Platform.runLater(() -> looked(now, e)));
    }

    private void looked(Boolean now, Throwable wrong) {
        busy = false;
        if (done) return;
        if (wrong != null) failed.accept(wrong.getCause() == null ? wrong : wrong.getCause());
        done = wrong != null || now;
        if (wrong == null && now) reached.run();
        look();
    }

    /// Looks no more.
    @Override
    public void close() {
        done = true;
    }

    private boolean reached(Branch b, Optional<Variant> with, int frame) {
        try {
            if (b != tried || !with.equals(beside)) {
                trial = new Trial(model, new Staged(new SceneStart(b.settings(), b.inputs()), with), () -> done);
                attempt = new Attempt(goal);
                next = goal.at().orElse(entry);
                tried = b;
                beside = with;
            }
            int last = goal.at().isPresent() ? Math.min(frame, goal.at().getAsInt()) : frame;
            for (; next <= last; next++)
                if (attempt.seen(next, goal.when().holds(trial.at(Goto.complete(next, goal.spot()))))) return true;
        } catch (BadInput nothingThere) { // an element that this scene does not have
            tried = null;
        }
        return false;
    }
}
