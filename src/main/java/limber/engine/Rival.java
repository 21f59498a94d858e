package limber.engine;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// A second run beside one that is looked at: the same course under other settings, at the same simulated time.
///
/// Frames may be of different lengths, so that each picture is set beside the frame whose time is nearest, of two as near
/// the earlier one; inside a frame, beside the operation most like it. One thread owns it once it has been handed over.
public final class Rival {
    /// Frames that are run though somebody waits for something else: fewer take less time than a picture.
    private static final int UNASKED = 16;
    /// Two frames are as near where rounding alone tells them apart.
    private static final double ROUNDING = 1 + 1e-9;

    private final Timeline timeline;
    private final Variant variant;
    /// The course that this one follows.
    private Branch leader;
    private Run run;
    /// When each frame up to `known` is complete, s.
    private double[] times = new double[256];
    private int known;
    /// The last frame that can be shown.
    private int last = Integer.MAX_VALUE;
    private Optional<Divergence> divergence = Optional.empty();

    /// @param timeline where its keyframes lie; its own, so that it takes none from the run that is looked at
    public Rival(Timeline timeline, Variant variant) {
        this.timeline = timeline;
        this.variant = variant;
    }

    /// Goes to where another run stands, and shows that.
    ///
    /// @param stop gives up a long way between two frames
    /// @throws BadInput if its settings contradict each other, or an input means nothing to it
    public Picture beside(Run leading, Wanted wanted, boolean still, BooleanSupplier stop) {
        follow(leading.branch());
        go(leading, new BooleanSupplier() {
            private int frames;

            @Override
            public boolean getAsBoolean() {
                return ++frames > UNASKED && stop.getAsBoolean();
            }
        });
        boolean ended = divergence.isPresent() && run.cursor().frame() == last;
        return Simulation.picture(run, wanted, still, ended ? divergence : Optional.empty());
    }

    /// Frees what it has kept.
    void leave() {
        if (run != null) timeline.forget(run.branch());
    }

    /// Takes over what has happened on a course; what it has in common with the one before is not run again.
    private void follow(Branch course) {
        if (course == leader) return;
        Settings settings = variant.of(course.settings());
        if (run != null && run.branch().settings().equals(settings)) {
            Branch before = run.branch(), now = timeline.amend(before, variant.shared(course.inputs()));
            int common = now.shared(before);
            known = Math.min(known, common);
            if (last > common) free();
            run.seek(now, Cursor.complete(Math.min(run.cursor().frame(), common)));
        } else {
            leave();
            run = new Run(timeline, timeline.root(settings, variant.shared(course.inputs())));
            known = 0;
            times[0] = run.model().time(run.state());
            free();
        }
        leader = course;
    }

    private void free() {
        last = Integer.MAX_VALUE;
        divergence = Optional.empty();
    }

    private void go(Run leading, BooleanSupplier stop) {
        Cursor there = leading.cursor();
        int frame = nearest(time(leading), stop);
        run.seek(run.branch(), Cursor.complete(frame), stop);
        if (run.cursor().frame() == frame && frame < last && !there.betweenFrames())
            run.seek(run.branch(), new Navigation(run).like(run.branch(), new Cursor(frame, there.slot(), there.element()), leading.rungs()));
        if (!Divergence.clean(run)) end();
    }

    /// When the last frame was complete; inside one its clock has gone on already.
    private static double time(Run leading) {
        if (leading.cursor().betweenFrames()) return leading.model().time(leading.state());
        Run begun = leading.copy();
        begun.seek(begun.branch(), Cursor.complete(begun.cursor().frame()));
        return begun.model().time(begun.state());
    }

    /// The frame that is complete at about a time, of those that have been run, which are as many as it takes.
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

    /// It stays at its last frame in which every value is finite.
    private void end() {
        Divergence found = Divergence.find(run);
        divergence = Optional.of(found);
        last = found.before().frame();
        run.seek(run.branch(), Cursor.complete(last));
    }
}
