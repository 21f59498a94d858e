package limber.lesson.question;

import java.util.List;
import java.util.Map;

/// A line of an answers file: what one student has done at one step of a lesson.
public sealed interface AnswersLine
        permits MarkedAnswer, AnswersLine.GoalReached, AnswersLine.Note, AnswersLine.HintsOpened {
    String GOAL = "goal", NOTE = "note", HINTS = "hints";
    /// What lines that are no answers are about; no question has such an id.
    List<String> RESERVED = List.of(GOAL, NOTE, HINTS);

    /// The id of the lesson.
    String lesson();

    /// The hash of the lesson as it was then.
    String hash();

    /// A name; empty if none was given.
    String student();

    /// The numbers that the lesson had drawn for the student then, by the names of parameters; empty for the lesson as
    /// written.
    default Map<String, Double> drawn() {
        return Map.of();
    }

    /// The id of the step.
    String step();

    /// The moment at which it was last done, as ISO 8601 writes it.
    String time();

    /// Its name within the step, of which there is one a student: the id of a question, or one of [#RESERVED].
    String about();

    /// The same of a student by name.
    AnswersLine named(String name);

    /// The goal of the step has been reached.
    record GoalReached(String lesson, String hash, String student, String step, String time,
            Map<String, Double> drawn) implements AnswersLine {
        /// A goal of the lesson as it is written.
        public GoalReached(String lesson, String hash, String student, String step, String time) {
            this(lesson, hash, student, step, time, Map.of());
        }

        @Override public String about() { return GOAL; }

        @Override public AnswersLine named(String name) {
            return new GoalReached(lesson, hash, name, step, time, drawn);
        }
    }

    /// What the student has noted.
    record Note(String lesson, String hash, String student, String step, String text, String time)
            implements AnswersLine {
        @Override public String about() { return NOTE; }

        @Override public AnswersLine named(String name) {
            return new Note(lesson, hash, name, step, text, time);
        }
    }

    /// How many hints the student has opened.
    record HintsOpened(String lesson, String hash, String student, String step, int count, String time)
            implements AnswersLine {
        @Override public String about() { return HINTS; }

        @Override public AnswersLine named(String name) {
            return new HintsOpened(lesson, hash, name, step, count, time);
        }
    }
}
