package limber.lesson;

import java.util.List;
import limber.expression.Expression;
import limber.expression.ExpressionFault;

/// The state of an attempt at a goal at the end of a frame.
///
/// @param conditions in the order in which they stand in the goal
/// @param held for how many frames in a row all of them have held
public record GoalProgress(int frame, List<Condition> conditions, int held) {
    /// A part of a goal.
    ///
    /// @param value of what it compares with something; NaN if it compares no numbers
    public record Condition(String text, boolean holds, double value) {
        private static Condition of(Expression e, Expression.Scope scope) {
            try {
                return new Condition(e.toString(), e.holds(scope), e.compared(scope));
            } catch (ExpressionFault nothingThere) { // an element that this scene does not have
                return new Condition(e.toString(), false, Double.NaN);
            }
        }
    }

    /// @param held for how many frames in a row it has held
    public static GoalProgress of(Goal goal, int frame, int held, Expression.Scope scope) {
        return new GoalProgress(frame, goal.when().expression().conditions().stream()
                .map(e -> Condition.of(e, scope)).toList(), held);
    }
}
