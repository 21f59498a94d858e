package limber.lesson;

import java.util.List;
import java.util.Optional;
import limber.engine.BadInput;
import limber.engine.Input;

/// Plays a lesson through, to find what cannot be seen by reading it: that exactly one choice is true, that numbers are
/// finite, that no goal is reached before anything is done, and that the recorded solution reaches each; that its links lead
/// somewhere, and that its formulas can be drawn.
public final class Rehearsal {
    /// Frames in which a solution must reach a goal that names none.
    private static final int PATIENCE = 2000;

    private final Lesson lesson;
    private final Faults faults = new Faults();
    private final Solution solution;
    private final Effort effort = new Effort(Limits.OPERATIONS);
    /// What the step before has left.
    private SceneStart scene;

    private Rehearsal(Lesson lesson) {
        this.lesson = lesson;
        scene = new SceneStart(lesson.model().defaults(), List.of());
        solution = Solution.read(lesson, faults);
    }

    /// @return what is wrong, one line each with its place
    public static List<String> of(Lesson lesson) {
        var rehearsal = new Rehearsal(lesson);
        var neighbours = new Neighbours(lesson, rehearsal.faults);
        neighbours.needs();
        ToldCheck.all(lesson, neighbours, rehearsal.faults);
        lesson.steps().forEach(rehearsal::play);
        return rehearsal.faults.all();
    }

    private void play(Step step) {
        Staged staged = step.staged(step.scene().orElse(scene));
        scene = staged.scene();
        faults.attempt(() -> {
            var trial = new Trial(lesson.model(), staged, effort);
            step.go().ifPresent(trial::at);
            step.play().ifPresent(p -> trial.at(Goto.complete(p.to(), step.at())));
            for (Question question : step.questions()) faults.attempt(() -> question.truth(new Trial(lesson.model(), staged, effort)));
            return trial;
        });
        step.goal().ifPresent(goal -> faults.attempt(() -> reach(step, goal, staged)));
    }

    private boolean reach(Step step, Goal goal, Staged staged) {
        int entry = step.go().filter(Goto::betweenFrames).map(Goto::frame).orElse(0);
        if (reached(goal, staged, entry, goal.at().orElse(entry + goal.frames() - 1))) throw goal.when().spot().bad("the goal is reached before anything is done; one that takes something would be right");
        Optional<List<Input>> recorded = solution.of(step.id());
        if (recorded.isEmpty()) {
            if (solution.lacks(step.id())) throw goal.spot().bad("no solution is recorded for '" + step.id() + "'; \"" + step.id() + "\": [inputs] in " + Folder.SOLUTION + " would be right");
            return false;
        }
        SceneStart solved = solved(step, recorded.get());
        int last = goal.at().orElse(Math.max(goal.frames(), recorded.get().stream().mapToInt(Input::frame).max().orElse(1)) + entry + PATIENCE);
        if (!reached(goal, new Staged(solved, staged.rival()), entry, last)) throw solution.spot(step.id()).bad("this does not reach the goal of '" + step.id() + "' by frame " + last + ": " + goal.when().expression());
        scene = solved;
        return true;
    }

    private boolean reached(Goal goal, Staged tried, int from, int to) {
        var trial = new Trial(lesson.model(), tried, effort);
        var attempt = new Attempt(goal);
        for (int frame = goal.at().orElse(from); frame <= to; frame++)
            if (attempt.seen(frame, goal.when().holds(trial.at(Goto.complete(frame, goal.spot()))))) return true;
        return false;
    }

    private SceneStart solved(Step step, List<Input> recorded) {
        SceneStart solved = scene.solved(recorded);
        try {
            lesson.model().check(solved.settings());
        } catch (BadInput e) {
            throw solution.spot(step.id()).bad(e.getMessage());
        }
        return solved;
    }
}
