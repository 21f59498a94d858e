package limber.lesson;

import java.util.List;
import org.commonmark.node.Node;

/// What a lesson says in one language.
///
/// @param introduction blocks before the first step
/// @param steps as many as the lesson has
public record Telling(String title, List<Node> introduction, List<OfStep> steps) {
    /// @param blocks what stands under the heading, up to the block that acts
    /// @param after what stands behind that block: what is to be seen once one has answered
    /// @param questions as many as the step has
    /// @param hint of the goal; empty without one
    /// @param names of two settings that are compared; empty where nothing is
    public record OfStep(String heading, List<Node> blocks, List<Node> after, List<OfQuestion> questions, String hint, List<String> names) {}

    /// @param choices as many as the question has; none for a number or a curve
    public record OfQuestion(String ask, List<OfChoice> choices) {}

    /// @param because why it is right or wrong; empty if nothing is said
    public record OfChoice(String text, String because) {}
}
