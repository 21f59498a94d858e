package limber.presentation.lesson;

import java.util.List;
import java.util.Optional;
import limber.lesson.question.Answer;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;
import limber.presentation.words.Wording;

/// The state of a question with several choices, of which one is chosen.
public final class ChoicesState extends QuestionState<Question.Choices> {
    private static final int NONE = -1;

    private int chosen = NONE;

    public ChoicesState(QuestionContext context, Question.Choices question, LessonWords.OfQuestion telling,
            Wording words) {
        super(context, question, telling, words);
    }

    /// The numbers of the choices, from 0, in the order in which they are shown.
    public List<Integer> order() {
        return question.order(context.seed());
    }

    /// @param choice its number, from 0; -1 for none
    public void choose(int choice) {
        chosen = choice;
    }

    /// The choice that is chosen: its number, from 0; -1 for none.
    public int chosen() {
        return chosen;
    }

    @Override public Optional<Answer> given() {
        return chosen == NONE ? Optional.empty() : Optional.of(new Answer.Chosen(chosen));
    }

    @Override protected void take(Answer earlier) {
        if (chosen == NONE) chosen = ((Answer.Chosen) earlier).index();
    }

    /// Whether the run has shown that a choice is the right one.
    public boolean right(int choice) {
        return is(truth(), choice);
    }

    /// Whether a choice was answered and is wrong.
    public boolean missed(int choice) {
        return truth().isPresent() && !right(choice) && is(latest(), choice);
    }

    private static boolean is(Optional<Answer> answer, int choice) {
        return answer.equals(Optional.of(new Answer.Chosen(choice)));
    }

    /// Whether it is said why a choice is right or wrong.
    public boolean explained(int choice) {
        return (right(choice) || missed(choice)) && !telling.choices().get(choice).because().isEmpty();
    }

    /// A choice as a screen reader reads it, with its verdict.
    public String spoken(int choice) {
        String text = telling.choices().get(choice).text();
        return right(choice) ? words.get("lesson.choice.right").formatted(text)
                : missed(choice) ? words.get("lesson.choice.missed").formatted(text) : text;
    }
}
