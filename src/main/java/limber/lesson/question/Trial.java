package limber.lesson.question;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import limber.engine.Cursor;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.model.ElementKind;
import limber.engine.model.Model;
import limber.engine.run.ComparisonRun;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.engine.watch.Explanation;
import limber.expression.AfterStep;
import limber.expression.Expression;
import limber.input.Goto;
import limber.input.SourceExpression;
import limber.lesson.source.Limits;

/// A run of a step's scene apart from the shown one, used to compute the truth of questions and goals. Not thread-safe.
///
/// In a comparison the right side is at the frame nearest in time, as in the window.
public final class Trial {
    private static final PictureRequest NOTHING = new PictureRequest(Set.of(), Set.of());
    private static final String TOO_MUCH = "playing the lesson to here works on more than " + Limits.OPERATIONS
            + " elements; fewer frames, sweeps or elements would be right";

    /// The most operations that a formula is compared with.
    private static final int MOST_OPERATIONS = 10_000;
    /// The most phases of a frame after which a number is looked at.
    private static final int MOST_PHASES = 1000;

    private final Model model;
    private final WorkBudget budget;
    private final BooleanSupplier stop;
    private final Run left;
    private final Optional<ComparisonRun> right;
    private Cursor operated = Cursor.START;

    /// A trial with a lesson's work budget.
    ///
    /// @throws BadInput if settings contradict each other or inputs cannot be
    public Trial(Model model, StagedScene staged) {
        this(model, staged, new WorkBudget(Limits.OPERATIONS));
    }

    /// A trial that shares a work budget with others.
    ///
    /// @throws BadInput if settings contradict each other or inputs cannot be
    public Trial(Model model, StagedScene staged, WorkBudget budget) {
        this(model, staged, budget, () -> false);
    }

    /// A trial without a work budget.
    ///
    /// @param stop cancels it
    /// @throws BadInput if settings contradict each other or inputs cannot be
    public Trial(Model model, StagedScene staged, BooleanSupplier stop) {
        this(model, staged, new WorkBudget(Long.MAX_VALUE), stop);
    }

    private Trial(Trial begun, WorkBudget budget) {
        model = begun.model;
        this.budget = budget;
        stop = begun.stop;
        left = begun.left;
        right = begun.right;
    }

    private Trial(Model model, StagedScene staged, WorkBudget budget, BooleanSupplier stop) {
        this.model = model;
        this.budget = budget;
        this.stop = stop;
        budget.spend(initialCost(staged));
        if (budget.spent()) throw new BadInput(TOO_MUCH);
        var timeline = new Timeline(model);
        left = new Run(timeline, timeline.root(staged.scene().settings(), staged.scene().inputs()));
        right = staged.comparison().map(variant -> new ComparisonRun(new Timeline(model), variant));
    }

    /// The work until both sides stand at frame 0.
    private long initialCost(StagedScene staged) {
        Settings p = staged.scene().settings();
        return model.initialCost(p) + staged.comparison().map(c -> model.initialCost(c.of(p))).orElse(0L);
    }

    /// The values for expressions at a moment.
    ///
    /// @throws BadInput if there is no such moment, or it takes too long to get there
    /// @throws CancellationException if it was cancelled
    public Expression.Scope at(Goto moment) {
        try {
            int before = left.cursor().frame();
            moment.seek(left, this::stopped);
            Optional<Picture> other = right.map(r -> r.beside(left, NOTHING, false, this::stopped));
            other.ifPresent(p -> budget.spend(model.running(p.settings()), p.state(),
                    Math.max(0, left.cursor().frame() - before)));
            if (stop.getAsBoolean()) throw new CancellationException("given up on the way to frame " + moment.frame());
            if (budget.spent()) throw new BadInput(TOO_MUCH);
            return scope(other);
        } catch (BadInput e) {
            throw moment.position().bad(e.getMessage());
        }
    }

    /// The same run, with another budget for its further work.
    public Trial with(WorkBudget other) {
        return new Trial(this, other);
    }

    /// Whether to stop; called before each frame.
    private boolean stopped() {
        budget.spend(left.schedule(), left.state(), 1);
        return stop.getAsBoolean() || budget.spent();
    }

    Model model() {
        return model;
    }

    /// The cursor of the scene.
    public Cursor cursor() {
        return left.cursor();
    }

    /// The positions of all elements of a kind at a moment: xyz triples, the middle of each.
    ///
    /// @throws BadInput if there is no such moment, or it takes too long to get there
    double[] places(String of, Goto moment) {
        at(moment);
        return places(of);
    }

    /// The same, where it stands.
    double[] places(String of) {
        State whole = left.picture();
        ElementKind kind = model.kind(left.settings(), of).orElseThrow();
        double[] corners = model.places(left.settings(), whole, kind);
        int each = kind.shape().corners();
        var middles = new double[corners.length / each];
        for (int i = 0; i < middles.length; i++)
            for (int k = 0; k < each; k++) middles[i] += corners[3 * (each * (i / 3) + k) + i % 3] / each;
        return middles;
    }

    /// The operations of a phase in a frame, in all rounds that are not named, and what a truth is after each.
    ///
    /// @throws BadInput if there are none, or too many
    /// @throws CancellationException if it was cancelled
    Answer.Ran operations(Goto over, SourceExpression truth) {
        at(Goto.complete(over.frame() - 1, over.position()));
        var scopes = new ArrayList<Expression.Scope>();
        var results = new ArrayList<double[]>();
        while (left.cursor().frame() < over.frame()) {
            if (stopped()) throw new CancellationException("given up in frame " + over.frame());
            if (!named(over, left.slot())) left.nextPhase();
            else if (scopes.size() < MOST_OPERATIONS) {
                Explanation done = left.stepWatched();
                operated = left.cursor();
                scopes.add(new AfterStep(left, Optional.of(done), List.of()));
                results.add(truth.values(scopes.getLast(), done.element()));
            } else throw over.position().bad("there are more than " + MOST_OPERATIONS + " operations " + over.text()
                    + "; one sweep of them would be right");
        }
        if (scopes.isEmpty()) throw over.position().bad("there is no operation " + over.text());
        return new Answer.Ran(scopes, results);
    }

    /// The moment after the last of these [#operations(Goto, SourceExpression)].
    Cursor operated() {
        return operated;
    }

    /// The moment from which on something is what it is at the end of its frame: after the last phase that changes it,
    /// or the end of the frame where none does. So a question about a sweep is judged when that sweep ends.
    ///
    /// @param at the end of a frame, where it stands
    /// @param asked the numbers of that something, where it stands
    Cursor settled(Goto at, Function<Expression.Scope, double[]> asked) {
        Cursor end = left.cursor(), settled = end;
        if (!at.betweenFrames() || at.frame() == 0 || right.isPresent()) return end;
        left.seek(left.branch(), Cursor.complete(at.frame() - 1));
        double[] value = asked.apply(scope(Optional.empty()));
        for (int phases = 0; left.cursor().frame() < at.frame(); phases++) {
            if (phases == MOST_PHASES) return end;
            left.nextPhase();
            double[] now = asked.apply(scope(Optional.empty()));
            if (!Arrays.equals(value, now)) settled = left.cursor();
            value = now;
        }
        return settled;
    }

    /// The scene of this trial at its start, under other values of some parameters.
    ///
    /// @throws BadInput if they contradict each other
    CodeScene scene(CodeQuestion.Over over) {
        Settings p = left.branch().settings();
        for (var value : over.set().entrySet()) p = p.with(value.getKey().name(), value.getValue());
        model.check(p);
        return new CodeScene(model, p, left.branch().inputs(), over.from(), over.to());
    }

    /// Spends the work of a scene that is judged.
    ///
    /// @throws BadInput if it is more than a lesson may do
    /// @throws CancellationException if it was cancelled
    void spend(CodeScene scene) {
        Run run = scene.begin();
        budget.spend(run.schedule(), run.state(), scene.to());
        if (stop.getAsBoolean()) throw new CancellationException("given up before a scene was judged");
        if (budget.spent()) throw new BadInput(TOO_MUCH);
    }

    private static boolean named(Goto over, Slot slot) {
        return slot.phase().name().equals(over.phase()) && over.rounds().entrySet().stream()
                .allMatch(r -> slot.path().anyMatch(p -> p.loop().equals(r.getKey()) && p.number() == r.getValue()));
    }

    private Expression.Scope scope(Optional<Picture> other) {
        return new StateScope(model, left.settings(), left.picture(), other);
    }
}
