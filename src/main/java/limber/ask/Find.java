package limber.ask;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import limber.engine.Cursor;
import limber.engine.Schedule;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import limber.engine.text.BadInput;
import limber.engine.watch.Explanation;
import limber.expression.AfterStep;
import limber.expression.Expression;
import limber.expression.ExpressionFault;
import limber.expression.Vocabulary;

/// A search for the steps of a range of frames after which a condition holds.
///
/// @param by the size of a step; the names of an operation mean something for single operations only
public record Find(Expression where, StepSize by) {
    /// A step after which the condition holds.
    ///
    /// @param before,after the cursors before and after the step
    /// @param slot of its first operation; empty for a whole frame
    /// @param element that a single operation worked on; -1 for none
    public record Hit(Cursor before, Cursor after, Optional<Slot> slot, int element) {}

    /// A search for a condition with its usual steps, or with others.
    ///
    /// @param by empty for the usual ones
    /// @throws BadInput `4: …` if the text is no condition: the column and what would be right
    public static Find read(String text, Model model, Schedule schedule, Optional<StepSize> by) {
        return read(text, new Vocabulary(model, schedule), by);
    }

    /// The same with other names.
    ///
    /// @throws BadInput `4: …` if the text is no condition: the column and what would be right
    public static Find read(String text, Vocabulary names, Optional<StepSize> by) {
        Expression where = condition(text, by.filter(step -> !step.equals(StepSize.ELEMENT)).isPresent()
                ? names.ofLargerSteps()
                : names);
        return new Find(where, by.orElseGet(() -> usual(where)));
    }

    static Expression condition(String text, Vocabulary names) {
        try {
            return Expression.condition(text.strip(), names);
        } catch (ExpressionFault e) {
            throw new BadInput(e.column() + ": " + e.getMessage());
        }
    }

    /// The size of the steps that a condition is usually looked at: single operations if it speaks of them, frames
    /// otherwise.
    private static StepSize usual(Expression where) {
        return where.ofOperation() ? StepSize.ELEMENT : StepSize.FRAME;
    }

    /// Searches the frames after `from` up to `to`; ends where the run is no longer finite.
    ///
    /// @param run is moved
    /// @param found receives each hit; returns whether the search goes on
    /// @param stop gives the search up; asked before each step
    public void frames(Run run, int from, int to, Predicate<Hit> found, BooleanSupplier stop) {
        if (!run.seek(run.branch(), Cursor.complete(from), stop)) return;
        while (run.cursor().frame() < to && !stop.getAsBoolean() && Divergence.clean(run)) {
            Optional<Hit> hit = step(run);
            if (hit.isPresent() && !found.test(hit.get())) return;
        }
    }

    /// Takes one step; a hit if the condition holds after it.
    ///
    /// @param run is moved
    public Optional<Hit> step(Run run) {
        Cursor before = run.cursor();
        Optional<Slot> slot = by.equals(StepSize.FRAME) ? Optional.empty() : Optional.of(run.slot());
        AfterStep moment = by.equals(StepSize.ELEMENT) ? operation(run) : larger(run);
        return where.holds(moment) ? Optional.of(new Hit(before, run.cursor(), slot,
                moment.operation().filter(o -> !o.slot().phase().of().isEmpty()).map(Explanation::element).orElse(-1)))
                : Optional.empty();
    }

    private AfterStep operation(Run run) {
        if (!where.ofOperation()) {
            run.step(by);
            return new AfterStep(run, Optional.empty(), List.of());
        }
        Explanation done = run.stepWatched();
        return new AfterStep(run, Optional.of(done), done.changes());
    }

    private AfterStep larger(Run run) {
        if (!where.ofOperation()) {
            run.step(by);
            return new AfterStep(run, Optional.empty(), List.of());
        }
        State before = run.found();
        run.step(by);
        return new AfterStep(run, Optional.empty(), run.changesSince(before));
    }
}
