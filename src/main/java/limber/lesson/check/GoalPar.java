package limber.lesson.check;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.input.Goto;
import limber.input.SourceExpression;
import limber.lesson.Attempt;
import limber.lesson.Goal;
import limber.lesson.StepEntry;
import limber.lesson.question.StagedScene;
import limber.lesson.question.Trial;

/// A reader of the par of a goal: what its `best` is when the recorded solution reaches it.
public final class GoalPar {
    private GoalPar() {}

    /// @return empty without `best` or without a recorded solution that reaches the goal
    /// @throws limber.engine.text.BadInput if the step does not play
    public static Optional<Double> of(Model model, StepEntry entry) {
        Optional<Goal> goal = entry.step().goal();
        if (goal.isEmpty() || goal.get().best().isEmpty() || entry.solution().isEmpty()) return Optional.empty();
        List<Input> inputs = entry.solution().get();
        var scene = new StagedScene(entry.staged().scene().solved(inputs), entry.staged().comparison());
        int from = entry.step().go().filter(Goto::betweenFrames).map(Goto::frame).orElse(0);
        return reached(new Trial(model, scene), goal.get(), from, last(goal.get(), inputs, from));
    }

    /// The frame by which a solution must reach its goal.
    static int last(Goal goal, List<Input> inputs, int from) {
        return goal.at().orElse(Math.max(goal.frames(), inputs.stream().mapToInt(Input::frame).max().orElse(1))
                + from + PlayThrough.PATIENCE);
    }

    private static Optional<Double> reached(Trial trial, Goal goal, int from, int to) {
        OptionalInt frame = frame(trial, goal, from, to);
        if (frame.isEmpty()) return Optional.empty();
        SourceExpression best = goal.best().orElseThrow();
        return Optional.of(best.value(trial.at(Goto.complete(frame.getAsInt(), goal.position()))));
    }

    /// The first frame at whose end a goal has been reached; empty if there is none.
    static OptionalInt frame(Trial trial, Goal goal, int from, int to) {
        var attempt = new Attempt(goal);
        for (int frame = goal.at().orElse(from); frame <= to; frame++)
            if (attempt.seen(frame, goal.when().holds(trial.at(Goto.complete(frame, goal.position())))))
                return OptionalInt.of(frame);
        return OptionalInt.empty();
    }
}
