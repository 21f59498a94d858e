package limber.ui;

import java.util.concurrent.Executor;
import javafx.application.Platform;
import limber.engine.BadInput;
import limber.engine.Branch;
import limber.engine.Cursor;
import limber.engine.Model;
import limber.lesson.Attempt;
import limber.lesson.Goal;
import limber.lesson.Goto;
import limber.lesson.SceneStart;
import limber.lesson.Step;
import limber.lesson.Trial;

/// Sees whether the goal of a step is reached: runs what the student has made of the scene once more, on another thread, and
/// looks at the end of every frame that has been shown.
final class GoalWatch {
    private final Model model;
    private final Step step;
    private final Goal goal;
    private final int entry;
    private final Executor thread;
    private final Runnable reached;
    /// What is to be looked at next, on the FX thread; null while there is nothing new.
    private Branch branch;
    private Cursor at;
    private boolean busy, done;
    /// What is being looked at, on the other thread.
    private Branch tried;
    private Trial trial;
    private Attempt attempt;
    private int next;

    /// @param entry the frame that the step begins in
    /// @param reached told once, on the FX thread
    GoalWatch(Model model, Step step, int entry, Executor thread, Runnable reached) {
        this.model = model;
        this.step = step;
        goal = step.goal().orElseThrow();
        this.entry = entry;
        this.thread = thread;
        this.reached = reached;
    }

    /// A moment of a course has been shown.
    void shown(Branch b, Cursor cursor) {
        if (done) return;
        branch = b;
        at = cursor;
        look();
    }

    /// What comes to be shown meanwhile is looked at afterwards, the newest only.
    private void look() {
        if (busy || branch == null) return;
        Branch b = branch;
        int frame = at.frame();
        branch = null;
        busy = true;
        thread.execute(() -> {
            boolean now = reached(b, frame);
            Platform.runLater(() -> {
                busy = false;
                if (now && !done) {
                    done = true;
                    reached.run();
                } else look();
            });
        });
    }

    private boolean reached(Branch b, int frame) {
        try {
            if (b != tried) {
                trial = new Trial(model, new SceneStart(b.settings(), b.inputs()), step.compare());
                attempt = new Attempt(goal);
                next = goal.at().orElse(entry);
                tried = b;
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
