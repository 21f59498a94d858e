package limber.homework;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import limber.engine.text.BadInput;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.StudentName;
import limber.lesson.answers.AnswersFile;
import limber.lesson.question.Answer;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;

/// A verification of files of answers: each score is computed anew from what was answered, with the truth that is run
/// for the student's own numbers.
///
/// It finds what does not follow from the answers. It cannot find a student who knows the right answers: neither can a
/// goal be verified, as the file does not hold what was done to reach it.
public final class Verification {
    private static final double EXACT = 1e-9;

    private final Function<String, Optional<Lesson>> find;
    private final Map<String, Optional<Lesson>> lessons = new HashMap<>();
    private final Truths truths = new Truths();

    /// @param find a lesson as it is written, by its id
    public Verification(Function<String, Optional<Lesson>> find) {
        this.find = find;
    }

    /// The lesson with an id, as far as it is known.
    public Optional<Lesson> lesson(String id) {
        return lessons.computeIfAbsent(id, find);
    }

    /// Verifies a file. One that cannot be read is told, so that it does not stop the others.
    public CheckedFile check(Path file) {
        try {
            var seen = new HashMap<String, Integer>();
            return new CheckedFile(file, AnswersFile.numbered(file).stream().map(l -> check(l, seen)).toList(), "");
        } catch (BadInput e) {
            return new CheckedFile(file, List.of(), e.getMessage());
        }
    }

    /// @param seen where each question was answered in this file, by all that names it
    private CheckedFile.Line check(AnswersFile.Numbered numbered, Map<String, Integer> seen) {
        AnswersLine line = numbered.line();
        var found = new Findings();
        Integer first = seen.putIfAbsent(
                String.join("\n", StudentName.form(line.student()), line.lesson(), line.hash(), line.step(),
                        line.about(), line.drawn().toString()),
                numbered.number());
        if (first != null) found.edited("the same question stands in line " + first);
        OptionalDouble score = OptionalDouble.empty();
        Optional<Lesson> lesson = lesson(line.lesson());
        if (lesson.isEmpty()) found.open("the lesson '" + BadInput.brief(line.lesson()) + "' is not known");
        else if (!lesson.get().hash().equals(line.hash())) found.open("another version of the lesson");
        else score = check(line, lesson.get(), found);
        return new CheckedFile.Line(numbered.number(), line, found.verdict, score, found.remarks);
    }

    private OptionalDouble check(AnswersLine line, Lesson lesson, Findings found) {
        Optional<Step> step = lesson.steps().stream().filter(s -> s.id().equals(line.step())).findFirst();
        if (step.isEmpty()) {
            found.edited("there is no step '" + BadInput.brief(line.step()) + "'");
            return OptionalDouble.empty();
        }
        return switch (line) {
            case MarkedAnswer answer -> answer(answer, lesson, step.get(), found);
            case AnswersLine.GoalReached goal -> {
                if (step.get().goal().isEmpty()) found.edited("the step has no goal");
                drawn(goal, lesson, found);
                found.note("a goal cannot be verified from a file");
                yield OptionalDouble.empty();
            }
            case AnswersLine.Note _,AnswersLine.HintsOpened _ -> OptionalDouble.empty();
        };
    }

    private static void drawn(AnswersLine line, Lesson lesson, Findings found) {
        Map<String, Double> numbers = lesson.numbers(line.student(), line.drawn());
        if (!numbers.equals(line.drawn())) found.edited("drawn " + told(line.drawn()) + ", computed "
                + told(numbers) + " for '" + BadInput.brief(line.student()) + "'");
    }

    private static String told(Map<String, Double> numbers) {
        return numbers.isEmpty() ? "nothing" : Lesson.told(numbers);
    }

    private OptionalDouble answer(MarkedAnswer line, Lesson lesson, Step step, Findings found) {
        int number = step.questions().stream().map(Question::id).toList().indexOf(line.question());
        if (number < 0) {
            found.edited("there is no question '" + BadInput.brief(line.question()) + "'");
            return OptionalDouble.empty();
        }
        drawn(line, lesson, found);
        int least = (line.answer().isPresent() ? 1 : 0) + (line.revised().isPresent() ? 1 : 0);
        if (line.tries() < least) found.edited("tries " + line.tries() + ", and there "
                + (least == 1 ? "is an answer" : "are two answers"));
        try {
            return score(line, truths.of(lesson.with(lesson.numbers(line.student(), line.drawn())), step.id(), number),
                    found);
        } catch (BadInput e) {
            found.open("its truth cannot be run: " + e.getMessage());
            return OptionalDouble.empty();
        }
    }

    private static OptionalDouble score(MarkedAnswer line, Truths.Truth truth, Findings found) {
        if (line.truth().isPresent() && !FormOf.same(line.truth(), Optional.of(truth.answer()))) {
            if (truth.own()) {
                found.open("the step goes on with the student's own scene, whose truth is taken from the file");
                return line.answer().isEmpty() ? OptionalDouble.empty()
                        : compared(line, truth.question(), line.truth().get(), found);
            }
            found.edited("truth " + FormOf.told(line.truth().get()) + ", computed " + FormOf.told(truth.answer()));
        }
        if (line.answer().isEmpty()) {
            line.score().ifPresent(s -> found.edited("score " + FormOf.digits(s) + " for a question that was skipped"));
            return OptionalDouble.empty();
        }
        return compared(line, truth.question(), truth.answer(), found);
    }

    /// The score of the first answer by a truth, compared with the one in the file.
    private static OptionalDouble compared(MarkedAnswer line, Question question, Answer truth, Findings found) {
        double score;
        try {
            score = question.score(line.answer().orElseThrow(), truth);
        } catch (ClassCastException otherForm) { // a file can hold an answer of any form for any question
            found.edited("the answer has another form than the question asks for");
            return OptionalDouble.of(0);
        }
        boolean waits = line.score().isEmpty() && line.truth().isEmpty(); // for a run that was never finished
        if (!waits && !(Math.abs(line.score().orElse(Double.NaN) - score) <= EXACT)) found.edited("score "
                + line.score().map(FormOf::digits).orElse("none") + ", computed " + FormOf.digits(score));
        return OptionalDouble.of(score);
    }

    /// What is found out about a line.
    private static final class Findings {
        private final List<String> remarks = new ArrayList<>();
        private Verdict verdict = Verdict.VERIFIED;

        void edited(String what) {
            remarks.add(what);
            verdict = Verdict.EDITED;
        }

        /// What is said without doubt about the answers.
        void note(String what) {
            remarks.add(what);
        }

        void open(String why) {
            remarks.add(why + "; not verified");
            verdict = verdict.worse(Verdict.NOT_VERIFIED);
        }
    }
}
