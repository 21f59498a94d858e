package limber.lesson.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.model.Input;
import limber.engine.text.BadInput;
import limber.input.Faults;
import limber.input.Goto;
import limber.input.SourcePosition;
import limber.lesson.Goal;
import limber.lesson.Lesson;
import limber.lesson.NearbyLessons;
import limber.lesson.Solution;
import limber.lesson.Step;
import limber.lesson.question.Answer;
import limber.lesson.question.Question;
import limber.lesson.question.SceneStart;
import limber.lesson.question.StagedScene;
import limber.lesson.question.Trial;
import limber.lesson.question.WorkBudget;
import limber.lesson.source.Folder;
import limber.lesson.source.Limits;

/// An automatic play-through of a lesson. It finds faults that reading cannot find: more or fewer true choices than
/// one, numbers that are not finite, a goal that is reached at the start or not by the recorded solution, links that
/// lead nowhere, formulas that cannot be drawn.
public final class PlayThrough {
    /// Frames in which a solution must reach a goal that names none.
    static final int PATIENCE = 2000;

    private final Lesson lesson;
    private final Listener listener;
    private final Faults faults = new Faults();
    private final Solution solution;
    private final WorkBudget budget = new WorkBudget(Limits.OPERATIONS);
    /// The scene that the previous step left.
    private SceneStart scene;

    private PlayThrough(Lesson lesson, Listener listener) {
        this.lesson = lesson;
        this.listener = listener;
        scene = new SceneStart(lesson.model().defaults(), List.of());
        solution = Solution.read(lesson, faults);
    }

    /// Receives the truth of each question.
    public interface Listener {
        void found(Step step, Question question, Answer truth);

        /// Called once the questions of a step have been found.
        ///
        /// @param trial in which they were
        /// @param truths of those questions that have one
        default void played(Step step, Trial trial, Map<Question, Answer> truths) {}
    }

    /// @return the faults, one line each with its position
    public static List<String> of(Lesson lesson) {
        return of(lesson, (_, _, _) -> {});
    }

    /// @param listener receives the truths in order, but those that cannot be found
    /// @return the faults, one line each with its position
    public static List<String> of(Lesson lesson, Listener listener) {
        var check = new PlayThrough(lesson, listener);
        var nearby = new NearbyLessons(lesson, check.faults);
        nearby.needs();
        nearby.recaps();
        TextCheck.all(lesson, nearby, check.faults);
        lesson.steps().forEach(check::play);
        return check.faults.all();
    }

    /// The same without what does not depend on the numbers of a student: links and formulas.
    static List<String> played(Lesson lesson, Listener listener) {
        var check = new PlayThrough(lesson, listener);
        lesson.steps().forEach(check::play);
        return check.faults.all();
    }

    private void play(Step step) {
        StagedScene staged = step.staged(step.scene().orElse(scene));
        scene = staged.scene();
        faults.attempt(() -> {
            Trial trial = trial(staged, step.at());
            step.go().ifPresent(trial::at);
            step.play().ifPresent(p -> trial.at(Goto.complete(p.to(), step.at())));
            var truths = new LinkedHashMap<Question, Answer>();
            for (Question question : step.questions())
                faults.attempt(() -> question.truth(trial)).ifPresent(truth -> {
                    truths.put(question, truth);
                    found(step, question, truth);
                });
            listener.played(step, trial, truths);
            return trial;
        });
        step.goal().ifPresent(goal -> faults.attempt(() -> reach(step, goal, staged)));
    }

    private void found(Step step, Question question, Answer truth) {
        if (question instanceof Question.Number number)
            number.indistinct((Answer.Figure) truth).forEach(faults::add);
        if (truth instanceof Answer.Worked worked)
            worked.judge().ifPresent(judge -> judge.faults().forEach(faults::add));
        listener.found(step, question, truth);
    }

    private boolean reach(Step step, Goal goal, StagedScene staged) {
        int entry = step.go().filter(Goto::betweenFrames).map(Goto::frame).orElse(0);
        if (reached(goal, staged, entry, goal.at().orElse(entry + goal.frames() - 1))) throw goal.when().position()
                .bad("the goal is reached before anything is done; one that takes something would be right");
        Optional<List<Input>> recorded = solution.of(step.id());
        if (recorded.isEmpty()) {
            if (solution.lacks(step.id()))
                throw goal.position().bad("no solution is recorded for '" + step.id() + "'; \""
                        + step.id() + "\": [inputs] in " + Folder.SOLUTION + " would be right");
            return false;
        }
        SceneStart solved = solved(step, recorded.get());
        int last = GoalPar.last(goal, recorded.get(), entry);
        if (!reached(goal, new StagedScene(solved, staged.comparison()), entry, last))
            throw solution.position(step.id())
                    .bad("this does not reach the goal of '" + step.id() + "' by frame " + last
                            + ": " + goal.when().expression());
        scene = solved;
        return true;
    }

    private boolean reached(Goal goal, StagedScene tried, int from, int to) {
        return GoalPar.frame(trial(tried, goal.position()), goal, from, to).isPresent();
    }

    /// @param position of what is tried
    private Trial trial(StagedScene staged, SourcePosition position) {
        try {
            return new Trial(lesson.model(), staged, budget);
        } catch (BadInput e) {
            throw position.bad(e.getMessage());
        }
    }

    private SceneStart solved(Step step, List<Input> recorded) {
        SceneStart solved = scene.solved(recorded);
        try {
            lesson.model().check(solved.settings());
        } catch (BadInput e) {
            throw solution.position(step.id()).bad(e.getMessage());
        }
        return solved;
    }
}
