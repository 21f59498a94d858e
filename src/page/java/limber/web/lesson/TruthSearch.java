package limber.web.lesson;

import java.util.Optional;
import limber.engine.model.Model;
import limber.input.Goto;
import limber.lesson.Answer;
import limber.lesson.FormulaQuestion;
import limber.lesson.Question;
import limber.lesson.StagedScene;
import limber.lesson.StepAnswers.Truth;
import limber.lesson.Trial;

/// A search for the truths of a step's questions, one question after the other, by one run beside the shown one. A part
/// of it is as long as a frame takes.
final class TruthSearch {
    private final Model model;
    private final StagedScene staged;
    private Optional<Trial> trial = Optional.empty();
    /// The values of a curve so far.
    private double[] frames = {};
    private int known;

    TruthSearch(Model model, StagedScene staged) {
        this.model = model;
        this.staged = staged;
    }

    /// Does a part of the search for a question.
    ///
    /// @return the truth; empty while it is not found
    /// @throws limber.engine.text.BadInput if the run gives none
    Optional<Truth> step(Question q) {
        if (trial.isEmpty()) {
            trial = Optional.of(new Trial(model, staged));
            return Optional.empty();
        }
        Trial run = trial.get();
        int frame = run.cursor().frame();
        if (frame < before(q)) {
            run.at(Goto.complete(frame + 1, q.position()));
            return Optional.empty();
        }
        return q instanceof Question.Curve curve ? curve(curve, run) : Optional.of(truth(q, q.truth(run), run));
    }

    private static Truth truth(Question q, Answer answer, Trial run) {
        return new Truth(answer, q.shown(run));
    }

    /// The frame up to which is run before the truth is asked for.
    private static int before(Question q) {
        return switch (q) {
            case Question.Curve curve -> curve.from();
            case FormulaQuestion formula -> formula.over().frame() - 1;
            default -> q.at().betweenFrames() ? q.at().frame() : q.at().frame() - 1;
        };
    }

    /// Reads one value of a curve.
    private Optional<Truth> curve(Question.Curve q, Trial run) {
        int count = q.at().frame() - q.from() + 1;
        if (known == 0) frames = new double[count];
        double value = q.truth().value(run.at(Goto.complete(q.from() + known, q.truth().position())));
        if (!Double.isFinite(value)) throw q.truth().position().bad("this is " + value + " in frame "
                + (q.from() + known) + " when the lesson is played; finite numbers would be right");
        frames[known++] = value;
        if (known < count) return Optional.empty();
        known = 0;
        return Optional.of(truth(q, new Answer.Drawn(Question.Curve.samples(frames)), run));
    }

    /// What fails in the middle of an operation leaves no run to go on with.
    void spoil() {
        trial = Optional.empty();
        known = 0;
    }
}
