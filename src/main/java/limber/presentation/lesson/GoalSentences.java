package limber.presentation.lesson;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.expression.Expression;
import limber.lesson.Goal;
import limber.lesson.GoalProgress;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;

/// Sentences about a goal, for the window and for pages.
public record GoalSentences(Goal target, Wording words) {
    /// What the goal falls apart into, as text.
    public List<String> parts() {
        return target.when().expression().conditions().stream().map(Expression::toString).toList();
    }

    /// A part of the goal with what it compares, as far as that is known.
    public static String part(String part, Optional<GoalProgress.Condition> now) {
        return now.filter(c -> !Double.isNaN(c.value())).map(c -> part + " (" + Quantity.digits(c.value()) + ")")
                .orElse(part);
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
        return progress.map(p -> p.conditions().stream()
                .map(c -> words.get(c.holds() ? "lesson.goal.holds" : "lesson.goal.fails").formatted(c.text()))
                .toList()).orElseGet(() -> List.of(target.when().expression().toString()));
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
                what -> words.get("lesson.best").formatted(what.expression(), digits(par), digits(own))).orElse("");
    }

    private static String digits(OptionalDouble value) {
        return value.isPresent() ? Quantity.digits(value.getAsDouble()) : "–";
    }
}
