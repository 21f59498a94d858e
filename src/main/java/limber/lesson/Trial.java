package limber.lesson;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import limber.engine.BadInput;
import limber.engine.Cursor;
import limber.engine.Measure;
import limber.engine.Model;
import limber.engine.Picture;
import limber.engine.Rival;
import limber.engine.Run;
import limber.engine.Settings;
import limber.engine.State;
import limber.engine.Timeline;
import limber.engine.Wanted;

/// A step's scene, run apart from what is shown, to see what is true at the moments that are asked about. Not
/// thread-safe.
///
/// Where two settings are compared, the right one is at the frame nearest in time, as in the window.
public final class Trial {
    private static final Wanted NOTHING = new Wanted(Set.of(), Set.of());
    private final Model model;
    private final Effort effort;
    private final BooleanSupplier given;
    private final Run left;
    private final Optional<Rival> right;

    /// One that is run for as long as a lesson may take.
    ///
    /// @throws BadInput if settings contradict each other or inputs cannot be
    public Trial(Model model, Staged staged) {
        this(model, staged, new Effort(Limits.OPERATIONS));
    }

    /// One of several that share what may be run.
    ///
    /// @throws BadInput if settings contradict each other or inputs cannot be
    Trial(Model model, Staged staged, Effort effort) {
        this(model, staged, effort, () -> false);
    }

    /// One that takes as long as somebody waits for it.
    ///
    /// @param stop gives it up
    /// @throws BadInput if settings contradict each other or inputs cannot be
    public Trial(Model model, Staged staged, BooleanSupplier stop) {
        this(model, staged, new Effort(Long.MAX_VALUE), stop);
    }

    private Trial(Model model, Staged staged, Effort effort, BooleanSupplier stop) {
        this.model = model;
        this.effort = effort;
        given = stop;
        var timeline = new Timeline(model);
        left = new Run(timeline, timeline.root(staged.scene().settings(), staged.scene().inputs()));
        right = staged.rival().map(variant -> new Rival(new Timeline(model), variant));
    }

    /// What an expression reads at a moment.
    ///
    /// @throws BadInput if there is no such moment, or it takes too long to get there
    /// @throws CancellationException if it was given up
    public Expression.Scope at(Goto moment) {
        try {
            int before = left.cursor().frame();
            moment.seek(left, this::stopped);
            Optional<Picture> other = right.map(r -> r.beside(left, NOTHING, false, this::stopped));
            other.ifPresent(p -> effort.spend(model.schedule(p.settings()), p.state(), Math.max(0, left.cursor().frame() - before)));
            if (given.getAsBoolean()) throw new CancellationException("given up on the way to frame " + moment.frame());
            if (effort.spent()) throw new BadInput("playing the lesson to here works on more than " + Limits.OPERATIONS + " elements; fewer frames, sweeps or elements would be right");
            return scope(other);
        } catch (BadInput e) {
            throw moment.spot().bad(e.getMessage());
        }
    }

    /// Asked before each frame.
    private boolean stopped() {
        effort.spend(left.schedule(), left.state(), 1);
        return given.getAsBoolean() || effort.spent();
    }

    /// Where the scene has been taken last.
    public Cursor cursor() {
        return left.cursor();
    }

    /// The values of an expression from one frame to another, one a frame.
    public double[] over(Written expression, int from, int to) {
        var values = new double[to - from + 1];
        for (int n = from; n <= to; n++) values[n - from] = expression.value(at(Goto.complete(n, expression.spot())));
        return values;
    }

    private Expression.Scope scope(Optional<Picture> other) {
        State whole = left.picture();
        Settings p = left.settings();
        return new Expression.Scope() {
            @Override
            public Settings settings(Vocabulary.Side side) {
                return side == Vocabulary.Side.RIGHT ? other.orElseThrow().settings() : p;
            }

            @Override
            public double[] measure(Vocabulary.Side side, Measure measure) {
                return measure.read(settings(side), side == Vocabulary.Side.RIGHT ? other.orElseThrow().state() : whole);
            }
        };
    }
}
