package limber.lesson;

import java.util.ArrayList;
import java.util.List;

/// A check for what is no fault and still would make a lesson better.
public final class Advice {
    private Advice() {}

    /// @return one line each with its position, in the order of the lesson
    public static List<String> on(Lesson lesson) {
        var advice = new ArrayList<String>();
        List<LessonWords.OfStep> told = lesson.tellings().get(Lesson.ORIGINAL).steps();
        for (int i = 0; i < told.size(); i++) {
            List<Question> questions = lesson.steps().get(i).questions();
            for (int k = 0; k < questions.size(); k++)
                if (!(questions.get(k) instanceof Question.Choices)
                        && told.get(i).questions().get(k).because().isEmpty())
                    advice.add(questions.get(k).position().bad("warning: '" + questions.get(k).id()
                            + "' has no because; a student who was wrong would like to know why").getMessage());
        }
        return advice;
    }
}
