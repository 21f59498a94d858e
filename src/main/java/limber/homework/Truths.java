package limber.homework;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import limber.engine.text.BadInput;
import limber.lesson.Lesson;
import limber.lesson.StepEntry;
import limber.lesson.question.Answer;
import limber.lesson.question.Question;
import limber.lesson.question.Trial;
import limber.lesson.question.TruthSearch;

/// The true answers of steps, each run once: those that were asked for last are kept.
final class Truths {
    private static final int KEPT = 32;

    private record Place(String lesson, String hash, Map<String, Double> drawn, String step) {}

    /// @param question with the student's numbers
    /// @param own whether the step goes on with a scene that the student may have changed
    record Truth(Question question, Answer answer, boolean own) {}

    private final Map<Place, List<Object>> run = new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override protected boolean removeEldestEntry(Map.Entry<Place, List<Object>> eldest) {
            return size() > KEPT;
        }
    };

    /// The truth of a question.
    ///
    /// @param lesson with the student's numbers
    /// @param number of the question in its step, from 0
    /// @throws BadInput if the run gives none
    Truth of(Lesson lesson, String step, int number) {
        Object known = run.computeIfAbsent(new Place(lesson.id(), lesson.hash(), lesson.drawn(), step),
                _ -> truths(lesson, step)).get(number);
        if (known instanceof Truth truth) return truth;
        throw (BadInput) known;
    }

    /// A truth for each question, or why there is none.
    private static List<Object> truths(Lesson lesson, String id) {
        StepEntry entry = StepEntry.of(lesson).stream().filter(e -> e.step().id().equals(id)).findFirst().orElseThrow();
        var truths = new ArrayList<Object>();
        var search = new TruthSearch(() -> new Trial(lesson.model(), entry.staged()));
        for (Question question : entry.step().questions()) try {
            truths.add(new Truth(question, search.find(question), entry.step().scene().isEmpty()));
        } catch (BadInput none) {
            truths.add(none);
        }
        return truths;
    }
}
