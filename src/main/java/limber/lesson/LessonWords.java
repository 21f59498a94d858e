package limber.lesson;

import java.util.List;
import org.commonmark.node.Node;

/// The texts of a lesson in one language.
///
/// @param introduction blocks before the first step
/// @param steps as many as the lesson has
public record LessonWords(String title, List<Node> introduction, List<OfStep> steps) {
    /// @param blocks the blocks under the heading, up to the step's block
    /// @param after the blocks behind it, shown after the answer
    /// @param questions as many as the step has
    /// @param hint of the goal; empty without one
    /// @param names of the two compared settings; empty without a comparison
    public record OfStep(String heading, List<Node> blocks, List<Node> after, List<OfQuestion> questions, String hint,
            List<String> names) {}

    /// @param choices as many as the question has; none for a number or a curve
    public record OfQuestion(String ask, List<OfChoice> choices) {}

    /// @param because why it is right or wrong; empty without a reason
    public record OfChoice(String text, String because) {}
}
