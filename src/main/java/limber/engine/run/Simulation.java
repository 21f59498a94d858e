package limber.engine.run;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.StepSize;
import limber.engine.platform.Platform;
import limber.engine.platform.Worker;
import limber.engine.run.Requests.Request;
import limber.engine.text.BadInput;

/// The simulation thread, the only one that solves. It takes the newest request, runs to it, and publishes an immutable
/// picture.
///
/// Requests wait in its [Requests]. One for a cursor replaces all unanswered ones; steps add up.
public final class Simulation implements AutoCloseable {
    /// A receiver of pictures, called on the simulation's thread.
    public interface Audience {
        /// @param request the number of the request that this picture answers
        void shown(Picture picture, long request);

        /// Receives an error of a model on the way to a request. The branch can be left; the simulation goes on.
        void failed(Throwable e, Branch branch, long request);

        /// Reports that no operation in the searched frames touches the requested element; the run stays where it is.
        void untouched(long request);

        /// Reports that the run has halted on its way; its picture has been shown.
        default void halted(Halts.Halt halt, long request) {}

        /// Reports that the comparison cannot be run, or not further; pictures come without it.
        void comparisonFailed(Throwable e);
    }

    /// How long a frame is finished even though it is no longer wanted, ns.
    private static final long PATIENCE = 500_000_000;

    private final Requests requests;
    private final Timeline timeline;
    private final Audience audience;
    private final Worker worker;
    /// A course on which there is a state to start from.
    private Branch sound;
    /// Made by this thread before the first request, since the first state may take long to make; null until then, and
    /// after it failed.
    private Run run;
    private Divergence divergence;
    private Branch diverged;
    /// An operation that cannot be run, and the branch that leads to it.
    private OperationFailure failure;
    private Branch failing;
    private boolean still;
    /// Whether the current request makes a pause, see [Worker#due].
    private boolean paused;
    /// What the last picture was compared with.
    private Optional<SecondSide> beside = Optional.empty();
    /// The frames from which the current request started, that it has reached, and to which it leads.
    private volatile int from, at, to;
    private final LongSupplier clock;
    /// When the frame of the current request began.
    private long began;
    /// The reasons to halt while playing.
    private volatile Optional<Halts> halts = Optional.empty();

    /// @param clock in ns; it decides only when a frame that is no longer wanted is left
    public Simulation(Timeline timeline, Branch branch, Audience audience, LongSupplier clock) {
        this.clock = clock;
        this.timeline = timeline;
        this.sound = branch;
        this.audience = audience;
        this.worker = Platform.here().worker("limber-simulation", Thread.NORM_PRIORITY, this::work);
        this.requests = new Requests(PictureRequest.atFirst(timeline.model()), worker::wake);
    }

    public void start() {
        worker.start();
    }

    /// Goes to a cursor. In the middle of a frame whose operations differ from those on the branch before, goes to the
    /// most similar operation.
    ///
    /// @param still whether it stops there, so that the operations before and after are explained
    /// @return the number of the request
    public long show(Branch branch, Cursor cursor, boolean still) {
        return requests.show(branch, cursor, still);
    }

    /// One step from the cursor that is being sought. A step beyond a few unanswered ones is dropped, so that a held
    /// key stops acting when it is released.
    ///
    /// @param every whether it stops at every operation, or only where something is seen: see
    ///   [Navigation#aheadVisibly] and [Navigation#behindVisibly]
    public long step(StepSize size, boolean forward, boolean every) {
        return requests.step(size, forward, every);
    }

    /// Goes to the cursor before an operation; see [Navigation#find].
    public long find(int frame, Map<String, Integer> rounds, String phase, int element) {
        return requests.find(frame, rounds, phase, element);
    }

    /// Sets what every picture from now on contains beyond the state. If no other request is pending, the current
    /// moment is shown again with it.
    ///
    /// @return the number of the request that will show it
    public long want(PictureRequest wanted) {
        return requests.want(wanted);
    }

    /// Sets the comparison of every picture from now on. If no other request is pending, the current moment is shown
    /// again with it.
    ///
    /// @return the number of the request that will show it
    public long compare(Optional<? extends SecondSide> comparison) {
        return requests.compare(comparison.map(side -> side));
    }

    /// Cancels the current request and stays where it has got to: between two frames, or inside one that takes long.
    ///
    /// @param branch the branch to stay on, at its start if it has not been begun
    /// @return the number of the request that shows the reached cursor
    public long giveUp(Branch branch) {
        return requests.giveUp(branch);
    }

    /// The progress of the current request, 0..1. Any thread may read it.
    public double done() {
        int goal = to, start = from;
        return goal == start ? 0 : Math.clamp((double) (at - start) / (goal - start), 0, 1);
    }

    /// Goes to the cursor before the next operation that touches an element, or before the last one that did.
    public long touch(Element element, boolean forward) {
        return requests.touch(element, forward);
    }

    /// Sets the reasons to halt while playing.
    public void halts(Optional<Halts> reasons) {
        halts = reasons;
    }

    /// Goes back to the last place at which the run would have halted.
    public long backToHalt() {
        return requests.halt();
    }

    /// Goes to the cursor before the next run of one of these phases, or stays; see [Navigation#ahead(Set)].
    public long ahead(Set<String> phases) {
        return requests.ahead(phases);
    }

    private boolean work() {
        Optional<Request> request = requests.take();
        paused = false;
        request.ifPresent(this::handle);
        return request.isPresent();
    }

    private void handle(Request request) {
        Branch branch = switch (request) {
            case Request.Show show -> show.branch();
            case Request.GiveUp giveUp -> giveUp.branch();
            default -> run == null ? sound : run.branch();
        };
        try {
            if (run == null) run = new Run(timeline, branch);
            switch (request) {
                // half-way pictures keep a long seek visible
                case Request.Show show -> {
                    if (show.still() || halts.isEmpty() || !onward(show)) picture(show(show) && show.still(), request);
                    else play(show, halts.get());
                }
                case Request.Halt halt -> back(halt);
                case Request.Step step -> picture(seek(branch, step.from(run)), request);
                case Request.Find find -> picture(find(branch, find), request);
                case Request.Ahead ahead ->
                        picture(seek(branch, new Navigation(run).ahead(ahead.phases()).orElse(run.cursor())), request);
                case Request.Touch touch -> touch(touch);
                case Request.Again _ -> picture(still, request);
                case Request.GiveUp _ -> {
                    if (run.branch() != branch) run.seek(branch, Cursor.START);
                    picture(true, request);
                }
            }
        } catch (OperationFailure e) {
            stopBefore(e, branch, request);
        } catch (RuntimeException | Error e) { // a solver of a user's may throw whatever it likes
            recover();
            audience.failed(e, branch, request.number());
        }
    }

    /// Stands before an operation that cannot be run.
    private void stopBefore(OperationFailure e, Branch branch, Request request) {
        recover();
        failure = e;
        failing = branch;
        try {
            run = new Run(timeline, branch);
            run.seek(branch, e.at());
            picture(true, request);
        } catch (RuntimeException | Error shown) {
            recover();
            audience.failed(e, branch, request.number());
        }
    }

    private void touch(Request.Touch touch) {
        var navigation = new Navigation(run);
        Optional<Cursor> next = touch.forward() ? navigation.nextTouching(touch.element())
                : navigation.last(Target.touched(touch.element()), 0, requests::overtaken);
        picture(next.isEmpty() || seek(run.branch(), next.get()), touch);
        if (next.isEmpty()) audience.untouched(touch.number());
    }

    /// Whether a request leads forwards on the same branch, as playing does.
    private boolean onward(Request.Show show) {
        return show.branch() == run.branch() && show.cursor().compareTo(run.cursor()) > 0;
    }

    private void play(Request.Show show, Halts reasons) {
        Cursor goal = held(show.branch(), show.cursor());
        Optional<Halts.Halt> halt = reasons.forwards(run, goal, this::passed);
        picture(halt.isPresent(), show);
        halt.ifPresent(h -> audience.halted(h, show.number()));
    }

    private void back(Request.Halt request) {
        Optional<Halts.Halt> halt = halts.flatMap(reasons -> reasons.backwards(run, requests::overtaken));
        halt.ifPresent(h -> seek(run.branch(), h.at()));
        picture(true, request);
        if (halt.isPresent()) audience.halted(halt.get(), request.number());
        else audience.untouched(request.number());
    }

    /// The next request starts over from the declared state: a run that failed in the middle of an operation has no
    /// valid cursor.
    private void recover() {
        if (run != null) sound = run.branch();
        while (sound.parent().isPresent()) sound = sound.parent().get();
        run = null;
    }

    /// Seeks a cursor unless a newer request replaces it, which may happen between two frames.
    ///
    /// @return whether it arrived
    private boolean seek(Branch branch, Cursor wanted) {
        Cursor goal = held(branch, wanted);
        from = Integer.MAX_VALUE;
        at = from;
        to = goal.frame();
        return run.seek(branch, goal, this::passed, this::late);
    }

    /// Between two frames of a seek.
    private boolean passed() {
        at = run.cursor().frame();
        began = clock.getAsLong();
        if (from > at) from = at;
        if (requests.overtaken()) return true;
        paused = worker.due();
        return paused;
    }

    /// Between two phases of a seek: a frame that takes long is left for a newer request.
    private boolean late() {
        return clock.getAsLong() - began > PATIENCE && requests.overtaken();
    }

    private boolean show(Request.Show show) {
        boolean samePlace = run.cursor().equals(show.cursor()) && run.branch() != show.branch()
                && !show.cursor().betweenFrames();
        if (!samePlace) return seek(show.branch(), show.cursor());
        CursorPath path = run.path();
        return seek(show.branch(), Cursor.complete(show.cursor().frame()))
                && seek(show.branch(), new Navigation(run).like(show.branch(), show.cursor(), path));
    }

    private boolean find(Branch branch, Request.Find find) {
        return seek(branch, Cursor.complete(find.frame() - 1)) && seek(branch,
                new Navigation(run).find(find.frame(), find.rounds(), find.phase(), find.element()));
    }

    /// Limits a cursor to the operation that is known to diverge or to fail, and to the last frame that there is.
    private Cursor held(Branch branch, Cursor wanted) {
        Cursor held = wanted;
        if (branch == failing) held = earlier(held, failure.at());
        if (branch == diverged) held = earlier(held, divergence.before());
        return earlier(held, Cursor.complete(run.model().lastFrame().orElse(Integer.MAX_VALUE)));
    }

    private static Cursor earlier(Cursor one, Cursor other) {
        return one.compareTo(other) <= 0 ? one : other;
    }

    private void picture(boolean still, Request request) {
        if (paused) {
            requests.goOn(request);
            return;
        }
        this.still = still;
        // frames that are dropped, perhaps on the way there, are not known any more
        while (run.cursor().frame() < run.model().firstFrame())
            run.seek(run.branch(), Cursor.complete(run.model().firstFrame()));
        if (!Divergence.clean(run)) {
            divergence = Divergence.find(run);
            diverged = run.branch();
        }
        boolean stopped = run.branch() == diverged && run.cursor().equals(divergence.before());
        Picture now = stopped ? Picture.stopped(run, requests.pictures(), divergence)
                : Picture.of(run, requests.pictures(), still, Optional.empty());
        audience.shown(compared(now, request), request.number());
    }

    private Picture compared(Picture now, Request request) {
        Optional<SecondSide> other = requests.comparison();
        if (!other.equals(beside)) beside.ifPresent(SecondSide::leave);
        beside = other;
        return other.map(o -> beside(o, now, request)).orElse(now);
    }

    /// A picture with what stands beside it at the same moment, or, if that was cancelled, on the way there.
    private Picture beside(SecondSide other, Picture now, Request request) {
        try {
            return other.add(now, run, requests.pictures(), still, () -> request instanceof Request.GiveUp
                    || requests.overtaken() || !requests.comparison().equals(Optional.of(other)));
        } catch (RuntimeException | Error e) {
            if (e instanceof BadInput && requests.overtaken()) { // it is for the scene that comes
                other.leave();
                return now;
            }
            requests.drop(other); // thrown out in the middle of an operation it belongs to no cursor
            audience.comparisonFailed(e);
            return now;
        }
    }

    @Override public void close() {
        requests.close();
        worker.close();
    }
}
