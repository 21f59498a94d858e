package limber.lesson.check;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import limber.engine.Measure;
import limber.engine.text.BadInput;
import limber.expression.Expression;
import limber.expression.Vocabulary;
import limber.input.Goto;
import limber.input.SourceExpression;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.question.Answer;
import limber.lesson.question.Question;
import limber.lesson.question.SceneStart;
import limber.lesson.question.StagedScene;
import limber.lesson.question.Trial;
import limber.lesson.question.WorkBudget;
import limber.lesson.source.LessonWords;
import limber.lesson.source.PlainProse;

/// A collector of the numbers that a step has before its texts are read: what ran, what is set, what is asked.
///
/// @param budget for all runs of the lesson's check
record StepNumbers(Lesson lesson, Step step, WorkBudget budget) {
    /// Frames that a text names, such as "frame 48".
    private static final Pattern FRAME = Pattern.compile("frames? (\\d{1,5})");
    /// The most frames that a text can name, and the most over which the range of a measure is found.
    private static final int NAMED = 20, LONG = 2000;
    private static final List<Vocabulary.Side> ONE = List.of(Vocabulary.Side.LEFT),
            BOTH = List.of(Vocabulary.Side.LEFT, Vocabulary.Side.RIGHT);

    /// @param trial in which the step was played
    /// @param truths of the questions that have one
    KnownNumbers known(Trial trial, Map<Question, Answer> truths) {
        var known = new KnownNumbers();
        LinkedHashSet<Goto> moments = moments();
        moments.forEach(m -> measure(trial, m, known));
        known.later(() -> range(trial, Math.min(LONG, moments.stream().mapToInt(Goto::frame).max().orElse(0)), known));
        sweep(known);
        truths.forEach((question, truth) -> add(question, truth, known));
        block(known);
        int number = lesson.steps().indexOf(step);
        lesson.tellings().values().forEach(telling -> telling.steps().get(number).questions().forEach(q -> {
            name(q.ask(), known);
            q.choices().forEach(c -> name(c.text(), known));
        }));
        return known;
    }

    /// The moments of a step: its start, where it goes, how far it plays, those of its questions and of its goal, and
    /// the frames that its texts name.
    private LinkedHashSet<Goto> moments() {
        var moments = new LinkedHashSet<Goto>();
        step.go().ifPresent(moments::add);
        step.questions().forEach(q -> moments.add(q.at()));
        var frames = new LinkedHashSet<>(List.of(0));
        step.play().ifPresent(p -> frames.add(p.to()));
        step.goal().ifPresent(g -> g.at().ifPresent(frames::add));
        int last = Math.max(step.questions().stream().mapToInt(q -> q.at().frame()).max().orElse(0),
                frames.stream().max(Integer::compare).orElse(0));
        for (String text : texts(lesson.tellings().get(Lesson.ORIGINAL).steps().get(lesson.steps().indexOf(step))))
            FRAME.matcher(text).results().map(m -> Integer.parseInt(m.group(1)))
                    .filter(f -> f <= last).limit(NAMED).forEach(frames::add);
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

    private void measure(Trial trial, Goto moment, KnownNumbers known) {
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
    private void range(Trial trial, int last, KnownNumbers known) {
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
    private void sweep(KnownNumbers known) {
        if (step.sweep().isEmpty() || step.scene().isEmpty()) return;
        Step.Sweep sweep = step.sweep().get();
        var measure = new SourceExpression(sweep.measure(), step.at(), false);
        for (String value : sweep.over().values()) try {
            var start = new SceneStart(step.scene().get().settings().with(sweep.over().name(), value),
                    step.scene().get().inputs());
            known.add(measure.value(new Trial(lesson.model(), new StagedScene(start, Optional.empty()), budget)
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
            case Answer.Worked w -> known.add(w.operations());
            default -> {}
        }
    }

    /// The numbers that are written in the block.
    private void block(KnownNumbers known) {
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
}
