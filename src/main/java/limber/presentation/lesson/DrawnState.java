package limber.presentation.lesson;

import java.util.Optional;
import limber.lesson.question.Answer;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;
import limber.presentation.words.Wording;

/// The state of a question that is answered by a drawing in the scene, for the window and for pages.
public final class DrawnState extends QuestionState<Question> {
    private final DrawnAnswer drawing;

    public DrawnState(QuestionContext context, Question question, LessonWords.OfQuestion telling, Wording words,
            DrawnAnswer drawing) {
        super(context, question, telling, words);
        this.drawing = drawing;
    }

    @Override public Optional<Answer> given() {
        return drawing.given();
    }

    @Override protected void take(Answer earlier) {
        if (given().isEmpty()) drawing.again(earlier);
    }
}
