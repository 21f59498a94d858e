package limber.presentation.lesson;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.expression.Expression;
import limber.lesson.Goal;
import limber.lesson.GoalProgress;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;

/// Sentences about a goal, for the window and for pages.
public record GoalSentences(Goal target, Wording words) {
    /// The conditions that the goal falls apart into, each a sentence with what it compares, as far as that is known.
    public List<String> parts(Optional<GoalProgress> now) {
        List<Expression> all = target.when().expression().conditions();
        return IntStream.range(0, all.size()).mapToObj(i -> part(all.get(i), now.map(p -> p.conditions().get(i))))
                .toList();
    }

    private String part(Expression condition, Optional<GoalProgress.Condition> now) {
        return new ConditionSentence(condition, words)
                .text(now.map(GoalProgress.Condition::value).filter(v -> !Double.isNaN(v)));
    }

    /// What a screen reader reads of all of it.
    ///
    /// @param state whether it is reached
    /// @param hint empty for none
    /// @param best see [#best(OptionalDouble, OptionalDouble)]
    public String spoken(String state, String hint, Optional<GoalProgress> progress, String best) {
        return Stream.of(Stream.of(state, hint), conditions(progress).stream(), Stream.of(frames(progress), best))
                .flatMap(s -> s).filter(s -> !s.isEmpty())
                .map(s -> s.endsWith(".") || s.endsWith("。") ? s : s + ".").collect(Collectors.joining(" "));
    }

    private List<String> conditions(Optional<GoalProgress> progress) {
        List<String> parts = parts(progress);
        return progress.map(p -> IntStream.range(0, parts.size()).mapToObj(
                i -> words.get(p.conditions().get(i).holds() ? "lesson.goal.holds" : "lesson.goal.fails")
                        .formatted(parts.get(i)))
                .toList()).orElse(parts);
    }

    /// The frame that counts, or how many frames in a row it has held; empty where neither matters.
    public String frames(Optional<GoalProgress> progress) {
        if (target.at().isPresent()) return words.get("lesson.goal.at").formatted(target.at().getAsInt());
        if (target.frames() == 1) return "";
        int held = progress.map(GoalProgress::held).orElse(0);
        return words.get("lesson.goal.held").formatted(Math.min(held, target.frames()), target.frames());
    }

    /// What is to be made small, with the par of the recorded solution and what the student has reached; empty where
    /// nothing is.
    public String best(OptionalDouble par, OptionalDouble own) {
        return target.best().map(
                what -> words.get("lesson.best").formatted(number(what.expression()), digits(par), digits(own)))
                .orElse("");
    }

    /// A number that is made small, in words.
    public String number(Expression what) {
        return ConditionSentence.number(what, words);
    }

    private static String digits(OptionalDouble value) {
        return value.isPresent() ? Quantity.digits(value.getAsDouble()) : "–";
    }
}
