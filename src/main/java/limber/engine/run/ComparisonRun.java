package limber.engine.run;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import limber.engine.Cursor;
import limber.engine.model.Entry;
import limber.engine.model.Variant;
import limber.engine.text.BadInput;

/// A second run compared with the one that is shown: the same course under other settings, at the same simulated time,
/// or another method at the same frame.
///
/// Frames of one scene under other settings may have different lengths, so each picture is paired with the frame whose
/// time is nearest (the earlier one of two equally near), and inside a frame with the most similar operation. Once
/// handed over, the run belongs to one thread.
public final class ComparisonRun implements SecondSide {
    /// Frames that are run while a newer request waits: fewer take less time than a picture.
    private static final int UNASKED = 16;
    /// The factor within which two distances in time are equal but for rounding.
    private static final double ROUNDING = 1 + 1e-9;

    private final Timeline timeline;
    private final Course course;
    /// The branch that this run follows.
    private Branch leader;
    private Run run;
    /// The time at which each frame up to `known` is complete, s.
    private double[] times = new double[256];
    private int known;
    /// The last frame that can be shown.
    private int last = Integer.MAX_VALUE;
    private Optional<Divergence> divergence = Optional.empty();

    /// @param timeline of its own keyframes, so that it takes none from the shown run
    public ComparisonRun(Timeline timeline, Variant variant) {
        this(timeline, Course.of(timeline.model(), variant));
    }

    /// @param timeline of its own keyframes, so that it takes none from the shown run
    public ComparisonRun(Timeline timeline, Course course) {
        this.timeline = timeline;
        this.course = course;
    }

    @Override public Picture add(Picture now, Run leading, PictureRequest wanted, boolean still,
            BooleanSupplier stop) {
        return now.beside(beside(leading, wanted, still, stop));
    }

    /// Moves to the place of another run and returns that picture.
    ///
    /// @param stop gives up a long way between two frames
    /// @throws BadInput if its settings contradict each other, or an input means nothing to it
    public Picture beside(Run leading, PictureRequest wanted, boolean still, BooleanSupplier stop) {
        follow(leading.branch());
        go(leading, new BooleanSupplier() {
            private int frames;

            @Override public boolean getAsBoolean() {
                return ++frames > UNASKED && stop.getAsBoolean();
            }
        });
        boolean ended = divergence.isPresent() && run.cursor().frame() == last;
        return ended ? Picture.stopped(run, wanted, divergence.orElseThrow())
                : Picture.of(run, wanted, still, Optional.empty());
    }

    @Override public void leave() {
        if (run != null) timeline.forget(run.branch());
        run = null; // where it comes back, it is run anew
        leader = null;
    }

    /// Follows a branch; the part it shares with the one before is not run again.
    private void follow(Branch leading) {
        if (leading == leader) return;
        Entry own = course.under(leading);
        if (run != null && run.branch().settings().equals(own.settings())) {
            Branch before = run.branch(), now = timeline.amend(before, own.inputs());
            int common = now.shared(before);
            known = Math.min(known, common);
            if (last > common) free();
            run.seek(now, Cursor.complete(Math.min(run.cursor().frame(), common)));
        } else {
            leave();
            run = new Run(timeline, timeline.root(own.settings(), own.inputs()));
            known = 0;
            times[0] = run.model().time(run.state());
            free();
        }
        leader = leading;
    }

    private void free() {
        last = Integer.MAX_VALUE;
        divergence = Optional.empty();
    }

    private void go(Run leading, BooleanSupplier stop) {
        Cursor there = leading.cursor();
        int frame = course.inside() ? nearest(time(leading), stop) : Math.min(there.frame(), last);
        run.seek(run.branch(), Cursor.complete(frame), stop);
        if (course.inside() && run.cursor().frame() == frame && frame < last && !there.betweenFrames())
            run.seek(run.branch(), new Navigation(run).like(run.branch(),
                    new Cursor(frame, there.step(), there.element()), leading.path()));
        if (!Divergence.clean(run)) end();
    }

    /// The time when the last frame was complete; inside a frame its clock has already advanced.
    private static double time(Run leading) {
        if (leading.cursor().betweenFrames()) return leading.model().time(leading.state());
        Run begun = leading.copy();
        begun.seek(begun.branch(), Cursor.complete(begun.cursor().frame()));
        return begun.model().time(begun.state());
    }

    /// The complete frame nearest to a time, among the frames run so far, which are extended as needed.
    private int nearest(double time, BooleanSupplier stop) {
        boolean moves = true;
        while (moves && times[known] < time && known < last && !stop.getAsBoolean()) moves = learn();
        int at = Arrays.binarySearch(times, 0, known + 1, time), after = at >= 0 ? at : -at - 1;
        if (after > known) return Math.min(known, last);
        int before = Math.max(0, after - 1);
        return Math.min(last, time - times[before] <= ROUNDING * (times[after] - time) ? before : after);
    }

    /// Runs one more frame to know its time.
    ///
    /// @return whether time goes on: a clock may stand still for ever
    private boolean learn() {
        run.seek(run.branch(), Cursor.complete(known + 1));
        if (times.length == ++known) times = Arrays.copyOf(times, 2 * known);
        times[known] = run.model().time(run.state());
        return times[known] > times[known - 1];
    }

    /// Ends the run at its last frame in which every value is finite.
    private void end() {
        Divergence found = Divergence.find(run);
        divergence = Optional.of(found);
        last = found.before().frame();
        run.seek(run.branch(), Cursor.complete(last));
    }
}
