package limber.presentation.lesson;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import limber.lesson.question.Answer;

/// The answers that have been typed or chosen and not committed; kept while the lesson is open.
public final class Drafts {
    private final Map<String, Answer> answers = new HashMap<>();

    /// The answer to a question that waits to be committed; empty for none.
    ///
    /// @param place of the question: no other question of the lesson has it
    public Optional<Answer> of(String place) {
        return Optional.ofNullable(answers.get(place));
    }

    /// Keeps an answer that waits to be committed, or forgets it.
    public void put(String place, Optional<Answer> answer) {
        answer.ifPresentOrElse(a -> answers.put(place, a), () -> answers.remove(place));
    }

    public void clear() {
        answers.clear();
    }
}
