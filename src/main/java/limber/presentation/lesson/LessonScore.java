package limber.presentation.lesson;

import java.util.Optional;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.answers.AnswerBook;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;

/// A student's score in a lesson, for whoever marks it: how many of the questions that count have been answered, and
/// how many of the first answers were right. A question counts if it can be answered here: a code needs a compiler.
///
/// @param answered the questions that count and have been answered or skipped
/// @param right those whose first answer is right
/// @param of the questions that count
/// @param goals whether all goals have been reached
/// @param ended whether the last step has been entered
public record LessonScore(int answered, int right, int of, boolean goals, boolean ended) {
    private static final double PERCENT = 100;

    /// @param compiles whether codes can be answered
    /// @param ended whether the last step has been entered
    public static LessonScore of(Lesson lesson, AnswerBook book, boolean compiles, boolean ended) {
        int answered = 0, right = 0, of = 0;
        boolean goals = true;
        for (Step step : lesson.steps()) {
            for (Question q : step.questions()) {
                if (!compiles && q instanceof CodeQuestion) continue;
                Optional<MarkedAnswer> marked = book.find(lesson, step.id(), q.id());
                of++;
                if (marked.isPresent()) answered++;
                if (marked.flatMap(MarkedAnswer::right).orElse(false)) right++;
            }
            goals &= step.goal().isEmpty() || book.find(lesson, step.id(), AnswersLine.GOAL,
                    AnswersLine.GoalReached.class).isPresent();
        }
        return new LessonScore(answered, right, of, goals, ended);
    }

    /// Whether the lesson has been gone through to its end: a goal may be left, as a question may be skipped.
    public boolean completed() {
        return ended && answered == of;
    }

    /// Whether all of it is right: each first answer, and each goal.
    public boolean passed() {
        return completed() && right == of && goals;
    }

    /// The share of right first answers, 0..1; 0 where no question counts.
    public double share() {
        return of == 0 ? 0 : (double) right / of;
    }

    /// The same in percent, with two digits behind the point.
    public double percent() {
        return Math.round(share() * PERCENT * PERCENT) / PERCENT;
    }
}
