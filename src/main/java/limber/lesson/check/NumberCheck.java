package limber.lesson.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import limber.engine.text.BadInput;
import limber.input.SourcePosition;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.question.Answer;
import limber.lesson.question.Question;
import limber.lesson.question.Trial;
import limber.lesson.question.WorkBudget;
import limber.lesson.source.Folder;
import limber.lesson.source.LessonText;
import limber.lesson.source.LessonWords;
import limber.lesson.source.Limits;
import limber.lesson.source.PlainProse;

/// A check of the numbers in a lesson's texts, in all languages, against what ran while the lesson was played. It finds
/// a reason that does not have the true number, an equation that is not so, and a number that agrees with nothing.
public final class NumberCheck implements PlayThrough.Listener {
    /// Numbers that need no source: powers of ten, angles, 60 s, gravity.
    private static final String COMMON = "100 1000 10000 60 30 45 90 180 360 9.81";
    /// The most numbers that are compared in a lesson.
    private static final int MOST = 5000;

    private final Lesson lesson;
    private final PlayThrough.Listener next;
    /// What texts have said so far, in any language; a number is reported once.
    private final KnownNumbers said = new KnownNumbers();
    private final List<String> warnings = new ArrayList<>();
    private final WorkBudget budget = new WorkBudget(Limits.OPERATIONS);
    private int looked;

    /// @param next hears what this listener hears
    public NumberCheck(Lesson lesson, PlayThrough.Listener next) {
        this.lesson = lesson;
        this.next = next;
        said.name(COMMON);
    }

    /// One line each with its position.
    public List<String> warnings() {
        return warnings;
    }

    /// How many numbers have been compared.
    public int looked() {
        return looked;
    }

    @Override public void found(Step step, Question question, Answer truth) {
        next.found(step, question, truth);
    }

    @Override public void played(Step step, Trial trial, Map<Question, Answer> truths) {
        next.played(step, trial, truths);
        KnownNumbers known = new StepNumbers(lesson, step, budget).known(trial.with(budget), truths);
        if (budget.spent()) return; // what is not known would be reported
        int number = lesson.steps().indexOf(step);
        for (String language : lesson.tellings().keySet().stream().sorted().toList()) // the original first
            new Reading(step, lesson.tellings().get(language).steps().get(number), new Place(lesson, language, step),
                    known).all(truths);
    }

    // ---- what is said ----

    /// The texts of a step in one language.
    private record Place(Lesson lesson, String language, Step step) {
        private String name() {
            return Lesson.ORIGINAL.equals(language) ? Folder.LESSON : Folder.CHINESE;
        }

        /// Where a text of the block begins; where it cannot be found as it stands, the step.
        SourcePosition of(String text) {
            String source = lesson.folder().text(name()), head = text.substring(0, Math.min(text.length(), 20));
            int at = source.indexOf(head);
            if (at < 0) return new SourcePosition(lesson.folder().called(name()), step.at().line(), 1);
            String before = source.substring(0, at);
            return new SourcePosition(lesson.folder().called(name()),
                    (int) before.chars().filter(c -> c == '\n').count()
                            + 1,
                    at - before.lastIndexOf('\n'));
        }

        SourcePosition of(PlainProse.Line line) {
            return LessonText.position(lesson.folder().called(name()), line.at());
        }
    }

    /// @param known the numbers of the step; those of the texts join them as they are read
    private final class Reading {
        private final Step step;
        private final LessonWords.OfStep words;
        private final Place place;
        private final KnownNumbers known;

        Reading(Step step, LessonWords.OfStep words, Place place, KnownNumbers known) {
            this.step = step;
            this.words = words;
            this.place = place;
            this.known = known;
        }

        void all(Map<Question, Answer> truths) {
            PlainProse.of(words.blocks()).forEach(line -> read(line.text(), place.of(line)));
            for (int k = 0; k < words.questions().size(); k++) {
                LessonWords.OfQuestion telling = words.questions().get(k);
                read(telling.because(), place.of(telling.because()));
                if (step.questions().get(k) instanceof Question.Number n
                        && truths.get(n) instanceof Answer.Figure f && !telling.because().isEmpty())
                    truth(telling.because(), f.value(), n.unit());
                telling.mistakes().forEach(m -> read(m, place.of(m)));
                telling.choices().forEach(c -> read(c.because(), place.of(c.because())));
            }
            PlainProse.of(words.after()).forEach(line -> read(line.text(), place.of(line)));
        }

        private void truth(String because, double truth, String unit) {
            double si = truth * PrintedNumber.factor(unit);
            List<PrintedNumber> numbers = PrintedNumber.in(because);
            if (!numbers.isEmpty() && numbers.stream().noneMatch(n -> n.says(truth) || n.says(si)))
                warn(place.of(because), "this reason does not have the number that ran, " + truth
                        + (unit.isEmpty() ? "" : " " + unit) + "; it would be right there");
        }

        private void read(String whole, SourcePosition at) {
            String text = whole.substring(0, Math.min(whole.length(), Limits.PROSE));
            var computed = new ArrayList<Integer>();
            for (WrittenEquation e : WrittenEquation.in(text)) {
                e.right().forEach(n -> computed.add(n.start()));
                if (e.holds()) known.name(e.left());
                else warn(at, "'" + BadInput.brief(e.written()) + "' does not hold: the left side is "
                        + e.left() + "; equal sides would be right");
            }
            List<PrintedNumber> numbers = PrintedNumber.in(text);
            for (PrintedNumber n : numbers) {
                if (looked == MOST) return;
                if (!n.small()) {
                    looked++;
                    if (!known.has(n) && !said.has(n) && !computed.contains(n.start()) && !known.yields(n, numbers)
                            && !known.hasLater(n) && !budget.spent())
                        warn(at, "'" + n.written() + "' agrees with nothing that ran, that is set or that is computed "
                                + "here; such a number, how it is computed, or given: [" + n.value()
                                + "] in the block would be right");
                }
                known.name(n.value(), n.unit());
                said.name(n.value(), n.unit());
            }
        }

        private void warn(SourcePosition at, String what) {
            warnings.add(at.bad("warning: " + what).getMessage());
        }
    }
}
