package limber.lesson.answers;

import java.util.Optional;
import limber.lesson.Lesson;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.MarkedAnswer;

/// The answers and other acts of students, as a window or a page keeps them.
public interface AnswerBook {
    /// A line of some kind, if there is one.
    ///
    /// @param about see [AnswersLine#about]
    <L extends AnswersLine> Optional<L> find(Lesson lesson, String step, String about, Class<L> kind);

    /// The answer to a question, if there is one.
    default Optional<MarkedAnswer> find(Lesson lesson, String step, String question) {
        return find(lesson, step, question, MarkedAnswer.class);
    }

    /// Keeps a line in the place of the one before it.
    void put(AnswersLine line);
}
