package limber.presentation.lesson;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.lesson.question.Answer;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;

/// The state of a question with several choices, of which one is chosen.
public final class ChoicesState extends QuestionState<Question.Choices> {
    private static final int NONE = -1;
    /// The full stop of a choice; a sentence in which it is quoted has its own.
    private static final Pattern END = Pattern.compile("[.。]$");

    private int chosen = NONE;

    ChoicesState(QuestionContext context, Question.Choices question, LessonWords.OfQuestion telling) {
        super(context, question, telling);
    }

    /// The numbers of the choices, from 0, in the order in which they are shown.
    public List<Integer> order() {
        return question.order(context.seed());
    }

    /// @param choice its number, from 0; -1 for none
    public void choose(int choice) {
        chosen = choice;
        changed();
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
        return reasons() && (right(choice) || missed(choice)) && !telling.choices().get(choice).because().isEmpty();
    }

    /// A choice as a screen reader reads it, with its verdict.
    public String spoken(int choice) {
        String text = telling.choices().get(choice).text();
        return right(choice) ? words.get("lesson.choice.right").formatted(text)
                : missed(choice) ? words.get("lesson.choice.missed").formatted(text) : text;
    }

    private LessonWords.OfChoice choice(Answer answer) {
        return telling.choices().get(((Answer.Chosen) answer).index());
    }

    @Override public String happened(Optional<Answer> answer, Answer truth) {
        return named(answer, answer.equals(Optional.of(truth)), END.matcher(inWords(truth)).replaceAll(""));
    }

    /// What is said of the right choice, and of the one that was answered.
    @Override protected String reason(Optional<Answer> answer, Answer truth) {
        return Stream.concat(Stream.of(truth), answer.stream()).distinct().map(a -> choice(a).because())
                .filter(s -> !s.isBlank()).collect(Collectors.joining(" "));
    }

    @Override protected Optional<String> recalled(Answer first, Answer truth) {
        return Optional.of(END.matcher(inWords(first)).replaceAll(""));
    }

    @Override public String inWords(Answer answer) {
        return choice(answer).text();
    }
}
