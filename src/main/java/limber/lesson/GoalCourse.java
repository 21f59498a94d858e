package limber.lesson;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import limber.engine.model.Model;
import limber.expression.Expression;
import limber.input.Goto;
import limber.lesson.question.StagedScene;
import limber.lesson.question.Trial;

/// A goal that is looked at after the frames of one branch, one after the other. The branch is run again for that.
public final class GoalCourse {
    private final Goal goal;
    private final Trial trial;
    private final Attempt attempt;
    private int next;
    private Optional<GoalProgress> progress = Optional.empty();

    /// @param entry the frame that the step begins in
    /// @param staged the branch, and what it is compared with
    /// @param stop gives the run up
    public GoalCourse(Model model, Goal goal, int entry, StagedScene staged, BooleanSupplier stop) {
        this.goal = goal;
        trial = new Trial(model, staged, stop);
        attempt = new Attempt(goal);
        next = goal.at().orElse(entry);
    }

    /// What of the goal holds at the newest frame; empty before one that counts.
    public Optional<GoalProgress> progress() {
        return progress;
    }

    /// Whether there is something to look at up to a frame. There is no more once the goal is reached.
    public boolean more(int last) {
        return next <= (goal.at().isPresent() ? Math.min(last, goal.at().getAsInt()) : last);
    }

    /// Runs a frame, and looks at the goal if that frame counts.
    ///
    /// @return empty unless the goal is reached now; else the value of what is to be made small, if something is
    /// @throws limber.engine.text.BadInput if the goal asks for an element that this scene does not have
    public Optional<OptionalDouble> look() {
        int frame = trial.cursor().frame();
        if (frame < next - 1) { // on the way to the first frame that counts
            trial.at(Goto.complete(frame + 1, goal.position()));
            return Optional.empty();
        }
        Expression.Scope scope = trial.at(Goto.complete(next, goal.position()));
        boolean now = attempt.seen(next, goal.when().holds(scope));
        progress = Optional.of(GoalProgress.of(goal, next++, attempt.held(), scope));
        if (!now) return Optional.empty();
        next = Integer.MAX_VALUE;
        return Optional
                .of(goal.best().map(best -> OptionalDouble.of(best.value(scope))).orElse(OptionalDouble.empty()));
    }
}
