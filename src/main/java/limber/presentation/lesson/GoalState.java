package limber.presentation.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import limber.lesson.Goal;
import limber.lesson.GoalProgress;
import limber.presentation.words.Wording;

/// The state of a step's goal as it is shown: its conditions, which of them hold at the newest frame, and whether it
/// has been reached.
public final class GoalState {
    private final Supplier<Predictions> predictions;
    private final StepGoal goal;
    private final GoalSentences sentences;
    private final String hint;
    private final Wording words;
    /// Whether the goal was reached when this was looked at last; empty before.
    private Optional<Boolean> before = Optional.empty();

    /// A condition of the goal.
    ///
    /// @param text with what it compares, as far as that is known
    /// @param holds empty before a frame that counts
    public record Part(String text, Optional<Boolean> holds) {}

    /// @param hint empty for none
    public GoalState(Supplier<Predictions> predictions, StepGoal goal, Goal target, String hint, Wording words) {
        this.predictions = predictions;
        this.goal = goal;
        sentences = new GoalSentences(target, words);
        this.hint = hint;
        this.words = words;
    }

    /// Looks at what is known by now.
    ///
    /// @return whether it has become known since the last time that the goal is reached
    public boolean look() {
        boolean news = reached() && before.equals(Optional.of(false));
        before = Optional.of(reached());
        return news;
    }

    public boolean reached() {
        return predictions.get().goalReached();
    }

    /// Whether it is reached, in words.
    public String title() {
        return words.get(reached() ? "lesson.goal.reached" : "lesson.goal");
    }

    public List<Part> parts() {
        Optional<GoalProgress> now = progress();
        List<String> parts = sentences.parts(now);
        return IntStream.range(0, parts.size())
                .mapToObj(i -> new Part(parts.get(i), now.map(p -> p.conditions().get(i).holds()))).toList();
    }

    private Optional<GoalProgress> progress() {
        return goal.progress().get();
    }

    /// The frame that counts, or how many frames in a row it has held; empty where neither matters.
    public String frames() {
        return sentences.frames(progress());
    }

    /// What is to be made small, with the par and the student's own; empty where nothing is.
    public String best() {
        return sentences.best(goal.par(), predictions.get().best());
    }

    /// What a screen reader reads of all of it.
    public String spoken() {
        return sentences.spoken(title(), hint, progress(), best());
    }
}
