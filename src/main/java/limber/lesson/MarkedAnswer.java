package limber.lesson;

import java.util.Optional;

/// The result of one question for one student: a line of an answers file.
///
/// @param hash of the lesson as it was then
/// @param student a name; empty if none was given
/// @param answer the first committed answer; empty for a skip
/// @param truth the result of the run; empty where it is unknown
/// @param score of the first answer, 0..1; empty for a skip, and as long as the truth is
/// @param revised the last committed answer, if it differs; it has no score
/// @param tries the number of commits
/// @param time of the last of them, as ISO 8601 writes it
public record MarkedAnswer(String lesson, String hash, String student, String step, String question,
        Optional<Answer> answer,
        Optional<Answer> truth, Optional<Double> score, Optional<Answer> revised, int tries, String time) {
    /// The question that stands for a step's goal; its answer and truth are a choice of one.
    public static final String GOAL = "goal";
    /// The question that stands for what a student has noted at a step.
    public static final String NOTE = "note";

    /// The question that stands for the hints that a student has opened at a step; its answer is their number.
    public static final String HINTS = "hints";

    /// Another commit of the same question.
    public MarkedAnswer again(Answer later, String now) {
        return new MarkedAnswer(lesson, hash, student, step, question, answer, truth, score, Optional.of(later),
                tries + 1,
                now);
    }

    /// The same with what the run said.
    ///
    /// @param score of the first answer; empty for a skip
    public MarkedAnswer judged(Answer run, Optional<Double> score) {
        return new MarkedAnswer(lesson, hash, student, step, question, answer, Optional.of(run), score, revised, tries,
                time);
    }

    /// The last committed answer.
    public Optional<Answer> latest() {
        return revised.or(() -> answer);
    }
}
