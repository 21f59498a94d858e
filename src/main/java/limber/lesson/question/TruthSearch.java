package limber.lesson.question;

import java.util.Optional;
import java.util.function.Supplier;
import limber.engine.Cursor;
import limber.input.Goto;

/// A search for the truths of a step's questions, one question after the other, by one run beside the shown one. A part
/// of it is as long as a frame takes, so that it can be done between other things.
public final class TruthSearch {
    private final Supplier<Trial> begin;
    private Optional<Trial> trial = Optional.empty();
    /// The values of a curve so far.
    private double[] frames = {};
    private int known;

    /// @param begin begins a run of the step's scene
    public TruthSearch(Supplier<Trial> begin) {
        this.begin = begin;
    }

    /// Does all of the search for a question.
    ///
    /// @throws limber.engine.text.BadInput if the run gives none
    public Answer find(Question q) {
        Optional<Answer> found = part(q);
        while (found.isEmpty()) found = part(q);
        return found.get();
    }

    /// Does a part of the search for a question.
    ///
    /// @return the truth; empty while it is not found
    /// @throws limber.engine.text.BadInput if the run gives none
    public Optional<Answer> part(Question q) {
        try {
            return next(q);
        } catch (RuntimeException e) { // in the middle of an operation: there is no run to go on with
            trial = Optional.empty();
            known = 0;
            throw e;
        }
    }

    private Optional<Answer> next(Question q) {
        if (trial.isEmpty()) {
            trial = Optional.of(begin.get());
            return Optional.empty();
        }
        Trial run = trial.get();
        int frame = run.cursor().frame();
        if (frame < before(q)) {
            run.at(Goto.complete(frame + 1, q.position()));
            return Optional.empty();
        }
        return q instanceof Question.Curve curve ? curve(curve, run) : Optional.of(q.truth(run));
    }

    /// The moment from which on the run shows the truth that has just been found.
    public Cursor shown(Question q) {
        return q.shown(trial.orElseThrow());
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
    private Optional<Answer> curve(Question.Curve q, Trial run) {
        if (known == 0) frames = new double[q.frames()];
        frames[known] = q.value(run, q.from() + known);
        if (++known < frames.length) return Optional.empty();
        known = 0;
        return Optional.of(new Answer.Drawn(Question.Curve.samples(frames)));
    }
}
