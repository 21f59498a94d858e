package limber.presentation.lesson;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import limber.lesson.question.Question;

/// The votes of a class on the choices of a lesson, which a teacher counts.
public final class ClassVotes {
    private final Function<Question, String> place;
    private final Consumer<Runnable> announced;
    private final Map<String, List<Integer>> counts = new HashMap<>();
    /// The questions on which the class votes a second time.
    private final Set<String> second = new HashSet<>();

    /// @param place a name for a question that no other question of the lesson has
    /// @param announced makes a change and says that there is one
    public ClassVotes(Function<Question, String> place, Consumer<Runnable> announced) {
        this.place = place;
        this.announced = announced;
    }

    /// One count a choice.
    ///
    /// @param round 0, or 1 for the vote after the talk
    public List<Integer> of(Question.Choices q, int round) {
        int choices = q.choices().size(); // another number of choices if the lesson has been saved meanwhile
        return counts.compute(voted(q, round),
                (_, v) -> v != null && v.size() == choices ? v : new ArrayList<>(Collections.nCopies(choices, 0)));
    }

    private String voted(Question.Choices q, int round) {
        return place.apply(q) + "/" + round;
    }

    public void set(Question.Choices q, int round, int choice, int count) {
        announced.accept(() -> of(q, round).set(choice, count));
    }

    /// Whether the class votes a second time.
    public boolean again(Question.Choices q) {
        return q.revote() && second.contains(voted(q, 1));
    }

    public void begin(Question.Choices q) {
        announced.accept(() -> second.add(voted(q, 1)));
    }

    /// Forgets all of them.
    public void clear() {
        counts.clear();
        second.clear();
    }
}
