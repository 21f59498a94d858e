package limber.lesson;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import limber.engine.BadInput;
import limber.engine.Measure;
import limber.input.SourcePosition;

/// A check of the numbers in a lesson's texts, in all languages, against what ran while the lesson was played. It finds
/// a reason that does not have the true number, an equation that is not so, and a number that agrees with nothing.
public final class NumberCheck implements PlayThrough.Listener {
    /// Numbers that need no source: powers of ten, angles, 60 s, gravity.
    private static final String COMMON = "100 1000 10000 60 30 45 90 180 360 9.81";
    /// Frames that a text names, such as "frame 48".
    private static final Pattern FRAME = Pattern.compile("frames? (\\d{1,5})");
    private static final List<Vocabulary.Side> ONE = List.of(Vocabulary.Side.LEFT),
            BOTH = List.of(Vocabulary.Side.LEFT, Vocabulary.Side.RIGHT);

    private final Lesson lesson;
    private final PlayThrough.Listener next;
    /// What texts have said so far, in any language; a number is reported once.
    private final KnownNumbers said = new KnownNumbers();
    private final List<String> warnings = new ArrayList<>();
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
        int number = lesson.steps().indexOf(step);
        var known = new KnownNumbers();
        LinkedHashSet<Goto> moments = moments(step, number);
        range(step, trial, moments.stream().mapToInt(Goto::frame).max().orElse(0), known);
        moments.forEach(m -> measure(step, trial, m, known));
        sweep(step, known);
        truths.forEach((question, truth) -> add(question, truth, known));
        block(step, known);
        lesson.tellings().forEach((language, telling) -> telling.steps().get(number).questions().forEach(q -> {
            name(q.ask(), known);
            q.choices().forEach(c -> name(c.text(), known));
        }));
        for (String language : lesson.tellings().keySet().stream().sorted().toList()) // the original first
            new Reading(step, lesson.tellings().get(language).steps().get(number), new Place(lesson, language, step),
                    known).all(truths);
    }

    // ---- what is known ----

    /// The moments of a step: its start, where it goes, how far it plays, those of its questions and of its goal, and
    /// the frames that its texts name.
    private LinkedHashSet<Goto> moments(Step step, int number) {
        var moments = new LinkedHashSet<Goto>();
        step.go().ifPresent(moments::add);
        step.questions().forEach(q -> moments.add(q.at()));
        var frames = new LinkedHashSet<>(List.of(0));
        step.play().ifPresent(p -> frames.add(p.to()));
        step.goal().ifPresent(g -> g.at().ifPresent(frames::add));
        int last = Math.max(step.questions().stream().mapToInt(q -> q.at().frame()).max().orElse(0),
                frames.stream().max(Integer::compare).orElse(0));
        for (String text : texts(lesson.tellings().get(Lesson.ORIGINAL).steps().get(number)))
            FRAME.matcher(text).results().map(m -> Integer.parseInt(m.group(1)))
                    .filter(f -> f <= last).forEach(frames::add);
        frames.forEach(f -> moments.add(Goto.complete(f, step.at())));
        return moments;
    }

    private static List<String> texts(LessonWords.OfStep words) {
        var texts = new ArrayList<String>();
        for (List<org.commonmark.node.Node> blocks : List.of(words.blocks(), words.after()))
            PlainProse.of(blocks).forEach(line -> texts.add(line.text()));
        words.questions().forEach(q -> texts.add(q.toString()));
        return texts;
    }

    private void measure(Step step, Trial trial, Goto moment, KnownNumbers known) {
        known.name(moment.frame());
        moment.rounds().values().forEach(known::name);
        try {
            Expression.Scope scope = trial.at(moment);
            for (Vocabulary.Side side : step.compare().isPresent() ? BOTH : ONE) {
                known.add(scope.settings(side));
                known.add(lesson.model().measures(), scope, side);
            }
            step.given().forEach(g -> known.name(g.value(scope)));
        } catch (BadInput beyond) { // the run ends before; the question that asks for it has its fault
            known.name(moment.frame());
        }
    }

    /// The least and the largest value of each measure of the whole scene, over the frames up to the last moment.
    private void range(Step step, Trial trial, int last, KnownNumbers known) {
        List<Measure> whole = lesson.model().measures().stream()
                .filter(m -> m.of().isEmpty() && m.width() == 1 && !m.ofSkin()).toList();
        var values = new double[whole.size()][last + 1];
        try {
            for (int frame = 0; frame <= last; frame++) {
                Expression.Scope scope = trial.at(Goto.complete(frame, step.at()));
                for (int i = 0; i < values.length; i++)
                    values[i][frame] = scope.measure(Vocabulary.Side.LEFT, whole.get(i))[0];
            }
            for (double[] each : values) known.add(each);
        } catch (BadInput beyond) { // the run ends before; the question that asks for it has its fault
            known.name(last);
        }
    }

    /// What the sweep of the step shows, run by run.
    private void sweep(Step step, KnownNumbers known) {
        if (step.sweep().isEmpty() || step.scene().isEmpty()) return;
        Step.Sweep sweep = step.sweep().get();
        var measure = new SourceExpression(sweep.measure(), step.at(), false);
        for (String value : sweep.over().values()) try {
            var start = new SceneStart(step.scene().get().settings().with(sweep.over().name(), value),
                    step.scene().get().inputs());
            known.add(measure.value(new Trial(lesson.model(), new StagedScene(start, Optional.empty()))
                    .at(Goto.complete(sweep.frames(), step.at()))));
        } catch (BadInput ends) { // such as a run that explodes: the sweep shows a gap
            known.name(value);
        }
    }

    private static void add(Question question, Answer truth, KnownNumbers known) {
        String unit = question instanceof Question.Number n ? n.unit() : "";
        switch (truth) {
            case Answer.Figure f -> {
                known.name(f.value(), unit);
                f.mistakes().forEach(v -> known.name(v, unit));
            }
            case Answer.Drawn d -> {
                for (double v : d.samples()) known.add(v);
            }
            case Answer.Ran r -> r.results().forEach(each -> {
                for (double v : each) known.add(v);
            });
            case Answer.Pointed p -> p.elements().forEach(known::add);
            default -> {}
        }
    }

    /// The numbers that are written in the block.
    private static void block(Step step, KnownNumbers known) {
        for (Question question : step.questions()) switch (question) {
            case Question.Choices q ->
                    q.choices().forEach(c -> c.when().ifPresent(w -> known.name(w.expression().toString())));
            case Question.Number q -> known.name(q.truth().expression().toString());
            case Question.Curve q -> known.name(q.truth().expression().toString());
            default -> {}
        }
        step.goal().ifPresent(g -> known.name(g.when().expression().toString()));
        step.panel().ifPresent(p -> known.name(p.toString()));
        step.sweep().ifPresent(s -> {
            s.over().values().forEach(known::name);
            known.name(s.frames());
        });
        step.scene().ifPresent(s -> known.name(s.inputs().toString()));
    }

    private static void name(String text, KnownNumbers known) {
        PrintedNumber.in(text).forEach(n -> known.name(n.value(), n.unit()));
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

        private void read(String text, SourcePosition at) {
            var computed = new ArrayList<Integer>();
            for (WrittenEquation e : WrittenEquation.in(text)) {
                e.right().forEach(n -> computed.add(n.start()));
                if (e.holds()) known.name(e.left());
                else warn(at, "'" + BadInput.brief(e.written()) + "' does not hold: the left side is "
                        + e.left() + "; equal sides would be right");
            }
            List<PrintedNumber> numbers = PrintedNumber.in(text);
            for (PrintedNumber n : numbers) {
                if (!n.small()) {
                    looked++;
                    if (!known.has(n) && !said.has(n) && !computed.contains(n.start()) && !known.yields(n, numbers))
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
