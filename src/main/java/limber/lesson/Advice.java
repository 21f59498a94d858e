package limber.lesson;

import java.util.ArrayList;
import java.util.List;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;

/// A check for what is no fault and still would make a lesson better.
public final class Advice {
    private Advice() {}

    /// @return one line each with its position, in the order of the lesson
    public static List<String> on(Lesson lesson) {
        var advice = new ArrayList<String>();
        List<LessonWords.OfStep> told = lesson.tellings().get(Lesson.ORIGINAL).steps();
        for (int i = 0; i < told.size(); i++) {
            List<Question> questions = lesson.steps().get(i).questions();
            for (int k = 0; k < questions.size(); k++) {
                Question question = questions.get(k);
                if (question instanceof Question.Choices choices) {
                    if (choices.naive().isEmpty()) advice.add(warning(question, "has no naive choice; naive: true"
                            + " beside what a beginner thinks first would be right"));
                } else if (told.get(i).questions().get(k).because().isEmpty()) advice.add(warning(question,
                        "has no because; a student who was wrong would like to know why"));
            }
        }
        return advice;
    }

    private static String warning(Question question, String what) {
        return question.position().bad("warning: '" + question.id() + "' " + what).getMessage();
    }
}
