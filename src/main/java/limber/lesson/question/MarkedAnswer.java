package limber.lesson.question;

import java.util.Map;
import java.util.Optional;

/// The result of one question for one student.
///
/// @param answer the first committed answer; empty for a skip
/// @param truth the result of the run; empty where it is unknown
/// @param score of the first answer, 0..1; empty for a skip, and as long as the truth is
/// @param revised the last committed answer, if it differs; it has no score
/// @param tries the number of commits
/// @param time of the last of them
/// @param drawn the numbers that the question had, by the names of parameters; empty for the lesson as written
public record MarkedAnswer(String lesson, String hash, String student, String step, String question,
        Optional<Answer> answer,
        Optional<Answer> truth, Optional<Double> score, Optional<Answer> revised, int tries, String time,
        Map<String, Double> drawn)
        implements AnswersLine {
    /// The least score of an answer that counts as right. Only curves and shapes have scores between 0 and 1.
    static final double RIGHT = 0.5;

    /// An answer to the lesson as it is written.
    public MarkedAnswer(String lesson, String hash, String student, String step, String question,
            Optional<Answer> answer, Optional<Answer> truth, Optional<Double> score, Optional<Answer> revised,
            int tries, String time) {
        this(lesson, hash, student, step, question, answer, truth, score, revised, tries, time, Map.of());
    }

    /// Whether the first answer counts as right; empty as long as it has no score.
    public Optional<Boolean> right() {
        return score.map(s -> s >= RIGHT);
    }

    /// Another commit of the same question.
    public MarkedAnswer again(Answer later, String now) {
        return with(truth, score, Optional.of(later), tries + 1, now);
    }

    /// The same with what the run said.
    ///
    /// @param score of the first answer; empty for a skip
    public MarkedAnswer judged(Answer run, Optional<Double> score) {
        return with(Optional.of(run), score, revised, tries, time);
    }

    @Override public AnswersLine named(String name) {
        return new MarkedAnswer(lesson, hash, name, step, question, answer, truth, score, revised, tries, time, drawn);
    }

    private MarkedAnswer with(Optional<Answer> truth, Optional<Double> score, Optional<Answer> revised, int tries,
            String time) {
        return new MarkedAnswer(lesson, hash, student, step, question, answer, truth, score, revised, tries, time,
                drawn);
    }

    @Override public String about() {
        return question;
    }

    /// The last committed answer.
    public Optional<Answer> latest() {
        return revised.or(() -> answer);
    }
}
