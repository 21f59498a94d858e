package limber.lesson.answers;

import java.util.Optional;
import java.util.function.Supplier;
import limber.lesson.Recap;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;

/// The answer to a question that is asked again. Its result is shown at once, and it is kept with the earlier ones of
/// that lesson, as another try.
public final class RecapAnswer {
    private final Recap recap;
    private boolean kept;

    public RecapAnswer(Recap recap) {
        this.recap = recap;
    }

    /// Shows the result as soon as there is an answer and a truth, which is told again.
    ///
    /// @param here the answers where the question is asked again
    /// @param book keeps the earlier ones
    /// @return whether it has shown the result now
    public boolean settle(StepAnswers here, Supplier<? extends AnswerBook> book) {
        Question q = recap.asked();
        Optional<MarkedAnswer> judged = here.marked(q).filter(m -> m.truth().isPresent());
        if (judged.isEmpty() || here.truth(q).isPresent()) return false;
        judged.filter(m -> m.answer().isPresent() && !kept).ifPresent(m -> keep(m, book.get()));
        here.reveal(q); // tells again
        return true;
    }

    private void keep(MarkedAnswer now, AnswerBook book) {
        kept = true;
        book.put(book.find(recap.lesson(), now.step(), now.question())
                .map(before -> before.again(now.answer().orElseThrow(), now.time())).orElse(now));
    }
}
