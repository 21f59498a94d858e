package limber.lesson.check;

import java.util.Optional;
import limber.lesson.Step;
import limber.lesson.question.Answer;
import limber.lesson.question.Question;

/// A count of how often a beginner's first thought is right, over the questions with choices that were played. If it is
/// nearly always wrong, a student learns to choose anything but the first idea.
///
/// @param labelled questions with a choice that is marked `naive`
/// @param right those of them in which that choice is the true one
public record Intuition(int labelled, int right) {
    public static final Intuition NONE = new Intuition(0, 0);
    /// The share that a course should have, in percent.
    private static final int LEAST = 30, MOST = 45;
    /// The fewest questions of several lessons that a share is judged by: one question is then 5 % at most.
    private static final int ENOUGH = 20;

    /// A counter for one lesson.
    public static final class Counter implements PlayThrough.Listener {
        private final PlayThrough.Listener next;
        private Intuition found = NONE;

        /// @param next hears what this listener hears
        public Counter(PlayThrough.Listener next) {
            this.next = next;
        }

        public Intuition found() {
            return found;
        }

        @Override public void found(Step step, Question question, Answer truth) {
            next.found(step, question, truth);
            if (question instanceof Question.Choices choices) choices.naive().ifPresent(naive -> found = found
                    .plus(new Intuition(1, truth.equals(new Answer.Chosen(naive)) ? 1 : 0)));
        }
    }

    public Intuition plus(Intuition other) {
        return new Intuition(labelled + other.labelled, right + other.right);
    }

    /// Such as `intuition: right in 41 of 110 choices (37 %)`; empty if nothing is labelled.
    public Optional<String> told() {
        return labelled == 0 ? Optional.empty()
                : Optional.of("intuition: right in " + right + " of " + labelled
                        + (labelled == 1 ? " choice" : " choices") + " (" + Math.round(100.0 * right / labelled)
                        + " %)");
    }

    /// A warning if the share is not one for a course; empty too for one lesson, or for too few questions to judge by.
    ///
    /// @param lessons how many have been counted
    public Optional<String> warning(int lessons) {
        boolean judged = lessons > 1 && labelled >= ENOUGH;
        if (!judged || 100 * right >= LEAST * labelled && 100 * right <= MOST * labelled) return Optional.empty();
        boolean seldom = 100 * right < LEAST * labelled;
        return Optional.of("warning: a beginner's first thought is " + (seldom ? "too seldom" : "too often")
                + " right; " + LEAST + ".." + MOST + " % over a course would be right");
    }
}
