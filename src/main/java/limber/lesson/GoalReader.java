package limber.lesson;

import java.util.Optional;
import java.util.OptionalInt;
import limber.expression.Expression;
import limber.input.Faults;
import limber.input.GotoReader;
import limber.input.Keys;
import limber.input.Node;
import limber.input.SourceExpression;
import limber.lesson.source.Limits;
import limber.lesson.source.Texts;

/// A reader for the goal of a step.
record GoalReader(QuestionReader expressions, GotoReader moments, Faults faults) {
    /// @param goal empty if it cannot be used
    record Read(Optional<Goal> goal, String hint) {}

    Read read(Node node) {
        var keys = new Keys(node, "a goal", "a map with when and at or for", node.place(), faults);
        Optional<SourceExpression> when = keys.need("when", "an expression",
                n -> expressions.written("when", n, Expression::condition));
        OptionalInt at = keys.read("at", n -> moments.frame("at", n)).map(OptionalInt::of).orElse(OptionalInt.empty());
        int frames = keys.read("for", n -> n.whole("for", 1, Limits.FRAMES)).orElse(1);
        Optional<SourceExpression> best =
                keys.read("best", n -> expressions.written("best", n, Expression::number));
        String hint = keys.read("hint", n -> Texts.line("hint", n)).orElse("");
        keys.end();
        if (keys.has("at") == keys.has("for")) throw node.bad("a goal has "
                + (keys.has("at") ? "both at and for" : "neither at nor for") + "; one of them would be right");
        return new Read(when.map(w -> new Goal(w, at, frames, best, node.place())), hint);
    }
}
