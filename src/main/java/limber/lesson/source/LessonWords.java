package limber.lesson.source;

import java.util.List;
import org.commonmark.node.Node;

/// The texts of a lesson in one language.
///
/// @param learn what one can do afterwards, in two to four sentences; empty if it is not said
/// @param introduction blocks before the first step
/// @param steps as many as the lesson has
public record LessonWords(String title, String learn, List<Node> introduction, List<OfStep> steps) {
    /// @param blocks the blocks under the heading, up to the step's block
    /// @param after the blocks behind it, shown after the answer
    /// @param questions as many as the step has
    /// @param hint of the goal; empty without one
    /// @param hints help with the step, in the order in which it is opened
    /// @param teacher blocks for the teacher alone
    /// @param names of the two compared settings; empty without a comparison
    public record OfStep(String heading, List<Node> blocks, List<Node> after, List<OfQuestion> questions, String hint,
            List<String> hints, List<Node> teacher, List<String> names) {
        /// A step that is only text.
        public static OfStep telling(String heading, List<Node> blocks, List<Node> after) {
            return new OfStep(heading, blocks, after, List.of(), "", List.of(), List.of(), List.of());
        }

        /// The step with a single question of its own.
        ///
        /// @param question its number, from 0
        public OfStep only(int question) {
            return new OfStep(heading, blocks, after, List.of(questions.get(question)), hint, hints, teacher, names);
        }
    }

    /// @param because why the answer is so; empty without a reason, and where each choice has its own
    /// @param choices as many as the question has; none for one of another form
    /// @param mistakes why each mistake of a number is one, as many as the question has
    public record OfQuestion(String ask, String because, List<OfChoice> choices, List<String> mistakes) {}

    /// @param because why it is right or wrong; empty without a reason
    public record OfChoice(String text, String because) {}
}
