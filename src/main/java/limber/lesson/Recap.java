package limber.lesson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import limber.engine.text.BadInput;
import limber.lesson.question.Question;
import limber.lesson.question.Shuffle;

/// A question of an earlier lesson that may be asked again: one with choices, or one for a number. The others need
/// their scene.
///
/// @param lesson the earlier lesson, with the student's numbers
/// @param step the number of its step, from 0
/// @param question the number of the question in that step, from 0
public record Recap(Lesson lesson, int step, int question) {
    /// How a student has answered a question so far, in the order in which questions are asked again.
    public enum Standing { WRONG, RIGHT, OPEN }

    /// All questions of the lessons that come before a lesson, the nearest lessons first.
    ///
    /// @param lesson with the numbers of a student, whose numbers the earlier lessons get too
    public static List<Recap> of(Lesson lesson) {
        var questions = new ArrayList<Recap>();
        for (Lesson earlier : before(lesson))
            for (int s = 0; s < earlier.steps().size(); s++)
                for (int q = 0; q < earlier.steps().get(s).questions().size(); q++) {
                    Question asked = earlier.steps().get(s).questions().get(q);
                    if (asked instanceof Question.Choices || asked instanceof Question.Number)
                        questions.add(new Recap(earlier, s, q));
                }
        return questions;
    }

    /// The lessons that a lesson needs, and those that these need, the nearest first; each is one that ships or lies
    /// beside it. One that cannot be read is left out: `check` tells its faults.
    private static List<Lesson> before(Lesson lesson) {
        Function<String, Optional<Lesson>> shipped = Lessons.byId();
        var found = new LinkedHashMap<String, Lesson>();
        List<Lesson> layer = List.of(lesson);
        while (!layer.isEmpty()) {
            var next = new ArrayList<Lesson>();
            for (Lesson l : layer)
                for (Lesson.Need need : l.needs()) {
                    if (need.id().equals(lesson.id()) || found.containsKey(need.id())) continue;
                    shipped.apply(need.id()).or(() -> beside(lesson, need.id())).ifPresent(earlier -> {
                        found.put(need.id(), earlier);
                        next.add(earlier);
                    });
                }
            layer = next;
        }
        return List.copyOf(found.values());
    }

    private static Optional<Lesson> beside(Lesson lesson, String id) {
        return lesson.folder().beside(id).flatMap(folder -> LessonReader.read(folder).lesson());
    }

    /// The questions to ask now: wrong answers first, then right ones, then what has not been answered yet; of several
    /// lessons rather than of one.
    ///
    /// @param count at most so many
    /// @param seed what the choice among equals depends on, such as the student and the lesson
    /// @param standing how the student has answered each so far
    public static List<Recap> chosen(List<Recap> all, int count, String seed, Function<Recap, Standing> standing) {
        var shuffled = new ArrayList<>(all);
        Shuffle.of(shuffled, seed.hashCode());
        Map<Recap, Standing> standings = new LinkedHashMap<>();
        shuffled.forEach(r -> standings.put(r, standing.apply(r)));
        var chosen = new ArrayList<Recap>();
        var lessons = new HashSet<String>();
        for (Standing now : Standing.values()) {
            List<Recap> equal = shuffled.stream().filter(r -> standings.get(r) == now).toList();
            for (Recap r : equal) if (lessons.add(r.lesson().id())) chosen.add(r);
            for (Recap r : equal) if (!chosen.contains(r)) chosen.add(r);
        }
        return List.copyOf(chosen.subList(0, Math.min(count, chosen.size())));
    }

    /// The same with the numbers of a student.
    ///
    /// @throws BadInput if the lesson cannot be read with them
    public Recap forStudent(String student) {
        return new Recap(lesson.forStudent(student), step, question);
    }

    /// The step of the question.
    public Step asks() {
        return lesson.steps().get(step);
    }

    public Question asked() {
        return asks().questions().get(question);
    }

    /// The step as a student finds it who has completed the ones before it.
    public StepEntry entry() {
        return StepEntry.of(lesson).get(step);
    }
}
